import type { Diff } from 'api-smart-diff'
import type { Change } from '../model.ts'
import { describePart } from './describe-part.ts'
import { describeKeyword, describeRequired } from './describe-keyword.ts'
import { effectOf, judgeEffect } from './judge-keyword.ts'
import { judgeSecurity } from './judge-security.ts'
import type { Location } from './locate.ts'

/** A change before its places are gathered. */
export type Judged = Omit<Change, 'operations'>

type Verdict = Pick<Judged, 'verdict' | 'because'>

/**
 * Judges one difference by rules of our own where api-smart-diff has none or a wrong one, else as it
 * does. What nobody judges counts as breaking: somebody has to look.
 */
export function judge(diff: Diff, location: Location): Judged[] {
  const { kind, place, direction } = location
  const at = { place, ...(direction === undefined ? {} : { direction }) }
  if (kind === 'field') return [{ ...at, ...judgeField(diff, location) }]
  if (kind === 'part') {
    return [{ ...at, ...judgePart(diff, location), what: describePart(diff, location) }]
  }
  const [keyword = ''] = location.rest
  if (keyword === 'required') return describeRequired(diff, at)
  const what = describeKeyword(keyword, diff)
  // An answer may hold more than is described at any time: clients have to pass over it.
  const isOpen = keyword === 'additionalProperties' && direction !== 'requests'
  const effect = effectOf(keyword, diff.before, diff.after)
  return [{ ...at, what, ...(isOpen ? { verdict: 'compatible' } : judgeEffect(effect, direction)) }]
}

/** api-smart-diff takes a field that may no longer be sent as compatible. */
function judgeField({ action }: Diff, { direction }: Location): Verdict & { what: string } {
  if (action === 'add') return { what: 'added', verdict: 'compatible' }
  const because =
    direction === 'requests' ? 'what clients send there has no effect' : 'clients may read it'
  return { what: action === 'remove' ? 'removed' : 'changed', verdict: 'breaking', because }
}

/** Parts of a document that people read, or tools of its own. */
const TEXTS = /^(description|summary|title|tags|examples?|externalDocs|openapi|x-server-texts)$/

function judgePart(diff: Diff, { place, rest }: Location): Verdict {
  const [first = ''] = rest
  if (first === 'x-security') {
    return judgeSecurity(diff.before, diff.after)
  }
  if (first === 'x-servers') return judgeServers(diff)
  if (place === 'info' || rest.some((key) => TEXTS.test(key))) return { verdict: 'text' }
  if (diff.path[0] === 'components') return judgeScheme(diff, rest)
  if (first === 'operationId') {
    return { verdict: 'breaking', because: 'generated clients name their methods by it' }
  }
  if (diff.type === 'annotation') return { verdict: 'text' }
  if (diff.type === 'non-breaking' || diff.type === 'deprecated') return { verdict: 'compatible' }
  if (diff.type === 'unclassified') {
    // What a document adds for tools of its own says nothing to clients.
    if (rest.some((key) => key.startsWith('x-'))) return { verdict: 'text' }
    return { verdict: 'breaking', because: 'no rule judges this: have a look' }
  }
  const because =
    diff.action === 'remove'
      ? 'clients may rely on it'
      : 'a request that was accepted may be refused'
  return { verdict: 'breaking', because }
}

/** A client that was given an address goes on using it. */
function judgeServers({ before, after }: Diff): Verdict {
  const [old, present] = [before, after].map((text) => JSON.parse(String(text)) as string[])
  const isKept = old?.every((url) => present?.includes(url))
  return isKept
    ? { verdict: 'compatible' }
    : { verdict: 'breaking', because: 'an address that clients use is gone' }
}

/** Security schemes: api-smart-diff does not judge their scopes and addresses. */
function judgeScheme({ action }: Diff, rest: readonly string[]): Verdict {
  if (action === 'add') return { verdict: 'compatible' }
  const isScope = rest.at(-2) === 'scopes'
  if (isScope && action === 'replace') return { verdict: 'text' }
  const because = isScope ? 'clients ask for this scope' : 'clients get their tokens by it'
  return { verdict: 'breaking', because }
}
