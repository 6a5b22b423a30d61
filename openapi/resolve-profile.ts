import { gaps } from './generated/ledger-rules.ts'
import { checks } from './generated/value-checks.js'
import { assumptions, findGapId, findPreset } from './choices.ts'
import type { Choices, GapRule, GapId, Profile, ResolvedProfile } from './ledger.ts'
import { nearestOf } from './nearest.ts'
import { toKeys } from './text/json-pointer.ts'

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
      const known = [...Object.keys(gaps), ...Object.values(gaps).map(({ slug }) => slug)]
      throw new Error(`Cannot use the profile: gap ${name} does not exist${hint(name, known)}`)
    }
    const other = named.get(id)
    if (other !== undefined) {
      throw new Error(
        `Cannot use the profile: ${other} and ${name} are the same gap; leave one of them out`,
      )
    }
    named.set(id, name)
    const gap: GapRule = gaps[id]
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
function toChoice(gap: GapRule, value: unknown): string | undefined {
  const { id, holds } = gap
  const known = [...gap.choices]
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
  const { instancePath, message = 'is wrong', params = {} } = nearest
  const extra = params['additionalProperty']
  const place = toKeys(instancePath)
  if (extra !== undefined) return { place: [...place, String(extra)], text: 'does not exist' }
  const allowed = params['allowedValues']
  const words = Array.isArray(allowed) ? `: ${allowed.join(', ')}` : ''
  return { place, text: `${message}${words}` }
}

type AjvError = NonNullable<(typeof checks)[string]['errors']>[number]
/** The generated checks give parameters only where a message needs them. */
type ValueError = Omit<AjvError, 'params'> & Partial<Pick<AjvError, 'params'>>

function hint(found: string, known: string[]): string {
  const nearest = nearestOf(found, known)
  return nearest === undefined ? '' : `; did you mean ${nearest}?`
}
