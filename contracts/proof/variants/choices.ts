import { allGaps, type Profile } from '../../../openapi/ledger.ts'
import type { Twin } from './twin.ts'

/** Choices that the mock can play, by gap: those gaps that have more than one. */
const played = allGaps
  .filter(({ plays }) => plays.length > 1)
  .map(({ id, choice, plays }) => ({ id, choice, plays }))

/** A twin for each choice that differs from the mock's assumption. */
export const singleChoices: readonly Twin[] = played.flatMap(({ id, choice, plays }) =>
  plays
    .filter((other) => other !== choice)
    .map((other) => ({ name: `${id}=${other}`, profile: { [id]: other } })),
)

/**
 * Twins that together play every pair of choices of two gaps at least once (a covering array of
 * strength two, made greedily: each new profile takes the choices with most pairs still unseen).
 */
export function coverPairs(): Twin[] {
  const open = new Set<string>()
  for (const [at, one] of played.entries()) {
    for (const other of played.slice(at + 1)) {
      for (const left of one.plays) {
        for (const right of other.plays) open.add(toPair(one.id, left, other.id, right))
      }
    }
  }
  const twins: Twin[] = []
  while (open.size > 0) {
    const profile = nextProfile(open)
    twins.push({ name: `pairs-${twins.length + 1}`, profile })
  }
  return twins
}

function nextProfile(open: Set<string>): Profile {
  const chosen: { id: string; choice: string }[] = []
  // The first pair that is still open starts the profile: each round closes one at least.
  const [first = ''] = open
  const start = new Map(first.split('|').map((part) => part.split('=') as [string, string]))
  for (const { id, plays } of played) {
    const forced = start.get(id)
    const choices = forced === undefined ? plays : [forced]
    let best = { choice: choices[0] ?? '', count: -1 }
    for (const choice of choices) {
      const count = chosen.filter((one) => open.has(toPair(one.id, one.choice, id, choice))).length
      if (count > best.count) best = { choice, count }
    }
    chosen.push({ id, choice: best.choice })
  }
  for (const [at, one] of chosen.entries()) {
    for (const other of chosen.slice(at + 1)) {
      open.delete(toPair(one.id, one.choice, other.id, other.choice))
    }
  }
  return Object.fromEntries(chosen.map(({ id, choice }) => [id, choice]))
}

function toPair(one: string, left: string, other: string, right: string): string {
  return `${one}=${left}|${other}=${right}`
}
