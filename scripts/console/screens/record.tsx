import type { Control, ControlSchemas } from '../../../mocks/control/client/client.ts'
import { useTexts } from '../../theme/language.ts'
import { recordTexts } from '../../theme/messages/records.ts'
import { addressOf } from '../state/route.ts'
import type { PaymentProfile, ScreenProps } from '../state/state.ts'
import { type Live, useLive } from '../state/use-live.ts'
import { Device } from '../view/enrolment-view.tsx'
import { JsonView } from '../view/json-view.tsx'
import { Moment, Status, Waiting } from '../view/parts.tsx'
import type { Kind } from './records.tsx'

type Entry = ControlSchemas['HistoryEntry']

/** One record as it is stored, and what happened to it, with links to what that concerns. */
export function RecordView({ store, state, kind, id }: ScreenProps & { kind: Kind; id: string }) {
  const texts = useTexts(recordTexts)
  const live: Live<{ record: unknown; history: Entry[] }> = useLive(
    state,
    (control) => readRecord(control, kind, id),
    [kind, id],
  )
  const { value } = live
  const heading = `${texts.kind[kind]} ${id}`
  return (
    <article aria-labelledby="record-title">
      <h3 id="record-title">{heading}</h3>
      {value === undefined ? (
        <Waiting live={live} />
      ) : (
        <div class="halves">
          {kind === 'payment_profiles' && (
            <Device store={store} state={state} profile={value.record as PaymentProfile} />
          )}
          <section class="card">
            <h4>{texts.history}</h4>
            <ol class="history-of">
              {value.history.map((entry, index) => (
                <li key={index}>
                  <HistoryLine entry={entry} />
                </li>
              ))}
            </ol>
          </section>
          <section class="card">
            <h4>{texts.fields}</h4>
            <JsonView value={value.record} schema={undefined} label={heading} />
          </section>
        </div>
      )}
    </article>
  )
}

function HistoryLine({ entry }: { entry: Entry }) {
  const texts = useTexts(recordTexts)
  return (
    <>
      <Moment at={entry.at} /> {texts.events[entry.event]}{' '}
      {entry.customer_id !== undefined && (
        <a href={addressOf('records', ['customers', entry.customer_id])}>
          {texts.kind.customers} {entry.customer_id}
        </a>
      )}{' '}
      {entry.subscription_id !== undefined && (
        <a href={addressOf('records', ['subscriptions', entry.subscription_id])}>
          {texts.kind.subscriptions} {entry.subscription_id}
        </a>
      )}{' '}
      {entry.payment_profile_id !== undefined && (
        <a href={addressOf('records', ['payment_profiles', entry.payment_profile_id])}>
          {texts.kind.payment_profiles} {entry.payment_profile_id}
        </a>
      )}{' '}
      {entry.delivery_id !== undefined && (
        <a href={addressOf('webhooks', [entry.delivery_id])}>{entry.delivery_id}</a>
      )}{' '}
      {entry.status !== undefined && <Status status={entry.status} />}
    </>
  )
}

async function readRecord(control: Control, kind: Kind, id: string) {
  const number = Number(id)
  if (kind === 'customers') {
    const { find, history } = control.customers
    return together(find(number), history(number))
  }
  if (kind === 'subscriptions') {
    const { find, history } = control.subscriptions
    return together(find(id), history(id))
  }
  return together(control.payer.profile(number), control.payer.history(number))
}

async function together(reading: Promise<unknown>, told: Promise<Entry[]>) {
  const [record, history] = await Promise.all([reading, told])
  return { record, history }
}
