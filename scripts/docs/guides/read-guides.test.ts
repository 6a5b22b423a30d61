import { expect, test } from '@jest/globals'
import { createTemporaryFolder } from '../../cli/testing/temporary-folder.ts'
import { GUIDES, readGuides } from './read-guides.ts'

const toFiles = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [`${name}.md`, `# ${name}\n\nText.\n`]))

test('reads the guides in their order', async () => {
  const guides = await readGuides(createTemporaryFolder(toFiles(GUIDES.toReversed())))
  expect(guides.map(({ name }) => name)).toEqual(GUIDES)
})

test('says which guide is missing', async () => {
  const folder = createTemporaryFolder(toFiles(GUIDES.filter((name) => name !== 'errors')))
  await expect(readGuides(folder)).rejects.toThrow(
    /^Cannot build the guides: .*errors\.md is missing/,
  )
})

test('says which file is no guide of the list', async () => {
  const folder = createTemporaryFolder(toFiles([...GUIDES, 'draft']))
  await expect(readGuides(folder)).rejects.toThrow(
    'Cannot build the guides: draft.md is not in the list; add it to scripts/docs/guides/read-guides.ts',
  )
})
