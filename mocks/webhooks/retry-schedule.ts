import { mixSeed } from '../world/random.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** From the end of each failed attempt to the next one, in milliseconds (gap G86). */
export const RETRY_DELAYS: readonly number[] = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
]

/** The longest `Retry-After` that is respected, in milliseconds: the longest of the schedule. */
const LONGEST_WAIT = 24 * HOUR

/** How much sooner a retry may come, as a share of its delay; never later, so a full delay is enough. */
export const JITTER = 0.1

/**
 * The delay before the next attempt, in milliseconds; undefined after the last one. It is randomly up
 * to a tenth shorter than the schedule's, always the same for the same delivery, and no shorter than
 * the target's `Retry-After`.
 */
export function toRetryDelay(
  tries: number,
  chance: { seed: number; id: string },
  retryAfter: string | null,
): number | undefined {
  const delay = RETRY_DELAYS[tries - 1]
  if (delay === undefined) return undefined
  const share = mixSeed(chance.seed, `${chance.id} ${tries}`) / 2 ** 32
  const asked = retryAfter === null ? 0 : toWait(retryAfter, Date.now())
  return Math.max(Math.round(delay * (1 - JITTER * share)), asked)
}

/** A `Retry-After` (RFC 9110, section 10.2.3) in milliseconds; 0 when it is invalid. */
export function toWait(retryAfter: string, now: number): number {
  const text = retryAfter.trim()
  const wait = /^\d+$/.test(text) ? Number(text) * SECOND : Date.parse(text) - now
  return wait > 0 ? Math.min(wait, LONGEST_WAIT) : 0
}
