import type { AllowTarget, Send } from '../delivery.ts'
import { sendByFetch } from './send-once.ts'

/** How a site sends, and whereto. */
export interface Sending {
  send?: Send | undefined
  allowTarget?: AllowTarget | undefined
}

/** What may be sent to, and by what: as the site was told, within what its server allows. */
export class Targets {
  readonly #own: Sending
  #limits: Sending = {}

  constructor({ send, allowTarget }: Sending) {
    this.#own = { send, allowTarget }
  }

  /** Why nothing may be sent to an address; undefined when it may. */
  readonly allow: AllowTarget = (url) => {
    return this.#own.allowTarget?.(url) ?? this.#limits.allowTarget?.(url)
  }

  readonly send: Send = (request, signal) => {
    const send = this.#own.send ?? this.#limits.send ?? sendByFetch
    return send(request, signal)
  }

  /** Sets the server's limits; a sender that the site was given stays. */
  restrict(limits: Sending): void {
    this.#limits = limits
  }
}
