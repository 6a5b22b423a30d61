import { Icon } from '../../theme/icons.tsx'
import { useTexts } from '../../theme/language.ts'
import { frameTexts } from '../../theme/messages/frame.ts'
import { placeTexts } from '../../theme/messages/place.ts'
import { addressOf } from '../state/route.ts'
import { reset } from '../state/controls.ts'
import { activeFaults, type State, type Store } from '../state/state.ts'
import { Now } from './now.tsx'

/** Which site it is, its time, a mark while a fault is active, and the way back to the beginning. */
export function SiteBar({ store, state }: { store: Store; state: State }) {
  const texts = useTexts(frameTexts)
  const { reset: again, resetMock } = useTexts(placeTexts)
  const { seen, known, place } = state
  const active = activeFaults(seen)
  if (place === undefined) return <p class="site-bar">{texts.opening}</p>
  return (
    <p class="site-bar">
      <a href={addressOf('sites')}>{texts.site(known['site']?.[0] ?? '')}</a>
      {seen.clock !== undefined && (
        <a href={addressOf('time')}>
          <span class="hidden">{texts.clock}: </span>
          <Now state={state} /> {seen.clock.frozen && <strong>{texts.frozen}</strong>}
        </a>
      )}
      {active > 0 && (
        <a class="fault-mark" href={addressOf('time')}>
          <Icon name="warning" /> {texts.faults(active)}
        </a>
      )}
      <button type="button" class="small" onClick={() => void reset(store)}>
        {place.kind === 'mock' ? resetMock : again}
      </button>
    </p>
  )
}
