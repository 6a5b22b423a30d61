import { facts, gaps, withdrawnFacts } from './generated/ledger.ts'
import type { components } from './generated/values.ts'

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

/** What a site needs to know of a gap: all but the texts for its readers. */
export interface GapRule extends Pick<
  Gap,
  'id' | 'slug' | 'choice' | 'plays' | 'open' | 'removed'
> {
  choices: readonly string[]
  holds?: string | undefined
  presets?: Gap['presets'] | undefined
}

export type GapId = keyof typeof gaps
type PlayedChoice<Id extends GapId> = (typeof gaps)[Id]['plays'][number]

type Slug = (typeof gaps)[GapId]['slug']
type Schemas = components['schemas']
/** The gaps that have values, by their slugs. */
export type ValuedSlug = Slug & keyof Schemas

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
export type ChoicesBySlug = {
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

/** Finds a gap by its id or its slug. */
export function findGap(name: string): Gap | undefined {
  return allGaps.find(({ id, slug }) => id === name || slug === name)
}

/** Names the sections of the spec that a row is from: `section 4`, `sections 2, 5 and 7`. */
export function toSections(section: string): string {
  const numbers = section.split(/,\s*/)
  const last = numbers.pop() ?? ''
  return numbers.length === 0 ? `section ${last}` : `sections ${numbers.join(', ')} and ${last}`
}
