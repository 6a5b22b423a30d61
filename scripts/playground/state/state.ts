import type { ControlSchemas } from '../../../mocks/control/client/client.ts'
import type { Draft } from '../model/draft.ts'
import type { Exchange } from '../model/exchange.ts'
import type { Known } from '../model/known.ts'
import type { TourFacts } from '../model/tour.ts'
import type { Place } from '../place/place.ts'

export type PaymentProfile = ControlSchemas['PaymentProfile']
export type Delivery = ControlSchemas['WebhookDelivery']

/** A token that the site granted. */
export interface Token {
  value: string
  scope: string
  /** In milliseconds since 1970 of the site's clock. */
  expiresAt: number
}

/** Something that the reader is told, above everything else. */
interface Notice {
  text: string
  /** Takes back what is told of; until the next call. */
  undo?: () => Promise<void>
}

/** Where the tour stands. */
export interface TourState {
  isOpen: boolean
  step: number
  /** The present step is done, and the next may begin. */
  isDone: boolean
  facts: TourFacts
}

/** What is shown of the site, as it was read last. */
export interface Seen {
  profiles: PaymentProfile[]
  deliveries: Delivery[]
  endpoints: ControlSchemas['WebhookEndpoint'][]
  misbehaviours: ControlSchemas['Misbehaviour'][]
  clock: ControlSchemas['Clock'] | undefined
  /** When it was read, in milliseconds since 1970 of the reader's clock. */
  at: number
}

/** End of a token that the reader typed in: nobody knows it. JSON can hold it, unlike infinity. */
export const UNKNOWN_END = Number.MAX_SAFE_INTEGER

/** The present moment of the site's clock, as far as it is known. */
export function nowOf({ seen: { clock, at } }: Pick<State, 'seen'>): number {
  if (clock === undefined) return Date.now()
  return Date.parse(clock.now) + (clock.frozen ? 0 : Date.now() - at)
}

/** All that the playground shows. */
export interface State {
  /** Undefined while it opens. */
  place: Place | undefined
  /** A mock that serves this page; undefined where none does. */
  mock: { base: string; site: string } | undefined
  /** The mock's control token; undefined where none was given. */
  controlToken: string | undefined
  /** The mock asks for a control token, or for another one. */
  isTokenAsked: boolean
  notice: Notice | undefined
  /** Why nothing was read of the place at the last look; undefined where it was. */
  unreachable: string | undefined
  /** Keeps this tab's state from here on; undefined unless another tab keeps its own instead. */
  keptElsewhere: (() => Promise<void>) | undefined
  operationId: string
  /** The page's address asked for the operation. */
  isAsked: boolean
  drafts: Readonly<Record<string, Draft>>
  known: Known
  /** Scopes of the application, in its order. */
  scopes: readonly string[]
  token: Token | undefined
  /** A token is asked for when a call needs one and none is there. */
  isTokenAutomatic: boolean
  /** Ends the call that is under way; undefined where none is. */
  sending: AbortController | undefined
  /** Oldest first. */
  history: readonly Exchange[]
  /** Number of the exchange that is shown. */
  shown: number | undefined
  seen: Seen
  tour: TourState
}

export const nothingSeen: Seen = {
  profiles: [],
  deliveries: [],
  endpoints: [],
  misbehaviours: [],
  clock: undefined,
  at: 0,
}

export const firstTour: TourState = { isOpen: true, step: 0, isDone: false, facts: {} }

/** The state before anything has happened. */
export function toFirstState(asked: string | undefined, otherwise: string): State {
  return {
    place: undefined,
    mock: undefined,
    controlToken: undefined,
    isTokenAsked: false,
    notice: undefined,
    unreachable: undefined,
    keptElsewhere: undefined,
    operationId: asked ?? otherwise,
    isAsked: asked !== undefined,
    drafts: {},
    known: {},
    scopes: [],
    token: undefined,
    isTokenAutomatic: true,
    sending: undefined,
    history: [],
    shown: undefined,
    seen: nothingSeen,
    tour: { ...firstTour, isOpen: asked === undefined },
  }
}

/** A state that tells of its changes. */
export class Store {
  #state: State
  readonly #listeners = new Set<() => void>()

  constructor(state: State) {
    this.#state = state
  }

  get state(): State {
    return this.#state
  }

  set(change: Partial<State>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }

  /** Tells a listener of each change, until the returned function is called. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
}
