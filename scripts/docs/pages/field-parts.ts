import { escapeHtml } from '../../../openapi/text/html.ts'
import type { OpenAPIV3_1 } from 'openapi-types'
import { document } from '../../../openapi/generated/document.ts'
import { partsOfMark, type AssumedPart, type Mark } from '../../../openapi/marks.ts'
import { viewOf, type Edition, type View } from '../edition.ts'
import { sayForm, toFormHtml, toOperationLinks } from '../markup/fields.ts'
import { isWhole, toAssumed, toMark } from '../markup/marks.ts'
import { sayBlocks, sayInline } from '../markup/say.ts'
import { errorAnswersOf, statusAnswersOf, type ErrorAnswer } from '../model/answers.ts'
import { parametersOf, scopesOf } from '../model/parameters.ts'
import { toOwnText } from '../model/schema.ts'

/** The page of all fields, in a language. */
export function fieldsView(edition: Edition): View {
  return viewOf(edition, 'fields.html')
}

/** Shows the parameters of addresses. */
export function toParameters(view: View): string {
  const { fieldsPage, pages } = view.words
  const items = parametersOf(document).map((parameter) => {
    const { component, name, place, type, form, isRequired, description, example } = parameter
    const { assumed, operations } = parameter
    const where = fieldsPage.places[place as keyof typeof fieldsPage.places]
    const needed = isRequired ? `, <strong>${pages.required}</strong>` : ''
    return toRow(view, {
      id: component,
      title: `<code>${name}</code>`,
      note: `${escapeHtml(sayForm(type, view))} ${fieldsPage.in(where)}${needed}`,
      body: `${sayBlocks(view, description)}${toFormHtml(form, assumed, example, view)}
<p class="small">${fieldsPage.ofOperations} ${toOperationLinks(operations, view)}.</p>`,
      assumed,
    })
  })
  return toSection('parameters', fieldsPage.parameters, fieldsPage.parametersLead, items)
}

/** Shows every error of the document by the name of its example, which for rules is their code. */
export function toErrors(view: View): string {
  const { fieldsPage } = view.words
  const items = errorAnswersOf(document).map((error) =>
    toRow(view, {
      id: error.name,
      note: fieldsPage.status(error.status),
      body: `<p>${sayInline(view, error.summary)}. ${sayInline(view, error.remedy)}</p>
<p class="small">${fieldsPage.text} <code>${escapeHtml(error.message)}</code>. ${fieldsPage.fromOperations} ${toOperationLinks(error.operations, view)}.</p>`,
      assumed: error.gaps.map((gap) => ({ gap, keyword: undefined })),
      words: toCertainty(error, view),
    }),
  )
  const lead = `${fieldsPage.errorsLead} ${toAssumed('G94', view)}.`
  return toSection('errors', fieldsPage.errors, lead, items)
}

/** What of an error is certain, in words for its mark. */
export function toCertainty({ stated }: Pick<ErrorAnswer, 'stated'>, { words }: View): string {
  if (stated === 'code') return words.marks.statedCode
  return stated === 'status' ? words.marks.statedStatus : words.assumed
}

/** Shows the responses that several operations share. */
export function toAnswers(view: View): string {
  const { fieldsPage } = view.words
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
    return toRow(view, {
      id: name,
      title: name,
      note: fieldsPage.status(uses[0]?.status ?? ''),
      body: `${sayBlocks(view, toOwnText(answer.description))}
<p class="small">${fieldsPage.fromOperations} ${toOperationLinks(operations, view)}.</p>`,
      assumed: marks.flatMap((part) => partsOfMark((part as { 'x-gap'?: Mark })['x-gap'])),
    })
  })
  return toSection('answers', fieldsPage.answers, fieldsPage.answersLead, items)
}

/** Shows the ways to authenticate, and the scopes with the operations that need them. */
export function toSecurity(view: View): string {
  const { fieldsPage } = view.words
  const schemes = Object.entries(document.components?.securitySchemes ?? {}).map(
    ([name, scheme]) => {
      const { description, 'x-gap': mark } = scheme as { description?: string; 'x-gap'?: Mark }
      return toRow(view, {
        id: name,
        title: name,
        note: fieldsPage.authentication,
        body: sayBlocks(view, toOwnText(description)),
        assumed: partsOfMark(mark),
      })
    },
  )
  const scopes = scopesOf(document).map(({ name, description, operations }) => {
    const users =
      operations.length === 0
        ? fieldsPage.noOperation
        : `<span class="uncertain">${fieldsPage.forOperations} ${toOperationLinks(operations, view)}.</span>`
    return toRow(view, {
      id: name,
      note: fieldsPage.scope,
      body: `<p>${sayInline(view, description)}. ${users}</p>`,
      assumed: [{ gap: 'G78', keyword: 'security' }],
    })
  })
  return toSection('scopes', fieldsPage.scopes, fieldsPage.scopesLead, [...scopes, ...schemes])
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
  assumed: readonly AssumedPart[]
  /** What its mark says; made of the assumed parts if left out. */
  words?: string
}

/** Shows one field, parameter, error, answer or scope. */
export function toRow(view: View, row: Row): string {
  const { id, title = `<code>${id}</code>`, note, body, assumed, words } = row
  const isUncertain = isWhole(assumed) && (words === undefined || words === view.words.assumed)
  return `<div class="field-row${isUncertain ? ' uncertain' : ''}" id="${id}">
<h3><a href="#${id}">${title}</a></h3>
<p class="small">${note}</p>
<div>${body}
${toMark(assumed, view, words)}</div>
</div>`
}

function toSection(id: string, title: string, lead: string, items: readonly string[]): string {
  return `<section class="schema" id="${id}">
<h2><a href="#${id}">${title}</a></h2>
<p>${lead}</p>
${items.join('\n')}
</section>`
}
