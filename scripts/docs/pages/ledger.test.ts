import { describe, expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { allGaps } from '../../../openapi/ledger.ts'
import { createEdition } from '../edition.ts'
import { ledgerPage } from './ledger.ts'

const { body } = ledgerPage(createEdition('en'))
const rows = new Map(
  [...body.matchAll(/<article class="gap-row" id="(G\d+)">([^]*?)<\/article>/g)].map(
    ([, id = '', html = '']) => [id, html],
  ),
)
/** The choices of a gap as its row shows them: the id, and what stands in its line. */
const choicesOf = (id: string) =>
  [...(rows.get(id) ?? '').matchAll(/<li><code>([^<]*)<\/code>(.*)<\/li>/g)].map(
    ([, choice = '', line = '']) => ({ choice, line }),
  )

describe('the row of a gap', () => {
  test('marks the one choice that is assumed', () => {
    for (const { id, choice } of allGaps) {
      const assumed = choicesOf(id).filter(({ line }) => line.includes('class="assumed"'))
      expect([id, ...assumed.map((shown) => shown.choice)]).toEqual([id, choice])
    }
  })

  test('says of each choice whether the mock plays it', () => {
    for (const { id, plays } of allGaps) {
      const played = choicesOf(id).filter(({ line }) => !line.includes('not played by the mock'))
      expect([id, played.map(({ choice }) => choice).sort()]).toEqual([id, [...plays].sort()])
    }
  })

  test('tells a line of a profile that changes what is played, where there is one', () => {
    for (const { id, choice, plays, open } of allGaps) {
      const [, line] =
        /<code>profile\.yaml<\/code>: <code>(.*?)<\/code>/.exec(rows.get(id) ?? '') ?? []
      const hasOther = open || plays.some((played) => played !== choice)
      expect([id, line !== undefined]).toEqual([id, hasOther])
      if (line === undefined) continue
      const other = (parse(line.replaceAll('&#39;', "'")) as Record<string, unknown>)[id]
      expect([id, other]).toEqual([id, expect.any(String)])
      expect(other).not.toBe(choice)
      if (!open) expect(plays).toContain(other)
    }
  })
})
