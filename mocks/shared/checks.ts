import type { ValidateFunction } from 'ajv'
import { facts, whole } from '../../openapi/generated/checks.js'

/** The whole document, for the mock's own answers, or only what the spec states. */
export type View = 'whole' | 'facts'

type Table = ReadonlyMap<string, ReadonlyMap<string, ValidateFunction>>

const tables: Readonly<Record<View, Table>> = { whole: toTable(whole), facts: toTable(facts) }

/** Finds the check of an operation's `request` or of an answer's status; none where it has no body. */
export function findCheck(
  view: View,
  operationId: string,
  part: string,
): ValidateFunction | undefined {
  return tables[view].get(operationId)?.get(part)
}

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
  body: unknown,
  view: View,
): string | undefined {
  const check = findCheck(view, operationId, String(status))
  const broken = "The mock's own answer breaks the document:"
  if (check === undefined) return `${broken} the document declares no ${status} for ${operationId}`
  if (body === undefined && view === 'facts') return undefined
  if (check(body)) return undefined
  const [error] = check.errors ?? []
  const reason = error?.message ?? 'breaks the document'
  return `${broken} ${error?.instancePath ?? ''} ${reason} (${error?.schemaPath ?? ''})`
}

/** Two steps instead of one joined name, which each request would pay for. */
function toTable(checks: Readonly<Record<string, ValidateFunction>>): Table {
  const table = new Map<string, Map<string, ValidateFunction>>()
  for (const [name, check] of Object.entries(checks)) {
    const [operationId = '', part = ''] = name.split(' ')
    const parts = table.get(operationId) ?? new Map<string, ValidateFunction>()
    table.set(operationId, parts.set(part, check))
  }
  return table
}
