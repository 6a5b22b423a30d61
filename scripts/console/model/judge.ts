import type { ValidateFunction } from 'ajv'
import { findCheck, type View } from '../../../mocks/shared/checks.ts'
import type { CheckName } from '../../theme/messages/try.ts'
import type { Operation } from '../../../openapi/operations.ts'

/** The result of one check of a response or a request. */
export interface Finding {
  check: CheckName
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
      check: 'status',
      holds: isDeclared,
      reasons: isDeclared ? [] : [`The document declares ${declared}`],
    },
    judge('whole', 'whole', operation, String(status), body),
    judge('facts', 'facts', operation, String(status), body),
  ]
}

/** Checks a request body against the document; undefined if the document describes none. */
export function judgeRequest(operation: Operation, body: unknown): Finding | undefined {
  const finding = judge('request', 'whole', operation, 'request', body)
  return finding.holds === undefined ? undefined : finding
}

function judge(
  check: CheckName,
  view: View,
  { operationId }: Operation,
  part: string,
  body: unknown,
): Finding {
  const validate = findCheck(view, operationId, part)
  if (validate === undefined) return { check, holds: undefined, reasons: [] }
  if (body === undefined) return { check, holds: false, reasons: ["The body isn't JSON"] }
  const holds = validate(body)
  return { check, holds, reasons: holds ? [] : reasonsOf(validate) }
}

function reasonsOf({ errors }: ValidateFunction): string[] {
  const reasons = (errors ?? []).map(({ instancePath, message = '' }) =>
    instancePath === '' ? `The body ${message}` : `${instancePath} ${message}`,
  )
  return [...new Set(reasons)].slice(0, MOST)
}
