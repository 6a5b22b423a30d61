import type { Enrolment } from '../../payer/payer.ts'
import { isUndecided } from '../../world/payment-profile-life.ts'
import { toQrImage } from '../../pix/qr-image.ts'
import { escapeHtml } from '../../../openapi/text/html.ts'
import { type PageContent } from './frame.ts'

const OUTCOMES: Readonly<Record<string, string>> = {
  active: 'Accepted',
  refused: 'Refused',
  expired: 'Too late: the code has expired',
  canceled: 'Ended: the recurrence was canceled',
}

/** The payer's phone: who charges, for what, and two buttons, or the decision. */
export function payPage(
  site: string,
  { profile, subscription }: Enrolment,
  { note, status = 200 }: { note?: string; status?: number } = {},
): PageContent {
  const isOpen = isUndecided(profile.status)
  const outcome = OUTCOMES[profile.status] ?? profile.status
  const title = isOpen ? `Pay ${site} by Pix from now on?` : outcome
  const customer = subscription?.customer
  const name = [customer?.first_name, customer?.last_name].filter(Boolean).join(' ')
  const items = subscription?.items.map(
    ({ quantity, product, price_point: { price_int_cents } }) => {
      return `<li>${quantity} × ${escapeHtml(product.name ?? '')}, ${toReais(price_int_cents)} each</li>`
    },
  )
  const rows: Readonly<Record<string, string | undefined>> = {
    'Who charges': `site <strong>${escapeHtml(site)}</strong>`,
    'Who pays': escapeHtml(name),
    'For what': items?.length ? `<ul>${items.join('')}</ul>` : 'A subscription without items',
    'How often': subscription && toRhythm(subscription),
    'Due now': 'Nothing: this only allows later charges',
    [isOpen ? 'Valid until' : 'Changed at']: isOpen
      ? toMoment(profile.qr_code_expires_at)
      : toMoment(profile.updated_at),
  }
  const shown = Object.entries(rows).filter(([, value]) => value !== undefined && value !== '')
  const list = shown.map(([term, value]) => `<dt>${term}</dt><dd>${value}</dd>`)
  return {
    title: `${title} · Sabiá`,
    status,
    body: [
      `<h1>${escapeHtml(title)}</h1>`,
      note === undefined ? '' : `<p class="note" role="status">${escapeHtml(note)}</p>`,
      `<dl>${list.join('\n')}</dl>`,
      isOpen ? QUESTION : `<p>Payment profile ${profile.id} is <code>${profile.status}</code>.</p>`,
      isOpen ? toQrImage(profile.qr_code, 'QR code of this recurrence') : '',
      isOpen ? `<h2>The code as text</h2><pre>${escapeHtml(profile.qr_code)}</pre>` : '',
      '<p><a href="../">Back to the site</a></p>',
    ]
      .filter((part) => part !== '')
      .join('\n'),
  }
}

/** Without an `action`, the form is sent to the page's own address. */
const QUESTION = `<form class="question" method="post">
<button class="first" name="decision" value="accept">Accept</button>
<button name="decision" value="refuse">Refuse</button>
</form>`

function toRhythm({
  interval,
  interval_unit,
}: {
  interval: number
  interval_unit: string
}): string {
  const unit = escapeHtml(interval_unit)
  return interval === 1 ? `every ${unit}` : `every ${interval} ${unit}s`
}

function toReais(cents: number | null | undefined): string {
  const amount = ((cents ?? 0) / 100).toFixed(2)
  return `R$ ${amount}`
}

function toMoment(timestamp: string): string {
  const shown = timestamp.replace('T', ' ').replace(/(\.\d+)?(Z|\+00:00)$/, ' UTC')
  return `<time datetime="${escapeHtml(timestamp)}">${escapeHtml(shown)}</time>`
}
