import { describe, expect, test } from '@jest/globals'
import { draft, type Draft } from '../testing/small-document.ts'
import { assumptionsIn, withoutAssumptions } from './assumed-texts.ts'
import { compareMarks, compareRows, type Ledger } from './compare-ledgers.ts'

type Row = [what: string, change: (document: Draft) => void, expected: string[]]

const fields = (document: Draft) => document.components.schemas.Thing.properties

const marks: Row[] = [
  ['nothing', () => {}, []],
  [
    'a mark where nothing was assumed',
    (d) => {
      fields(d).name['x-gap'] = [{ keyword: 'maxLength', gap: 'G13' }]
    },
    ['assumed G13 at Thing.name: is assumed; nothing was assumed here before'],
  ],
  [
    'one more mark',
    (d) => {
      fields(d).id['x-gap'] = ['G09', 'G10']
    },
    ['assumed G10 at Thing.id: is assumed, beside G09'],
  ],
  [
    'a mark that is gone',
    (d) => {
      delete fields(d).id['x-gap']
    },
    ['certain G09 at Thing.id: is not assumed any more; nothing is here'],
  ],
  [
    'another mark',
    (d) => {
      fields(d).id['x-gap'] = 'G10'
    },
    [
      'assumed G10 at Thing.id: is assumed, beside G09',
      'certain G09 at Thing.id: is not assumed any more, unlike G10',
    ],
  ],
  [
    'the same mark of another keyword',
    (d) => {
      fields(d).id['x-gap'] = [{ keyword: 'minimum', gap: 'G09' }]
    },
    [],
  ],
  [
    'the same mark, written as a map',
    (d) => {
      fields(d).id['x-gap'] = { minimum: 'G09' }
    },
    [],
  ],
  [
    'a marked field that is new',
    (d) => {
      fields(d).size = { type: 'integer', 'x-gap': 'G20' }
    },
    ['assumed G20 at Thing.size: added, and assumed'],
  ],
  [
    'a marked field that is gone',
    (d) => {
      delete fields(d).id
    },
    [],
  ],
  [
    'a mark on an operation',
    (d) => {
      d.paths['/things'].get['x-gap'] = [{ keyword: 'security', gap: 'G78' }]
    },
    ['assumed G78 at listThings: is assumed; nothing was assumed here before'],
  ],
  [
    'a mark on a webhook',
    (d) => {
      d.webhooks.thingChanged.post['x-gap'] = 'G84'
    },
    ['assumed G84 at thingChanged: is assumed; nothing was assumed here before'],
  ],
  [
    'a mark on a parameter',
    (d) => {
      d.components.parameters.Limit['x-gap'] = 'G40'
    },
    ['assumed G40 at Limit: is assumed; nothing was assumed here before'],
  ],
]

test.each(marks)('the marks differ by %s', (_, change, expected) => {
  const found = compareMarks(draft(), draft(change))
  expect(found.map(({ kind, id, place, what }) => `${kind} ${id} at ${place}: ${what}`)).toEqual(
    expected,
  )
})

const ledger = (rows: Partial<Record<keyof Ledger, Record<string, string>>>): Ledger => ({
  facts: new Map(Object.entries(rows.facts ?? {})),
  assumptions: new Map(Object.entries(rows.assumptions ?? {})),
  choices: new Map(Object.entries(rows.choices ?? {})),
})

describe('the rows of two ledgers', () => {
  test('a gap that is opened, closed, assumed or chosen otherwise is told', () => {
    const before = ledger({
      assumptions: { G1: 'One.', G2: 'Two.', G3: 'Three.' },
      choices: { G3: 'a' },
    })
    const after = ledger({
      assumptions: { G2: 'Zwei.', G3: 'Three.', G4: 'Four.' },
      choices: { G3: 'b' },
    })
    expect(compareRows(before, after)).toEqual([
      { id: 'G1', kind: 'gap', what: 'closed; was assumed: One.' },
      { id: 'G2', kind: 'gap', what: 'assumed: Zwei. Before: Two.' },
      { id: 'G4', kind: 'gap', what: 'added; assumed: Four.' },
      { id: 'G3', kind: 'gap', what: 'b is chosen, was a' },
    ])
  })

  test('a fact that is added, taken out or stated otherwise is told', () => {
    const before = ledger({ facts: { F1: 'One.', F2: 'Two.' } })
    const after = ledger({ facts: { F2: 'Zwei.', F3: 'Three.' } })
    expect(compareRows(before, after)).toEqual([
      { id: 'F1', kind: 'fact', what: 'taken out: One.' },
      { id: 'F2', kind: 'fact', what: 'states: Zwei. Before: Two.' },
      { id: 'F3', kind: 'fact', what: 'added: Three.' },
    ])
  })

  test('a gap that a document alone no longer tells of is not called closed', () => {
    const alone = (assumptions: Record<string, string>): Ledger => ({
      facts: undefined,
      choices: undefined,
      assumptions: new Map(Object.entries(assumptions)),
    })
    expect(compareRows(alone({ G1: 'One.' }), alone({}))).toEqual([])
  })
})

describe('the assumptions in descriptions', () => {
  const one = 'Its number.\n\nAssumed, G09: From 1,\nupwards.'
  const several = 'A list.\n\nAssumed:\n- G39: All come.\n- G41: By age.'

  test('are found by the ids of their gaps', () => {
    expect([...assumptionsIn({ a: { description: one }, b: [{ description: several }] })]).toEqual([
      ['G09', 'From 1,\nupwards.'],
      ['G39', 'All come.'],
      ['G41', 'By age.'],
    ])
  })

  test('are taken out of what is compared as text', () => {
    expect([one, several, 'Assumed, always.'].map(withoutAssumptions)).toEqual([
      'Its number.',
      'A list.',
      'Assumed, always.',
    ])
  })
})
