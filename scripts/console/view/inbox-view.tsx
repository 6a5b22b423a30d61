import { useTexts } from '../../theme/language.ts'
import { phoneTexts } from '../../theme/messages/phone.ts'
import { webhookTexts } from '../../theme/messages/webhooks.ts'
import type { State, Store } from '../state/state.ts'
import { NextStep } from './next-step.tsx'
import { DeliveryView } from './delivery-view.tsx'
import { Receiving } from './endpoints-view.tsx'
import { Misbehaviours } from './misbehaviours.tsx'

/** Most deliveries to show. */
const MOST = 20

/** The webhooks that the site has sent, newest first. */
export function InboxView({ store, state }: { store: Store; state: State }) {
  const texts = useTexts(webhookTexts)
  const phone = useTexts(phoneTexts)
  const { deliveries } = state.seen
  const latest = deliveries.toReversed().slice(0, MOST)
  return (
    <section class="card inbox" aria-labelledby="inbox-title" id="inbox">
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
      {latest.length === 0 ? (
        <p class="empty">{state.isTokenAsked ? phone.needsToken : texts.none}</p>
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
