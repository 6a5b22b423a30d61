import { document } from '../../../openapi/generated/document.ts'
import { idsOfMark, type Mark } from '../../../openapi/marks.ts'
import { operationsOf, type Operation } from '../../../openapi/operations.ts'

/** All operations of the document, in its order. */
export const operations: readonly Operation[] = operationsOf(document)

/** Operations under one heading. */
export interface OperationGroup {
  name: string
  operations: Operation[]
}

/** The operations by the document's tags. */
export const groups: readonly OperationGroup[] = (document.tags ?? []).map(({ name }) => ({
  name,
  operations: operations.filter(({ tags }) => tags.includes(name)),
}))

/** @throws Error when the document has no such operation. */
export function findOperation(operationId: string): Operation {
  const found = operations.find((operation) => operation.operationId === operationId)
  if (found === undefined) throw new Error(`Cannot find the operation ${operationId}`)
  return found
}

export function isOperation(operationId: string): boolean {
  return operations.some((operation) => operation.operationId === operationId)
}

/** The gaps behind the response with a status as a whole. */
export function gapsOfResponse(operation: Operation, status: number): string[] {
  const response = operation.responses[status] as { 'x-gap'?: Mark } | undefined
  return idsOfMark(response?.['x-gap'])
}

/** The schema of a response; undefined if the document declares none. */
export function schemaOfResponse(operation: Operation, status: number): unknown {
  return operation.responses[status]?.content?.['application/json']?.schema
}
