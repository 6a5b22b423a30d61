import type { AutomaticDecision } from '../payer/life.ts'

/** What a site does by itself when its clock reaches a moment. Plain data. */
export type Work =
  | { readonly kind: 'qr_code_expiry'; readonly payment_profile_id: number }
  | {
      readonly kind: 'decision'
      readonly payment_profile_id: number
      readonly decision: AutomaticDecision
    }
  | { readonly kind: 'webhook_attempt'; readonly delivery_id: string }

/** A piece of work and the moment at which it falls due. */
export interface Task {
  /** Milliseconds since 1970, on the site's clock. */
  readonly at: number
  /** Decides between tasks of one moment: the one that was made first. */
  readonly order: number
  readonly work: Work
}

/** What falls due, as `site.clock.due()` tells it. */
export type DueItem = Work & {
  /** Moment on the site's clock, ISO 8601 in UTC. */
  at: string
  /** The attempt is being made: its target has not answered. */
  in_flight?: true
}

/** A site's time, and what lies ahead of it. */
export interface ClockState {
  /** The site's time, ISO 8601 in UTC. */
  now: string
  frozen: boolean
  /** What falls due, soonest first; attempts in flight stand before it. */
  due: DueItem[]
}

/** What a site does at its moments, and what it is sending. */
export interface Hands {
  perform(work: Work, at: number): Promise<void>
  /** Resolves when nothing is being sent; undefined when that is so already. */
  settled(): Promise<void> | undefined
  inFlight(): DueItem[]
}
