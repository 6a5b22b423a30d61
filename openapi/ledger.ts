import { facts, gaps, withdrawnFacts } from './generated/ledger.ts'
import { nearestOf } from './nearest.ts'

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
  /** Where the document marks the gap: operation ids, `Schema`, `Schema.property`, components. */
  places: readonly string[]
}

export type GapId = keyof typeof gaps
type PlayedChoice<Id extends GapId> = (typeof gaps)[Id]['plays'][number]

/** A choice for each gap: the ledger's assumptions, changed where a profile says so. */
export type Choices = { readonly [Id in GapId]: PlayedChoice<Id> }
type ChoicesBySlug = { readonly [Id in GapId as (typeof gaps)[Id]['slug']]: PlayedChoice<Id> }

/** The choices that the mock can play of a gap, by its slug. */
export type ChoiceOf<Slug extends keyof ChoicesBySlug> = ChoicesBySlug[Slug]

/** Gap id or slug to choice; what is not named keeps the ledger's assumption. */
export type Profile = Readonly<Record<string, string | number | null>>

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
export function choiceOf<Slug extends keyof ChoicesBySlug>(
  choices: Choices,
  slug: Slug,
): ChoiceOf<Slug> {
  return choices[idBySlug.get(slug) as GapId] as ChoiceOf<Slug>
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
  const choices: Record<string, string> = { ...assumptions }
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
    // YAML reads an unquoted 404 or null as a number or as nothing.
    const choice = String(value)
    const known = Object.keys(gap.choices)
    const successor = Object.hasOwn(gap.removed, choice) ? gap.removed[choice] : undefined
    if (successor !== undefined) {
      throw new Error(
        `Cannot use the profile: the choice "${choice}" of ${id} was removed; use "${successor}"`,
      )
    }
    if (!known.includes(choice) && !gap.open) {
      throw new Error(
        `Cannot use the profile: ${id} has no choice "${choice}"${hint(choice, known)}; ` +
          `it has ${known.join(', ')}`,
      )
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

function hint(found: string, known: string[]): string {
  const nearest = nearestOf(found, known)
  return nearest === undefined ? '' : `; did you mean ${nearest}?`
}
