import { UNROUTED } from '../../../mocks/http/error-answer.ts'
import { document } from '../../../openapi/generated/document.ts'
import { allGaps, facts } from '../../../openapi/ledger.ts'
import { idsOfMark, type Mark } from '../../../openapi/marks.ts'
import { examplesOf, operationsOf } from '../../../openapi/operations.ts'
import {
  inEnglish,
  toBlock,
  toCode,
  toLedgerLinks,
  toOperationLinks,
  toTable,
  type Say,
} from './markdown.ts'

/** One error of the document: an example of an answer that is no success. */
export interface KnownError {
  /** Name of the example. */
  name: string
  status: string
  /** What stands in `errors`, or in `error` of the token call; `…` in place of a scope. */
  text: string
  summary: string
  operationIds: string[]
  /** What the specification states about it. */
  facts: string[]
  /** What is assumed about it. */
  gaps: string[]
}

/** Lists every error that the document shows, by status; each once, with all its operations. */
export function listErrors(): KnownError[] {
  const errors = new Map<string, KnownError>()
  for (const { operationId, responses, scopes = [] } of operationsOf(document)) {
    for (const [status, response] of Object.entries(responses)) {
      const media = response.content?.['application/json']
      const marked = [response, media].flatMap((part) => idsOfMark(markOf(part)))
      for (const [name, example] of Object.entries(media?.examples ?? {})) {
        const { summary = '', value } = example as { summary?: string; value?: ErrorBody }
        const own = value?.errors ?? value?.error
        if (own === undefined || own === null) continue
        const text = withoutScope(own, scopes)
        const key = `${status} ${name}`
        const known = errors.get(key) ?? {
          name,
          status,
          text,
          summary,
          operationIds: [],
          facts: factsOf(text, status),
          gaps: [],
        }
        known.operationIds.push(operationId)
        known.gaps.push(...marked)
        errors.set(key, known)
      }
    }
  }
  const listed = [...errors.values()].sort(
    (left, right) => Number(left.status) - Number(right.status),
  )
  return listed.map((error) => ({ ...error, gaps: ownGaps(error, listed) }))
}

/** The table of all errors of calls under `/api`, and that of the token call. */
export function toErrorTables(say: Say = inEnglish): string {
  const isOfToken = ({ operationIds }: KnownError) => operationIds.includes('createToken')
  const errors = listErrors()
  const ofCalls = [...unroutedErrors(), ...errors.filter((error) => !isOfToken(error))]
  return [
    say('Calls under `/api`:'),
    toErrorTable(
      ofCalls.sort((left, right) => Number(left.status) - Number(right.status)),
      '`errors`, and the example',
      say,
    ),
    say('The token call:'),
    toErrorTable(errors.filter(isOfToken), '`error`, and the example', say),
  ].join('\n\n')
}

/** What is answered where there is no call: the document has no example of it, and nothing is stated. */
function unroutedErrors(): KnownError[] {
  const { path, method } = UNROUTED
  const rows = [
    [path, 'No call has this path'],
    [method, 'The path has no such method; the header `Allow` names those that it has'],
  ] as const
  return rows.map(([[status, text], summary]) => ({
    name: '',
    status: String(status),
    text,
    summary,
    operationIds: [],
    facts: [],
    gaps: ['G94'],
  }))
}

/** An error as it is answered, by the name of its example, as a block of JSON. */
export function toErrorExample(name: string): string {
  const example = operationsOf(document)
    .flatMap(examplesOf)
    .find((one) => one.name === name)
  if (example === undefined) {
    throw new Error(`Cannot show the error "${name}": the document has no such example`)
  }
  return toBlock('json', JSON.stringify(example.body, null, 2), 'check: json')
}

/** The text of a 403 names the operation's own scope; the table has one row for all of them. */
export function withoutScope(text: string, scopes: readonly string[]): string {
  return scopes.reduce((rest, scope) => rest.replace(`"${scope}"`, '"…"'), text)
}

interface ErrorBody {
  errors?: string | null
  error?: string
}

function toErrorTable(errors: readonly KnownError[], head: string, say: Say): string {
  const heads = ['status', head, 'when', 'answered by', 'stated', 'assumed']
  const rows = errors.map(({ name, status, text, summary, operationIds, ...ledger }) => [
    status,
    [text, name]
      .filter((word) => word !== '')
      .map(toCode)
      .join('<br>'),
    say(summary),
    operationIds.length === 0 ? say('no call') : toPlaces(operationIds, say),
    toLedgerLinks(ledger.facts),
    toLedgerLinks(ledger.gaps),
  ])
  return toTable(heads.map(say), rows)
}

/** An error of every call, or of every call with a body, is said to be so. */
function toPlaces(operationIds: readonly string[], say: Say): string {
  const calls = operationsOf(document).filter(({ path }) => path.startsWith('/api'))
  const writing = calls.filter(({ requestBody }) => requestBody !== undefined)
  if (operationIds.length === calls.length) return say('every call')
  const isWriting = writing.every(({ operationId }) => operationIds.includes(operationId))
  if (isWriting && operationIds.length === writing.length) return say('every call with a body')
  return toOperationLinks(operationIds)
}

/** A fact speaks of an error when it names its code, or its status and no code. */
function factsOf(text: string, status: string): string[] {
  const code = /^[A-Z]+\d+(?=:)|^[a-z_]+$/.exec(text)?.[0]
  const named = facts.filter(({ fact }) =>
    code === undefined ? fact.includes(`status ${status}`) : fact.includes(`\`${code}\``),
  )
  return named.map(({ id }) => id)
}

/** Leaves out the gaps of an answer whose assumption names other errors and not this one. */
function ownGaps({ name, text, gaps }: KnownError, all: readonly KnownError[]): string[] {
  const names = (assumption: string, one: Pick<KnownError, 'name' | 'text'>) =>
    [one.name, one.text].some((word) => new RegExp(`\\b${word}\\b`).test(assumption))
  const own = [...new Set(gaps)].filter((id) => {
    const assumption = allGaps.find((gap) => gap.id === id)?.assumption ?? ''
    return names(assumption, { name, text }) || !all.some((one) => names(assumption, one))
  })
  return own.sort((left, right) => Number(left.slice(1)) - Number(right.slice(1)))
}

function markOf(part: unknown): Mark | undefined {
  return (part as { 'x-gap'?: Mark } | undefined)?.['x-gap']
}
