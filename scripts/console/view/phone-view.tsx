import { Fragment } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { decisions, isUndecided } from '../../../mocks/world/payment-profile-life.ts'
import { findPaymentCode } from '../../../mocks/pix/br-code.ts'
import { toQrImage } from '../../../mocks/pix/qr-image.ts'
import type { Exchange } from '../model/exchange.ts'
import { decide } from '../state/controls.ts'
import type { PaymentProfile, State, Store } from '../state/state.ts'
import { NextStep } from './next-step.tsx'
import { toMoment } from './parts.tsx'

/** The payer's phone. */
export function PhoneView({ store, state }: { store: Store; state: State }) {
  const { seen, tour } = state
  const waiting = seen.profiles.filter(({ status }) => isUndecided(status)).toReversed()
  const [chosen, choose] = useState<number | undefined>(undefined)
  const newest = seen.profiles.at(-1)?.id
  // The phone shows the newest request, or the one of the tour's step, not an earlier choice.
  useEffect(() => choose(undefined), [newest, tour.step])
  const wanted = [chosen, Number(tour.isOpen ? tour.facts.profile : undefined)]
  const profile =
    seen.profiles.find(({ id }) => id === wanted[0]) ??
    seen.profiles.find(({ id }) => id === wanted[1]) ??
    waiting[0] ??
    seen.profiles.at(-1)
  return (
    <section class="phone" aria-labelledby="phone-title" id="phone">
      <h2 id="phone-title" tabIndex={-1}>
        The payer’s phone
      </h2>
      <div class="device">
        <div class="screen">
          {profile === undefined ? (
            <p class="empty">
              {state.isTokenAsked
                ? 'Unknown: the mock needs its control token first.'
                : 'There is no enrolment yet. Create a payment profile.'}
            </p>
          ) : (
            <>
              <label class="pick">
                <span>
                  {waiting.length === 0 ? 'No enrolment is waiting' : `${waiting.length} waiting`}
                </span>
                <select
                  value={String(profile.id)}
                  onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
                >
                  {seen.profiles.toReversed().map(({ id, status }) => (
                    <option key={id} value={String(id)}>
                      Profile {id}, {status}
                    </option>
                  ))}
                </select>
              </label>
              <Enrolment store={store} state={state} profile={profile} />
            </>
          )}
        </div>
      </div>
      <NextStep store={store} state={state} where="phone" />
    </section>
  )
}

function Enrolment({
  store,
  state,
  profile,
}: {
  store: Store
  state: State
  profile: PaymentProfile
}) {
  const { id, status, qr_code: code, customer_id: customer } = profile
  const isOpen = isUndecided(status)
  const picture = useMemo(
    () => `data:image/svg+xml,${encodeURIComponent(withNamespace(toQrImage(code, 'QR code')))}`,
    [code],
  )
  const payment = findPaymentCode(code)
  const order = findOrder(state.history, profile.subscription_id)
  return (
    <>
      <p class="ask" tabIndex={-1}>
        {isOpen ? (
          <>
            <strong>{state.known['site']?.[0] ?? 'The site'}</strong> wants to charge you by Pix
            from now on.
          </>
        ) : (
          <>
            This recurrence is <strong>{status}</strong>.
          </>
        )}
      </p>
      {isOpen && <img class="code" src={picture} alt={`QR code of payment profile ${id}`} />}
      {!isOpen && <p class={`outcome is-${status}`}>{status === 'active' ? '✓' : '—'}</p>}
      <dl>
        <dt>Profile</dt>
        <dd>{id}</dd>
        <dt>Customer</dt>
        <dd>
          {customer}
          {order !== undefined && `, ${order.name}`}
        </dd>
        {order?.items.map((item) => (
          <Fragment key={item}>
            <dt>For</dt>
            <dd>{item}</dd>
          </Fragment>
        ))}
        <dt>{isOpen ? 'Valid until' : 'Changed at'}</dt>
        <dd>{toMoment(isOpen ? profile.qr_code_expires_at : profile.updated_at)}</dd>
        <dt>Due now</dt>
        <dd>Nothing</dd>
      </dl>
      <div class="buttons">
        {decisions
          .filter((decision) => (decision === 'cancel' ? status === 'active' : isOpen))
          .map((decision) => (
            <button
              key={decision}
              type="button"
              class={decision === 'accept' ? 'first' : ''}
              onClick={() => void decide(store, id, decision).then(focusOutcome)}
            >
              {LABELS[decision]}
            </button>
          ))}
      </div>
      {state.place?.kind === 'mock' && payment !== undefined && isOpen && (
        <p>
          <a href={`${state.place.base}/pay/${payment}`}>The mock’s own page for this code</a>
        </p>
      )}
    </>
  )
}

/** The buttons disappear with the decision: the focus moves to the result. */
function focusOutcome(): void {
  document.querySelector<HTMLElement>('#phone .ask')?.focus({ preventScroll: true })
}

const LABELS = {
  accept: 'Accept',
  refuse: 'Refuse',
  expire: 'Let expire',
  cancel: 'Cancel it',
} as const

/** An SVG in its own file must name its namespace. */
function withNamespace(svg: string): string {
  return svg.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
}

/** The part of a subscription that the phone shows. */
interface Order {
  name: string
  /** Each item in words. */
  items: string[]
}

interface SeenSubscription {
  id?: unknown
  customer?: { first_name?: unknown; last_name?: unknown }
  items?: {
    quantity?: unknown
    product?: { name?: unknown }
    price_point?: { price_int_cents?: unknown }
  }[]
}

/** What the payer pays for, if a response has shown the subscription. */
function findOrder(history: readonly Exchange[], subscription: string): Order | undefined {
  for (const { answer } of history.toReversed()) {
    const data = (answer?.json as { data?: SeenSubscription } | undefined)?.data
    if (data?.id !== subscription || !Array.isArray(data.items)) continue
    const { customer, items } = data
    return {
      name: [customer?.first_name, customer?.last_name].filter(Boolean).join(' '),
      items: items.map(({ quantity, product, price_point: price }) => {
        const cents = Number(price?.price_int_cents ?? 0)
        return `${String(quantity)} × ${String(product?.name)}, R$ ${(cents / 100).toFixed(2)} each`
      }),
    }
  }
  return undefined
}
