import { useTexts } from '../../theme/language.ts'
import { webhookTexts } from '../../theme/messages/webhooks.ts'
import type { Delivery, ScreenProps } from '../state/state.ts'
import { addressOf, goTo } from '../state/route.ts'
import { useLive } from '../state/use-live.ts'
import { DeliveryDetails } from '../view/delivery-view.tsx'
import { EndpointsView } from '../view/endpoints-view.tsx'
import { Misbehaviours } from '../view/misbehaviours.tsx'
import { Moment, Status, Table, Waiting } from '../view/parts.tsx'

const STATES = ['pending', 'delivered', 'failed', 'dropped'] as const

/** Most deliveries to list. */
const MOST = 200

/** Where webhooks go, and every one that was sent, or one of them. */
export function WebhooksScreen(props: ScreenProps) {
  const { store, state, route } = props
  const texts = useTexts(webhookTexts)
  const [id] = route.rest
  return (
    <section class="tools" aria-labelledby="webhooks-title">
      <h2 id="webhooks-title">{texts.title}</h2>
      {id === undefined ? (
        <>
          <EndpointsView store={store} state={state} />
          <Deliveries {...props} />
          <section class="card" aria-labelledby="misbehaviours-title">
            <h3 id="misbehaviours-title">{texts.misbehave}</h3>
            <Misbehaviours store={store} state={state} />
          </section>
        </>
      ) : (
        <OneDelivery key={id} {...props} id={id} />
      )}
    </section>
  )
}

function Deliveries({ state, route }: ScreenProps) {
  const texts = useTexts(webhookTexts)
  const wanted = STATES.find((one) => one === route.query['state'])
  const live = useLive(
    state,
    (client) => client.webhooks.deliveries({ limit: MOST, ...(wanted && { state: wanted }) }),
    [wanted],
  )
  const { value: deliveries } = live
  return (
    <section class="card lines" aria-labelledby="deliveries-title">
      <h3 id="deliveries-title">{texts.deliveries}</h3>
      <p class="row">
        <label for="deliveries-state">{texts.only}</label>
        <select
          id="deliveries-state"
          value={wanted ?? ''}
          onChange={({ currentTarget }) =>
            goTo(addressOf('webhooks', [], { state: currentTarget.value }), true)
          }
        >
          <option value="">{texts.every}</option>
          {STATES.map((one) => (
            <option key={one} value={one}>
              {texts.states[one]}
            </option>
          ))}
        </select>
      </p>
      {deliveries === undefined ? (
        <Waiting live={live} />
      ) : (
        <>
          <p class={deliveries.length === 0 ? 'empty' : 'quiet'} role="status">
            {deliveries.length === 0 ? texts.none : texts.count(deliveries.length)}
          </p>
          {deliveries.length > 0 && <Rows deliveries={deliveries} query={route.query} />}
        </>
      )}
    </section>
  )
}

interface RowsProps {
  deliveries: readonly Delivery[]
  query: Readonly<Record<string, string>>
}

function Rows({ deliveries, query }: RowsProps) {
  const texts = useTexts(webhookTexts)
  const { event: type, state, record, endpoint, attempts: tries, next, at, id: name } = texts
  return (
    <Table label={texts.deliveries} heads={[type, state, record, endpoint, tries, next, at, name]}>
      {deliveries.toReversed().map((one) => (
        <tr key={one.id}>
          <td>
            <a href={addressOf('webhooks', [one.id], query)}>
              {one.event.type}
              <span class="hidden"> {one.id}</span>
            </a>
          </td>
          <td>
            <Status status={one.state} />
          </td>
          <td>
            <RecordLink delivery={one} />
          </td>
          <td>{one.endpoint_id}</td>
          <td>{one.attempts.map(({ status }) => status ?? '—').join(', ')}</td>
          <td>
            <Moment at={one.next_attempt_at} />
          </td>
          <td>
            <Moment at={one.event.timestamp} />
          </td>
          <td>
            <code>{one.id}</code>
          </td>
        </tr>
      ))}
    </Table>
  )
}

function RecordLink({ delivery: { event } }: { delivery: Delivery }) {
  const { id = '' } = event.data as { id?: number | string }
  return <a href={addressOf('records', ['payment_profiles', id])}>{id}</a>
}

function OneDelivery({ store, state, route, id }: ScreenProps & { id: string }) {
  const texts = useTexts(webhookTexts)
  const live = useLive(state, (client) => client.webhooks.delivery(id), [id])
  const { value: delivery } = live
  return (
    <article aria-labelledby="delivery-title">
      <p>
        <a href={addressOf('webhooks', [], route.query)}>{texts.back}</a>
      </p>
      <h3 id="delivery-title">{texts.delivery(id)}</h3>
      {delivery === undefined ? (
        <Waiting live={live} />
      ) : (
        <section class="card">
          <p>
            <code>{delivery.event.type}</code> <Status status={delivery.state} />{' '}
            <span class="quiet">
              {texts.record} <RecordLink delivery={delivery} />, {texts.endpoint}{' '}
              {delivery.endpoint_id}, <Moment at={delivery.event.timestamp} />
            </span>
          </p>
          <DeliveryDetails store={store} state={state} delivery={delivery} />
        </section>
      )}
    </article>
  )
}
