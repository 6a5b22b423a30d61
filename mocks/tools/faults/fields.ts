import { nearestOf } from '../../../openapi/nearest.ts'
import { FieldError } from '../../shared/field-error.ts'

/** Says what is wrong with a field of a rule, and what to write. */
export function refuse(field: string, found: unknown, advice: string): FieldError {
  const shown = found === undefined ? 'missing' : (JSON.stringify(found) ?? typeof found)
  return new FieldError(
    field,
    `Cannot add the fault: ${field} is ${shown.slice(0, 200)}; ${advice}`,
  )
}

/** @throws FieldError when a value is no object. */
export function toObject(field: string, input: unknown): Record<string, unknown> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    throw refuse(field, input, 'give an object')
  }
  // What is undefined is left out.
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
}

/** @throws FieldError when an object has a field that is not known; the message has the nearest. */
export function refuseUnknown(place: string, input: object, known: readonly string[]): void {
  const name = Object.keys(input).find((key) => !known.includes(key))
  if (name === undefined) return
  const field = place === '' ? name : `${place}.${name}`
  throw new FieldError(
    field,
    `Cannot add the fault: there is no ${field}; ${adviseFor(name, known)}`,
  )
}

/** The nearest known name, or all of them. */
export function adviseFor(found: string, known: readonly string[]): string {
  const nearest = nearestOf(found, known)
  if (nearest !== undefined) return `did you mean ${nearest}?`
  return known.length === 0 ? 'there is none' : `there is ${known.join(', ')}`
}

/** @throws FieldError when a value is no integer between two others. */
export function toInteger(field: string, input: unknown, least: number, most: number): number {
  if (typeof input === 'number' && Number.isInteger(input) && input >= least && input <= most) {
    return input
  }
  throw refuse(field, input, `give an integer from ${least} to ${most}`)
}
