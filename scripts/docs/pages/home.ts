import { escapeHtml } from '../../../openapi/text/html.ts'
import { document } from '../../../openapi/generated/document.ts'
import { allGaps, facts } from '../../../openapi/ledger.ts'
import { operationsOf, webhooksOf } from '../../../openapi/operations.ts'
import type { DocsPage } from '../frame.ts'
import type { Guide } from '../guides/to-guide.ts'
import { toDiagram } from '../markup/diagram.ts'
import { toOperationTarget } from '../places.ts'
import { toGuidePath } from './guide.ts'

/** How a client charges by Pix, from the token to the webhook. */
const FLOW = `sequenceDiagram
  participant C as Your server
  participant S as Site
  participant P as Payer
  C->>S: createToken
  S-->>C: access_token
  C->>S: createCustomer
  C->>S: createSubscription
  C->>S: createPaymentProfile
  S-->>C: pending, with a QR code
  C->>P: show the QR code
  P->>S: accept, on a phone
  S->>C: webhook: active`

/** The first page: what this is, where to start, and what is certain. */
export async function homePage(guides: readonly Guide[]): Promise<DocsPage> {
  const { title, summary = '' } = document.info
  const operations = [...operationsOf(document), ...webhooksOf(document)]
  const rows = operations.map(
    ({ operationId, summary: does, method, path }) =>
      `<tr><td><a href="${toOperationTarget(operationId)}">${escapeHtml(does)}</a></td>` +
      `<td><code>${path.startsWith('/') ? `${method} ${toBreakable(path)}` : 'webhook'}</code></td></tr>`,
  )
  return {
    path: 'index.html',
    title,
    description: summary,
    body: `<h1>${escapeHtml(title)}</h1>
<p class="lead">An API that stores customers and their subscriptions, and lets a payer agree once, on a
phone, to be charged by Pix for a subscription from then on.</p>
<p>These pages teach the API and let you try it against a mock: a program that plays a site of the
service, with made-up customers, on your machine or inside a page.</p>
<ul class="cards">
<li><a href="${toGuidePath('first-call')}"><strong>Make the first call</strong></a>
From an empty terminal to an answer of the mock, in minutes.</li>
<li><a href="reference.html"><strong>Read the reference</strong></a>
Every operation with its fields, errors and examples.</li>
<li><a href="playground/index.html"><strong>Try it here</strong></a>
A form for every call. A mock answers: the one that serves these pages, or one inside the page.</li>
</ul>
<h2 id="flow">The way to a Pix recurrence</h2>
${await toDiagram(FLOW, 'flow-picture', 'From a token to an active payment profile')}
<p>It makes no payment: the payer authorizes future charges. The answer to a new payment profile is
always pending; only the webhook tells what the payer decided.</p>
<h2 id="certain">What is certain, and what is assumed</h2>
<p>The API has a written specification. It states some things and leaves others open, and these pages
keep the two apart:</p>
<ul>
<li><span class="stated">stated</span> The specification says so: <a href="ledger.html#facts">${facts.length} facts</a>.</li>
<li><span class="assumed">assumed</span> The specification leaves it open, and the mock chooses one
answer: <a href="ledger.html#gaps">${allGaps.length} gaps</a>. A real site may choose another.</li>
</ul>
<p>A mark such as <a class="assumed" href="ledger.html#G17">assumed, G17</a> leads to the gap's row:
the question, what is assumed and why, and what else a site could do.</p>
<h2 id="operations">Operations</h2>
<div class="table" tabindex="0" role="group" aria-label="Operations"><table>
<thead><tr><th scope="col">What it does</th><th scope="col">Call</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table></div>
<h2 id="guides">Guides</h2>
<dl>
${guides.map(({ name, title: heading, lead }) => `<dt><a href="${toGuidePath(name)}">${escapeHtml(heading)}</a></dt>\n<dd>${escapeHtml(lead)}</dd>`).join('\n')}
</dl>
<h2 id="more">Also here</h2>
<ul>
<li><a href="fields.html">Every field</a>, error and scope on one page</li>
<li><a href="control.html">The control API</a> of a running mock: payer, clock, faults, webhooks</li>
<li>The document itself: <a href="openapi.yaml">openapi.yaml</a>, <a href="openapi.json">openapi.json</a>, and as a <a href="postman.json">Postman collection</a></li>
</ul>`,
  }
}

/** Lets narrow screens break a path after its slashes. */
function toBreakable(path: string): string {
  return escapeHtml(path).replaceAll('/', '/<wbr>')
}
