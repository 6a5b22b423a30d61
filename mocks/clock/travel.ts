import type { Timepiece } from '../world/clock.ts'
import type { Agenda } from './agenda.ts'
import { waitAtMost } from './timer.ts'
import type { Hands } from './work.ts'

/** How long an advance waits for webhook targets in all, in milliseconds of real time. */
const PATIENCE = 1000

/**
 * Leads a standing clock to a moment, and has all done that falls due on the way, each at its own
 * moment. Before time moves on, what was sent may end: its retry may be due on the way, too.
 */
export async function travel(
  piece: Timepiece,
  agenda: Agenda,
  hands: Hands,
  target: number,
  isCurrent: () => boolean,
): Promise<void> {
  let patience = PATIENCE
  const settle = async () => {
    const settled = hands.settled()
    if (settled === undefined || patience <= 0) return
    const begin = performance.now()
    await waitAtMost(settled, patience)
    patience -= performance.now() - begin
  }
  await settle()
  while (isCurrent()) {
    if ((agenda.next()?.at ?? Infinity) > piece.now()) await settle()
    const task = isCurrent() ? agenda.takeDue(target) : undefined
    if (task === undefined) return
    piece.moveTo(task.at)
    await hands.perform(task.work, task.at)
  }
}
