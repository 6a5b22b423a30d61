import type { AutomaticDecision } from '../world/payment-profile-life.ts'

/** What a site does by itself when its clock reaches a moment. Plain data. */
export type Work =
  | { readonly kind: 'qr_code_expiry'; readonly payment_profile_id: number }
  | {
      readonly kind: 'decision'
      readonly payment_profile_id: number
      readonly decision: AutomaticDecision
    }
  | { readonly kind: 'webhook_attempt'; readonly delivery_id: string }

/** Work and the moment when it falls due. */
export interface Task {
  /** Milliseconds since 1970, on the site's clock. */
  readonly at: number
  /** Decides between tasks of the same moment: the one that was added first. */
  readonly order: number
  readonly work: Work
}

/** What falls due, as `site.clock.due()` lists it. */
export type DueItem = Work & {
  /** Moment on the site's clock, ISO 8601 in UTC. */
  at: string
  /** The attempt is in progress: its target has not responded. */
  in_flight?: true
}

/** A site's time and what is scheduled. */
export interface ClockState {
  /** The site's time, ISO 8601 in UTC. */
  now: string
  frozen: boolean
  /** What falls due, soonest first; attempts in flight come before it. */
  due: DueItem[]
}

/** What the scheduler calls to run a task, and asks about what is being sent. */
export interface TaskCallbacks {
  perform(work: Work, at: number): Promise<void>
  /** Resolves when nothing is being sent; undefined when nothing is. */
  settled(): Promise<void> | undefined
  inFlight(): DueItem[]
}
