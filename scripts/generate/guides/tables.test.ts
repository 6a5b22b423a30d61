import { describe, expect, test } from '@jest/globals'
import { decisions, life } from '../../../mocks/payer/life.ts'
import { allGaps, facts } from '../../../openapi/ledger.ts'
import { toEventTable, toLife } from './life.ts'
import { toLedgerLinks, toOwnWords, toTable } from './markdown.ts'
import { toScopeTable } from './scopes.ts'
import { toFaultTables } from './testing.ts'
import { toEventExample, toRetryTable } from './webhooks.ts'

const rowsOf = (table: string) => table.split('\n').filter((line) => /^\| [^-]/.test(line))

describe('the life of a payment profile', () => {
  test('is drawn with every way that a profile can take', () => {
    for (const { from, to, trigger } of life) {
      expect(toLife()).toContain(`\n  ${from} --> ${to}: ${trigger}\n`)
    }
  })

  test('ends where no way leads on', () => {
    const ends = [...toLife().matchAll(/(\w+) --> \[\*\]/g)].map(([, state]) => state)
    expect(ends).toEqual(['refused', 'expired', 'canceled'])
  })

  test('is stated for the acceptance alone', () => {
    const certain = rowsOf(toLife()).filter((row) => row.includes('| stated:'))
    expect(certain).toHaveLength(1)
    expect(certain[0]).toContain('`active`')
  })

  test('has an event for each decision', () => {
    expect(rowsOf(toEventTable())).toHaveLength(decisions.length + 1)
  })
})

describe('the timetable of retries', () => {
  const rows = rowsOf(toRetryTable()).slice(1)

  test('has the ten attempts of gap G86', () => {
    const { assumption = '' } = allGaps.find(({ id }) => id === 'G86') ?? {}
    expect(assumption).toContain('ten attempts')
    expect(rows).toHaveLength(10)
  })

  test('ends after three days and some hours', () => {
    expect(rows.at(-1)).toBe(
      '| 10 | 24 hours after the one before | 75 hours 35 minutes 5 seconds |',
    )
  })

  test('tells the time that an answer may take', () => {
    expect(toRetryTable()).toContain('within 15 seconds')
  })
})

test('scopes that no call needs are said to be so', () => {
  const idle = rowsOf(toScopeTable()).filter((row) => row.endsWith('| no known call |'))
  expect(idle.map((row) => /`(\w+)`/.exec(row)?.[1])).toEqual([
    'payment_profiles_read',
    'subscription_items_read',
  ])
})

test('the example of an event is the one of the document', () => {
  const [, text = ''] = /```json\n([^]*)```/.exec(toEventExample()) ?? []
  expect(JSON.parse(text)).toMatchObject({ type: 'payment_profile.activated', data: { id: 9 } })
})

test('the example of a fault with parts is made of the examples of its parts', () => {
  expect(toFaultTables()).toContain('| `rateLimit: {"retryAfter":30}` |')
})

test('a table keeps a bar that stands in a cell', () => {
  expect(toTable(['a'], [['x|y']])).toBe('| a |\n|---|\n| x\\|y |')
})

test('a description keeps its own words alone', () => {
  expect(toOwnWords('Where it\nstands.\n\nAssumed, G29: so.')).toBe('Where it stands.')
  expect(toOwnWords('Where.\n\nAssumed:\n- G29: so.')).toBe('Where.')
})

test('links lead to rows that the ledger has', () => {
  const known = new Set<string>([...facts, ...allGaps].map(({ id }) => id))
  const linked = [...toLife().matchAll(/#([FG]\d+)\)/g)].map(([, id = '']) => id)
  expect(linked.filter((id) => !known.has(id))).toEqual([])
  expect(toLedgerLinks(['G17'])).toBe('[G17](../ledger.html#G17)')
})
