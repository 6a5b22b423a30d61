import type { JsonObject } from '../../http/exchange.ts'
import { text } from './inputs.ts'
import { without } from './records.ts'

export const streets = ['address', 'address_2', 'city'] as const
const written = ['first_name', 'last_name', ...streets] as const

/** Leaves one field out. */
export const notStored =
  (name: string) =>
  (fields: JsonObject): JsonObject =>
    without(fields, name)

/** Changes names and addresses: the texts that people write. */
export const inWriting =
  (change: (value: string) => string) =>
  (fields: JsonObject): JsonObject =>
    written.reduce((all, name) => text(name, change)(all), fields)
