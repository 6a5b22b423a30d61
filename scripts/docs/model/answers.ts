import type { OpenAPIV3_1 } from 'openapi-types'
import { idsOfMark, type Mark } from '../../../openapi/marks.ts'
import { operationsOf, type Operation } from '../../../openapi/operations.ts'
import { toOwnText } from './schema.ts'

/** A status that operations return, and its named example. */
export interface ErrorAnswer {
  /** Name of the example: `SB404`, `invalid_token`. */
  name: string
  status: string
  /** The text of the example's error. */
  message: string
  /** When it is answered. */
  summary: string
  /** What a client can do about it; empty where the document does not say. */
  remedy: string
  /** Ids of the operations that return it. */
  operations: string[]
  /** What the specification states about it, if anything. */
  stated: 'all' | 'code' | 'status' | undefined
  gaps: string[]
}

/** One status of one operation. */
export interface StatusAnswer {
  operation: Operation
  status: string
  description: string
  /** What is assumed about the status. */
  gaps: readonly string[]
  /** What is assumed about the body only. */
  bodyGaps: readonly string[]
  examples: readonly string[]
}

const answersByDocument = new WeakMap<OpenAPIV3_1.Document, StatusAnswer[]>()

/** Lists the responses of every operation by status. Each page asks for them. */
export function statusAnswersOf(document: OpenAPIV3_1.Document): readonly StatusAnswer[] {
  const known = answersByDocument.get(document) ?? listAnswers(document)
  answersByDocument.set(document, known)
  return known
}

function listAnswers(document: OpenAPIV3_1.Document): StatusAnswer[] {
  return operationsOf(document).flatMap((operation) =>
    Object.entries(operation.responses).map(([status, response]) => ({
      operation,
      status,
      description: toOwnText(response.description),
      gaps: gapsOf(response),
      bodyGaps: Object.values(response.content ?? {}).flatMap(gapsOf),
      examples: Object.values(response.content ?? {}).flatMap(({ examples }) =>
        Object.keys(examples ?? {}),
      ),
    })),
  )
}

/** Lists every error with an example in the document, and the operations that return it. */
export function errorAnswersOf(document: OpenAPIV3_1.Document): ErrorAnswer[] {
  const found = new Map<string, StatusAnswer[]>()
  for (const answer of statusAnswersOf(document)) {
    if (Number(answer.status) < 400) continue
    for (const name of answer.examples) found.set(name, [...(found.get(name) ?? []), answer])
  }
  return [...found]
    .map(([name, answers]) => toError(document, name, answers))
    .sort((one, other) => one.status.localeCompare(other.status))
}

/** Lists the errors of one operation by status, with the texts of its own examples. */
export function errorsOf(document: OpenAPIV3_1.Document, operation: Operation): ErrorAnswer[] {
  return statusAnswersOf(document)
    .filter((answer) => answer.operation.operationId === operation.operationId)
    .filter(({ status }) => Number(status) >= 400)
    .flatMap((answer) => answer.examples.map((name) => toError(document, name, [answer])))
}

/** Whether an error's name is the code of a rule, which is stated; other names are the document's own. */
function isCode(name: string): boolean {
  return /^[A-Z]+\d+$/.test(name)
}

function gapsOf(part: object): string[] {
  return idsOfMark((part as { 'x-gap'?: Mark })['x-gap'])
}

function toError(
  document: OpenAPIV3_1.Document,
  name: string,
  answers: readonly StatusAnswer[],
): ErrorAnswer {
  const shared = (document.components?.examples ?? {}) as Record<string, OpenAPIV3_1.ExampleObject>
  // The text of a 403 names the scope of its own operation.
  const example =
    answers.length === 1
      ? (ownExample(name, answers) ?? shared[name])
      : (shared[name] ?? ownExample(name, answers))
  const { summary = '', description = '', value } = example ?? {}
  const gaps = [...new Set(answers.flatMap((answer) => [...answer.gaps, ...answer.bodyGaps]))]
  return {
    name,
    status: answers[0]?.status ?? '',
    message: toMessage(value),
    summary,
    remedy: description.trim(),
    operations: [...new Set(answers.map(({ operation }) => operation.operationId))],
    stated: gaps.length === 0 ? 'all' : toStatedPart(name, answers),
    gaps,
  }
}

/** An example that stands in an operation itself, not among the components. */
function ownExample(
  name: string,
  answers: readonly StatusAnswer[],
): OpenAPIV3_1.ExampleObject | undefined {
  return answers
    .flatMap(({ operation, status }) => Object.values(operation.responses[status]?.content ?? {}))
    .map(({ examples }) => examples?.[name])
    .find((example) => example !== undefined)
}

function toStatedPart(
  name: string,
  answers: readonly StatusAnswer[],
): 'code' | 'status' | undefined {
  if (isCode(name)) return 'code'
  return answers.every(({ gaps }) => gaps.length === 0) ? 'status' : undefined
}

/** The text of an error: the API has it in `errors` or, of tokens, in `error`; the control API in an object. */
function toMessage(value: unknown): string {
  const { errors, error, error_description } = value as {
    errors?: string
    error?: string | { message: string }
    error_description?: string
  }
  if (errors !== undefined) return errors
  if (typeof error === 'object') return error.message
  return [error, error_description].filter((text) => text !== undefined).join(': ')
}
