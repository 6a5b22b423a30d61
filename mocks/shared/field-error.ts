import { nearestOf } from '../../openapi/nearest.ts'

/** A wrong input value, with the name of its field. */
export class FieldError extends Error {
  /** Such as `when.next`. */
  readonly field: string

  constructor(field: string, message: string) {
    super(message)
    this.field = field
  }
}

/** Says that a word isn't known, and what to write instead. */
export function unknownWord(kind: string, found: unknown, known: readonly string[]): string {
  const nearest = nearestOf(String(found), known)
  const advice = nearest === undefined ? `write ${known.join(', ')}` : `did you mean ${nearest}?`
  return `there is no ${kind} "${String(found)}"; ${advice}`
}
