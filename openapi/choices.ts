import { gaps } from './generated/ledger-rules.ts'
import type {
  ChoiceOf,
  Choices,
  ChoicesBySlug,
  GapId,
  GapRule,
  ValuedSlug,
  ValueOf,
} from './ledger.ts'

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
  const values = valuesOf(choices)
  let value = values.get(id)
  if (value === undefined && !values.has(id)) values.set(id, (value = findValue(choices, id)))
  return value
}

/** Values by gap, of choices that were asked for some: each answer asks for many. */
const known = new WeakMap<Choices, Map<GapId, unknown>>()
let last: { choices?: Choices; values: Map<GapId, unknown> } = { values: new Map() }

function valuesOf(choices: Choices): Map<GapId, unknown> {
  if (last.choices === choices) return last.values
  const values = known.get(choices) ?? new Map<GapId, unknown>()
  known.set(choices, values)
  last = { choices, values }
  return values
}

function findValue(choices: Choices, id: GapId): unknown {
  const { presets }: GapRule = gaps[id]
  const set: unknown = choices[id]
  return typeof set === 'string' && presets !== undefined && Object.hasOwn(presets, set)
    ? presets[set]
    : set
}

/** The choice that stands for a value of a gap; undefined if none does. */
export function findPreset(id: string, value: unknown): string | undefined {
  const gap: GapRule | undefined = gaps[id as GapId]
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

/** Finds the id of a gap by it or by the slug. */
export function findGapId(name: string): GapId | undefined {
  return Object.hasOwn(gaps, name) ? (name as GapId) : idBySlug.get(name)
}

/** The choices of a site that has no profile. */
export const assumptions = Object.fromEntries(
  Object.values(gaps).map((gap) => [gap.id, gap.choice]),
) as unknown as Choices
