import type { Diff } from 'api-smart-diff'
import { describeSecurity } from './judge-security.ts'
import type { Location } from './locate.ts'
import { describe, showScalar } from './show.ts'

/** Says what differs at an operation, or at the document outside of operations. */
export function describePart(diff: Diff, { place, rest, operation }: Location): string {
  const { action, before, after } = diff
  const [first = ''] = rest
  if (first === 'x-security') {
    return `asked for ${describeSecurity(before)}, asks for ${describeSecurity(after)}`
  }
  if (first === 'x-servers') return describe('servers', action, toList(before), toList(after))
  if (first === 'x-server-texts') return 'texts of servers changed'
  if (rest.length === 0) {
    const { operationId } = (after ?? {}) as { operationId?: string }
    const id = operation ?? operationId
    return describe('', action) + (id === undefined || place.endsWith(id) ? '' : ` (${id})`)
  }
  if (rest.at(-1) === 'required') return after === true ? 'must be sent' : 'need not be sent'
  const name = toName(rest, after ?? before)
  return HAS_NO_VALUE.has(rest.at(-2) ?? '')
    ? describe(name, action)
    : describe(name, action, showScalar(before), showScalar(after))
}

/** Keys whose members are known by their names. */
const HAS_NO_VALUE = new Set(['examples', 'scopes', 'headers', 'content'])

function toName(rest: readonly string[], value: unknown): string {
  const [first = '', second = ''] = rest
  const { name = '', required } = (value ?? {}) as { name?: string; required?: boolean }
  if (first === 'parameters') return `${required === true ? 'required ' : ''}parameter ${name}`
  if (first === 'responses') return `answer ${second}`
  if (first === 'requestBody') return 'request body'
  const named = ['examples', 'scopes', 'headers'].find((key) => rest.at(-2) === key)
  if (named !== undefined) return `${named.slice(0, -1)} ${rest.at(-1) ?? ''}`
  // A whole map of them.
  if (MAPS.has(rest.at(-1) ?? ''))
    return `${rest.at(-1)} ${Object.keys(value ?? {}).join(', ')}`.trim()
  if (rest.at(-2) === 'content') return rest.at(-1) ?? ''
  return rest.filter((key) => !HIDDEN.has(key) && !/^\d+$/.test(key)).join(' ')
}

/** Keys whose members bear names of the document's own. */
const MAPS = new Set(['examples', 'headers', 'content'])

/** Keys that hold others and say nothing of themselves. */
const HIDDEN = new Set(['components', 'securitySchemes', 'flows', 'content'])

function toList(text: unknown): string {
  return (JSON.parse(String(text)) as string[]).join(', ') || 'none'
}
