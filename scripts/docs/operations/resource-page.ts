import { FIRST_STATE, life } from '../../../mocks/world/payment-profile-life.ts'
import { document } from '../../../openapi/generated/document.ts'
import { viewOf, type Edition, type View } from '../edition.ts'
import type { DocsPage } from '../frame.ts'
import { toCode } from '../markup/code.ts'
import { toOperationLinks, toTree } from '../markup/fields.ts'
import { toInline } from '../markup/markdown.ts'
import { toAssumed, toMark, toNotes } from '../markup/marks.ts'
import { sayBlocks, sayPlain } from '../markup/say.ts'
import { toCertainSwitch } from '../markup/switch.ts'
import { ownMarksOf, treeOf, type FieldNode } from '../model/fields.ts'
import { RESTS_ON } from '../model/life.ts'
import type { Resource, ResourceView } from '../model/resources.ts'
import { toOwnText } from '../model/schema.ts'
import { api } from './collection.ts'
import { toNavigation } from './navigation.ts'

/** The page of a record: its states, and each form in which calls show it. */
export function resourcePage({ name, path, views }: Resource, edition: Edition): DocsPage {
  const view = viewOf(edition, path)
  const text = toOwnText(views[0]?.schema.description)
  const article = `<h1>${name}</h1>
${sayBlocks(view, text)}
${toCertainSwitch(view)}
${toStates(name, views, view)}
${views.map((one, place) => toView(one, place, view)).join('\n')}`
  return {
    path,
    title: name,
    description: sayPlain(view, text).replace(/^(.{1,200}?[.!?])(\s.*)?$/su, '$1'),
    body: `<div class="reference">
${toNavigation(api, view)}
<article>
${article}
${toNotes(article, view)}
</article>
${toExample(views, view)}
</div>`,
  }
}

function toView({ name, schema, operations }: ResourceView, place: number, view: View): string {
  const { pages } = view.words
  const text = place === 0 ? '' : sayBlocks(view, toOwnText(schema.description))
  return `<section id="${name}"><h2>${name}</h2>
${text}<p class="small">${pages.shownBy} ${toOperationLinks(operations, view)}.</p>
${toMark(ownMarksOf(document, schema), view)}
${toTree(treeOf(document, schema, '', true), view, { prefix: `${name}.`, presence: pages.alwaysPresent, open: 1 })}
</section>`
}

/** The states that a record goes through: a table where the mock plays a life, else its fields. */
function toStates(name: string, views: readonly ResourceView[], view: View): string {
  const { pages } = view.words
  const fields = treeOf(document, views[0]?.schema ?? {}, name, false).filter((field) =>
    /^(previous_)?(state|status)$/.test(field.name),
  )
  if (name !== 'Customer' && fields.some((field) => field.name === 'status')) {
    return `<section id="states"><h2>${pages.states}</h2>${toLife(view)}</section>`
  }
  // A region of an address is called a state too.
  const states = fields.some((field) => field.name === 'previous_state') ? fields : []
  return states.length === 0
    ? ''
    : `<section id="states"><h2>${pages.states}</h2>${toStateFields(states, view)}</section>`
}

function toStateFields(fields: readonly FieldNode[], view: View): string {
  const { pages } = view.words
  return toTree(fields, view, { prefix: 'states.', presence: pages.alwaysPresent, open: 1 })
}

/** The table that the mock runs. */
function toLife(view: View): string {
  const { pages, stated, table } = view.words
  const rows = life.map(({ from, trigger, to, event }) => {
    const ground = RESTS_ON[trigger]
    const isStated = ground.startsWith('F')
    const cells = [
      `<code>${from}</code>`,
      pages.triggers[trigger] ?? trigger,
      `<code>${to}</code>`,
      `<code>${event}</code>`,
      isStated ? stated : toAssumed(ground, view),
    ]
    const hides = isStated ? '' : ' class="uncertain"'
    return `<tr${hides}>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
  })
  return `<p>${toInline(pages.lifeLead(FIRST_STATE), view.path)}</p>
<div class="table" tabindex="0" role="group" aria-label="${table}"><table>
<thead><tr>${pages.lifeHeads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table></div>`
}

function toExample(views: readonly ResourceView[], view: View): string {
  const [first] = views.filter(({ example }) => example !== undefined)
  return `<aside class="samples" id="samples" aria-labelledby="samples-title">
<h2 id="samples-title">${view.words.pages.example}</h2>
${toCode(JSON.stringify(first?.example, null, 2), 'json')}
</aside>`
}
