import { escapeHtml } from '../../../openapi/text/html.ts'
import { document } from '../../../openapi/generated/document.ts'
import type { DocsPage } from '../frame.ts'
import { toBlocks, toInline } from '../markup/markdown.ts'
import { toMarks } from '../markup/marks.ts'
import { fieldGroupsOf, type Field, type FieldGroup } from '../model/fields.ts'
import { usesOf, type Uses } from '../model/uses.ts'
import {
  FIELDS_PATH,
  toAnswers,
  toErrors,
  toOperationLinks,
  toParameters,
  toRow,
  toSecurity,
} from './field-parts.ts'

/** The page of every field of every schema, and of every parameter, answer, error and scope. */
export function fieldsPage(): DocsPage {
  const groups = fieldGroupsOf(document)
  const uses = usesOf(document)
  const names = groups.map(({ name }) => `<li><a href="#${name}">${name}</a></li>`)
  return {
    path: FIELDS_PATH,
    title: 'Fields',
    description:
      'Every field, parameter, error code and scope of the API, and what is assumed of it.',
    scripts: ['assets/filter.js'],
    body: `<h1>Fields</h1>
<p class="lead">Every field of requests and responses, what it may hold, and how certain that is.</p>
<p>The specification states what is marked <span class="stated">stated</span>. What is marked
<span class="assumed">assumed</span> fills a gap; the link leads to its row of the ledger.</p>
<div class="filter" data-filter=".field-row"></div>
<nav class="jump" aria-label="On this page"><ul>
${names.join('\n')}
<li><a href="#parameters">Parameters</a></li>
<li><a href="#errors">Errors of calls</a></li>
<li><a href="#answers">Shared answers</a></li>
<li><a href="#scopes">Scopes</a></li>
</ul></nav>
${groups.map((group) => toSection(group, uses.get(group.name))).join('\n')}
${toParameters()}
${toErrors()}
${toAnswers()}
${toSecurity()}`,
  }
}

function toSection(group: FieldGroup, uses: Uses | undefined): string {
  const { name, description, assumed, form, fields } = group
  const marks = assumed.length === 0 ? '' : `<p>${toMarks(assumed, FIELDS_PATH)}</p>`
  const asks = fields.length === 0 && form.length > 0 ? toList(form) : ''
  return `<section class="schema" id="${name}">
<h2><a href="#${name}">${name}</a></h2>
${toBlocks(description, FIELDS_PATH)}${marks}${asks}
${toUses(uses)}
${fields.map((field) => toField(field, (uses?.sent ?? []).length > 0)).join('\n')}
</section>`
}

function toUses(uses: Uses | undefined): string {
  const sent = uses?.sent ?? []
  const answered = uses?.answered ?? []
  const parts = [
    ...(sent.length === 0 ? [] : [`Sent to ${toOperationLinks(sent)}.`]),
    ...(answered.length === 0 ? [] : [`Answered by ${toOperationLinks(answered)}.`]),
  ]
  return parts.length === 0 ? '' : `<p class="small">${parts.join(' ')}</p>`
}

function toField(field: Field, isSent: boolean): string {
  const { name, anchor, type, schema, isRequired, description, form, example, assumed } = field
  const shown =
    schema === undefined
      ? escapeHtml(type)
      : type.replace(schema, `<a href="#${schema}">${schema}</a>`)
  const presence = isSent ? 'required' : 'always present'
  return toRow({
    id: anchor,
    title: `<code>${name}</code>`,
    note: `${shown}${isRequired ? `, <strong>${presence}</strong>` : ''}`,
    body: `${toBlocks(description, FIELDS_PATH)}
${form.length === 0 ? '' : `<p class="small">${toList(form)}</p>`}
${example === undefined ? '' : `<p class="small">Example: <code>${escapeHtml(JSON.stringify(example))}</code></p>`}`,
    marks: toMarks(assumed, FIELDS_PATH),
  })
}

function toList(form: readonly string[]): string {
  const text = form.join('; ')
  return `${toInline(text[0]?.toUpperCase() + text.slice(1), FIELDS_PATH)}.`
}
