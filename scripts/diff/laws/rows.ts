import { compareDocuments } from '../document/compare.ts'
import { draft, type Draft } from '../testing/small-document.ts'

/** What is changed in words, what is set where, and what has to be told of it. */
export type Row = [what: string, set: Readonly<Record<string, unknown>>, told: string[]]

/** Value of a place that is to be taken out. */
export const GONE = undefined

const ALIASES: Readonly<Record<string, readonly string[]>> = {
  list: ['paths', '/things', 'get'],
  create: ['paths', '/things', 'post'],
  read: ['paths', '/things/{id}', 'get'],
  flow: ['components', 'securitySchemes', 'OAuth2', 'flows', 'clientCredentials'],
  limit: ['components', 'parameters', 'Limit'],
}

/** Compares the small document with itself after a change, and tells each difference in a line. */
export function tell(set: Row[1]): string[] {
  const after = draft((document: Draft) => {
    for (const [place, value] of Object.entries(set)) put(document, toKeys(place), value)
  })
  return compareDocuments(draft(), after).map(
    ({ verdict, place, what }) => `${verdict}: ${place} ${what}`,
  )
}

/** A name that begins with a capital letter is a schema's. */
function toKeys(place: string): string[] {
  const [first = '', ...keys] = place.split('.')
  const begin = /^[A-Z]/.test(first) ? ['components', 'schemas', first] : ALIASES[first]
  return [...(begin ?? [first]), ...keys]
}

function put(document: Draft, keys: readonly string[], value: unknown): void {
  let holder = document
  for (const key of keys.slice(0, -1)) holder = holder[key]
  const last = keys.at(-1) ?? ''
  if (value === GONE) delete holder[last]
  else holder[last] = value
}
