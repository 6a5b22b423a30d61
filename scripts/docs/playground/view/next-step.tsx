import { tour, type TourStep } from '../model/tour.ts'
import { goOn } from '../state/guide.ts'
import type { State, Store } from '../state/state.ts'

/** Where the tour is far off, on a narrow screen: the way on, beside what completed the step. */
export function NextStep({
  store,
  state,
  where,
}: {
  store: Store
  state: State
  where: TourStep['where']
}) {
  const { isOpen, isDone, step } = state.tour
  if (!isOpen || !isDone || tour[step]?.where !== where) return null
  return (
    <p class="narrow">
      <button type="button" class="first" onClick={() => goOn(store)}>
        Done. Go on with the tour
      </button>
    </p>
  )
}
