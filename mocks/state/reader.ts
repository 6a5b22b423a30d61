import { FieldError } from '../shared/field-error.ts'

/** Reads a value that stands at a place of a document, or throws a FieldError that names the place. */
export type Read<Value> = (value: unknown, place: string) => Value

type Shape = Readonly<Record<string, Read<unknown>>>
type Of<Fields extends Shape> = { [Name in keyof Fields]: ReturnType<Fields[Name]> }

/** Says what is wrong at a place of a snapshot. */
export function refuse(place: string, found: unknown, advice: string): FieldError {
  const shown = found === undefined ? 'missing' : (JSON.stringify(found) ?? typeof found)
  const where = place === '' ? 'it' : place
  return new FieldError(
    place === '' ? 'body' : place,
    `Cannot restore the snapshot: ${where} is ${shown.slice(0, 100)}; ${advice}`,
  )
}

/** Reads an object with exactly these fields. */
export function object<Fields extends Shape>(fields: Fields): Read<Of<Fields>> {
  return (value, place) => {
    const given = toRecord(value, place)
    const unknown = Object.keys(given).find((name) => !Object.hasOwn(fields, name))
    if (unknown !== undefined) {
      throw refuse(join(place, unknown), given[unknown], 'there is no such field')
    }
    const entries = Object.entries(fields).map(([name, read]) => {
      return [name, read(given[name], join(place, name))]
    })
    return Object.fromEntries(entries) as Of<Fields>
  }
}

/** Reads a list. */
export function list<Value>(read: Read<Value>, most = Infinity): Read<Value[]> {
  return (value, place) => {
    if (!Array.isArray(value)) throw refuse(place, value, 'give a list')
    if (value.length > most) throw refuse(place, value.length, `give at most ${most}`)
    return value.map((one, index) => read(one, join(place, String(index))))
  }
}

/** Reads an object from any name to values of one kind. */
export function map<Value>(read: Read<Value>): Read<Record<string, Value>> {
  return (value, place) => {
    const entries = Object.entries(toRecord(value, place))
    return Object.fromEntries(entries.map(([name, one]) => [name, read(one, join(place, name))]))
  }
}

/** Reads what may be null. */
export function orNull<Value>(read: Read<Value>): Read<Value | null> {
  return (value, place) => (value === null ? null : read(value, place))
}

/** Reads one of some texts. */
export function oneOf<const Word extends string>(words: readonly Word[]): Read<Word> {
  return (value, place) => {
    const found = words.find((word) => word === value)
    if (found === undefined) throw refuse(place, value, `write ${words.join(', ')}`)
    return found
  }
}

export const text: Read<string> = (value, place) => {
  if (typeof value !== 'string') throw refuse(place, value, 'give a text')
  return value
}

export const truth: Read<boolean> = (value, place) => {
  if (typeof value !== 'boolean') throw refuse(place, value, 'write true or false')
  return value
}

/** Reads any number that is finite. */
export const number: Read<number> = (value, place) => {
  if (typeof value === 'number' && Number.isFinite(value)) return value
  throw refuse(place, value, 'give a number')
}

/** Reads an integer between two others. */
export function integer(least: number, most = Number.MAX_SAFE_INTEGER): Read<number> {
  return (value, place) => {
    const isMeant = typeof value === 'number' && Number.isSafeInteger(value)
    if (isMeant && value >= least && value <= most) return value
    throw refuse(place, value, `give an integer from ${least} to ${most}`)
  }
}

/** Reads an object of any fields; it is a copy. */
export const anyObject: Read<Record<string, unknown>> = (value, place) => {
  return structuredClone(toRecord(value, place))
}

function toRecord(value: unknown, place: string): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return value as Record<string, unknown>
  }
  throw refuse(place, value, 'give an object')
}

function join(place: string, name: string): string {
  return place === '' ? name : `${place}.${name}`
}
