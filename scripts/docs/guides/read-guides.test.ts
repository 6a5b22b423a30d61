import { expect, test } from '@jest/globals'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageFolder } from '../../cli/package-folder.ts'
import { createTemporaryFolder } from '../../cli/testing/temporary-folder.ts'
import { tryTexts } from '../../theme/messages/try.ts'
import { createEdition, editionLanguages } from '../edition.ts'
import { GUIDES, readGuides } from './read-guides.ts'

const english = createEdition('en')

const toFiles = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [`${name}.md`, `# ${name}\n\nText.\n`]))

test('reads the guides in their order', async () => {
  const guides = await readGuides(createTemporaryFolder(toFiles(GUIDES.toReversed())), english)
  expect(guides.map(({ name }) => name)).toEqual(GUIDES)
})

test('reads those of another language, and in English what has no translation', async () => {
  const folder = createTemporaryFolder(toFiles(GUIDES))
  mkdirSync(join(folder, 'pt-BR'))
  writeFileSync(join(folder, 'pt-BR/errors.md'), '# Erros\n\nTexto.\n')
  const guides = await readGuides(folder, createEdition('pt-BR'))
  expect(guides.find(({ name }) => name === 'errors')).toMatchObject({
    title: 'Erros',
    isEnglish: false,
  })
  expect(guides.find(({ name }) => name === 'webhooks')).toMatchObject({
    title: 'webhooks',
    isEnglish: true,
  })
})

test.each(editionLanguages)(
  'has the place in %s where the console sends its readers',
  async (language) => {
    const guides = await readGuides(
      join(packageFolder(), 'openapi/guides'),
      createEdition(language),
    )
    const [, name, id] = /^guides\/(.+)\.html#(.+)$/.exec(tryTexts[language].farGuide) ?? []
    const guide = guides.find((one) => one.name === name)
    expect(guide?.sections.map((section) => section.id)).toContain(id)
  },
)

test('says which guide is missing', async () => {
  const folder = createTemporaryFolder(toFiles(GUIDES.filter((name) => name !== 'errors')))
  await expect(readGuides(folder, english)).rejects.toThrow(
    /^Cannot build the guides: .*errors\.md is missing/,
  )
})

test('says which file is no guide of the list', async () => {
  const folder = createTemporaryFolder(toFiles([...GUIDES, 'draft']))
  await expect(readGuides(folder, english)).rejects.toThrow(
    'Cannot build the guides: draft.md is not in the list; add it to scripts/docs/guides/read-guides.ts',
  )
})
