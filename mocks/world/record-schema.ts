import type { StandardSchemaV1 } from '@standard-schema/spec'
import { whole } from '../../openapi/generated/checks.js'
import type { Kind } from './records.ts'

type Row = Record<string, unknown> & { id: string | number }

/** The document's schema of a kind of record, in the form that collections take (Standard Schema 1). */
export function recordSchema(kind: Kind): StandardSchemaV1<Row> {
  const check = whole[`${kind} record`]
  if (check === undefined) throw new Error(`Cannot hold ${kind}: the document has no such record`)
  return {
    '~standard': {
      version: 1,
      vendor: 'sabia',
      validate: (value) => {
        if (check(value)) return { value: value as Row }
        const issues = (check.errors ?? []).map((error) => ({
          message: `${error.instancePath} ${error.message ?? 'is wrong'}`,
        }))
        return { issues }
      },
    },
  }
}
