import {
  createClock,
  createFaults,
  createPayer,
  createRequests,
  createSites,
  createState,
  createWebhooks,
} from './parts.ts'
import { followEvents } from './follow-events.ts'
import { createTransport, type ControlOptions } from './transport.ts'

export { ControlFailure, type ControlOptions } from './transport.ts'
export type { FollowedEvent } from './follow-events.ts'
export type { ControlSchemas } from './types.ts'

/** A site in the hands of a test, wherever it is played. */
export type Control = ReturnType<typeof createControl>

/**
 * Makes a client of the control API. A refused call is a `ControlFailure`.
 *
 * @throws Error when neither an address nor a site is given.
 *
 * @example
 * const control = createControl({ baseUrl: 'http://127.0.0.1:4010' })
 * await control.payer.accept(9)
 * await control.webhooks.wait()
 */
export function createControl(options: ControlOptions) {
  const call = createTransport(options)
  return {
    ...createState(call),
    ...createSites(call),
    payer: createPayer(call),
    webhooks: createWebhooks(call),
    clock: createClock(call),
    faults: createFaults(call),
    requests: createRequests(call),
    /** What happens at the site, as it happens, until the signal or the loop ends it. */
    events: (signal?: AbortSignal) => followEvents(call, signal),
  }
}
