import type { Operation } from '../../openapi/operations.ts'

/** An answer of the document that a request asked for. */
export interface Preferred {
  status: number
  /** Name of the example. */
  name: string
  body: unknown
  /** What `Preference-Applied` says (RFC 7240, section 3). */
  applied: string
}

/**
 * Finds the answer that a `Prefer` header asks for: `code=422` takes the first example of that
 * status, `example=SB344` the example of that name. A wish that the operation's part of the document
 * cannot meet is ignored, as RFC 7240 has it.
 */
export function findPreferred(header: string, operation: Operation): Preferred | undefined {
  const wishes = new Map<string, string>()
  for (const part of header.split(/[,;]/)) {
    const [, name, value] = /^\s*(code|example)\s*=\s*"?([^"]*?)"?\s*$/i.exec(part) ?? []
    if (name !== undefined && value !== undefined) wishes.set(name.toLowerCase(), value)
  }
  if (wishes.size === 0) return undefined
  const code = wishes.get('code')
  const wanted = wishes.get('example')
  for (const [status, response] of Object.entries(operation.responses)) {
    if (code !== undefined && code !== status) continue
    const examples = Object.entries(response.content?.['application/json']?.examples ?? {})
    const found = wanted === undefined ? examples[0] : examples.find(([name]) => name === wanted)
    if (found === undefined || !('value' in found[1])) continue
    const applied = [...wishes].map(([name, value]) => `${name}=${value}`).join(', ')
    return { status: Number(status), name: found[0], body: found[1].value, applied }
  }
  return undefined
}
