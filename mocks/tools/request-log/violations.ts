import { document } from '../../../openapi/generated/document-rules.ts'
import { examplesOf, type Example, type Operation } from '../../../openapi/operations.ts'
import { toPointer } from '../../../openapi/text/json-pointer.ts'
import type { SchemaError } from '../../shared/refusal.ts'
import { operations } from '../../shared/document.ts'
import type { RawEntry } from './raw-entry.ts'
import { keywordPointer, resolvePointer } from './pointers.ts'

/** One reason why a call was refused. */
export interface Violation {
  /** JSON pointer (RFC 6901) into the bundled document: the violated keyword, or the error's example. */
  pointer: string
  message: string
  /** The rule's code, as the spec has it, or the name of the error in the document. */
  rule?: string
  /** The gap that decides what the site does. */
  gap?: string
}

/** Returns why a call was refused, with pointers into the document. Empty if it wasn't. */
export function violationsOf(raw: RawEntry): Violation[] {
  const operation = operations.find(({ operationId }) => operationId === raw.operationId)
  if (operation === undefined) return unknownRoute(raw)
  const { refused } = raw
  if (refused === undefined) return tokenViolations(operation, raw)
  const { problem, gap, text, error } = refused
  const start = pointerTo(operation)
  if (problem === 'invalid') {
    const pointer = invalidPlace(operation, start, text, error)
    return [{ pointer, message: text, ...(gap === undefined ? {} : { gap }) }]
  }
  const found = examplesOf(operation).find(({ name }) => name === problem)
  return [
    {
      pointer: found === undefined ? start : pointerToExample(operation, found),
      message: text || textOf(found?.body),
      rule: problem,
      ...(gap === undefined ? {} : { gap }),
    },
  ]
}

/** From the schema, else from the field that the sentence starts with. */
function invalidPlace(
  operation: Operation,
  start: string,
  text: string,
  error: SchemaError | undefined,
): string {
  const schema = resolvePointer(document, `${start}/requestBody/content/application~1json/schema`)
  if (error !== undefined) {
    const { missingProperty } = error.params as { missingProperty?: string }
    return keywordPointer(document, schema, error.instancePath, error.keyword, missingProperty)
  }
  const [name = ''] = text.split(' ', 1)
  const place = operation.parameters.findIndex((parameter) => parameter.name === name)
  if (place !== -1) return resolvePointer(document, `${start}/parameters/${place}/schema`)
  if (operation.requestBody === undefined) return start
  const path = name.replaceAll(/\[(\d+)\]/g, '.$1').replaceAll('.', '/')
  return keywordPointer(document, schema, `/${path}`)
}

function tokenViolations(operation: Operation, raw: RawEntry): Violation[] {
  const isRefused = operation.scopes === undefined && raw.status >= 400
  if (!isRefused || raw.faults !== undefined || raw.defect !== undefined) return []
  const { error, error_description: message } = parse(raw.answerText)
  const found = examplesOf(operation).find(
    ({ status, body }) => status === raw.status && (body as { error?: unknown }).error === error,
  )
  const pointer = found === undefined ? pointerTo(operation) : pointerToExample(operation, found)
  const rule = error === undefined ? {} : { rule: error }
  return [{ pointer, message: raw.reason ?? message ?? error ?? '', ...rule }]
}

function unknownRoute({ status, method }: RawEntry): Violation[] {
  // A preflight (gap G100) has no operation and isn't wrong.
  if (status === 204) return []
  if (status === 405) return [{ pointer: '/paths', message: `The path has no ${method}` }]
  return [{ pointer: '/paths', message: 'No path of the document is meant' }]
}

function pointerTo({ path, method }: Operation): string {
  return toPointer(['paths', path, method.toLowerCase()])
}

function pointerToExample(operation: Operation, { status, name }: Example): string {
  const body = `${pointerTo(operation)}/responses/${status}/content/application~1json`
  return resolvePointer(document, `${body}/examples/${name}/value`)
}

function textOf(value: unknown): string {
  return (value as { errors?: string } | undefined)?.errors ?? ''
}

/** An OAuth error, as sent. */
function parse(text: string | undefined): { error?: string; error_description?: string } {
  try {
    return JSON.parse(text ?? '{}') as ReturnType<typeof parse>
  } catch {
    return {}
  }
}
