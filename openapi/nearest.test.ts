import { expect, test } from '@jest/globals'
import { nearestOf } from './nearest.ts'

test.each([
  ['second', ['milliseconds', 'seconds', 'offset'], 'seconds'],
  ['SECONDS', ['seconds'], 'seconds'],
  ['prot', ['host', 'port', 'seed'], 'port'],
  ['costumers', ['customers', 'config'], 'customers'],
  ['port', ['port', 'host'], 'port'],
  ['quite-another', ['host', 'port'], undefined],
  ['', ['host'], undefined],
  ['x', [], undefined],
])('nearest to %j among %j is %p', (found, known, nearest) => {
  expect(nearestOf(found, known)).toBe(nearest)
})
