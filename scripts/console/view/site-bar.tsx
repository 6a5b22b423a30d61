import { Icon } from '../../theme/icons.tsx'
import { useTexts } from '../../theme/language.ts'
import { frameTexts } from '../../theme/messages/frame.ts'
import { addressOf } from '../state/route.ts'
import { activeFaults, type State } from '../state/state.ts'
import { Moment } from './parts.tsx'

/** Which site it is, its time, and a mark while a fault is active. */
export function SiteBar({ state }: { state: State }) {
  const texts = useTexts(frameTexts)
  const { seen, known, place } = state
  const active = activeFaults(seen)
  if (place === undefined) return <p class="site-bar">{texts.opening}</p>
  return (
    <p class="site-bar">
      <a href={addressOf('sites')}>{texts.site(known['site']?.[0] ?? '')}</a>
      {seen.clock !== undefined && (
        <a href={addressOf('time')}>
          <span class="hidden">{texts.clock}: </span>
          <Moment at={seen.clock.now} /> {seen.clock.frozen && <strong>{texts.frozen}</strong>}
        </a>
      )}
      {active > 0 && (
        <a class="fault-mark" href={addressOf('time')}>
          <Icon name="warning" /> {texts.faults(active)}
        </a>
      )}
    </p>
  )
}
