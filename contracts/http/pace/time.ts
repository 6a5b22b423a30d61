/** The clock that a run waits on; milliseconds since 1970. */
export interface Time {
  now: () => number
  sleep: (milliseconds: number) => Promise<void>
}

/** This machine's clock. */
export const realTime: Time = {
  now: () => Date.now(),
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
}

/** A clock that only `sleep` advances: waits cost no time. */
export function createVirtualTime(): Time {
  let now = Date.now()
  return {
    now: () => now,
    sleep: async (milliseconds) => {
      now += milliseconds
    },
  }
}

/**
 * Asks again, with growing pauses, until an answer is good enough or the time is over. Returns the
 * last one.
 *
 * @param patience milliseconds in all
 */
export async function askUntil<Value>(
  time: Time,
  patience: number,
  ask: () => Promise<Value>,
  isEnough: (value: Value) => boolean,
): Promise<Value> {
  const deadline = time.now() + patience
  for (let pause = 150; ; pause *= 2) {
    const value = await ask()
    const left = deadline - time.now()
    if (isEnough(value) || left <= 0) return value
    await time.sleep(Math.min(pause, left))
  }
}
