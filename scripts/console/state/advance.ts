import type { Control, ControlSchemas } from '../../../mocks/control/client/client.ts'

export type Clock = ControlSchemas['Clock']
export type DueItem = Clock['due'][number]

/** How many tasks of the site one call performs: enough to be quick, few enough to tell progress. */
const TASKS = 200

/** A clock that runs passes this between two calls, in milliseconds. */
const RUNS = 1000

/** The tasks that fall due up to a moment; those in flight are being done already. */
export function dueBy({ due }: Pick<Clock, 'due'>, target: number): DueItem[] {
  return due.filter((task) => task.in_flight !== true && Date.parse(task.at) <= target)
}

/**
 * Moves a site's clock forward to a moment, in several calls where many tasks fall due on the way.
 *
 * @param tell called after each call with the share of the way, 0 to 1
 */
export async function advanceTo(
  { clock }: Pick<Control, 'clock'>,
  target: number,
  tell: (share: number) => void,
  signal: AbortSignal,
): Promise<void> {
  let state = await clock.state()
  const begin = Date.parse(state.now)
  while (!signal.aborted) {
    const last = dueBy(state, target)[TASKS - 1]
    const soonest = Date.parse(state.now) + RUNS
    const next = last === undefined ? target : Math.max(Date.parse(last.at), soonest)
    const to = Math.min(next, target)
    state = await clock.set(new Date(to))
    tell(target === begin ? 1 : (to - begin) / (target - begin))
    if (to === target) return
  }
}
