import type { Report } from '../../model/report.ts'
import { reportSchema } from '../json/report-json.ts'

const ADVICE = 'give the report.json of an earlier run'

/**
 * Reads the text of an earlier `report.json`.
 *
 * @throws Error when it isn't one; the message says what is wrong and what to do.
 */
export function readReport(text: string): Report {
  const value = parse(text)
  if (typeof value !== 'object' || value === null || !('verdict' in value && 'checks' in value)) {
    throw new Error(
      `Cannot compare: the file is JSON, but not the report of a contract run; ${ADVICE}`,
    )
  }
  const fault = findFault(value, reportSchema)
  if (fault !== undefined) {
    throw new Error(
      `Cannot compare: the report has another format (${fault}); create it again with this version`,
    )
  }
  return value as Report
}

function parse(text: string): unknown {
  if (text.trim() === '') throw new Error(`Cannot compare: the file is empty; ${ADVICE}`)
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new Error(`Cannot compare: the file isn't JSON; ${ADVICE}`)
  }
}

/** As much of JSON Schema as `reportSchema` uses. */
interface Form {
  readonly type?: string | readonly string[]
  readonly enum?: readonly string[]
  readonly minimum?: number
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, Form>>
  readonly items?: Form
}

/**
 * Describes the first place where a value does not match; undefined if all of it does. Unknown keys
 * are allowed: a later version may have added them.
 */
function findFault(value: unknown, form: Form, place = ''): string | undefined {
  const where = place === '' ? 'the whole' : place
  const types = [form.type ?? []].flat()
  if (types.length > 0 && !types.some((type) => isOfType(value, type))) {
    return `${where} is not of type ${types.join(' or ')}`
  }
  if (form.enum !== undefined && !form.enum.includes(value as string)) {
    return `${where} is not one of ${form.enum.join(', ')}`
  }
  if (typeof value === 'number' && value < (form.minimum ?? value)) {
    return `${where} is below ${form.minimum}`
  }
  if (Array.isArray(value)) return findInArray(value, form, place)
  if (typeof value === 'object' && value !== null) {
    return findInObject(value as Readonly<Record<string, unknown>>, form, place)
  }
  return undefined
}

function findInArray(values: readonly unknown[], { items }: Form, place: string) {
  if (items === undefined) return undefined
  for (const [index, value] of values.entries()) {
    const fault = findFault(value, items, `${place}/${index}`)
    if (fault !== undefined) return fault
  }
  return undefined
}

function findInObject(value: Readonly<Record<string, unknown>>, form: Form, place: string) {
  const missing = (form.required ?? []).find((key) => !Object.hasOwn(value, key))
  if (missing !== undefined) return `${place}/${missing} is missing`
  for (const [key, inner] of Object.entries(form.properties ?? {})) {
    const fault = Object.hasOwn(value, key)
      ? findFault(value[key], inner, `${place}/${key}`)
      : undefined
    if (fault !== undefined) return fault
  }
  return undefined
}

function isOfType(value: unknown, type: string): boolean {
  if (type === 'null') return value === null
  if (type === 'array') return Array.isArray(value)
  if (type === 'integer') return Number.isInteger(value)
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value)
  return typeof value === type
}
