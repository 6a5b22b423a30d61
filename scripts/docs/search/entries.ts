import { FIRST_STATE, life } from '../../../mocks/world/payment-profile-life.ts'
import { document } from '../../../openapi/generated/document.ts'
import { allGaps, facts } from '../../../openapi/ledger.ts'
import { idsOfMark, type AssumedPart } from '../../../openapi/marks.ts'
import { operationsOf, type Operation } from '../../../openapi/operations.ts'
import { viewOf, type Edition, type View } from '../edition.ts'
import type { Guide } from '../guides/to-guide.ts'
import { sayForm } from '../markup/fields.ts'
import { toPlainText } from '../markup/markdown.ts'
import { sayPlain } from '../markup/say.ts'
import { errorAnswersOf, statusAnswersOf, type ErrorAnswer } from '../model/answers.ts'
import { fieldGroupsOf, type Field } from '../model/fields.ts'
import type { FormPart, Saying } from '../model/form.ts'
import { parametersOf, scopesOf } from '../model/parameters.ts'
import { toOwnText } from '../model/schema.ts'
import { usesOf } from '../model/uses.ts'
import { api, control, toPagePath, viewIn } from '../operations/collection.ts'
import { toGuidePath } from '../pages/guide.ts'
import { toOperationTarget } from '../places.ts'
import type { Certainty, Entry } from './entry.ts'

/** Lists everything that the search of a language can find. */
export function toEntries(guides: readonly Guide[], edition: Edition): Entry[] {
  const view = viewOf(edition, 'index.html')
  return [
    ...operationEntries(view),
    ...guides.flatMap(toGuideEntries),
    ...absentEntries(guides, view),
    ...answerEntries(view),
    ...fieldEntries(view),
    ...ledgerEntries(view),
    ...controlEntries(edition),
  ]
}

/** Operations, webhooks and the scopes that operations need. */
function operationEntries(view: View): Entry[] {
  const { fieldsPage } = view.words
  const summaries = new Map(
    api.operations.map(({ operationId, summary }) => [operationId, sayPlain(view, summary)]),
  )
  return [
    ...api.operations.map((operation) => toOperationEntry(operation, 'operation', view)),
    ...api.webhooks.map((operation) => toOperationEntry(operation, 'webhook', view)),
    ...scopesOf(document).map(({ name, description, operations: users }): Entry => ({
      kind: 'scope',
      title: name,
      text: `${sayPlain(view, description)}. ${users.map((id) => summaries.get(id)).join(', ')}`,
      words: `${fieldsPage.scope} ${users.join(' ')}`,
      url: `fields.html#${name}`,
      certainty: 'stated in part',
    })),
  ]
}

function toOperationEntry(
  { operationId, method, path, summary, description, scopes = [], 'x-gap': mark }: Operation,
  kind: 'operation' | 'webhook',
  view: View,
): Entry {
  const { pages } = view.words
  const needs = scopes.length === 0 ? '' : ` ${pages.needsScope} ${scopes.join(', ')}.`
  const address = kind === 'operation' ? `${method} ${path}.` : ''
  return {
    kind,
    title: sayPlain(view, summary),
    text: `${address}${needs} ${sayPlain(view, toOwnText(description))}`.trim(),
    words: `${operationId} ${summary} ${kind === 'webhook' ? 'event callback' : ''}`,
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

/**
 * What readers ask for and the API does not have. A guide may explain it: then its section is shown,
 * else the gap that says that there is no other call.
 */
function absentEntries(guides: readonly Guide[], view: View): Entry[] {
  const { none, words } = view.words.absent
  const [explained] = guides.flatMap(({ name, sections }) =>
    sections
      .filter(({ level, text }) => level > 1 && text.toLowerCase().includes(none.toLowerCase()))
      .map(({ id }) => `${toGuidePath(name)}#${id}`),
  )
  return words.map(([title, ...others]) => ({
    kind: 'absent',
    title: `${title}: ${none}`,
    text: others.join(', '),
    url: explained ?? 'ledger.html#G65',
    certainty: 'assumed',
  }))
}

/** Errors, the statuses of every operation, and the statuses of a payment profile. */
function answerEntries(view: View): Entry[] {
  return [
    ...errorAnswersOf(document).map((error) => toErrorEntry(error, view)),
    ...statusAnswersOf(document).map(({ operation, status, description, gaps }): Entry => ({
      kind: 'status',
      title: `${status}: ${sayPlain(view, operation.summary)}`,
      text: sayPlain(view, description),
      words: operation.operationId,
      url: `${toOperationTarget(operation.operationId)}#status-${status}`,
      certainty: gaps.length === 0 ? 'stated' : 'assumed',
    })),
    ...toProfileStatuses(view),
  ]
}

/** An error of one operation stands on its page; one of several, on that of all errors. */
function toErrorEntry(error: ErrorAnswer, view: View): Entry {
  const { name, status, message, summary, stated, operations } = error
  const [only = '', ...others] = operations
  return {
    kind: 'error',
    title: message.startsWith(`${name}: `) ? message : `${name}: ${message}`,
    text: `${view.words.fieldsPage.status(status)}. ${sayPlain(view, summary)}.`,
    words: 'code',
    url: others.length === 0 ? `${toOperationTarget(only)}#${name}` : `fields.html#${name}`,
    certainty: stated === undefined ? 'assumed' : stated === 'all' ? 'stated' : 'stated in part',
  }
}

function toProfileStatuses(view: View): Entry[] {
  const { triggers, states } = view.words.pages
  const entry = (status: string, text: string): Entry => ({
    kind: 'status',
    title: `PaymentProfile: ${status}`,
    text,
    words: states,
    url: 'resources/PaymentProfile.html#states',
    certainty: 'assumed',
  })
  return [
    entry(FIRST_STATE, 'createPaymentProfile'),
    ...life.map(({ from, trigger, to, event }) =>
      entry(to, `${from} → ${to}: ${triggers[trigger]}; webhook ${event}`),
    ),
  ]
}

/** Schemas with their fields, and parameters. */
function fieldEntries(view: View): Entry[] {
  const { fieldsPage, pages } = view.words
  const uses = usesOf(document)
  const calls = new Set(operationsOf(document).map(({ operationId }) => operationId))
  const isSent = (group: string) => uses.get(group)?.sent.some((id) => calls.has(id)) === true
  return [
    ...fieldGroupsOf(document).flatMap(({ name, description, assumed, fields }): Entry[] => [
      {
        kind: 'schema',
        title: name,
        text: `${sayPlain(view, description)} ${isSent(name) ? toRequired(fields, view) : ''}`,
        url: `fields.html#${name}`,
        certainty: toCertainty(assumed),
      },
      ...fields.map((field): Entry => ({
        kind: 'field',
        title: field.anchor,
        text: `${sayPlain(view, field.description)} ${toSentence(field.form, view, field.type)}`,
        words: `format ${isSent(name) && field.isRequired ? pages.required : ''}`,
        url: `fields.html#${field.anchor}`,
        certainty: toCertainty(field.assumed),
      })),
    ]),
    ...parametersOf(document).map((parameter): Entry => ({
      kind: 'parameter',
      title: parameter.name,
      text: `${sayPlain(view, parameter.description)} ${toSentence(parameter.form, view)}`,
      words: `${fieldsPage.places[parameter.place as keyof typeof fieldsPage.places]} ${parameter.operations.join(' ')}`,
      url: `fields.html#${parameter.component}`,
      certainty: toCertainty(parameter.assumed),
    })),
  ]
}

function toRequired(fields: readonly Field[], { words }: View): string {
  const names = fields.flatMap(({ name, isRequired }) => (isRequired ? [name] : []))
  return names.length === 0 ? '' : `${words.pages.required}: ${names.join(', ')}.`
}

function toSentence(form: readonly FormPart[], view: View, type?: Saying): string {
  const parts = [...(type === undefined ? [] : [type]), ...form.map(({ words }) => words)]
  const text = toPlainText(parts.map((saying) => sayForm(saying, view)).join('; '))
  return text === '' ? '' : `${text[0]?.toUpperCase()}${text.slice(1)}.`
}

function toCertainty(assumed: readonly AssumedPart[]): Certainty {
  if (assumed.length === 0) return 'stated'
  return assumed.some(({ keyword }) => keyword === undefined) ? 'assumed' : 'stated in part'
}

/** The long rows of the ledger, which may stay English. */
function ledgerEntries(view: View): Entry[] {
  const say = (english: string) => toPlainText(view.catalogue.findIfThere(english) ?? english)
  const { fromFact, section } = view.words.ledger
  return [
    ...allGaps.map(({ id, slug, question, assumption, reason, choices }): Entry => ({
      kind: 'gap',
      title: `${id} ${sayPlain(view, question)}`,
      text: say(assumption),
      words: `${id} ${slug} ${[reason, ...Object.values(choices)].map(say).join(' ')}`,
      url: `ledger.html#${id}`,
      certainty: 'assumed',
    })),
    ...facts.map(({ id, fact, section: numbers, binds }): Entry => ({
      kind: 'fact',
      title: `${id} ${say(fact)}`,
      text: fromFact(section(numbers, !numbers.includes(','))),
      words: binds.join(' '),
      url: `ledger.html#${id}`,
      certainty: 'stated',
    })),
  ]
}

function controlEntries(edition: Edition): Entry[] {
  const view = viewIn(control, edition, 'index.html')
  return control.operations.map(({ operationId, summary, method, path, description }) => ({
    kind: 'control call',
    title: sayPlain(view, summary),
    text: `${method} ${path}. ${sayPlain(view, toOwnText(description))}`,
    words: `${operationId} mock`,
    url: toPagePath(control, operationId),
  }))
}
