import type { ErrorReason, SkipReason } from './report.ts'

/** Why something that was asked for cannot be had: what rests on it is not carried out either. */
export class Stop extends Error {
  readonly outcome: 'skipped' | 'blocked' | 'errored'
  /** A `SkipReason`, an `ErrorReason`, or the id of the check that stands in the way. */
  readonly reason: string

  constructor(outcome: 'skipped' | 'blocked' | 'errored', reason: string, detail: string) {
    super(detail)
    this.outcome = outcome
    this.reason = reason
  }
}

/** Nothing is wrong, but nothing can be checked either. */
export function skip(reason: SkipReason, detail: string): Stop {
  return new Stop('skipped', reason, detail)
}

/** Another check has told of what is wrong here. */
export function blockedBy(check: string, detail: string): Stop {
  return new Stop('blocked', check, detail)
}

/** The site cannot be asked. */
export function halt(reason: ErrorReason, detail: string): Stop {
  return new Stop('errored', reason, detail)
}
