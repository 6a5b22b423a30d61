import type { ErrorReason, SkipReason } from './report.ts'

/** Thrown when a step has no value; checks that need it don't run. */
export class Stop extends Error {
  readonly outcome: 'skipped' | 'blocked' | 'errored'
  /** A `SkipReason`, an `ErrorReason`, or the id of the check that must succeed first. */
  readonly reason: string

  constructor(outcome: 'skipped' | 'blocked' | 'errored', reason: string, detail: string) {
    super(detail)
    this.outcome = outcome
    this.reason = reason
  }
}

/** Skips a check: nothing is wrong, but nothing can be checked. */
export function skip(reason: SkipReason, detail: string): Stop {
  return new Stop('skipped', reason, detail)
}

/** Blocks a check: another one already reports what is wrong. */
export function blockedBy(check: string, detail: string): Stop {
  return new Stop('blocked', check, detail)
}

/** Stops a check: the site can't be asked. */
export function halt(reason: ErrorReason, detail: string): Stop {
  return new Stop('errored', reason, detail)
}
