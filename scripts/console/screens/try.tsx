import { useTexts } from '../../theme/language.ts'
import { tryTexts } from '../../theme/messages/try.ts'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { leaveTour } from '../state/guide.ts'
import { chooseOperation } from '../state/calls.ts'
import type { ScreenProps, State, Store } from '../state/state.ts'
import { AnswerView } from '../view/answer-view.tsx'
import { CallView } from '../view/call-view.tsx'
import { OperationsView } from '../view/operations-view.tsx'
import { AccessView } from '../view/access-view.tsx'
import { ClockPanel } from '../view/clock-panel.tsx'
import { NextStep, TourView } from '../view/tour-view.tsx'
import { isUndecided } from '../../../mocks/world/payment-profile-life.ts'
import { phoneTexts } from '../../theme/messages/phone.ts'
import { addressOf } from '../state/route.ts'
import { Device } from '../view/enrolment-view.tsx'
import { webhookTexts } from '../../theme/messages/webhooks.ts'
import { Receiving } from '../view/endpoints-view.tsx'
import { LatestWebhooks } from '../view/delivery-view.tsx'

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

/** The payer's phone beside the form: with the enrolment of the tour, or the newest that waits. */
function PhoneView({ store, state }: { store: Store; state: State }) {
  const texts = useTexts(phoneTexts)
  const { seen, tour } = state
  const waiting = seen.profiles.filter(({ status }) => isUndecided(status))
  const toured = tour.isOpen ? Number(tour.facts.profile) : undefined
  const newest = waiting.at(-1) ?? seen.profiles.at(-1)
  // The phone of a payer who has decided stays, with what came of it, until another one is asked.
  const [last, keep] = useState(newest?.id ?? 0)
  const isLater = newest !== undefined && newest.id > last
  useEffect(() => {
    if (isLater) keep(newest.id)
  }, [isLater, newest?.id])
  const find = (wanted: number | undefined) => seen.profiles.find(({ id }) => id === wanted)
  const profile = find(toured) ?? (isLater ? newest : (find(last) ?? newest))
  return (
    <section class="phone" aria-labelledby="phone-title">
      <h2 id="phone-title" tabIndex={-1}>
        {texts.title}
      </h2>
      {profile === undefined ? (
        <p class="card empty">{state.isTokenAsked ? texts.needsToken : texts.none}</p>
      ) : (
        <>
          <Device store={store} state={state} profile={profile} />
          <p>
            <a href={addressOf('phone')}>{texts.waiting(waiting.length)}</a>
          </p>
        </>
      )}
      <NextStep store={store} state={state} where="phone" />
    </section>
  )
}

/** Most webhooks to show beside the form. */
const ROWS = 10

/** The webhooks that the site has sent, beside the form. */
function InboxView({ store, state }: { store: Store; state: State }) {
  const texts = useTexts(webhookTexts)
  const phone = useTexts(phoneTexts)
  const { deliveries } = state.seen
  return (
    <section class="card inbox" aria-labelledby="inbox-title">
      <h2 id="inbox-title" tabIndex={-1}>
        {texts.title}
      </h2>
      <p class="hidden" role="status">
        {texts.deliveries}: {deliveries.length}
      </p>
      {state.place?.kind === 'mock' && !state.isTokenAsked && (
        <Receiving store={store} state={state} />
      )}
      <NextStep store={store} state={state} where="inbox" />
      {deliveries.length === 0 && (
        <p class="empty">{state.isTokenAsked ? phone.needsToken : texts.none}</p>
      )}
      <LatestWebhooks seen={state.seen} rows={ROWS} />
    </section>
  )
}
