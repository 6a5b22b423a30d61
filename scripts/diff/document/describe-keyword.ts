import type { Diff } from 'api-smart-diff'
import type { Judged } from './judge.ts'
import { judgeEffect, toSet } from './judge-keyword.ts'
import { describe, showScalar } from './show.ts'

/** Says what became of a schema's keyword. */
export function describeKeyword(keyword: string, { action, before, after }: Diff): string {
  return describe(keyword, action, toWords(keyword, before), toWords(keyword, after))
}

/** Judges each name that a schema asks for, or asks for no longer. */
export function describeRequired(
  { before = '[]', after = '[]' }: Diff,
  at: Pick<Judged, 'place' | 'direction'>,
): Judged[] {
  const [old, present] = [toSet(before), toSet(after)]
  const words = at.direction === 'requests' ? REQUEST : ANSWER
  const toRows = (names: readonly string[], kind: 'added' | 'gone') =>
    names.map((name): Judged => {
      const { verdict } = judgeEffect(kind === 'added' ? 'narrower' : 'wider', at.direction)
      return { ...at, place: `${at.place}.${String(JSON.parse(name))}`, verdict, ...words[kind] }
    })
  return [
    ...toRows(
      [...present].filter((name) => !old.has(name)),
      'added',
    ),
    ...toRows(
      [...old].filter((name) => !present.has(name)),
      'gone',
    ),
  ]
}

const REQUEST = {
  added: { what: 'must be sent', because: 'a request without it was accepted' },
  gone: { what: 'need not be sent' },
}

const ANSWER = {
  added: { what: 'is always there' },
  gone: { what: 'may be missing', because: 'clients may read it' },
}

/** Lists that stand as one text. */
const SETS = new Set(['type', 'enum'])

function toWords(keyword: string, value: unknown): string | undefined {
  if (!SETS.has(keyword)) return showScalar(value)
  if (value === undefined) return undefined
  const members = [...toSet(value)].map((member) => member.replace(/^"(\w+)"$/, '$1'))
  return members
    .sort((one, other) => Number(one === 'null') - Number(other === 'null'))
    .join(' or ')
}
