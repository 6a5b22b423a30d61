import { findCheck, type View } from '../shared/checks.ts'
import type { Answer } from './answers.ts'

/**
 * Holds a site's own answer against the document.
 *
 * @param status the status under which the document declares the body
 * @param view the whole document, or the fact view for an answer that a profile has changed
 * @returns what is wrong with the answer, in words; undefined when it holds.
 */
export function findOwnFault(
  operationId: string,
  status: number | string,
  answer: Answer,
  view: View,
): string | undefined {
  const check = findCheck(view, operationId, String(status))
  if (check === undefined) return `the document declares no ${status} for ${operationId}`
  if (answer.body === undefined && view === 'facts') return undefined
  if (check(answer.body)) return undefined
  const error = check.errors?.[0]
  return `${error?.instancePath ?? ''} ${error?.message ?? 'breaks the document'} (${error?.schemaPath ?? ''})`
}
