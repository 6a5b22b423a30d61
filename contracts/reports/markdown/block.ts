import { toCount } from '../../../openapi/text/visible.ts'

/** A piece of a page that is shown whole or not at all. */
export interface Block {
  text: string
  /** What it is one of, to say how many are left out. */
  kind?: string
}

/** Room for the sentence that says what is left out. */
const RESERVE = 1024

const encoder = new TextEncoder()

/** Puts blocks together up to a limit in bytes, and says at the end what did not fit. */
export function join(blocks: readonly Block[], limit: number): string {
  const kept: string[] = []
  let size = 0
  for (const { text } of blocks) {
    size += encoder.encode(text).length + 1
    if (size > limit - RESERVE) break
    kept.push(text)
  }
  const left = blocks.slice(kept.length)
  if (left.length > 0) kept.push(toRest(left))
  return `${kept.join('\n')}\n`
}

function toRest(left: readonly Block[]): string {
  const counts = new Map<string, number>()
  for (const { kind } of left) {
    if (kind !== undefined) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  const names = [...counts].map(([kind, count]) => toCount(count, kind))
  const what = names.length === 0 ? 'The rest' : names.join(', ')
  const place = 'All of it is in report.html and report.json.'
  return `\n**Cut here for length.** Left out: ${what}. ${place}`
}
