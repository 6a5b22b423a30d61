import { findCheck, type View } from '../shared/checks.ts'
import type { Answer } from './exchange.ts'

/**
 * Checks the mock's own answer against the document.
 *
 * @param status the status under which the document declares the body
 * @param view the whole document, or the fact view for an answer that a site profile has changed
 * @returns what is wrong, in words; undefined when the answer keeps to the document.
 */
export function findDefect(
  operationId: string,
  status: number | string,
  answer: Answer,
  view: View,
): string | undefined {
  const check = findCheck(view, operationId, String(status))
  const broken = "The mock's own answer breaks the document:"
  if (check === undefined) return `${broken} the document declares no ${status} for ${operationId}`
  if (answer.body === undefined && view === 'facts') return undefined
  if (check(answer.body)) return undefined
  const [error] = check.errors ?? []
  const reason = error?.message ?? 'breaks the document'
  return `${broken} ${error?.instancePath ?? ''} ${reason} (${error?.schemaPath ?? ''})`
}
