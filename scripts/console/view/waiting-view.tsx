import { useContext, useState } from 'preact/hooks'
import { toOrder } from '../../../mocks/tools/pages/order.ts'
import { payTexts } from '../../../mocks/tools/pages/pay-texts.ts'
import { LanguageContext, useTexts } from '../../theme/language.ts'
import { phoneTexts } from '../../theme/messages/phone.ts'
import { addressOf } from '../state/route.ts'
import type { PaymentProfile, Store } from '../state/state.ts'
import { Action } from './action.tsx'
import { Moment } from './parts.tsx'
import type { Control } from '../../../mocks/control/client/client.ts'
import { FIRST_STATE, toStatus } from '../../../mocks/world/payment-profile-life.ts'
import type { Choices } from '../../../openapi/ledger.ts'

interface WaitingProps {
  store: Store
  waiting: readonly WaitingEnrolment[]
  total: number
}

/** The enrolments that wait for their payer, each with its decisions. */
export function WaitingView({ store, waiting, total }: WaitingProps) {
  const texts = useTexts(phoneTexts)
  const [told, tell] = useState('')
  return (
    <>
      <p role="status" class="quiet">
        {texts.waiting(total)}. {told}
      </p>
      {waiting.length === 0 && (
        <p class="empty">
          {texts.nobody} <a href={addressOf('try', ['createPaymentProfile'])}>{texts.create}</a>
        </p>
      )}
      <ol class="waiting">
        {waiting.map((one) => (
          <li key={one.profile.id}>
            <Waiting store={store} {...one} tell={tell} />
          </li>
        ))}
      </ol>
    </>
  )
}

function Waiting({
  store,
  profile: { id, qr_code_expires_at: until },
  subscription,
  tell,
}: WaitingEnrolment & { store: Store; tell: (told: string) => void }) {
  const texts = useTexts(phoneTexts)
  const phone = payTexts[useContext(LanguageContext)]
  const { payer, amount, rhythm } = toOrder(subscription, phone)
  return (
    <>
      <p>
        <a href={addressOf('phone', [id])}>
          <bdi>{payer === '' ? texts.about(id) : payer}</bdi>
        </a>
        {' · '}
        <strong>{amount}</strong> {rhythm}
        <br />
        <span class="quiet">
          {texts.profile} {id} · {phone.validUntil} <Moment at={until} />
        </span>
      </p>
      <p class="row">
        {(['accept', 'refuse'] as const).map((decision) => (
          <Action
            key={decision}
            store={store}
            call={{ id: 'decide', input: { path: { id }, body: { decision } } }}
            label={phone[decision]}
            about={texts.about(id)}
            isFirst={decision === 'accept'}
            then={() => {
              const isHeard = store.state.seen.endpoints.length > 0
              tell(`${texts.decided[decision](id)} ${isHeard ? '' : texts.unheard}`)
            }}
          />
        ))}
      </p>
    </>
  )
}

type Subscription = Awaited<ReturnType<Control['subscriptions']['find']>>

/** An enrolment that waits for its payer. */
interface WaitingEnrolment {
  profile: PaymentProfile
  subscription: Subscription
}

/** Reads the newest enrolments that wait for their payer, the newest first, and how many there are. */
export async function readWaiting(control: Control, limit: number) {
  // A site profile may call the first status otherwise.
  const status = toStatus(FIRST_STATE, (await control.profile()) as Choices)
  const { data, total } = await control.call('listPaymentProfiles', { query: { status, limit } })
  const waiting = data.toReversed().map(async (profile): Promise<WaitingEnrolment> => ({
    profile,
    subscription: await control.subscriptions.find(profile.subscription_id),
  }))
  return { waiting: await Promise.all(waiting), total }
}
