import { halt, type Stop } from '../../model/stop.ts'
import type { Time } from './time.ts'

/** The run gives up if a site asks for a longer wait, in milliseconds. */
const LONGEST_WAIT = 60_000

/** Longest sum of all waits: a site that is always busy can't be checked. */
const WAITS_IN_ALL = 180_000

/** Decides when the next request can be sent. */
export class Pace {
  readonly #time: Time
  readonly #interval: number
  #next = 0
  #waited = 0
  /** Set once the site asked for too long a wait; nothing more is sent then. */
  #over: Stop | undefined

  /** `perSecond` is the highest rate of requests; undefined for no limit. */
  constructor(time: Time, perSecond: number | undefined) {
    this.#time = time
    this.#interval = perSecond === undefined ? 0 : 1000 / perSecond
  }

  /**
   * Resolves when a request may be sent.
   *
   * @throws Stop when the site has asked for a wait that is too long for one run.
   */
  async turn(): Promise<void> {
    if (this.#over !== undefined) throw this.#over
    const now = this.#time.now()
    const at = Math.max(now, this.#next)
    this.#next = at + this.#interval
    if (at > now) await this.#time.sleep(at - now)
  }

  /**
   * Holds every further request back, as a busy site asks.
   *
   * @param header the answer's `Retry-After`: seconds or a date (RFC 9110, section 10.2.3)
   * @param answeredAt the answer's `Date`, whose clock a date is read by
   * @param attempt how often this request got 429 or 503, from 1
   * @throws Stop when the wait is too long for one run.
   */
  holdBack(header: string | null, answeredAt: string | null, attempt: number): void {
    const asked = toWait(header, Date.parse(answeredAt ?? ''), this.#time.now())
    // A wait of nothing is no answer to a site that is busy now.
    const wait = asked || Math.min(500 * 2 ** attempt, LONGEST_WAIT)
    this.#waited += wait
    if (wait > LONGEST_WAIT || this.#waited > WAITS_IN_ALL) {
      this.#over = halt(
        'RATE_LIMITED',
        `The site is busy: it asks to wait ${Math.ceil(wait / 1000)} s; try later, or lower the rate with --rate`,
      )
      throw this.#over
    }
    this.#next = Math.max(this.#next, this.#time.now() + wait)
  }
}

function toWait(header: string | null, site: number, own: number): number | undefined {
  if (header === null) return undefined
  if (/^\d+(\.\d+)?$/.test(header.trim())) return Number(header) * 1000
  const date = Date.parse(header)
  if (Number.isNaN(date)) return undefined
  const [byOwn, bySite] = [date - own, date - (Number.isNaN(site) ? own : site)]
  // What sets `Date` and what limits the rate may have two clocks.
  const isByOwn = bySite > LONGEST_WAIT && byOwn > 0 && byOwn <= LONGEST_WAIT
  return Math.max(0, isByOwn ? byOwn : bySite)
}
