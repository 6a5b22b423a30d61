import type { Verdict } from '../model.ts'

/** One way to be let in: scheme to scopes; all of them are asked for. */
type Requirement = Readonly<Record<string, readonly string[]>>

/**
 * Judges what an operation asks of its caller. A client keeps its way in when one of the ways asks
 * for no more than its own did. api-smart-diff judges scopes the other way round: it takes one that
 * is asked for in addition as compatible.
 */
export function judgeSecurity(
  before: unknown,
  after: unknown,
): { verdict: Verdict; because?: string } {
  const [old, present] = [toWays(before), toWays(after)]
  const isKept = old.every((way) => present.some((one) => asksNoMore(one, way)))
  return isKept
    ? { verdict: 'compatible' }
    : { verdict: 'breaking', because: 'a token that was good enough may be refused' }
}

/** What an operation asks for, in words. */
export function describeSecurity(text: unknown): string {
  const ways = toWays(text).map((way) => {
    const parts = Object.entries(way).map(([scheme, scopes]) =>
      scopes.length === 0 ? scheme : `${scheme} with ${scopes.join(' and ')}`,
    )
    return parts.length === 0 ? 'nothing' : parts.join(' and ')
  })
  return ways.length === 0 ? 'nothing' : ways.join(', or ')
}

function toWays(text: unknown): Requirement[] {
  const ways = typeof text === 'string' ? (JSON.parse(text) as Requirement[]) : []
  return ways.length === 0 ? [{}] : ways
}

function asksNoMore(present: Requirement, old: Requirement): boolean {
  return Object.entries(present).every(
    ([scheme, scopes]) =>
      old[scheme] !== undefined && scopes.every((scope) => old[scheme]?.includes(scope)),
  )
}
