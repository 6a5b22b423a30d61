import { expect, test } from '@jest/globals'
import { document } from '../../../openapi/generated/document.ts'
import { allGaps, facts } from '../../../openapi/ledger.ts'
import { packageFolder } from '../../cli/package-folder.ts'
import { readWorkTree } from './read-state.ts'

test('the generated files are read as the programs see them, without running them', () => {
  const state = readWorkTree(packageFolder())
  expect(state.document).toEqual(document)
  expect([...(state.ledger.facts ?? [])]).toEqual(facts.map(({ id, fact }) => [id, fact.trim()]))
  expect([...(state.ledger.choices ?? [])]).toEqual(allGaps.map(({ id, choice }) => [id, choice]))
})
