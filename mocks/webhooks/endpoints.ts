import { ChangeTracker } from '../shared/change-tracker.ts'
import { MOST_ENDPOINTS } from '../shared/limits.ts'
import type { Random } from '../world/random.ts'
import type { AllowTarget, WebhookEndpoint } from './delivery.ts'
import { createSigner, toSecret, type Sign } from './signature.ts'

/** An endpoint and its signer. */
export interface SigningEndpoint {
  readonly endpoint: WebhookEndpoint
  readonly sign: Sign
}

/** The addresses that a site sends its webhooks to (gap G85). They survive a reset. */
export class Endpoints {
  readonly #known = new Map<number, SigningEndpoint>()
  #random: Random
  readonly #allowTarget: AllowTarget
  readonly #changes: ChangeTracker
  readonly #most: number
  #lastId = 0

  constructor(
    random: Random,
    allowTarget: AllowTarget,
    changes: ChangeTracker,
    most = MOST_ENDPOINTS,
  ) {
    this.#most = most
    this.#random = random
    this.#allowTarget = allowTarget
    this.#changes = changes
  }

  /** @throws Error when the address or the secret is invalid. */
  add(url: string, given?: string): WebhookEndpoint {
    const refused = this.refusalOf(url)
    if (refused !== undefined) {
      throw new Error(`Cannot send webhooks to "${url}": ${refused}`)
    }
    if (this.#known.size >= this.#most) {
      throw new Error(
        `Cannot send webhooks to "${url}": there are ${this.#most} endpoints; remove one`,
      )
    }
    // Only now: a refused endpoint must not draw a random number.
    const secret = given ?? toSecret(this.#random.hex(32))
    const sign = createSigner(secret)
    this.#lastId += 1
    const endpoint = { id: this.#lastId, url, secret, disabled: false }
    this.#known.set(endpoint.id, { endpoint, sign })
    this.#changes.note('endpoints', endpoint.id, endpoint)
    return { ...endpoint }
  }

  /** Why nothing may be sent to an address; undefined when it is allowed. */
  refusalOf(address: string): string | undefined {
    return refusalOfForm(address) ?? this.#allowTarget(new URL(address))
  }

  get lastId(): number {
    return this.#lastId
  }

  /** How many random numbers were drawn for secrets. */
  get drawn(): number {
    return this.#random.drawn
  }

  dump(): EndpointsState {
    const endpoints = this.list().map(({ endpoint }) => ({ ...endpoint }))
    return { list: endpoints, last_id: this.#lastId, drawn: this.#random.drawn }
  }

  /** Replaces all endpoints; whether they are allowed is checked at each attempt. */
  load({ list, last_id: lastId }: EndpointsState, random: Random): void {
    this.#known.clear()
    for (const endpoint of list) {
      this.#known.set(endpoint.id, {
        endpoint: { ...endpoint },
        sign: createSigner(endpoint.secret),
      })
    }
    this.#lastId = lastId
    this.#random = random
  }

  find(id: number): SigningEndpoint | undefined {
    return this.#known.get(id)
  }

  /** Sets whether an endpoint is disabled; undefined when it doesn't exist. */
  disable(id: number, isDisabled: boolean): WebhookEndpoint | undefined {
    const endpoint = this.#known.get(id)?.endpoint
    if (endpoint === undefined) return undefined
    endpoint.disabled = isDisabled
    this.#changes.note('endpoints', id, endpoint)
    return { ...endpoint }
  }

  remove(id: number): boolean {
    const isGone = this.#known.delete(id)
    if (isGone) this.#changes.note('endpoints', id)
    return isGone
  }

  /** Oldest first. */
  list(): SigningEndpoint[] {
    return [...this.#known.values()]
  }
}

/** All endpoints as plain data. */
export interface EndpointsState {
  /** Oldest first. */
  list: WebhookEndpoint[]
  last_id: number
  /** How many random numbers were drawn for secrets. */
  drawn: number
}

/** Every list, snapshot and saved state repeats the address. */
const LONGEST_ADDRESS = 2048

/** Why webhooks cannot be sent to an address of this form; undefined when they can. */
export function refusalOfForm(address: string): string | undefined {
  if (address.length > LONGEST_ADDRESS) {
    return `it is longer than ${LONGEST_ADDRESS} characters; use a shorter one`
  }
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    return "it isn't an http(s) address; write one such as http://127.0.0.1:3000/webhooks"
  }
  if (url.username !== '' || url.password !== '') {
    return 'it has a user name or password; leave them out'
  }
  return undefined
}
