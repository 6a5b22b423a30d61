import type { OpenAPIV3_1 } from 'openapi-types'
import { flatten, TEXTS, type Direction, type Part } from './flatten.ts'

/** What a change does to a client that was written against BASE. */
export type Verdict = 'breaking' | 'compatible' | 'text'

/** One change of the document, with every operation that it affects. */
export interface Change {
  verdict: Verdict
  /** Operation, field or other part of the document. */
  place: string
  /** The change in words. */
  what: string
  /** Why it breaks clients; left out if it doesn't. */
  because?: string
  direction?: Direction
  /** The gaps that the place depends on, or did until it was removed. */
  gaps?: string[]
  /** Ids of the operations, and names of the webhooks. */
  operations: string[]
}

const ORDER: readonly Verdict[] = ['breaking', 'compatible', 'text']

/** Lists the differences between two documents, breaking changes first, ignoring the version. */
export function compareDocuments(
  before: OpenAPIV3_1.Document,
  after: OpenAPIV3_1.Document,
): Change[] {
  const [old, present] = [flatten(before), flatten(after)]
  const changes = new Map<string, Change>()
  for (const key of new Set([...old.keys(), ...present.keys()])) {
    const [was, is] = [old.get(key), present.get(key)]
    const { direction, operation, parent } = (is ?? was)!
    // The part that contains it was added or removed, and says enough.
    if (parent !== '' && old.has(parent) !== present.has(parent)) continue
    for (const found of comparePart(was, is)) {
      const id = JSON.stringify([direction, found.place, found.what])
      const change = changes.get(id) ?? {
        ...found,
        ...(direction === undefined ? {} : { direction }),
        operations: [],
      }
      changes.set(id, change)
      if (operation !== undefined && !change.operations.includes(operation)) {
        change.operations.push(operation)
      }
    }
  }
  return [...changes.values()].sort(
    (one, other) => ORDER.indexOf(one.verdict) - ORDER.indexOf(other.verdict),
  )
}

type Found = Pick<Change, 'verdict' | 'place' | 'what' | 'because'>

function comparePart(was: Part | undefined, is: Part | undefined): Found[] {
  if (was !== undefined && is !== undefined) {
    const keywords = new Set([...Object.keys(was.values), ...Object.keys(is.values)])
    return [...keywords].flatMap((keyword) => {
      const [old, present] = [was.values[keyword], is.values[keyword]]
      if (JSON.stringify(old) === JSON.stringify(present)) return []
      // Whether a field is required depends on its object; everything else, on its schema.
      const place = keyword === 'required' ? is.place : (is.component ?? is.place)
      const what = say(keyword, old, present)
      return [{ ...judge(keyword, old, present, is.direction), place, what }]
    })
  }
  const { place, values, direction } = (is ?? was)!
  const address = typeof values['address'] === 'string' ? `: ${values['address']}` : ''
  if (is === undefined) {
    const because = direction === 'requests' ? 'clients may send it' : 'clients may rely on it'
    return [{ verdict: 'breaking', place, what: `removed${address}`, because }]
  }
  if (direction === 'requests' && values['required'] === true) {
    return [{ verdict: 'breaking', place, what: 'added, and required', because: REFUSED }]
  }
  return [{ verdict: 'compatible', place, what: `added${address}` }]
}

const REFUSED = 'a request that was accepted may be refused'

/** Changes that affect neither requests nor responses. */
const COMPATIBLE = new Set(['address', 'name', 'deprecated', 'default'])

function judge(
  keyword: string,
  old: unknown,
  present: unknown,
  direction: Direction | undefined,
): Pick<Found, 'verdict' | 'because'> {
  if (TEXTS.has(keyword) || /^(x-|\$comment|example )/.test(keyword)) return { verdict: 'text' }
  if (COMPATIBLE.has(keyword)) return { verdict: 'compatible' }
  if (keyword === 'security') {
    if (isLetIn(old, present)) return { verdict: 'compatible' }
    return { verdict: 'breaking', because: 'a token that was good enough may be refused' }
  }
  if (keyword === 'servers') {
    const isKept = isWithin(toSet(old), toSet(present))
    if (isKept) return { verdict: 'compatible' }
  }
  if (direction === undefined) return { verdict: 'breaking', because: 'clients may rely on it' }
  const effect = effectOf(keyword, old, present)
  if (direction === 'requests') {
    return effect === 'wider'
      ? { verdict: 'compatible' }
      : { verdict: 'breaking', because: REFUSED }
  }
  // A response may have unknown fields: clients must ignore them.
  if (effect === 'narrower' || keyword === 'additionalProperties') return { verdict: 'compatible' }
  const what = direction === 'webhooks' ? 'a webhook' : 'a response'
  return { verdict: 'breaking', because: `${what} may hold what it did not hold before` }
}

const UPPER = /^(exclusiveMaximum|maximum|max[A-Z]\w+)$/
const LOWER = /^(exclusiveMinimum|minimum|min[A-Z]\w+)$/

/** What a changed keyword does to the values that a schema accepts. */
function effectOf(keyword: string, old: unknown, present: unknown): 'wider' | 'narrower' | 'other' {
  if (keyword === 'required') return present === true ? 'narrower' : 'wider'
  if (keyword === 'additionalProperties') {
    return openness(present) > openness(old) ? 'wider' : 'narrower'
  }
  if (old === undefined) return 'narrower'
  if (present === undefined) return 'wider'
  if (keyword === 'type' || keyword === 'enum') {
    if (isWithin(toSet(old), toSet(present))) return 'wider'
    return isWithin(toSet(present), toSet(old)) ? 'narrower' : 'other'
  }
  if (UPPER.test(keyword)) return Number(present) > Number(old) ? 'wider' : 'narrower'
  if (LOWER.test(keyword)) return Number(present) < Number(old) ? 'wider' : 'narrower'
  return 'other'
}

/** What a schema accepts besides its fields: anything, what a schema allows, or nothing. */
function openness(value: unknown): number {
  if (value === false) return 0
  return value === true || value === undefined ? 2 : 1
}

function toSet(list: unknown): Set<unknown> {
  const members = new Set((list as unknown[] | undefined) ?? [])
  // A number may be an integer.
  return members.has('"number"') ? members.add('"integer"') : members
}

function isWithin(inner: ReadonlySet<unknown>, outer: ReadonlySet<unknown>): boolean {
  return [...inner].every((member) => outer.has(member))
}

/** Schemes with their scopes, of which a client needs all. */
type Requirement = Readonly<Record<string, readonly string[]>>

/** Whether every old way to authenticate still works: some new way requires no more than it did. */
function isLetIn(old: unknown, present: unknown): boolean {
  const ways = toRequirements(present)
  return toRequirements(old).every((way) =>
    ways.some((other) =>
      Object.entries(other).every(
        ([scheme, scopes]) =>
          way[scheme] !== undefined && scopes.every((scope) => way[scheme]?.includes(scope)),
      ),
    ),
  )
}

function toRequirements(list: unknown): Requirement[] {
  const texts = (list ?? []) as string[]
  return texts.length === 0 ? [{}] : texts.map((text) => JSON.parse(text) as Requirement)
}

/** Longer values aren't shown in a report. */
const LENGTH = 60

function say(keyword: string, old: unknown, present: unknown): string {
  if (keyword === 'required') return present === true ? 'now required' : 'no longer required'
  const [was, is] = [show(keyword, old), show(keyword, present)]
  const isShort = [was, is].every((text) => text !== undefined && text.length <= LENGTH)
  if (old === undefined) return `${keyword} added${isShort ? `: ${is}` : ''}`
  if (present === undefined) return `${keyword} removed${isShort ? `: ${was}` : ''}`
  return `${keyword} changed${isShort ? ` from ${was} to ${is}` : ''}`
}

/** Formats a scalar or a list; undefined for an object, which doesn't fit a line. */
function show(keyword: string, value: unknown): string | undefined {
  if (value === undefined) return ''
  if (keyword === 'security') return showSecurity(toRequirements(value))
  if (Array.isArray(value)) return value.map((text) => String(JSON.parse(String(text)))).join(', ')
  if (typeof value === 'string' && /^[[{]/.test(value)) return undefined
  return JSON.stringify(value)
}

function showSecurity(ways: readonly Requirement[]): string {
  const texts = ways.map((way) =>
    Object.entries(way)
      .map(([scheme, scopes]) => [scheme, ...scopes].join(' '))
      .join(' and '),
  )
  return texts.map((text) => text || 'nothing').join(' or ')
}
