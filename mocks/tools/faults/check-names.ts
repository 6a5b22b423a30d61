import type { Operation } from '../../../openapi/operations.ts'
import { FieldError } from '../../shared/field-error.ts'
import { operations } from '../../shared/document.ts'
import { adviseFor, refuse, toInteger } from './fields.ts'
import type { FaultAction } from './rule.ts'

/** @throws FieldError when a name is that of no operation; the message has the nearest. */
export function toOperation(input: unknown): string {
  const known = operations.map(({ operationId }) => operationId)
  if (typeof input !== 'string') throw refuse('operation', input, 'give an operation, or *')
  if (input === '*' || known.includes(input)) return input
  throw new FieldError(
    'operation',
    `Cannot add the fault: there is no operation "${input}"; ${adviseFor(input, known)}`,
  )
}

/** @throws FieldError when an operation has no such example, or stores nothing. */
export function checkStatus(operation: string, action: FaultAction): void {
  const { status, example, failAfterWrite } = action
  const meant = operations.filter(
    ({ operationId }) => operation === '*' || operationId === operation,
  )
  if (failAfterWrite !== undefined && !meant.some(isWriting)) {
    throw refuse('then.failAfterWrite', failAfterWrite, `${operation} stores nothing`)
  }
  if (status !== undefined) toInteger('then.status', status, 200, 599)
  if (example === undefined) return
  if (typeof example !== 'string') throw refuse('then.example', example, 'give its name')
  if (status === undefined) throw refuse('then.example', example, 'give its status as well')
  const known = meant.flatMap((one) => examplesOf(one, status))
  if (known.includes(example)) return
  throw new FieldError(
    'then.example',
    `Cannot add the fault: ${operation} has no example "${example}" for ${status}; ` +
      adviseFor(example, [...new Set(known)]),
  )
}

/** Whether an operation stores anything. */
export function isWriting({ method }: Operation): boolean {
  return method !== 'GET'
}

function examplesOf({ responses }: Operation, status: number): string[] {
  return Object.keys(responses[status]?.content?.['application/json']?.examples ?? {})
}
