import { FieldError } from '../shared/field-error.ts'
import { findRecordCheck } from './record-schema.ts'
import type { Kind } from './records.ts'
import type { Table, TableState } from './table.ts'

type Row = TableState['written'][number]

/**
 * Sees to it that a table may hold records: they have the document's form, ids that are their own,
 * and a changed one is of the seed.
 *
 * @throws FieldError naming the place.
 */
export function checkRows(kind: Kind, state: TableState, table: Table): void {
  const check = findRecordCheck(kind)
  const known = new Set<string | number>()
  const judge = (row: Row, place: string) => {
    if (!check(row)) {
      const [error] = check.errors ?? []
      const at = (error?.instancePath ?? '').replaceAll('/', '.')
      throw refuse(`${place}${at}`, error?.message ?? 'is wrong')
    }
    if (known.has(row.id)) throw refuse(`${place}.id`, `is ${row.id}, as that of another record`)
    known.add(row.id)
    if (typeof row.id === 'number' && row.id > state.last_id) {
      throw refuse(
        `records.${kind}.last_id`,
        `is ${state.last_id}, but there is a record ${row.id}`,
      )
    }
  }
  for (const [index, row] of state.written.entries()) {
    const place = `records.${kind}.written.${index}`
    judge(row, place)
    if (table.isSeeded(row.id)) throw refuse(`${place}.id`, `is ${row.id}, as that of the seed`)
  }
  for (const [index, row] of state.changed.entries()) {
    const place = `records.${kind}.changed.${index}`
    judge(row, place)
    if (!table.isSeeded(row.id)) throw refuse(`${place}.id`, `is ${row.id}: the seed has none such`)
  }
}

/**
 * Sees to it that what records refer to is there.
 *
 * @throws FieldError naming the place.
 */
export function checkRelations(kind: Kind, state: TableState, tables: Record<Kind, Table>): void {
  for (const group of ['written', 'changed'] as const) {
    for (const [index, row] of state[group].entries()) {
      const place = `records.${kind}.${group}.${index}`
      for (const [field, other] of RELATIONS) refuseDangling(row, field, tables[other], place)
      for (const [number, item] of ((row['items'] ?? []) as Row[]).entries()) {
        const at = `${place}.items.${number}`
        for (const [field, other] of RELATIONS) refuseDangling(item, field, tables[other], at)
      }
    }
  }
}

const RELATIONS = [
  ['customer_id', 'customers'],
  ['product_id', 'products'],
  ['price_point_id', 'price_points'],
  ['subscription_id', 'subscriptions'],
] as const

function refuseDangling(row: Row, field: string, table: Table, place: string): void {
  const id = row[field]
  if (id === undefined || table.find(id as string | number) !== undefined) return
  throw refuse(`${place}.${field}`, `is ${JSON.stringify(id)}, but there is none such`)
}

function refuse(place: string, found: string): FieldError {
  return new FieldError(place, `Cannot restore the snapshot: ${place} ${found}; take it anew`)
}
