import { useTexts } from '../../theme/language.ts'
import { timeTexts } from '../../theme/messages/time.ts'
import { webhookTexts } from '../../theme/messages/webhooks.ts'
import { ClockPanel } from '../view/clock-panel.tsx'
import { FaultsPanel } from '../view/faults-panel.tsx'
import { Misbehaviours } from '../view/misbehaviours.tsx'
import type { ScreenProps } from '../state/state.ts'

/** The site's clock, and the faults that strike its answers and its webhooks. */
export function TimeScreen({ store, state, route }: ScreenProps) {
  const texts = useTexts(timeTexts)
  const webhooks = useTexts(webhookTexts)
  return (
    <section class="tools" aria-labelledby="time-title">
      <h2 id="time-title">{texts.title}</h2>
      <div class="halves">
        <ClockPanel store={store} state={state} route={route} />
        <FaultsPanel store={store} state={state} />
        <section class="card" aria-labelledby="misbehaviours-title">
          <h3 id="misbehaviours-title">{webhooks.misbehave}</h3>
          <Misbehaviours store={store} state={state} />
        </section>
      </div>
    </section>
  )
}
