import { useTexts } from '../../theme/language.ts'
import { tourTexts } from '../../theme/messages/tour.ts'
import { tour, type TourStep } from '../model/tour.ts'
import { goOn } from '../state/guide.ts'
import type { State, Store } from '../state/state.ts'

/**
 * The button to continue, next to what completed the step: the tour's card may be far away. The phone
 * and the inbox are next to it on a wide screen.
 */
export function NextStep({
  store,
  state,
  where,
}: {
  store: Store
  state: State
  where: TourStep['where']
}) {
  const texts = useTexts(tourTexts)
  const { isOpen, isDone, step } = state.tour
  if (!isOpen || !isDone || tour[step]?.where !== where) return null
  return (
    <p class={where === 'call' ? undefined : 'narrow'}>
      <button type="button" class="first" onClick={() => goOn(store)}>
        {texts.doneGoOn}
      </button>
    </p>
  )
}
