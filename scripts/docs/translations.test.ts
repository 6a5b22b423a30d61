import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { packageFolder } from '../cli/package-folder.ts'
import { textsOfConsole } from '../console/texts-script.ts'
import { toTranslatedGuides } from '../generate/guides/guides.ts'
import { createEdition, editionLanguages } from './edition.ts'
import { readGuides } from './guides/read-guides.ts'
import { toEntries } from './search/entries.ts'
import { toPages } from './write-docs.ts'

const root = packageFolder()
const others = editionLanguages.filter((language) => language !== 'en')

describe.each(others)('the catalogue of %s', (language) => {
  // Everything that asks for a text: the pages, what the search finds, the tables of the guides, and the
  // console.
  const asking = (async () => {
    const edition = createEdition(language)
    const guides = await readGuides(join(root, 'openapi/guides'), edition)
    await toPages(guides, edition)
    toEntries(guides, edition)
    toTranslatedGuides(root, language, edition.catalogue)
    for (const text of textsOfConsole()) edition.catalogue.findIfThere(text)
    return edition.catalogue
  })()

  test('has every text that its pages show', async () => {
    expect((await asking).missing()).toEqual([])
  })

  test('has no text that nothing shows any more', async () => {
    expect((await asking).unused()).toEqual([])
  })

  test('notices both', async () => {
    const { catalogue } = createEdition(language)
    catalogue.find('Nobody has said this.')
    expect(catalogue.missing()).toEqual(['Nobody has said this.'])
    expect(catalogue.unused()).toContain('List customers')
  })
})
