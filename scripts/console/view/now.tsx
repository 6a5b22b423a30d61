import { useEffect, useState } from 'preact/hooks'
import { nowOf, type State } from '../state/state.ts'
import { Moment } from './parts.tsx'

/** How often a clock that runs is shown anew, in milliseconds. */
const SECOND = 1000

/** The time of the site, which goes on while its clock runs. */
export function Now({ state }: { state: State }) {
  const [, tick] = useState(0)
  const { clock } = state.seen
  const isRunning = clock?.frozen === false
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => tick((count) => count + 1), SECOND)
    return () => clearInterval(timer)
  }, [isRunning])
  return clock === undefined ? null : <Moment at={new Date(nowOf(state)).toISOString()} />
}
