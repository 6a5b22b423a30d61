import type { Operation } from '../../../openapi/operations.ts'
import { toShared, type Edition, type View } from '../edition.ts'
import { escapeHtml } from '../../../openapi/text/html.ts'
import type { DocsPage } from '../frame.ts'
import { toAddress } from '../markup/method.ts'
import { sayBlocks, sayFirst, sayInline } from '../markup/say.ts'
import { resources } from '../model/resources.ts'
import { toOwnText } from '../model/schema.ts'
import { api, toPagePath, viewIn, type Collection } from './collection.ts'
import { groupsOf, toGroupAnchor } from './navigation.ts'

/** The list of all operations; each has the anchor that it had when one page showed all of them. */
export function indexPage(collection: Collection, edition: Edition): DocsPage {
  const view = viewIn(collection, edition, collection.index)
  const { pages } = edition.words
  const isApi = collection === api
  const title = isApi ? pages.reference : pages.control
  const groups = groupsOf(collection).map(
    ({ name, description, operations }) => `<section>
<h2 id="${toGroupAnchor(name)}">${sayInline(view, name)}</h2>
${sayBlocks(view, toOwnText(description))}
${toList(collection, operations, view)}
</section>`,
  )
  const webhooks =
    collection.webhooks.length === 0
      ? ''
      : `<section><h2 id="webhooks">${pages.webhooks}</h2>${toList(collection, collection.webhooks, view)}</section>`
  return {
    path: view.path,
    title,
    description: isApi ? pages.referenceDescription : pages.controlDescription,
    body: `<h1>${title}</h1>
<p class="lead">${isApi ? pages.referenceLead : pages.controlLead}</p>
${sayBlocks(view, toOwnText(collection.document.info.description))}
${isApi ? '' : toFiles(view)}
${toServers(collection, view)}
${groups.join('\n')}
${webhooks}
${isApi ? toResources(view) : ''}`,
  }
}

function toList(collection: Collection, operations: readonly Operation[], view: View): string {
  const items = operations.map((operation) => {
    const { operationId, summary, description } = operation
    return `<li id="operation/${operationId}">
<p class="name"><a href="${toPagePath(collection, operationId)}">${sayInline(view, summary)}</a></p>
<p>${toAddress(operation, view)}</p>
${sayFirst(view, toOwnText(description))}</li>`
  })
  return `<ul class="fields">
${items.join('\n')}
</ul>`
}

function toResources(view: View): string {
  const items = resources.map(
    ({ name, path, views }) =>
      `<li><p class="name"><a href="${path}">${name}</a></p>${sayBlocks(view, toOwnText(views[0]?.schema.description))}</li>`,
  )
  return `<section><h2 id="resources">${view.words.pages.resources}</h2>
<ul class="fields">${items.join('\n')}</ul></section>`
}

/** The addresses that calls are sent to. */
function toServers({ document }: Collection, view: View): string {
  const items = (document.servers ?? []).map(
    ({ url, description = '' }) =>
      `<li><code>${escapeHtml(url)}</code> ${sayInline(view, description)}</li>`,
  )
  return `<h2 id="servers">${view.words.pages.servers}</h2><ul>${items.join('\n')}</ul>`
}

function toFiles(view: View): string {
  const file = (name: string) => `<a href="${toShared(view, name)}">${name}</a>`
  return `<p>${view.words.pages.controlLegend} ${file('control.yaml')}, ${file('control.json')}.</p>`
}
