import { expect, test } from '@jest/globals'
import type { Trial } from '../../contracts/proof/prove.ts'
import { toCatches, toVerdict } from './verdict.ts'

const none: readonly string[] = []
const mutant = {
  kind: 'mutant',
  facts: ['F1'],
  caughtBy: none,
  alsoFailed: none,
  problems: none,
} as const
const trials: Trial[] = [
  { ...mutant, name: 'zip-with-dash', caughtBy: ['CUS-READ-001', 'CUS-LIST-001'] },
  { ...mutant, name: 'no-zip', problems: ['no check of F1 fails'] },
  { ...mutant, kind: 'variant', facts: [], name: 'G36=200' },
]

test('names the checks that catch each mutant, and the mutants that none catches', () => {
  expect(toCatches(trials)).toBe('Caught: zip-with-dash: CUS-READ-001, CUS-LIST-001\n')
  expect(toVerdict(trials, false)).toEqual({
    passed: 2,
    failed: 1,
    lines: [
      'Not caught: no-zip: no check of F1 fails (failed: none)',
      '1 of 2 mutants caught by a check of their fact',
      '1 of 1 conforming variants accepted',
    ],
  })
})
