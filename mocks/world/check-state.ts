import { facts } from '../../openapi/generated/checks.js'
import { FieldError } from '../shared/field-error.ts'
import type { Kind } from './records.ts'
import type { Row, Table, TableState } from './table.ts'

/**
 * Checks the records of a loaded state: they have the document's form, their own ids, and a changed
 * one is in the seed. Uses the fact view: a site profile may choose another form where there is a gap.
 *
 * @throws FieldError naming the record that is wrong.
 */
export function checkRecords(kind: Kind, state: TableState, table: Table): void {
  const check = findRecordCheck(kind)
  const known = new Set<string | number>()
  const checkRow = (row: Row, path: string) => {
    if (!check(row)) {
      const [error] = check.errors ?? []
      const at = (error?.instancePath ?? '').replaceAll('/', '.')
      throw refuse(`${path}${at}`, error?.message ?? 'is wrong')
    }
    if (known.has(row.id)) throw refuse(`${path}.id`, `is ${row.id}, like that of another record`)
    known.add(row.id)
    if (typeof row.id === 'number' && row.id > state.last_id) {
      throw refuse(
        `records.${kind}.last_id`,
        `is ${state.last_id}, but there is a record ${row.id}`,
      )
    }
  }
  for (const [index, row] of state.written.entries()) {
    const path = `records.${kind}.written.${index}`
    checkRow(row, path)
    if (table.isSeeded(row.id))
      throw refuse(`${path}.id`, `is ${row.id}, like that of a seeded one`)
  }
  for (const [index, row] of state.changed.entries()) {
    const path = `records.${kind}.changed.${index}`
    checkRow(row, path)
    if (!table.isSeeded(row.id)) throw refuse(`${path}.id`, `is ${row.id}, which isn't in the seed`)
  }
}

/**
 * Checks that everything that records refer to exists.
 *
 * @throws FieldError naming the reference that is wrong.
 */
export function checkReferences(kind: Kind, state: TableState, tables: Record<Kind, Table>): void {
  for (const group of ['written', 'changed'] as const) {
    for (const [index, row] of state[group].entries()) {
      const path = `records.${kind}.${group}.${index}`
      for (const [field, other] of REFERENCES) checkReference(row, field, tables[other], path)
      for (const [number, item] of ((row['items'] ?? []) as Row[]).entries()) {
        const at = `${path}.items.${number}`
        for (const [field, other] of REFERENCES) checkReference(item, field, tables[other], at)
      }
    }
  }
}

const REFERENCES = [
  ['customer_id', 'customers'],
  ['product_id', 'products'],
  ['price_point_id', 'price_points'],
  ['subscription_id', 'subscriptions'],
] as const

function checkReference(row: Row, field: string, table: Table, path: string): void {
  const id = row[field]
  if (id === undefined || table.find(id as string | number) !== undefined) return
  throw refuse(`${path}.${field}`, `is ${JSON.stringify(id)}, which doesn't exist`)
}

function findRecordCheck(kind: Kind): NonNullable<(typeof facts)[string]> {
  const check = facts[`${kind} record`]
  if (check === undefined) throw new Error(`Cannot check ${kind}: the document has no such record`)
  return check
}

function refuse(path: string, problem: string): FieldError {
  const advice = 'take a new snapshot'
  return new FieldError(path, `Cannot restore the snapshot: ${path} ${problem}; ${advice}`)
}
