import { useTexts } from '../../theme/language.ts'
import { webhookTexts } from '../../theme/messages/webhooks.ts'
import { control } from '../state/controls.ts'
import type { State, Store } from '../state/state.ts'
import { NextStep } from './next-step.tsx'
import { DeliveryView } from './delivery-view.tsx'
import { Misbehaviours } from './misbehaviours.tsx'

/** Most deliveries to show. */
const MOST = 20

/** The webhooks that the site has sent, newest first. */
export function InboxView({ store, state }: { store: Store; state: State }) {
  const texts = useTexts(webhookTexts)
  const { deliveries } = state.seen
  const latest = deliveries.toReversed().slice(0, MOST)
  return (
    <section class="card inbox" aria-labelledby="inbox-title" id="inbox">
      <h2 id="inbox-title" tabIndex={-1}>
        Webhooks
      </h2>
      <p class="hidden" role="status">
        {deliveries.length} in the inbox
      </p>
      <Receiving store={store} state={state} />
      <NextStep store={store} state={state} where="inbox" />
      {latest.length === 0 ? (
        <p class="empty">
          {state.isTokenAsked
            ? 'Unknown: the mock needs its control token first.'
            : 'No webhook was sent. Decide on an enrolment on the phone.'}
        </p>
      ) : (
        <ol class="deliveries">
          {latest.map((delivery) => (
            <DeliveryView key={delivery.id} store={store} state={state} delivery={delivery} />
          ))}
        </ol>
      )}
      <details>
        <summary>{texts.misbehave}</summary>
        <Misbehaviours store={store} state={state} />
      </details>
    </section>
  )
}

/** Where a mock sends its webhooks; the site of the page always sends them here. */
function Receiving({ store, state }: { store: Store; state: State }) {
  const { place, seen } = state
  if (place?.kind !== 'mock' || state.isTokenAsked) return null
  const url = `${place.base}/__sabia/inbox`
  const own = seen.endpoints.find((endpoint) => endpoint.url === url)
  const others = seen.endpoints.filter((endpoint) => endpoint !== own)
  return (
    <p>
      {others.length === 0
        ? 'No other endpoint is registered. '
        : `Sent to ${others.map((one) => one.url).join(', ')}. `}
      <button
        type="button"
        class="small"
        onClick={() =>
          void control(store, ({ webhooks }) =>
            own === undefined ? webhooks.addEndpoint({ url }) : webhooks.removeEndpoint(own.id),
          )
        }
      >
        {own === undefined ? 'Receive webhooks here too' : 'Stop receiving here'}
      </button>{' '}
      <span class="quiet">
        {own === undefined
          ? 'This registers an endpoint of the mock itself, which responds with 204 and changes nothing.'
          : `${url} is registered with the mock.`}
      </span>
    </p>
  )
}
