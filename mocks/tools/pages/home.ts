import { valueOf } from '../../../openapi/ledger.ts'
import type { components } from '../../../openapi/generated/types.ts'
import { isUndecided } from '../../world/payment-profile-life.ts'
import { findPaymentCode } from '../../pix/br-code.ts'
import type { Site } from '../../site.ts'
import { escapeHtml } from '../../../openapi/text/html.ts'
import { type PageContent } from './frame.ts'

type PaymentProfile = components['schemas']['PaymentProfile']

/** How many payment profiles the page lists at most. */
const MOST_PENDING = 10

/**
 * The page at `/`: the console of the mock. Its script replaces what stands here for those who read
 * without scripts, or where the reference was not built.
 *
 * @param prefix prefix of the site's own paths, such as `/sites/acme`
 */
export async function homePage(
  { name, payer, profile }: Pick<Site, 'name' | 'payer' | 'profile'>,
  sites: readonly Pick<Site, 'name'>[],
  prefix = '',
): Promise<PageContent> {
  const { method, path } = valueOf(profile, 'token-address')
  const profiles = await payer.profiles()
  const pending = profiles.filter(({ status }) => isUndecided(status))
  const others = sites.filter((site) => site.name !== name)
  const links = others.map((site) => `<li><a href="/sites/${site.name}/">${site.name}</a></li>`)
  const list = links.length === 0 ? '' : `<h2>Other sites here</h2>\n<ul>${links.join('')}</ul>`
  return {
    title: `Sabiá: site ${name}`,
    files: {
      styles: [`${prefix}/docs/assets/site.css`, `${prefix}/docs/playground/console.css`],
      scripts: [`${prefix}/docs/playground/console.js`],
    },
    body: `<div id="console" data-files="${prefix}/docs/playground/"><h1>Site <em>${name}</em></h1>
<p>A recurring-billing site, played by Sabiá.</p>
<ul>
  <li><a href="${prefix}/docs/reference.html">API reference</a>, with everything that is assumed marked</li>
  <li><a href="${prefix}/docs/guides/first-call.html">Guides</a>, from the first call on</li>
  <li><a href="${prefix}/docs/playground/index.html">Playground</a>: forms for every call to this mock, the payer's phone and the webhooks</li>
  <li><a href="${prefix}/__sabia/health">Health</a> of this mock</li>
  <li>Control API: <a href="${prefix}/__sabia/requests">last requests</a>,
    <a href="${prefix}/__sabia/payment_profiles">payment profiles</a>,
    <a href="${prefix}/__sabia/webhook_deliveries">webhook deliveries</a>,
    <a href="${prefix}/__sabia/clock">clock</a>, <a href="${prefix}/__sabia/faults">faults</a></li>
</ul>
<h2>First call</h2>
<p>Get a token with the credentials that <code>sabia mock</code> printed, then call the API:</p>
<pre>${method} ${prefix}${escapeHtml(path)}
grant_type=client_credentials&amp;client_id=…&amp;client_secret=…&amp;site=${name}&amp;scope=customers_read

GET ${prefix}/api/customers
Authorization: Bearer …</pre>
<h2>Enrol a payer</h2>
<p>With a token of scope <code>payment_profiles_write</code>, for a subscription of the customer:</p>
<pre>POST ${prefix}/api/customers/{id}/payment_profiles
{"payment_method_type":"pix","subscription_id":"…"}</pre>
<p>The answer's QR code leads to a payer's page, listed here while it waits for a decision.</p>
<h2>Waiting for their payer</h2>
${toPendingList(pending, prefix)}
${list}</div>`,
  }
}

function toPendingList(pending: readonly PaymentProfile[], prefix: string): string {
  if (pending.length === 0) return '<p>None at present.</p>'
  const latest = pending.slice(-MOST_PENDING).toReversed()
  const rows = latest.map(({ id, customer_id, qr_code }) => {
    const code = findPaymentCode(qr_code) ?? ''
    const link = `<a href="${prefix}/pay/${escapeHtml(code)}">payment profile ${id}</a>`
    return `  <li>${link} of customer ${customer_id}</li>`
  })
  const more = pending.length - latest.length
  const rest = more === 0 ? '' : `\n<p>And ${more} older ones.</p>`
  return `<ul>\n${rows.join('\n')}\n</ul>${rest}`
}
