import type { Language } from '../../../openapi/text/language.ts'
import { escapeHtml } from '../../../openapi/text/html.ts'
import type { Enrolment } from '../../payer/payer.ts'
import { isUndecided } from '../../world/payment-profile-life.ts'
import { toQrImage } from '../../pix/qr-image.ts'
import { type PageContent } from './frame.ts'
import { isOutcome, outcomeIcons, outcomeLines, toOrder, type Order } from './order.ts'
import { payStyle } from './pay-style.ts'
import { payTexts, type PayTexts } from './pay-texts.ts'

/** Files of the payer's page, beside it. */
const FILES = { styles: [], scripts: ['pay.js'] }

/** The payer's phone: who charges how much for what, and two buttons, or the outcome. */
export function payPage(
  site: string,
  { profile, subscription }: Enrolment,
  language: Language,
  { isLate = false }: { isLate?: boolean } = {},
): PageContent {
  const texts = payTexts[language]
  const { status, qr_code: code } = profile
  const isOpen = isUndecided(status)
  const order = subscription && toOrder(subscription, texts)
  const outcome = isOutcome(status, texts) ? texts.outcomes[status].title : status
  const list = toList(site, profile, order, texts)
  const body = isOpen
    ? `<p class="kind">${texts.product}</p>
<h1>${escapeHtml(texts.question(site))}</h1>
${order === undefined ? '' : toAmountBox(order)}
${list}
<form class="question" method="post">
<button class="first" name="decision" value="accept">${texts.accept}</button>
<button name="decision" value="refuse">${texts.refuse}</button>
</form>
${toCode(code, texts)}`
    : `${toOutcome(site, status, outcome, texts)}
${isLate ? `<p class="note" role="status">${texts.late}</p>` : ''}
${list}`
  const link = `<a href="../#/phone/${profile.id}">${texts.toConsole}</a>`
  return {
    title: isOpen ? `${texts.question(site)} · ${texts.bank}` : `${outcome} · ${texts.bank}`,
    status: isLate ? 409 : 200,
    ...toPhone(language, `${body}\n<p class="end">${link}</p>`),
    files: FILES,
  }
}

/** What every page of the phone has: its language, its looks, and the bank's name. */
export function toPhone(language: Language, body: string) {
  const { bank, isTrial } = payTexts[language]
  const head = `<div class="bank"><strong>${bank}</strong> <span>${isTrial}</span></div>`
  return { language, style: payStyle, body: `${head}\n${body}` }
}

function toList(
  site: string,
  profile: Enrolment['profile'],
  order: Order | undefined,
  texts: PayTexts,
): string {
  const isOpen = isUndecided(profile.status)
  const items = order?.items.map((item) => `<li><bdi>${escapeHtml(item)}</bdi></li>`)
  const rows: Readonly<Record<string, string | undefined>> = {
    [texts.whoCharges]: `<bdi>${escapeHtml(site)}</bdi>`,
    [texts.whoPays]: order?.payer && `<bdi>${escapeHtml(order.payer)}</bdi>`,
    [texts.forWhat]: items?.length ? `<ul>${items.join('')}</ul>` : texts.noItems,
    [texts.howOften]: order && escapeHtml(order.rhythm),
    [texts.dueNow]: isOpen ? texts.nothingDue : undefined,
    [isOpen ? texts.validUntil : texts.changedAt]: isOpen
      ? toMoment(profile.qr_code_expires_at)
      : toMoment(profile.updated_at),
  }
  const shown = Object.entries(rows).filter(([, html]) => html !== undefined && html !== '')
  const list = shown.map(([term, html]) => `<div><dt>${term}</dt><dd>${html}</dd></div>`)
  return `<dl>${list.join('\n')}</dl>`
}

function toAmountBox({ amount, rhythm }: Order): string {
  return `<p class="amount"><strong>${amount}</strong> ${escapeHtml(rhythm)}</p>`
}

/** The button waits for the script: without one, the text can be marked and copied. */
function toCode(code: string, texts: PayTexts): string {
  return `<section class="code"><h2>${texts.codeTitle}</h2>
${toQrImage(code, texts.qrCode)}
<h3 id="code-title">${texts.codeAsText}</h3>
<pre id="code" tabindex="0" role="group" aria-labelledby="code-title">${escapeHtml(code)}</pre>
<button type="button" hidden data-copies="code" data-tells="told">${texts.copy}</button>
<p id="told" role="status" data-copied="${texts.copied}" data-failed="${texts.notCopied}"></p>
</section>`
}

function toOutcome(site: string, status: string, title: string, texts: PayTexts): string {
  const icon = outcomeIcons[status]
  const line = icon === undefined ? '' : `<path d="${outcomeLines[icon]}"/>`
  const text = isOutcome(status, texts) ? texts.outcomes[status].text(site) : ''
  return `<div class="outcome is-${escapeHtml(status)}">
<svg viewBox="0 0 24 24" aria-hidden="true">${line}</svg>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
</div>`
}

function toMoment(timestamp: string): string {
  const shown = timestamp.replace('T', ' ').replace(/(\.\d+)?(Z|\+00:00)$/, ' UTC')
  return `<time datetime="${escapeHtml(timestamp)}">${escapeHtml(shown)}</time>`
}
