import { valueAt } from '../../../openapi/text/json-pointer.ts'

/** What a rule is matched against: the operation, and the fields of body, path and query. */
export type Fields = Readonly<Record<string, unknown>>

/** Whether each named field has its value. */
export function isMatching(matching: Fields, fields: Fields): boolean {
  return Object.entries(matching).every(([name, value]) => isSame(find(fields, name), value))
}

function find(fields: Fields, name: string): unknown {
  const keys = name.replaceAll(/\[(\d+)\]/g, '.$1').split('.')
  return valueAt(fields, name.startsWith('/') ? name : keys)
}

/** A text of a query or a form matches the number; an object matches if its fields do. */
function isSame(found: unknown, wanted: unknown): boolean {
  if (found === wanted) return true
  if (typeof wanted === 'number' || typeof wanted === 'boolean') return found === String(wanted)
  if (wanted === null || typeof wanted !== 'object') return false
  if (found === null || typeof found !== 'object') return false
  if (Array.isArray(wanted) !== Array.isArray(found)) return false
  return Object.entries(wanted).every(
    ([name, value]) => Object.hasOwn(found, name) && isSame((found as Fields)[name], value),
  )
}
