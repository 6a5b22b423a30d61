import type { ValidateFunction } from 'ajv'
import { findCheck, type View } from '../../../mocks/shared/checks.ts'
import type { Operation } from '../../../openapi/operations.ts'

/** The result of one check of a response or a request. */
export interface Finding {
  /** What the check compares. */
  title: string
  /** Undefined if there is nothing to check. */
  holds: boolean | undefined
  /** What is wrong, in words; empty if nothing is. */
  reasons: string[]
}

/** Most reasons to show for one check. */
const MOST = 5

/**
 * Checks a response against the document, and against only what the specification states; a body that
 * isn't JSON is undefined.
 */
export function judgeAnswer(operation: Operation, status: number, body: unknown): Finding[] {
  const isDeclared = String(status) in operation.responses
  const declared = Object.keys(operation.responses).join(', ')
  return [
    {
      title: `Status ${status} is declared`,
      holds: isDeclared,
      reasons: isDeclared ? [] : [`The document declares ${declared}`],
    },
    judge('The body matches the whole document', 'whole', operation, String(status), body),
    judge(
      'The body matches what the specification states',
      'facts',
      operation,
      String(status),
      body,
    ),
  ]
}

/** Checks a request body against the document; undefined if the document describes none. */
export function judgeRequest(operation: Operation, body: unknown): Finding | undefined {
  const title = 'The body matches the document'
  const finding = judge(title, 'whole', operation, 'request', body)
  return finding.holds === undefined ? undefined : finding
}

function judge(
  title: string,
  view: View,
  { operationId }: Operation,
  part: string,
  body: unknown,
): Finding {
  const check = findCheck(view, operationId, part)
  if (check === undefined) return { title, holds: undefined, reasons: [] }
  if (body === undefined) return { title, holds: false, reasons: ["The body isn't JSON"] }
  const holds = check(body)
  return { title, holds, reasons: holds ? [] : reasonsOf(check) }
}

function reasonsOf({ errors }: ValidateFunction): string[] {
  const reasons = (errors ?? []).map(({ instancePath, message = '' }) =>
    instancePath === '' ? `The body ${message}` : `${instancePath} ${message}`,
  )
  return [...new Set(reasons)].slice(0, MOST)
}
