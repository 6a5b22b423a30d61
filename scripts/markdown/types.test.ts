import { expect, test } from '@jest/globals'
import { findTypeFaults } from './check/types.ts'
import { allFiles } from './files.ts'
import { root } from './play/package.ts'
import { readFiles } from './play-markdown.ts'

const faults = findTypeFaults(root, readFiles([...allFiles, 'scripts/package/README.md']))

test.each([...faults])('the TypeScript at %s has the types that it needs', (_, found) => {
  expect(found).toEqual([])
})
