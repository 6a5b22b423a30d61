import { useEffect, useMemo, useState } from 'preact/hooks'
import type { Exchange } from '../model/exchange.ts'
import type { State, Store } from '../state/state.ts'
import { AnswerView } from './answer-view.tsx'
import { CallView } from './call-view.tsx'
import { NextStep } from './next-step.tsx'
import { OperationsView } from './operations-view.tsx'
import { PlaceView } from './place-view.tsx'
import { AccessView } from './access-view.tsx'
import { ClockView } from './clock-view.tsx'
import { InboxView } from './inbox-view.tsx'
import { PhoneView } from './phone-view.tsx'
import { TourView } from './tour-view.tsx'

/** The whole playground. */
export function App({ store, folder }: { store: Store; folder: string }) {
  const [state, setState] = useState(store.state)
  useEffect(() => {
    setState(store.state)
    return store.subscribe(() => setState(store.state))
  }, [store])
  const exchange = state.history.find(({ number }) => number === state.shown)
  // Avoids rendering a long response again at every key press.
  const answer = useMemo(() => exchange && <AnswerView exchange={exchange} />, [exchange])
  return (
    <>
      <PlaceView store={store} state={state} folder={folder} />
      <TourView store={store} state={state} />
      <div class="columns">
        <div class="left">
          <OperationsView store={store} state={state} />
          <AccessView store={store} state={state} />
        </div>
        <div class="middle">
          <CallView store={store} state={state} />
          <p class="hidden" role="status">
            {toSummary(exchange)}
          </p>
          <NextStep store={store} state={state} where="call" />
          {answer}
          <HistoryView store={store} state={state} />
        </div>
        <aside class="right" aria-label="The site">
          <PhoneView store={store} state={state} />
          <InboxView store={store} state={state} />
          <ClockView store={store} state={state} />
        </aside>
      </div>
    </>
  )
}

/** The announcement of a response for screen readers. */
function toSummary(exchange: Exchange | undefined): string {
  if (exchange === undefined) return ''
  const { answer, failure, number } = exchange
  return answer === undefined ? `Call ${number}: ${failure}` : `Call ${number}: ${answer.status}`
}

/** The calls that were made, newest first, to go back to. */
function HistoryView({ store, state }: { store: Store; state: State }) {
  const { history, shown } = state
  if (history.length < 2) return null
  return (
    <details class="card history">
      <summary>Calls so far ({history.length})</summary>
      <ol reversed>
        {history.toReversed().map(({ number, call, answer }) => (
          <li key={number} value={number}>
            <button
              type="button"
              class="link"
              aria-current={number === shown ? 'true' : undefined}
              onClick={() => store.set({ shown: number })}
            >
              <span class={`status is-${String(answer?.status ?? 'no')[0]}xx`}>
                {answer?.status ?? 'none'}
              </span>{' '}
              {call.method} {call.path}
            </button>
          </li>
        ))}
      </ol>
    </details>
  )
}
