import { FIRST_STATE, life } from '../../../mocks/world/payment-profile-life.ts'
import { controlDocument } from '../../../openapi/generated/control.ts'
import { document } from '../../../openapi/generated/document.ts'
import { allGaps, facts, toSections } from '../../../openapi/ledger.ts'
import { idsOfMark, type AssumedPart } from '../../../openapi/marks.ts'
import { operationsOf, webhooksOf, type Operation } from '../../../openapi/operations.ts'
import type { Guide } from '../guides/to-guide.ts'
import { toPlainText } from '../markup/markdown.ts'
import { errorAnswersOf, statusAnswersOf } from '../model/answers.ts'
import { fieldGroupsOf, type Field } from '../model/fields.ts'
import { parametersOf, scopesOf } from '../model/parameters.ts'
import { toOwnText } from '../model/schema.ts'
import { usesOf } from '../model/uses.ts'
import { toGuidePath } from '../pages/guide.ts'
import { toOperationTarget } from '../places.ts'
import type { Certainty, Entry } from './entry.ts'

/** Lists everything that the search can find. */
export function toEntries(guides: readonly Guide[]): Entry[] {
  return [
    ...operationEntries(),
    ...guides.flatMap(toGuideEntries),
    ...answerEntries(),
    ...fieldEntries(),
    ...ledgerEntries(),
    ...controlEntries(),
  ]
}

/** Operations, webhooks and the scopes that operations need. */
function operationEntries(): Entry[] {
  const operations = operationsOf(document)
  const summaries = new Map(operations.map(({ operationId, summary }) => [operationId, summary]))
  return [
    ...operations.map((operation) => toOperationEntry(operation, 'operation')),
    ...webhooksOf(document).map((operation) => toOperationEntry(operation, 'webhook')),
    ...scopesOf(document).map(({ name, description, operations: users }): Entry => ({
      kind: 'scope',
      title: name,
      text: `${description}. ${users.map((id) => summaries.get(id)).join(', ')}`,
      words: users.join(' '),
      url: `fields.html#${name}`,
      certainty: 'stated in part',
    })),
  ]
}

function toOperationEntry(
  { operationId, method, path, summary, description, scopes = [], 'x-gap': mark }: Operation,
  kind: 'operation' | 'webhook',
): Entry {
  const needs = scopes.length === 0 ? '' : ` Scope ${scopes.join(', ')}.`
  const address = kind === 'operation' ? `${method} ${path}.` : ''
  return {
    kind,
    title: summary,
    text: `${address}${needs} ${toPlainText(toOwnText(description))}`.trim(),
    words: `${operationId} ${kind === 'webhook' ? 'event callback' : ''}`,
    url: toOperationTarget(operationId),
    certainty: idsOfMark(mark).length === 0 ? 'stated' : 'stated in part',
  }
}

function toGuideEntries({ name, title, sections }: Guide): Entry[] {
  return sections.map(({ id, level, title: heading, text }) => ({
    kind: 'guide',
    title: level === 1 ? title : `${title}: ${heading}`,
    text,
    url: level === 1 ? toGuidePath(name) : `${toGuidePath(name)}#${id}`,
  }))
}

/** Errors, the statuses of every operation, and the statuses of a payment profile. */
function answerEntries(): Entry[] {
  return [
    ...errorAnswersOf(document).map(({ name, status, message, summary, stated }): Entry => ({
      kind: 'error',
      title: message.startsWith(`${name}: `) ? message : `${name}: ${message}`,
      text: `Status ${status}. ${summary}.`,
      words: 'code',
      url: `fields.html#${name}`,
      certainty: stated === undefined ? 'assumed' : stated === 'all' ? 'stated' : 'stated in part',
    })),
    ...statusAnswersOf(document).map(({ operation, status, description, gaps }): Entry => ({
      kind: 'status',
      title: `${status}: ${operation.summary}`,
      text: toPlainText(description),
      words: operation.operationId,
      url: toOperationTarget(operation.operationId),
      certainty: gaps.length === 0 ? 'stated' : 'assumed',
    })),
    ...toProfileStatuses(),
  ]
}

function toProfileStatuses(): Entry[] {
  const entry = (status: string, text: string): Entry => ({
    kind: 'status',
    title: `Payment profile: ${status}`,
    text,
    url: 'fields.html#PaymentProfileState.status',
    certainty: 'assumed',
  })
  return [
    entry(FIRST_STATE, 'How a payment profile begins: the payer has not decided.'),
    ...life.map(({ from, trigger, to, event }) =>
      entry(to, `What a profile that is ${from} becomes on ${trigger}; webhook ${event}.`),
    ),
  ]
}

/** Schemas with their fields, and parameters. */
function fieldEntries(): Entry[] {
  const uses = usesOf(document)
  const calls = new Set(operationsOf(document).map(({ operationId }) => operationId))
  const isSent = (group: string) => uses.get(group)?.sent.some((id) => calls.has(id)) === true
  return [
    ...fieldGroupsOf(document).flatMap(({ name, description, assumed, fields }): Entry[] => [
      {
        kind: 'schema',
        title: name,
        text: toPlainText(`${description} ${isSent(name) ? toRequired(fields) : ''}`),
        url: `fields.html#${name}`,
        certainty: toCertainty(assumed),
      },
      ...fields.map((field): Entry => ({
        kind: 'field',
        title: field.anchor,
        text: toPlainText(`${field.description} ${toSentence([field.type, ...field.form])}`),
        words: `format ${isSent(name) ? (field.isRequired ? 'required' : 'optional') : ''}`,
        url: `fields.html#${field.anchor}`,
        certainty: toCertainty(field.assumed),
      })),
    ]),
    ...parametersOf(document).map((parameter): Entry => ({
      kind: 'parameter',
      title: parameter.name,
      text: toPlainText(`${parameter.description} ${toSentence(parameter.form)}`),
      words: `${parameter.place} ${parameter.operations.join(' ')}`,
      url: `fields.html#${parameter.component}`,
      certainty: toCertainty(parameter.assumed),
    })),
  ]
}

function toRequired(fields: readonly Field[]): string {
  const names = fields.flatMap(({ name, isRequired }) => (isRequired ? [name] : []))
  return names.length === 0 ? '' : `Required: ${names.join(', ')}.`
}

function toSentence(form: readonly string[]): string {
  const text = form.join('; ')
  return text === '' ? '' : `${text[0]?.toUpperCase()}${text.slice(1)}.`
}

function toCertainty(assumed: readonly AssumedPart[]): Certainty {
  if (assumed.length === 0) return 'stated'
  return assumed.some(({ keyword }) => keyword === undefined) ? 'assumed' : 'stated in part'
}

function ledgerEntries(): Entry[] {
  return [
    ...allGaps.map(({ id, slug, question, assumption, reason, choices }): Entry => ({
      kind: 'gap',
      title: `${id} ${toPlainText(question)}`,
      text: toPlainText(assumption),
      words: `${id} ${slug} ${toPlainText([reason, ...Object.values(choices)].join(' '))}`,
      url: `ledger.html#${id}`,
      certainty: 'assumed',
    })),
    ...facts.map(({ id, fact, section, binds }): Entry => ({
      kind: 'fact',
      title: `${id} ${toPlainText(fact)}`,
      text: `The specification, ${toSections(section)}.`,
      words: binds.join(' '),
      url: `ledger.html#${id}`,
      certainty: 'stated',
    })),
  ]
}

function controlEntries(): Entry[] {
  return operationsOf(controlDocument).map(
    ({ operationId, summary, method, path, description }) => ({
      kind: 'control call',
      title: summary,
      text: `${method} ${path}. ${toPlainText(toOwnText(description))}`,
      words: `${operationId} mock`,
      url: `control.html#operation/${operationId}`,
    }),
  )
}
