import { describe, expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { decisions, life } from '../../../mocks/world/payment-profile-life.ts'
import { knownScopes, operations } from '../../../mocks/shared/document.ts'
import { RETRY_DELAYS } from '../../../mocks/webhooks/retry-schedule.ts'
import { KINDS } from '../../../mocks/webhooks/delivery-faults.ts'
import { EXIT_CODES } from '../../cli/contract/exit-code.ts'
import { REPORT_FILES } from '../../cli/settings/settings.ts'
import { document } from '../../../openapi/generated/document.ts'
import { allGaps, facts } from '../../../openapi/ledger.ts'
import { operationsOf } from '../../../openapi/operations.ts'
import { markdownFiles } from '../../markdown/blocks.ts'
import { toLedgerLinks, toOwnWords, toTable } from './markdown.ts'
import { toEventExample, toMisbehaviourTable, toRetryTable } from './webhooks.ts'
import {
  toEventTable,
  toExitCodeTable,
  toFaultTables,
  toLife,
  toReadTable,
  toReportFileTable,
  toScopeTable,
} from './tables.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const rowsOf = (table: string) => table.split('\n').filter((line) => /^\| [^-]/.test(line))

describe('the table of reads', () => {
  test('names the calls that read each record', () => {
    expect(rowsOf(toReadTable()).slice(1)).toEqual([
      expect.stringMatching(/^\| customer \|.*listCustomers.*readCustomer/),
      expect.stringMatching(/^\| subscription \|.*listSubscriptions.*readSubscription/),
      expect.stringMatching(/^\| payment profile \| /),
    ])
  })

  // A sentence that somebody wrote stays when such a call joins the document; the table does not.
  test.each([
    ...markdownFiles.map((file) => [file, readFileSync(join(root, file), 'utf8')] as const),
    ...allGaps.map(({ id, ...texts }) => [id, JSON.stringify(texts)] as const),
  ])('is the only place to say what no call reads: not in %s', (_, text) => {
    const written = text.replaceAll(/<!-- generated:[^]*?<!-- \/generated -->/g, '')
    expect(written).not.toMatch(/\bno call (that )?(reads|returns|tells|gives|shows)\b/i)
    expect(written).not.toMatch(/\b(cannot|can't|or) read (a|the|one)? ?(payment )?profiles?\b/i)
  })
})

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

  test('rests on facts and gaps that speak of the way they stand at', () => {
    const grounds = { accept: 'active', refuse: 'refus', expire: 'expire', cancel: 'cancel' }
    const said = new Map<string, string>([
      ...facts.map(({ id, fact }) => [id, fact] as const),
      ...allGaps.map(({ id, question, assumption }) => [id, question + assumption] as const),
    ])
    const ways = rowsOf(toLife()).slice(1)
    for (const [index, { trigger }] of life.entries()) {
      const [, id = ''] = /: \[([FG]\d+)\]/.exec(ways[index] ?? '') ?? []
      expect([trigger, said.get(id)]).toEqual([trigger, expect.stringContaining(grounds[trigger])])
    }
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

  test('adds up what was waited before each attempt', () => {
    const waited = rows.map((row) => row.split(' | ').at(-1)?.replace(/ ?\|$/, ''))
    const first = RETRY_DELAYS[0] ?? 0
    const sum = (first + (RETRY_DELAYS[1] ?? 0)) / 60_000
    expect(waited[0]).toBe('')
    expect(waited[1]).toBe(`${first / 1000} seconds`)
    expect(waited[2]).toBe(`${Math.floor(sum)} minutes ${Math.round((sum % 1) * 60)} seconds`)
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

test('every misbehaviour has a meaning of its own', () => {
  const effects = rowsOf(toMisbehaviourTable()).slice(1)
  expect(effects.map((row) => /"how":"(\w+)"/.exec(row)?.[1])).toEqual([...KINDS])
  expect(new Set(effects.map((row) => row.split(' | ')[1])).size).toBe(KINDS.length)
})

test('every exit code and every file of a report has its meaning', () => {
  for (const [code, meaning] of Object.entries(EXIT_CODES)) {
    expect(toExitCodeTable()).toContain(`| ${code} | ${meaning} |`)
  }
  for (const [names, purpose] of Object.entries(REPORT_FILES)) {
    const cell = names.replaceAll(/[^, ]+/g, (name) => `\`${name}\``)
    expect(toReportFileTable()).toContain(`| ${cell} | ${purpose} |`)
  }
})

test('scopes that no call needs are said to be so', () => {
  const idle = rowsOf(toScopeTable()).filter((row) => row.endsWith('| no known call |'))
  const needed = operations.flatMap(({ scopes = [] }) => scopes)
  expect(idle.map((row) => /`(\w+)`/.exec(row)?.[1])).toEqual(
    knownScopes.filter((scope) => !needed.includes(scope)),
  )
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

test.each(operationsOf(document))(
  'the guide to retries says of $operationId whether it may be sent again',
  ({ operationId }) => {
    const guide = readFileSync(join(root, 'openapi/guides/retries.md'), 'utf8')
    const [, table] = guide.split('## Which calls may be sent again')
    expect(rowsOf(table?.split('\n## ', 1)[0] ?? '').join()).toContain(`[${operationId}](`)
  },
)
