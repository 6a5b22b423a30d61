import { useTexts } from '../../theme/language.ts'
import { timeTexts } from '../../theme/messages/time.ts'
import { control } from '../state/controls.ts'
import type { State, Store } from '../state/state.ts'
import { Moment } from './parts.tsx'

/** Steps of the clock to offer. */
const STEPS = ['1h', '1d', '1w'] as const

/** The site's time, and buttons to advance it. */
export function ClockView({ store, state }: { store: Store; state: State }) {
  const texts = useTexts(timeTexts)
  const { clock } = state.seen
  const next = clock?.due[0]
  const advance = async (step: (typeof STEPS)[number]) => {
    const isDone = await control(store, (api) => api.clock.advance(step))
    // Announced once: announcing the clock itself would repeat at every update.
    if (isDone) store.set({ notice: { text: texts.advanced(texts.spans[step]) } })
  }
  return (
    <section class="card clock" aria-labelledby="clock-title">
      <h2 id="clock-title">{texts.clock}</h2>
      <p>
        {clock === undefined ? texts.unknown : <Moment at={clock.now} />}
        {next !== undefined && (
          <span class="quiet">
            , {texts.next} {texts.tasks[next.kind]}, <Moment at={next.at} />
          </span>
        )}
      </p>
      <div class="row">
        {STEPS.map((step) => (
          <button key={step} type="button" class="small" onClick={() => void advance(step)}>
            {texts.advance} {texts.spans[step]}
          </button>
        ))}
      </div>
    </section>
  )
}
