import type { Choices, Profile } from '../openapi/ledger.ts'
import type { SiteClock } from './clock/scheduler.ts'
import type { Application, ApplicationInput } from './oauth/applications.ts'
import type { SitePayer } from './payer/payer.ts'
import type { Pace } from './shared/pace.ts'
import type { Sites } from './sites.ts'
import type { KeptIn } from './state/keeper.ts'
import type { Snapshot } from './state/snapshot.ts'
import type { Answered } from './tools/answered.ts'
import type { Events } from './tools/events.ts'
import type { SiteFaults } from './tools/faults/faults.ts'
import type { Metrics } from './tools/metrics.ts'
import type { SiteJournal } from './tools/request-log/request-log.ts'
import type { SiteRecords } from './tools/site-records.ts'
import type { SiteWebhooks } from './webhooks/webhooks.ts'

/** One recurring-billing site, as a function from Request to Response. */
export interface Site {
  readonly name: string
  readonly seed: number
  readonly customers: number
  /** The application that the site starts with; it has all eight scopes. */
  readonly application: Application
  /** The choice in force for each gap. */
  readonly profile: Choices
  /** Choices of the profile that the mock cannot play, in words. */
  readonly notPlayed: readonly string[]
  /** The `Sites` that it belongs to; set by them. Undefined for a standalone site. */
  sites: Sites | undefined
  /** The request log. */
  readonly journal: SiteJournal
  /** Faults to inject. */
  readonly faults: SiteFaults
  /** Customers, subscriptions and payment profiles as they are stored, and their history. */
  readonly records: SiteRecords
  /** A live stream of events. */
  readonly events: Events
  /** Counts and durations, for Prometheus. */
  readonly metrics: Metrics
  /** The site's time: freeze it, set it, advance it. */
  readonly clock: SiteClock
  /** Decides about payment profiles. */
  readonly payer: SitePayer
  /** Webhook endpoints and deliveries. */
  readonly webhooks: SiteWebhooks
  /** Answers a request. An error inside is a 500 with the reason. */
  fetch(request: Request | string | URL, init?: RequestInit): Promise<Response>
  /**
   * Resets records, tokens, request log, clock and random numbers, so that the same requests give
   * the same ids and tokens as before. Applications, the payer's policy and webhook endpoints stay;
   * pending deliveries are dropped.
   */
  reset(): Promise<void>
  /**
   * Resets the site to the records of a scenario; the next reset restores the site's own.
   *
   * @throws FieldError when there is no such scenario; nothing has changed then.
   */
  scenario(name: string): Promise<void>
  /** Returns the whole state as one JSON document. It holds secrets. */
  snapshot(): Promise<Snapshot>
  /**
   * Restores the state of a snapshot, of this site or another one: the site goes on from there.
   * Deliveries that were in flight are sent again. The request log starts empty. With a pace, the seeded
   * records are made beside other work: it tells how far that is, and can cancel it.
   *
   * @throws FieldError naming the wrong place in the snapshot; nothing has changed then.
   *
   * @example
   * const before = await site.snapshot()
   * await site.clock.advance('2d')
   * await site.restore(before)
   */
  restore(snapshot: Snapshot, pace?: Pace): Promise<void>
  /** A cheap fingerprint: it changes whenever the state does. */
  mark(): string
  /** Adds an application with a new UID and secret (gap G81). Throws on a wrong field. */
  createApplication(input: ApplicationInput): Application
  /** All applications, oldest first. */
  applications(): Application[]
  /**
   * Replaces the choices; gaps that aren't named get the ledger's assumption. Records stay.
   *
   * @throws Error when there is no such gap or choice; nothing has changed then.
   */
  setProfile(profile: Profile): Promise<void>
  /**
   * Continues with what is kept at a place, and keeps every change there from now on: answers and
   * webhooks wait until it is durable. Like the options `keep` and `rows` of `createSite`.
   * Without either, the site goes on in memory alone.
   *
   * @throws NotKept when it can't be read, or can't be kept for the first time.
   */
  keepIn(place: KeptIn): Promise<void>
  /**
   * Resolves when all changes so far are durable; at once for a site that isn't kept anywhere.
   *
   * @throws NotKept when they could not be kept, and were undone.
   */
  kept(): Promise<void>
  /**
   * Does what is due now, for a host with timers of its own. Returns when to call it again, in real
   * milliseconds since 1970; null for never, as long as nothing changes.
   */
  runDue(): Promise<number | null>
  /** Stops timers, delays and event streams, for a site that is no longer needed. */
  close(): void
  /** Calls a listener with each answer, until the returned function is called. */
  onAnswer(listener: (answered: Answered) => void): () => void
}
