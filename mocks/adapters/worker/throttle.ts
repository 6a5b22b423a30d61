/** How many seconds of requests may come at once. */
const BURST = 10

/**
 * Takes a request that arrives at a moment, in milliseconds; returns after how many seconds it may
 * come again, or 0 when it may pass.
 */
export type Throttle = (now: number) => number

/** Allows so many requests a second, on average over ten seconds. */
export function createThrottle(perSecond: number): Throttle {
  let left = perSecond * BURST
  let last = 0
  return (now) => {
    left = Math.min(perSecond * BURST, left + ((now - last) / 1000) * perSecond)
    last = now
    if (left < 1) return Math.ceil((1 - left) / perSecond)
    left -= 1
    return 0
  }
}
