import { expect, test } from '@jest/globals'
import type { Ledger } from './base.ts'
import { compareLedgers, compareMarks } from './ledger.ts'
import { draft, type Draft } from './small-document.fixture.ts'

type Row = [what: string, change: (document: Draft) => void, expected: string[]]

const fields = (document: Draft) => document.components.schemas.Thing.properties

const marks: Row[] = [
  ['nothing', () => {}, []],
  [
    'the same mark at several new places',
    (d) => {
      fields(d).name['x-gap'] = 'G13'
      fields(d).note['x-gap'] = ['G13']
    },
    ['assumed G13: Thing.name, Thing.note'],
  ],
  ['a mark that is gone', (d) => void delete fields(d).id['x-gap'], ['certain G09: Thing.id']],
  [
    'another mark',
    (d) => void (fields(d).id['x-gap'] = 'G10'),
    ['assumed G10: Thing.id', 'certain G09: Thing.id'],
  ],
  [
    'a marked field that is new: the change tells of it',
    (d) => void (fields(d).size = { type: 'integer', 'x-gap': 'G20' }),
    [],
  ],
  ['a marked field that is gone', (d) => void delete fields(d).id, []],
  [
    'marks of an operation, a webhook and a parameter',
    (d) => {
      d.paths['/things'].get['x-gap'] = 'G78'
      d.webhooks.thingChanged.post['x-gap'] = 'G84'
      d.components.parameters.Limit['x-gap'] = 'G40'
    },
    ['assumed G78: listThings', 'assumed G84: thingChanged', 'assumed G40: Limit'],
  ],
]

test.each(marks)('the marks differ by %s', (_, change, expected) => {
  const found = compareMarks(draft(), draft(change))
  expect(found.map(({ kind, id, places }) => `${kind} ${id}: ${places?.join(', ')}`)).toEqual(
    expected,
  )
})

test('every gap and fact that is added, removed or changed is reported', () => {
  const gap = (assumption: string, choice = 'a') => ({ assumption, choice })
  const toLedger = (gaps: Record<string, ReturnType<typeof gap>>, facts: object): Ledger => ({
    gaps: new Map(Object.entries(gaps)),
    facts: new Map(Object.entries(facts).map(([id, fact]) => [id, { fact }])),
  })
  const before = toLedger(
    { G1: gap('One.'), G2: gap('Two.'), G3: gap('Three.') },
    { F1: 'One.', F2: 'Two.' },
  )
  const after = toLedger(
    { G2: gap('Zwei.'), G3: gap('Three.', 'b'), G4: gap('Four.') },
    { F2: 'Zwei.', F3: 'Three.' },
  )
  expect(
    compareLedgers(before, after).map(({ kind, id, what }) => `${kind} ${id} ${what}`),
  ).toEqual([
    'gap G1 closed; the mock assumed: One.',
    'gap G2 assumption changed to: Zwei. It was: Two.',
    'gap G3 choice changed from a to b',
    'gap G4 opened; the mock assumes: Four.',
    'fact F1 removed: One.',
    'fact F2 changed to: Zwei. It was: Two.',
    'fact F3 added: Three.',
  ])
})
