import type { OpenAPIV3_1 } from 'openapi-types'
import { idsOfMark, type Mark } from '../../../openapi/marks.ts'
import { operationsOf, type Operation } from '../../../openapi/operations.ts'
import { toOwnText } from './schema.ts'

/** One status that operations answer, and its named example. */
export interface ErrorAnswer {
  /** Name of the example: `SB404`, `invalid_token`. */
  name: string
  status: string
  /** The text of the example's error. */
  message: string
  summary: string
  /** Operations that answer so, by id. */
  operations: string[]
  gaps: string[]
}

/** One status of one operation. */
export interface StatusAnswer {
  operation: Operation
  status: string
  description: string
  gaps: readonly string[]
  examples: readonly string[]
}

/** Lists the answers of every operation, status by status. */
export function statusAnswersOf(document: OpenAPIV3_1.Document): StatusAnswer[] {
  return operationsOf(document).flatMap((operation) =>
    Object.entries(operation.responses).map(([status, response]) => ({
      operation,
      status,
      description: toOwnText(response.description),
      gaps: idsOfMark((response as { 'x-gap'?: Mark })['x-gap']),
      examples: Object.values(response.content ?? {}).flatMap(({ examples }) =>
        Object.keys(examples ?? {}),
      ),
    })),
  )
}

/** Whether an error's name is the code of a rule, which is stated; other names are the document's own. */
export function isCode(name: string): boolean {
  return /^[A-Z]+\d+$/.test(name)
}

/** Lists every error that the document has an example of, with who answers it. */
export function errorAnswersOf(document: OpenAPIV3_1.Document): ErrorAnswer[] {
  const found = new Map<string, ErrorAnswer>()
  for (const { operation, status, gaps, examples } of statusAnswersOf(document)) {
    if (Number(status) < 400) continue
    for (const name of examples) {
      const error = found.get(name) ?? toError(document, name, status)
      error.operations = [...new Set([...error.operations, operation.operationId])]
      error.gaps = [...new Set([...error.gaps, ...gaps])]
      found.set(name, error)
    }
  }
  return [...found.values()].sort((one, other) => one.status.localeCompare(other.status))
}

function toError(document: OpenAPIV3_1.Document, name: string, status: string): ErrorAnswer {
  const examples = (document.components?.examples ?? {}) as Record<
    string,
    OpenAPIV3_1.ExampleObject
  >
  const { summary = '', value } = examples[name] ?? {}
  return { name, status, message: toMessage(value), summary, operations: [], gaps: [] }
}

function toMessage(value: unknown): string {
  const { errors, error, error_description } = value as Record<string, string | undefined>
  if (errors !== undefined) return errors
  return [error, error_description].filter((text) => text !== undefined).join(': ')
}
