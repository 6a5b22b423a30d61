import { allGaps, type Profile } from '../../../openapi/ledger.ts'
import type { Variant } from './variant.ts'

/** The gaps that the mock can play in more than one way. */
const played = allGaps.filter(({ plays }) => plays.length > 1)

/** A variant for each choice of each such gap. */
export const singleChoices: readonly Variant[] = played.flatMap(({ id, plays }) =>
  plays.map((choice) => ({
    name: `${id}=${choice}`,
    siteProfile: { [id]: choice },
    gap: { id, choice },
  })),
)

/**
 * Variants that together play every pair of choices of two gaps at least once (a covering array of
 * strength two, made greedily: each new site profile takes the choices with most pairs still unseen).
 */
export function coverPairs(): Variant[] {
  const open = new Set<string>()
  for (const [at, one] of played.entries()) {
    for (const other of played.slice(at + 1)) {
      for (const left of one.plays) {
        for (const right of other.plays) open.add(toPair(one.id, left, other.id, right))
      }
    }
  }
  const variants: Variant[] = []
  while (open.size > 0) {
    const siteProfile = nextSiteProfile(open)
    variants.push({ name: `pairs-${variants.length + 1}`, siteProfile })
  }
  return variants
}

function nextSiteProfile(open: Set<string>): Profile {
  const chosen: { id: string; choice: string }[] = []
  // The first pair that is still open starts the site profile: each round closes one at least.
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
