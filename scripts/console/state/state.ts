import type { ControlSchemas } from '../../../mocks/control/client/client.ts'
import type { PlaceWords } from '../../theme/messages/place.ts'
import type { Draft } from '../model/draft.ts'
import type { Exchange } from '../model/exchange.ts'
import type { Known } from '../model/known.ts'
import type { TourFacts } from '../model/tour.ts'
import type { Place } from '../place/place.ts'
import type { openPage } from '../place/page-place.ts'
import { NO_STORAGE, type StateStorage } from './keep.ts'
import type { Route } from './route.ts'

export type PaymentProfile = ControlSchemas['PaymentProfile']
export type Delivery = ControlSchemas['WebhookDelivery']

/** A token that the site granted. */
export interface Token {
  value: string
  scope: string
  /** In milliseconds since 1970 of the site's clock. */
  expiresAt: number
}

/** A notice, shown above everything else. */
export interface Notice {
  /** A refusal in the words of the site; or in the page's language. */
  text: string | ((words: PlaceWords) => string)
  /** Undoes the action; available until the next call. */
  undo?: () => Promise<void>
}

/** Progress of the tour. */
interface TourState {
  isOpen: boolean
  step: number
  /** The current step is done, and the next may start. */
  isDone: boolean
  facts: TourFacts
}

/** What is shown of the site, as last read. */
export interface Seen {
  profiles: PaymentProfile[]
  deliveries: Delivery[]
  endpoints: ControlSchemas['WebhookEndpoint'][]
  misbehaviours: ControlSchemas['Misbehaviour'][]
  faults: ControlSchemas['Fault'][]
  clock: ControlSchemas['Clock'] | undefined
  /** When it was read, in milliseconds since 1970 of the reader's clock. */
  at: number
}

/** How many faults can still strike; one that is used up stays in the list. */
export function activeFaults({ faults, misbehaviours }: Seen): number {
  return faults.filter(({ left }) => left !== 0).length + misbehaviours.length
}

/** Expiry of a token that the reader typed: unknown. Unlike infinity, JSON can represent it. */
export const UNKNOWN_END = Number.MAX_SAFE_INTEGER

/** The current time of the site's clock, as far as known. */
export function nowOf({ seen: { clock, at } }: Pick<State, 'seen'>): number {
  if (clock === undefined) return Date.now()
  return Date.parse(clock.now) + (clock.frozen ? 0 : Date.now() - at)
}

/** Everything that the console remembers. */
export interface State {
  /** Undefined while it opens. */
  place: Place | undefined
  /** The mock that serves this page, if any. */
  mock: { base: string; site: string } | undefined
  /** The mock's control token, if given. */
  controlToken: string | undefined
  /** The mock needs a control token, or a different one. */
  isTokenAsked: boolean
  notice: Notice | undefined
  /** How much of its records a site has that is being made again, from 0 to 1; undefined unless one is. */
  work: { share: number; cancel?: () => void } | undefined
  /** Why the last update failed; undefined if it didn't. */
  unreachable: string | undefined
  /** Makes this tab save its state again; undefined unless another tab saves its own. */
  keptElsewhere: (() => Promise<void>) | undefined
  operationId: string
  /** The operation came from the page's address. */
  isAsked: boolean
  drafts: Readonly<Record<string, Draft>>
  known: Known
  /** Scopes of the application, in its order. */
  scopes: readonly string[]
  token: Token | undefined
  /** Get a token automatically when a call needs one. */
  isTokenAutomatic: boolean
  /** Cancels the call in progress, if any. */
  sending: AbortController | undefined
  /** Oldest first. */
  history: readonly Exchange[]
  /** Number of the exchange that is shown. */
  shown: number | undefined
  seen: Seen
  /** Counts the updates of what the site shows; each screen reads again after one. */
  updates: number
  tour: TourState
}

export const nothingSeen: Seen = {
  profiles: [],
  deliveries: [],
  endpoints: [],
  misbehaviours: [],
  faults: [],
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
    work: undefined,
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
    updates: 0,
    tour: { ...firstTour, isOpen: asked === undefined },
  }
}

/** Where the console runs. */
export interface Surroundings {
  /** Folder of the page's own files, with its slash. */
  folder: string
  /** Address of the mock that may serve the page; undefined where no mock can. */
  mockBase: string | undefined
  /** Opens a site in the page; undefined where the page belongs to a mock. */
  openPage: typeof openPage | undefined
  /** The site in the page that its address names. */
  pageSite?: string | undefined
  storage: StateStorage
}

/** A console without a page: it keeps nothing, and calls nobody. */
const NOWHERE: Surroundings = {
  folder: '',
  mockBase: undefined,
  openPage: undefined,
  storage: NO_STORAGE,
}

/** A state with listeners. */
export class Store {
  readonly surroundings: Surroundings
  #state: State
  readonly #listeners = new Set<() => void>()

  constructor(state: State, surroundings: Surroundings = NOWHERE) {
    this.#state = state
    this.surroundings = surroundings
  }

  get state(): State {
    return this.#state
  }

  set(change: Partial<State>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }

  /** Calls a listener after each change, until the returned function is called. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
}

/** What each screen gets. */
export interface ScreenProps {
  store: Store
  state: State
  route: Route
}
