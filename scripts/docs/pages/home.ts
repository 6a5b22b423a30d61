import { escapeHtml } from '../../../openapi/text/html.ts'
import { document } from '../../../openapi/generated/document.ts'
import { allGaps, facts } from '../../../openapi/ledger.ts'
import { operationsOf, webhooksOf } from '../../../openapi/operations.ts'
import { toShared, viewOf, type Edition, type View } from '../edition.ts'
import type { DocsPage } from '../frame.ts'
import type { Guide } from '../guides/to-guide.ts'
import { toDiagram } from '../markup/diagram.ts'
import { toMark, toNotes } from '../markup/marks.ts'
import { toAddress } from '../markup/method.ts'
import { sayInline, sayPlain, toLang } from '../markup/say.ts'
import { resources } from '../model/resources.ts'
import { toOperationTarget } from '../places.ts'
import { toGuidePath } from './guide.ts'

/** How a client charges by Pix, from the token to the webhook. */
function toFlow({ words }: View): string {
  const { server, site, payer, pending, show, accept, webhook } = words.home
  return `sequenceDiagram
  participant C as ${server}
  participant S as ${site}
  participant P as ${payer}
  C->>S: createToken
  S-->>C: access_token
  C->>S: createCustomer
  C->>S: createSubscription
  C->>S: createPaymentProfile
  S-->>C: ${pending}
  C->>P: ${show}
  P->>S: ${accept}
  S->>C: ${webhook}`
}

/** The first page: what this is, where to start, and what is certain. */
export async function homePage(guides: readonly Guide[], edition: Edition): Promise<DocsPage> {
  const view = viewOf(edition, 'index.html')
  const { home, assumed } = edition.words
  const { title, summary = '' } = document.info
  const operations = [...operationsOf(document), ...webhooksOf(document)]
  const rows = operations.map(
    (operation) =>
      `<tr><td><a href="${toOperationTarget(operation.operationId)}">${sayInline(view, operation.summary)}</a></td>` +
      `<td>${toAddress(operation, view)}</td></tr>`,
  )
  const cards = [
    [toGuidePath('first-call'), home.cards.first],
    ['reference.html', home.cards.read],
    ['playground/index.html', home.cards.try],
  ] as const
  const link = (target: string) => (words: string) => `<a href="ledger.html#${target}">${words}</a>`
  const mark = toMark([{ gap: 'G17', keyword: undefined }], view)
  return {
    path: view.path,
    title: sayPlain(view, title),
    description: sayPlain(view, summary),
    body: `<h1>${sayInline(view, title)}</h1>
<p class="lead">${home.lead}</p>
<p>${home.about}</p>
<ul class="cards">
${cards.map(([target, [name, text]]) => `<li><a href="${target}"><strong>${name}</strong></a>\n${text}</li>`).join('\n')}
</ul>
<h2 id="flow">${home.way}</h2>
${await toDiagram(toFlow(view), 'flow-picture', home.picture)}
<p>${home.noPayment}</p>
<h2 id="certain">${home.certain}</h2>
<p>${home.apart}</p>
<ul>
<li>${home.facts(link('facts'), facts.length)}</li>
<li>${home.gaps(`<span class="assumed">${assumed}</span>`, link('gaps'), allGaps.length)}</li>
</ul>
<p>${home.open}</p>
${mark}
<h2 id="operations">${home.operations}</h2>
<div class="table" tabindex="0" role="group" aria-label="${home.operations}"><table>
<thead><tr><th scope="col">${home.does}</th><th scope="col">${home.call}</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table></div>
<p>${edition.words.pages.resources}:
${resources.map(({ name, path }) => `<a href="${path}">${name}</a>`).join(', ')}.
<a href="fields.html">${home.fields}</a>.</p>
<h2 id="guides">${home.guides}</h2>
<dl>
${guides.map(({ name, title: heading, lead, isEnglish }) => `<dt${toLang(isEnglish, view)}><a href="${toGuidePath(name)}">${escapeHtml(heading)}</a></dt>\n<dd${toLang(isEnglish, view)}>${escapeHtml(lead)}</dd>`).join('\n')}
</dl>
${toMachines(view)}
${toNotes(mark, view)}`,
  }
}

function toMachines(view: View): string {
  const { home } = view.words
  const file = (name: string) => `<a href="${toShared(view, name)}">${name}</a>`
  return `<h2 id="machines">${home.machines}</h2>
<ul>
<li>${home.document}: ${file('openapi.yaml')}, ${file('openapi.json')} (OpenAPI 3.1), ${file('openapi-3.0.yaml')}, ${file('openapi-3.0.json')}</li>
<li>${home.postman}: ${file('postman.json')}</li>
<li><a href="control.html">${home.control}</a>: ${file('control.yaml')}, ${file('control.json')}</li>
<li>${file('llms.txt')}: ${home.llms} <code>.md</code></li>
<li>${home.sitemap}: ${file('sitemap.xml')}</li>
</ul>`
}
