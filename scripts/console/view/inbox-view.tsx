import { useTexts } from '../../theme/language.ts'
import { phoneTexts } from '../../theme/messages/phone.ts'
import { webhookTexts } from '../../theme/messages/webhooks.ts'
import type { State, Store } from '../state/state.ts'
import { Receiving } from './endpoints-view.tsx'
import { LatestWebhooks } from './latest-webhooks.tsx'
import { NextStep } from './next-step.tsx'

/** Most webhooks to show beside the form. */
const ROWS = 10

/** The webhooks that the site has sent, beside the form. */
export function InboxView({ store, state }: { store: Store; state: State }) {
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
