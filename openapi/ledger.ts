import { facts, gaps, withdrawnFacts } from './generated/ledger.ts'
import { checks } from './generated/value-checks.js'
import type { components } from './generated/values.ts'
import { nearestOf } from './nearest.ts'
import { toKeys } from './text/json-pointer.ts'

export { facts, gaps, withdrawnFacts }

/** What the spec states. */
export interface Fact {
  id: string
  /** Section of the spec, or several, separated by commas. */
  section: string
  fact: string
  /** Operation ids and schema names of the document that the fact speaks of. */
  binds: readonly string[]
}

/** What was taken for a fact and is none. No other fact gets its id. */
export interface WithdrawnFact {
  id: string
  section: string
  /** Why it is no fact, and which gap has it now. */
  withdrawn: string
}

/** What the spec leaves open, and what the mock assumes there. */
export interface Gap {
  id: string
  /** Its name in words, which code and site profiles may write instead of the id. */
  slug: string
  section: string
  question: string
  assumption: string
  reason: string
  /** The assumption, as one of `choices`. */
  choice: string
  /** What a real site may plausibly do, by choice id. */
  choices: Readonly<Record<string, string>>
  /** The choices that the mock can play. */
  plays: readonly string[]
  /** Any other text is a legal choice too. */
  open: boolean
  /** Choices of earlier versions that a fact speaks against, with the ones to use instead. */
  removed: Readonly<Record<string, string>>
  /** What a value of it can be besides its choices, in words; undefined if it has choices alone. */
  holds?: string
  /** The values that its choices stand for, where it has values. */
  presets?: Readonly<Record<string, unknown>>
  /** Where the document marks the gap: operation ids, `Schema`, `Schema.property`, components. */
  places: readonly string[]
}

export type GapId = keyof typeof gaps
type PlayedChoice<Id extends GapId> = (typeof gaps)[Id]['plays'][number]

type Slug = (typeof gaps)[GapId]['slug']
type Schemas = components['schemas']
/** The gaps that have values, by their slugs. */
type ValuedSlug = Slug & keyof Schemas

/** The value that a gap with values can hold, by its slug. */
export type ValueOf<Valued extends ValuedSlug> = Schemas[Valued]

/**
 * A choice for each gap, or a value where it has values: the ledger's assumptions, changed where a
 * profile says so.
 */
export type Choices = {
  readonly [Id in GapId]: (typeof gaps)[Id]['slug'] extends ValuedSlug
    ? PlayedChoice<Id> | ValueOf<(typeof gaps)[Id]['slug']>
    : PlayedChoice<Id>
}
type ChoicesBySlug = {
  readonly [Id in GapId as Exclude<(typeof gaps)[Id]['slug'], ValuedSlug>]: PlayedChoice<Id>
}

/** The choices that the mock can play of a gap without values, by its slug. */
export type ChoiceOf<Named extends keyof ChoicesBySlug> = ChoicesBySlug[Named]

/** Gap id or slug to choice or value; what is not named keeps the ledger's assumption. */
export type Profile = Readonly<Record<string, unknown>>

export interface ResolvedProfile {
  choices: Choices
  /** Gaps whose choice differs from the ledger's assumption. */
  changed: GapId[]
  /** Legal choices that the mock cannot play, in words. */
  notPlayed: string[]
}

export const allGaps: readonly Gap[] = Object.values(gaps)

/** Names the sections of the spec that a row is from: `section 4`, `sections 2, 5 and 7`. */
export function toSections(section: string): string {
  const numbers = section.split(/,\s*/)
  const last = numbers.pop() ?? ''
  return numbers.length === 0 ? `section ${last}` : `sections ${numbers.join(', ')} and ${last}`
}

const idBySlug: ReadonlyMap<string, GapId> = new Map(
  Object.values(gaps).map(({ id, slug }) => [slug, id]),
)

/**
 * The choice in force for a gap.
 *
 * @example
 * choiceOf(choices, 'list-order') // 'creation'
 */
export function choiceOf<Named extends keyof ChoicesBySlug>(
  choices: Choices,
  slug: Named,
): ChoiceOf<Named> {
  return choices[idBySlug.get(slug) as GapId] as ChoiceOf<Named>
}

/**
 * The value in force for a gap with values: that of its choice, or what the profile holds.
 *
 * @example
 * valueOf(choices, 'customer-created-status') // 201
 */
export function valueOf<Valued extends ValuedSlug>(
  choices: Choices,
  slug: Valued,
): ValueOf<Valued> {
  return valueIn(choices, idBySlug.get(slug) as GapId) as ValueOf<Valued>
}

/** As `valueOf`, by the gap's id; the choice of a gap without values. */
export function valueIn(choices: Choices, id: GapId): unknown {
  let values = valuesOf.get(choices)
  if (values === undefined) valuesOf.set(choices, (values = new Map()))
  if (!values.has(id)) values.set(id, findValue(choices, id))
  return values.get(id)
}

/** Values by gap, of choices that were asked for some: each answer asks for many. */
const valuesOf = new WeakMap<Choices, Map<GapId, unknown>>()

function findValue(choices: Choices, id: GapId): unknown {
  const { presets }: Gap = gaps[id]
  const set: unknown = choices[id]
  return typeof set === 'string' && presets !== undefined && Object.hasOwn(presets, set)
    ? presets[set]
    : set
}

/** The choice that stands for a value of a gap; undefined if none does. */
export function findPreset(id: string, value: unknown): string | undefined {
  const gap: Gap | undefined = gaps[id as GapId]
  const presets = gap?.presets ?? {}
  const wanted = toCanonical(value)
  return Object.keys(presets).find((choice) => toCanonical(presets[choice]) === wanted)
}

/** JSON that does not depend on the order of keys. */
function toCanonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  )
}

/** Finds a gap by its id or its slug. */
export function findGapId(name: string): GapId | undefined {
  return Object.hasOwn(gaps, name) ? (name as GapId) : idBySlug.get(name)
}

/** The choices of a site that has no profile. */
export const assumptions = Object.fromEntries(
  allGaps.map((gap) => [gap.id, gap.choice]),
) as unknown as Choices

/**
 * Puts a profile over the ledger's assumptions.
 *
 * @throws Error when a gap or a choice does not exist, or does no more; the message names the
 * nearest one, or the successor.
 */
export function resolveProfile(profile: Profile = {}): ResolvedProfile {
  if (typeof profile !== 'object' || profile === null || Array.isArray(profile)) {
    throw new Error('Cannot use the profile: it must be an object from gap to choice')
  }
  const choices: Record<string, unknown> = { ...assumptions }
  const changed: GapId[] = []
  const notPlayed: string[] = []
  const named = new Map<GapId, string>()
  for (const [name, value] of Object.entries(profile)) {
    const id = findGapId(name)
    if (id === undefined) {
      const known = [...Object.keys(gaps), ...idBySlug.keys()]
      throw new Error(`Cannot use the profile: gap ${name} does not exist${hint(name, known)}`)
    }
    const other = named.get(id)
    if (other !== undefined) {
      throw new Error(
        `Cannot use the profile: ${other} and ${name} are the same gap; leave one of them out`,
      )
    }
    named.set(id, name)
    const gap: Gap = gaps[id]
    const choice = toChoice(gap, value)
    if (choice === undefined) {
      choices[id] = value
      changed.push(id)
      continue
    }
    if (!gap.plays.includes(choice) && !gap.open) {
      notPlayed.push(`${id} "${choice}" cannot be played; "${gap.choice}" stays`)
    } else if (choice !== gap.choice) {
      choices[id] = choice
      changed.push(id)
    }
  }
  return { choices: choices as unknown as Choices, changed, notPlayed }
}

/**
 * The choice that an entry of a profile names; undefined if it is a value that no choice stands for.
 *
 * @throws Error when it is neither.
 */
function toChoice(gap: Gap, value: unknown): string | undefined {
  const { id, holds } = gap
  const known = Object.keys(gap.choices)
  const others = holds === undefined ? '' : `, or ${holds}`
  const isPlain = value === null || typeof value === 'string' || typeof value === 'number'
  // YAML reads an unquoted 404 or null as a number or as nothing.
  const choice = String(value)
  const successor = Object.hasOwn(gap.removed, choice) ? gap.removed[choice] : undefined
  if (isPlain && successor !== undefined) {
    throw new Error(
      `Cannot use the profile: the choice "${choice}" of ${id} was removed; use "${successor}"`,
    )
  }
  if (isPlain && (known.includes(choice) || gap.open)) return choice
  const check = checks[id]
  if (check?.(value) === true) return findPreset(id, value)
  if (check === undefined && !isPlain) {
    throw new Error(
      `Cannot use the profile: ${id} is ${JSON.stringify(value)}; write one of its choices: ` +
        known.join(', '),
    )
  }
  if (check !== undefined && typeof value !== 'string') {
    const { place, text } = toDeepest(check.errors ?? [])
    throw new Error(
      `Cannot use the profile: ${[id, ...place].join('.')} ${text}; ` +
        `${id} can be ${known.join(', ')}${others}`,
    )
  }
  throw new Error(
    `Cannot use the profile: ${id} has no choice "${choice}"${hint(choice, known)}; ` +
      `it has ${known.join(', ')}${others}`,
  )
}

/** Of the errors of a value that may have several forms, the one deepest inside it. */
function toDeepest(errors: readonly ValueError[]): { place: string[]; text: string } {
  const inside = errors.filter(({ keyword }) => keyword !== 'anyOf')
  const [nearest = errors[0]] = [...inside].sort(
    (one, other) => toKeys(other.instancePath).length - toKeys(one.instancePath).length,
  )
  if (nearest === undefined) return { place: [], text: 'is wrong' }
  const { instancePath, message = 'is wrong', params } = nearest
  const extra = params['additionalProperty']
  const place = toKeys(instancePath)
  if (extra !== undefined) return { place: [...place, String(extra)], text: 'does not exist' }
  const allowed = params['allowedValues']
  const words = Array.isArray(allowed) ? `: ${allowed.join(', ')}` : ''
  return { place, text: `${message}${words}` }
}

type ValueError = NonNullable<(typeof checks)[string]['errors']>[number]

function hint(found: string, known: string[]): string {
  const nearest = nearestOf(found, known)
  return nearest === undefined ? '' : `; did you mean ${nearest}?`
}
