import type { StandardSchemaV1 } from '@standard-schema/spec'
import { facts } from '../../openapi/generated/checks.js'
import type { Kind } from './records.ts'

type Row = Record<string, unknown> & { id: string | number }

/**
 * The document's schema of a kind of record, in the form that collections take (Standard Schema 1).
 * The fact view: a profile may leave the forms that rest on a gap unchecked.
 *
 * Its input is a function that gives the record: a collection copies a plain object key by key
 * before it looks at it, which costs more than all the rest of an insert.
 */
export function recordSchema(kind: Kind): StandardSchemaV1<() => Row, Row> {
  const check = findRecordCheck(kind)
  return {
    '~standard': {
      version: 1,
      vendor: 'sabia',
      validate: (given) => {
        const value = (given as () => Row)()
        if (check(value)) return { value }
        const issues = (check.errors ?? []).map((error) => ({
          message: `${error.instancePath} ${error.message ?? 'is wrong'}`,
        }))
        return { issues }
      },
    },
  }
}

/** The document's check of a kind of record. */
export function findRecordCheck(kind: Kind): NonNullable<(typeof facts)[string]> {
  const check = facts[`${kind} record`]
  if (check === undefined) throw new Error(`Cannot hold ${kind}: the document has no such record`)
  return check
}
