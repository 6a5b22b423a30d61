import { nearestOf } from '../../openapi/nearest.ts'

/** Says that a word isn't known, and what to write instead. */
export function unknownWord(kind: string, found: unknown, known: readonly string[]): string {
  const nearest = nearestOf(String(found), known)
  const advice = nearest === undefined ? `write ${known.join(', ')}` : `did you mean ${nearest}?`
  return `there is no ${kind} "${String(found)}"; ${advice}`
}
