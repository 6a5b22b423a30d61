import { document } from '../../../openapi/generated/document.ts'
import type { Edition, View } from '../edition.ts'
import type { DocsPage } from '../frame.ts'
import { toFormHtml, toOperationLinks, toTypeHtml } from '../markup/fields.ts'
import { toMark, toNotes } from '../markup/marks.ts'
import { sayBlocks } from '../markup/say.ts'
import { toCertainSwitch, toFilter } from '../markup/switch.ts'
import { fieldGroupsOf, type Field, type FieldGroup } from '../model/fields.ts'
import { usesOf, type Uses } from '../model/uses.ts'
import { fieldsView, toAnswers, toErrors, toParameters, toRow, toSecurity } from './field-parts.ts'

/** The page of every field of every schema, and of every parameter, answer, error and scope. */
export function fieldsPage(edition: Edition): DocsPage {
  const view = fieldsView(edition)
  const { fieldsPage: words, onThisPage, assumed } = edition.words
  const groups = fieldGroupsOf(document)
  const uses = usesOf(document)
  const names = groups.map(({ name }) => `<li><a href="#${name}">${name}</a></li>`)
  const sections = [
    ...groups.map((group) => toSection(group, uses.get(group.name), view)),
    toParameters(view),
    toErrors(view),
    toAnswers(view),
    toSecurity(view),
  ].join('\n')
  return {
    path: view.path,
    title: words.title,
    description: words.description,
    scripts: ['assets/filter.js'],
    body: `<h1>${words.title}</h1>
<p class="lead">${words.lead}</p>
<p>${words.legend(`<span class="assumed">${assumed}</span>`)}</p>
${toCertainSwitch(view)}
${toFilter(view, '.field-row')}
<nav class="jump" aria-label="${onThisPage}"><ul>
${names.join('\n')}
<li><a href="#parameters">${words.parameters}</a></li>
<li><a href="#errors">${words.errors}</a></li>
<li><a href="#answers">${words.answers}</a></li>
<li><a href="#scopes">${words.scopes}</a></li>
</ul></nav>
${sections}
${toNotes(sections, view)}`,
  }
}

function toSection(group: FieldGroup, uses: Uses | undefined, view: View): string {
  const { name, description, assumed, form, fields } = group
  const asks = fields.length === 0 ? toFormHtml(form, assumed, undefined, view) : ''
  const isSent = (uses?.sent ?? []).length > 0
  return `<section class="schema" id="${name}">
<h2><a href="#${name}">${name}</a></h2>
${sayBlocks(view, description)}${asks}
${toMark(assumed, view)}
${toUses(uses, view)}
${fields.map((field) => toField(field, isSent, view)).join('\n')}
</section>`
}

function toUses(uses: Uses | undefined, view: View): string {
  const { sentTo, answeredBy } = view.words.fieldsPage
  const { sent = [], answered = [] } = uses ?? {}
  const parts = [
    ...(sent.length === 0 ? [] : [`${sentTo} ${toOperationLinks(sent, view)}.`]),
    ...(answered.length === 0 ? [] : [`${answeredBy} ${toOperationLinks(answered, view)}.`]),
  ]
  return parts.length === 0 ? '' : `<p class="small">${parts.join(' ')}</p>`
}

function toField(field: Field, isSent: boolean, view: View): string {
  const { name, anchor, type, schema, isRequired, description, form, example, assumed } = field
  const { required, alwaysPresent } = view.words.pages
  const presence = isSent ? required : alwaysPresent
  return toRow(view, {
    id: anchor,
    title: `<code>${name}</code>`,
    note: `${toTypeHtml(type, schema, view)}${isRequired ? `, <strong>${presence}</strong>` : ''}`,
    body: `${sayBlocks(view, description)}${toFormHtml(form, assumed, example, view)}`,
    assumed,
  })
}
