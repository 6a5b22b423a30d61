import { Fragment } from 'preact'
import { useContext, useMemo, useRef } from 'preact/hooks'
import { findPaymentCode } from '../../../mocks/pix/br-code.ts'
import { toQrImage } from '../../../mocks/pix/qr-image.ts'
import { isOutcome, outcomeIcons, toOrder } from '../../../mocks/tools/pages/order.ts'
import { payTexts } from '../../../mocks/tools/pages/pay-texts.ts'
import { decisions, isUndecided } from '../../../mocks/world/payment-profile-life.ts'
import { Icon } from '../../theme/icons.tsx'
import { LanguageContext, useTexts } from '../../theme/language.ts'
import { phoneTexts } from '../../theme/messages/phone.ts'
import { decide } from '../state/controls.ts'
import { addressOf } from '../state/route.ts'
import type { PaymentProfile, State, Store } from '../state/state.ts'
import { useLive } from '../state/use-live.ts'
import { CopyCurl } from './action.tsx'
import { CopyButton, Moment } from './parts.tsx'

interface EnrolmentProps {
  store: Store
  state: State
  profile: PaymentProfile
}

/** The payer's phone with a payment profile. */
export function Device(props: EnrolmentProps) {
  const texts = useTexts(phoneTexts)
  return (
    <div class="device" role="group" aria-label={texts.device(props.profile.id)}>
      <div class="screen">
        <EnrolmentView {...props} />
      </div>
    </div>
  )
}

/** What the phone shows: who charges how much for what, or the outcome. */
function EnrolmentView({ store, state, profile }: EnrolmentProps) {
  const texts = useTexts(phoneTexts)
  const phone = payTexts[useContext(LanguageContext)]
  const { id, status, customer_id: customer, subscription_id: subscription } = profile
  const { value } = useLive(state, ({ subscriptions }) => subscriptions.find(subscription), [
    subscription,
  ])
  const order = value && toOrder(value, phone)
  const isOpen = isUndecided(status)
  const site = state.known['site']?.[0] ?? ''
  const head = useRef<HTMLParagraphElement>(null)
  const possible = decisions
    .filter((decision) => (decision === 'cancel' ? status === 'active' : isOpen))
    .map((decision) => {
      const isPayers = decision === 'accept' || decision === 'refuse'
      return [decision, isPayers ? phone[decision] : texts[decision]] as const
    })
  return (
    <>
      <p class="bank">
        <strong>{phone.bank}</strong> {phone.product}
      </p>
      <Head head={head} site={site} status={status} />
      {isOpen && order !== undefined && (
        <p class="amount">
          <strong>{order.amount}</strong> {order.rhythm}
        </p>
      )}
      <dl>
        <dt>{texts.profile}</dt>
        <dd>
          <a href={addressOf('records', ['payment_profiles', id])}>{id}</a>
        </dd>
        <dt>{phone.whoPays}</dt>
        <dd>
          <a href={addressOf('records', ['customers', customer])}>{customer}</a>
          {order !== undefined && (
            <>
              , <bdi>{order.payer}</bdi>
            </>
          )}
        </dd>
        {order?.items.length === 0 && (
          <>
            <dt>{phone.forWhat}</dt>
            <dd>{phone.noItems}</dd>
          </>
        )}
        {order?.items.map((item, index) => (
          <Fragment key={index}>
            <dt>{phone.forWhat}</dt>
            <dd>
              <bdi>{item}</bdi>
            </dd>
          </Fragment>
        ))}
        {isOpen && (
          <>
            <dt>{phone.dueNow}</dt>
            <dd>{phone.nothingDue}</dd>
          </>
        )}
        <dt>{isOpen ? phone.validUntil : phone.changedAt}</dt>
        <dd>
          <Moment at={isOpen ? profile.qr_code_expires_at : profile.updated_at} />
        </dd>
      </dl>
      <div class="buttons">
        {possible.map(([decision, name]) => (
          <button
            key={decision}
            type="button"
            class={decision === 'accept' ? 'first' : ''}
            // The buttons disappear with the decision: the focus moves to the result.
            onClick={() =>
              void decide(store, id, decision).then(() =>
                head.current?.focus({ preventScroll: true }),
              )
            }
          >
            {name}
          </button>
        ))}
      </div>
      {isOpen && <Code state={state} profile={profile} />}
      <p class="row">
        {possible.map(([decision, name]) => (
          <CopyCurl
            key={decision}
            store={store}
            call={{ id: 'decide', input: { path: { id }, body: { decision } } }}
            about={`${name} ${texts.about(id)}`}
            label={`curl: ${name}`}
          />
        ))}
      </p>
    </>
  )
}

function Head(props: {
  head: { current: HTMLParagraphElement | null }
  site: string
  status: string
}) {
  const { head, site, status } = props
  const phone = payTexts[useContext(LanguageContext)]
  if (isUndecided(status)) {
    return (
      <p class="ask" tabIndex={-1} ref={head}>
        {phone.question(site)}
      </p>
    )
  }
  const icon = outcomeIcons[status]
  const outcome = isOutcome(status, phone) ? phone.outcomes[status] : undefined
  return (
    <div class={`outcome is-${status}`}>
      {icon !== undefined && <Icon name={icon} />}
      <p class="ask" tabIndex={-1} ref={head}>
        {outcome?.title ?? status}
      </p>
      <p>{outcome?.text(site)}</p>
    </div>
  )
}

/** The code as a picture and as text; a running mock has a page for it, which a real phone can open. */
function Code({ state, profile }: Omit<EnrolmentProps, 'store'>) {
  const { id, qr_code: code } = profile
  const texts = useTexts(phoneTexts)
  const phone = payTexts[useContext(LanguageContext)]
  const picture = useMemo(
    () => `data:image/svg+xml,${encodeURIComponent(withNamespace(toQrImage(code, 'QR code')))}`,
    [code],
  )
  const payment = findPaymentCode(code)
  return (
    <>
      <img class="code" src={picture} alt={`${phone.qrCode}: ${texts.about(id)}`} />
      <p class="row">
        <CopyButton text={code} what={texts.about(id)} label={phone.copy} />
      </p>
      {state.place?.kind === 'mock' && payment !== undefined && (
        <p>
          <a href={`${state.place.base}/pay/${payment}`}>{texts.ownPage}</a>
        </p>
      )}
    </>
  )
}

/** An SVG in its own file must name its namespace. */
function withNamespace(svg: string): string {
  return svg.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
}
