import { control } from '../state/controls.ts'
import type { State, Store } from '../state/state.ts'
import { toMoment } from './parts.tsx'

/** Steps of the clock to offer. */
const STEPS = { '1 hour': '1h', '1 day': '1d', '1 week': '1w' } as const

/** The site's time, and buttons to advance it. */
export function ClockView({ store, state }: { store: Store; state: State }) {
  const { clock } = state.seen
  const next = clock?.due[0]
  return (
    <section class="card clock" aria-labelledby="clock-title">
      <h2 id="clock-title">The site’s clock</h2>
      <p>
        {clock === undefined ? 'Not known yet' : toMoment(clock.now)}
        {next !== undefined && (
          <span class="quiet">
            , next: {next.kind.replaceAll('_', ' ')} at {toMoment(next.at)}
          </span>
        )}
      </p>
      <div class="row">
        {Object.entries(STEPS).map(([label, duration]) => (
          <button
            key={label}
            type="button"
            class="small"
            onClick={() => void advance(store, label, duration)}
          >
            Advance {label}
          </button>
        ))}
      </div>
    </section>
  )
}

/** Advances the clock and announces it: announcing the clock itself would repeat at every update. */
async function advance(store: Store, label: string, duration: string): Promise<void> {
  const isDone = await control(store, (api) => api.clock.advance(duration))
  const { clock } = store.state.seen
  if (!isDone || clock === undefined) return
  store.set({
    notice: { text: `The site’s clock was advanced by ${label}, to ${toMoment(clock.now)}.` },
  })
}
