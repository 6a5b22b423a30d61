import type { ValidateFunction } from 'ajv'
import { facts, whole } from '../../openapi/generated/checks.js'

/** The whole document, for the mock's own answers, or only what the spec states. */
export type View = 'whole' | 'facts'

type Table = ReadonlyMap<string, ReadonlyMap<string, ValidateFunction>>

const tables: Readonly<Record<View, Table>> = { whole: toTable(whole), facts: toTable(facts) }

/** Finds the check of an operation's `request` or of an answer's status; none where there is no body. */
export function findCheck(
  view: View,
  operationId: string,
  part: string,
): ValidateFunction | undefined {
  return tables[view].get(operationId)?.get(part)
}

/** Two steps instead of one joined name: joining and hashing it would stand in every request's way. */
function toTable(checks: Readonly<Record<string, ValidateFunction>>): Table {
  const table = new Map<string, Map<string, ValidateFunction>>()
  for (const [name, check] of Object.entries(checks)) {
    const [operationId = '', part = ''] = name.split(' ')
    const parts = table.get(operationId) ?? new Map<string, ValidateFunction>()
    table.set(operationId, parts.set(part, check))
  }
  return table
}
