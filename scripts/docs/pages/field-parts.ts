import { escapeHtml } from '../../../openapi/text/html.ts'
import type { OpenAPIV3_1 } from 'openapi-types'
import { document } from '../../../openapi/generated/document.ts'
import { partsOfMark, type Mark } from '../../../openapi/marks.ts'
import { toBlocks, toInline } from '../markup/markdown.ts'
import { STATED, toAssumed, toMarks } from '../markup/marks.ts'
import { errorAnswersOf, statusAnswersOf, type ErrorAnswer } from '../model/answers.ts'
import { parametersOf, scopesOf } from '../model/parameters.ts'
import { toOwnText } from '../model/schema.ts'
import { toRelative } from '../links.ts'
import { toOperationTarget } from '../places.ts'

export const FIELDS_PATH = 'fields.html'

/** Links to operations in the reference. */
export function toOperationLinks(ids: readonly string[]): string {
  return ids
    .map(
      (id) => `<a href="${toRelative(FIELDS_PATH, toOperationTarget(id))}"><code>${id}</code></a>`,
    )
    .join(', ')
}

/** Shows the parameters of addresses. */
export function toParameters(): string {
  const items = parametersOf(document).map(
    ({
      component,
      name,
      place,
      type,
      form,
      isRequired,
      description,
      example,
      assumed,
      operations,
    }) =>
      toRow({
        id: component,
        title: `<code>${name}</code>`,
        note: `${escapeHtml(type)} in the ${place}${isRequired ? ', <strong>required</strong>' : ''}`,
        body: `${toBlocks(description, FIELDS_PATH)}
<p class="small">${form.map((words) => `${toInline(words, FIELDS_PATH)}. `).join('')}Example:
<code>${escapeHtml(JSON.stringify(example))}</code>. Of ${toOperationLinks(operations)}.</p>`,
        marks: toMarks(assumed, FIELDS_PATH),
      }),
  )
  return toSection(
    'parameters',
    'Parameters',
    'What the path or the query of a request holds.',
    items,
  )
}

/** Shows every error of the document by the name of its example, which for rules is their code. */
export function toErrors(): string {
  const items = errorAnswersOf(document).map((error) =>
    toRow({
      id: error.name,
      note: `status ${error.status}`,
      body: `<p>${toInline(error.summary, FIELDS_PATH)}.</p>
<p class="small">Text: <code>${escapeHtml(error.message)}</code>. From ${toOperationLinks(error.operations)}.</p>`,
      marks: toCertainty(error),
    }),
  )
  const lead =
    'Each has the name of its example in the document. Rules have a code in capital letters, which ' +
    'starts the text. A path that does not exist returns 404, and a wrong method 405: ' +
    `${toAssumed('G94', FIELDS_PATH)}.`
  return toSection('errors', 'Errors of calls', lead, items)
}

/** Shows the responses that several operations share. */
export function toAnswers(): string {
  const all = statusAnswersOf(document)
  const shared = Object.entries(document.components?.responses ?? {}) as [
    string,
    OpenAPIV3_1.ResponseObject & { 'x-gap'?: Mark },
  ][]
  const items = shared.map(([name, answer]) => {
    const uses = all.filter(({ description }) => description === toOwnText(answer.description))
    const operations = uses.map(({ operation }) => operation.operationId)
    const marks = [
      answer,
      ...Object.values(answer.headers ?? {}),
      ...Object.values(answer.content ?? {}),
    ]
    const assumed = marks.flatMap((part) => partsOfMark((part as { 'x-gap'?: Mark })['x-gap']))
    return toRow({
      id: name,
      title: name,
      note: `status ${uses[0]?.status ?? ''}`,
      body: `${toBlocks(toOwnText(answer.description), FIELDS_PATH)}
<p class="small">From ${toOperationLinks(operations)}.</p>`,
      marks: toMarks(assumed, FIELDS_PATH),
    })
  })
  return toSection('answers', 'Shared answers', 'Responses that several operations return.', items)
}

/** Shows the ways to authenticate, and the scopes with the operations that need them. */
export function toSecurity(): string {
  const schemes = Object.entries(document.components?.securitySchemes ?? {}).map(
    ([name, scheme]) => {
      const { description, 'x-gap': mark } = scheme as { description?: string; 'x-gap'?: Mark }
      return toRow({
        id: name,
        title: name,
        note: 'authentication',
        body: toBlocks(toOwnText(description), FIELDS_PATH),
        marks: toMarks(partsOfMark(mark), FIELDS_PATH),
      })
    },
  )
  const scopes = scopesOf(document).map(({ name, description, operations }) => {
    const users =
      operations.length === 0 ? 'No operation needs it.' : `For ${toOperationLinks(operations)}.`
    return toRow({
      id: name,
      note: 'scope',
      body: `<p>${escapeHtml(description)}. ${users}</p>`,
      marks: `${STATED} ${toAssumed('G78', FIELDS_PATH, 'which operation needs it is assumed')}`,
    })
  })
  const lead = 'What a token may do, and how a client gets one.'
  return toSection('scopes', 'Scopes and authentication', lead, [...scopes, ...schemes])
}

/** The parts of a row, in HTML. */
interface Row {
  /** Its anchor. */
  id: string
  /** The id as code if left out. */
  title?: string
  /** The line under the title. */
  note: string
  body: string
  /** How certain it is. */
  marks: string
}

/** Shows one field, parameter, error, answer or scope. */
export function toRow({ id, title = `<code>${id}</code>`, note, body, marks }: Row): string {
  return `<div class="field-row" id="${id}">
<h3><a href="#${id}">${title}</a></h3>
<p class="small">${note}</p>
<div>${body}
<p>${marks}</p></div>
</div>`
}

function toCertainty({ stated, gaps }: ErrorAnswer): string {
  const certain = stated === undefined ? [] : [stated === 'all' ? STATED : `${STATED} ${stated}`]
  return [...certain, ...gaps.map((gap) => toAssumed(gap, FIELDS_PATH))].join(' ')
}

function toSection(id: string, title: string, lead: string, items: readonly string[]): string {
  return `<section class="schema" id="${id}">
<h2><a href="#${id}">${title}</a></h2>
<p>${lead}</p>
${items.join('\n')}
</section>`
}
