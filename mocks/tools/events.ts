import { observe } from '../shared/listeners.ts'

/** Something that happened at a site. */
export interface SiteEvent {
  /** Number of the event, counted from the first listener on. */
  id: number
  /** `request` with an entry of the request log, `reset`, and others. */
  type: string
  data: unknown
}

type Tell = (type: string, data: unknown) => void

interface Subscriber {
  hear: (event: SiteEvent) => void
  end: () => void
}

/** A live stream of a site's events. Costs nothing without listeners. */
export class Events {
  readonly #subscribers = new Set<Subscriber>()
  readonly #begin: (tell: Tell) => () => void
  #stop: (() => void) | undefined
  #lastId = 0

  /** @param begin called for the first listener; returns a function that is called after the last one has left */
  constructor(begin: (tell: Tell) => () => void) {
    this.#begin = begin
  }

  /** How many listeners there are. */
  get size(): number {
    return this.#subscribers.size
  }

  /**
   * Calls a listener with each event, until the returned function is called.
   *
   * @param end called when the site ends all subscriptions
   */
  subscribe(hear: (event: SiteEvent) => void, end: () => void = () => {}): () => void {
    const subscriber = { hear, end }
    this.#subscribers.add(subscriber)
    this.#stop ??= this.#begin((type, data) => this.tell(type, data))
    return () => {
      this.#subscribers.delete(subscriber)
      if (this.#subscribers.size > 0) return
      this.#stop?.()
      this.#stop = undefined
    }
  }

  /** Calls all listeners. */
  tell(type: string, data: unknown): void {
    if (this.#subscribers.size === 0) return
    this.#lastId += 1
    const event = { id: this.#lastId, type, data }
    for (const { hear } of new Set(this.#subscribers)) observe(() => hear(event))
  }

  /** Ends all subscriptions, when the server closes. */
  end(): void {
    for (const { end } of new Set(this.#subscribers)) observe(end)
    this.#subscribers.clear()
    this.#stop?.()
    this.#stop = undefined
  }
}
