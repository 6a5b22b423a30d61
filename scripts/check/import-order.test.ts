import { expect, test } from '@jest/globals'
// @ts-expect-error -- plain JavaScript without types: the linter loads it on every Node
import { findFault } from './import-order.mjs'

const find: (file: string, source: string, isType?: boolean) => string | undefined = findFault

test.each([
  ['openapi/ledger.ts', '../mocks/index.ts', /mocks/],
  ['mocks/index.ts', '../contracts/index.ts', /contracts/],
  ['mocks/laws/a.test.ts', '../../scripts/tools/a.ts', /scripts/],
  [
    'mocks/payer/a.ts',
    '../webhooks/b.ts',
    /^payer can't import from webhooks\. The order is shared/,
  ],
  ['mocks/webhooks/a.ts', '../payer/b.ts', /webhooks/],
  ['mocks/background.ts', './tools/a.ts', /tools/],
  ['mocks/tools/faults/a.ts', '../../site.ts', /site\.ts/],
  ['mocks/new/a.ts', '../world/world.ts', /^new has no place in the order/],
  ['mocks/world/a.ts', 'node:fs', /adapters/],
  ['contracts/checks/a.ts', '../observations/b.ts', /observations/],
  ['contracts/checks/a.test.ts', '../../mocks/index.ts', /targets/],
  ['contracts/independent/a.ts', '../model/report.ts', /nothing of ours/],
  ['contracts/independent/a.ts', '../../openapi/ledger.ts', /nothing of ours/],
  ['contracts/proof/prove.ts', '../independent/site.ts', /its judge/],
  ['mocks/site.ts', '../contracts/independent/site.ts', /its judge/],
])('%s may not import %s', (file, source, message) => {
  expect(find(file, source)).toMatch(message)
})

test.each([
  ['mocks/payer/a.ts', './b.ts'],
  ['mocks/payer/a.ts', '../clock/b.ts'],
  ['mocks/world/world.test.ts', '../site.ts'],
  ['mocks/world/world.test.ts', 'node:fs'],
  ['mocks/adapters/node.ts', 'node:http'],
  ['contracts/targets/embedded.ts', '../../mocks/index.ts'],
  ['contracts/proof/judge.ts', '../independent/site.ts'],
  ['scripts/cli/a.ts', '../../mocks/world/b.ts'],
  ['scripts/gates/a.mjs', '../../node_modules/a/index.js'],
])('%s may import %s', (file, source) => {
  expect(find(file, source)).toBeUndefined()
})

test('a tool may import the type of a site', () => {
  expect(find('mocks/tools/a.ts', '../site.ts', true)).toBeUndefined()
  expect(find('mocks/http/a.ts', '../site.ts', true)).toMatch(/site\.ts/)
})
