import { useTexts } from '../../theme/language.ts'
import { tryTexts } from '../../theme/messages/try.ts'
import { useEffect, useMemo } from 'preact/hooks'
import { leaveTour } from '../state/guide.ts'
import { chooseOperation } from '../state/calls.ts'
import type { State, Store } from '../state/state.ts'
import { AnswerView } from '../view/answer-view.tsx'
import { CallView } from '../view/call-view.tsx'
import { NextStep } from '../view/next-step.tsx'
import { OperationsView } from '../view/operations-view.tsx'
import { AccessView } from '../view/access-view.tsx'
import { ClockPanel } from '../view/clock-panel.tsx'
import { InboxView } from '../view/inbox-view.tsx'
import { PhoneView } from '../view/phone-view.tsx'
import { TourView } from '../view/tour-view.tsx'
import type { ScreenProps } from './screen.ts'

/** Every call as a form, with the payer's phone, the webhooks and the clock beside it, and the tour. */
export function TryScreen({ store, state, route }: ScreenProps) {
  const texts = useTexts(tryTexts)
  const [asked] = route.rest
  useEffect(() => {
    if (asked !== undefined) chooseOperation(store, asked)
  }, [store, asked])
  useEffect(() => {
    // A link has led to one call: a tour that has not begun would stand in front of it.
    if (asked !== undefined && state.tour.step === 0) leaveTour(store)
  }, [])
  const exchange = state.history.find(({ number }) => number === state.shown)
  // Avoids rendering a long response again at every key press.
  const answer = useMemo(() => exchange && <AnswerView exchange={exchange} />, [exchange])
  return (
    <>
      <TourView store={store} state={state} />
      <div class="columns">
        <div class="left">
          <OperationsView store={store} state={state} />
          <AccessView store={store} state={state} />
        </div>
        <div class="middle">
          <CallView store={store} state={state} />
          <p class="hidden" role="status">
            {exchange !== undefined &&
              texts.call(exchange.number, exchange.answer?.status ?? texts.noAnswer)}
          </p>
          <NextStep store={store} state={state} where="call" />
          {answer}
          <HistoryView store={store} state={state} />
        </div>
        <aside class="right" aria-label={texts.site}>
          <PhoneView store={store} state={state} />
          <InboxView store={store} state={state} />
          <ClockPanel store={store} state={state} route={route} />
        </aside>
      </div>
    </>
  )
}

/** The calls that were made, newest first, to go back to. */
function HistoryView({ store, state }: { store: Store; state: State }) {
  const texts = useTexts(tryTexts)
  const { history, shown } = state
  if (history.length < 2) return null
  return (
    <details class="card history">
      <summary>{texts.history(history.length)}</summary>
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
                {answer?.status ?? texts.none}
              </span>{' '}
              {call.method} {call.path}
            </button>
          </li>
        ))}
      </ol>
    </details>
  )
}
