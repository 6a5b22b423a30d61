import type { OpenAPIV3_1 } from 'openapi-types'
import type { Fact } from '../../../openapi/ledger.ts'
import { errorAnswersOf } from '../model/answers.ts'
import { toFold } from './badges.ts'

/** What the specification states of an operation, folded into one line. */
export function toFacts(operationId: string, facts: readonly Fact[]): string[] {
  const own = facts.filter(({ binds }) => binds.includes(operationId))
  if (own.length === 0) return []
  const count = own.length === 1 ? 'One point is' : `${own.length} points are`
  const items = own.map(({ id, fact }) => `[${id}](ledger.html#${id}) ${fact}`)
  return [toFold(`${count} <strong>stated</strong>`, items)]
}

/** Every error of an operation with its status and its text, folded into one line. */
export function toErrors(operationId: string, document: OpenAPIV3_1.Document): string[] {
  const own = errorAnswersOf(document).filter(({ operations }) => operations.includes(operationId))
  if (own.length === 0) return []
  const items = own.map(
    ({ name, status, message, summary }) =>
      `**${status}** [\`${message}\`](fields.html#${name}) ${summary}.`,
  )
  return [toFold(`${own.length} <strong>errors</strong>, each with its status`, items)]
}
