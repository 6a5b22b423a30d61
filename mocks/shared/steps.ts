import type { Pace } from './pace.ts'

/** Long work in steps. It yields the share that is done, from 0 to 1; whoever runs it may pause there, or stop. */
export type Steps<Result> = Generator<number, Result, undefined>

/** How long to work between two pauses, in milliseconds. */
const STRETCH = 40

/** Records of one step. */
export const STEP = 500

/** Does all steps at once. */
export function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

/** Does the steps with pauses, in which others get their turn. */
export async function finishInTurns<Result>(
  steps: Steps<Result>,
  { tell, signal }: Pace,
): Promise<Result> {
  let begun = performance.now()
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
    if (performance.now() - begun < STRETCH) continue
    tell?.(step.value)
    await new Promise((resolve) => setTimeout(resolve))
    signal?.throwIfAborted()
    begun = performance.now()
  }
}
