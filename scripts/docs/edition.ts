import { readCatalogue, type Catalogue } from '../../openapi/translations.ts'
import { languages, type Language } from '../../openapi/text/language.ts'
import { referenceTexts, type ReferenceWords } from '../theme/messages/reference.ts'
import { toRelative } from './links.ts'

/** The reference in one language. */
export interface Edition {
  language: Language
  words: ReferenceWords
  catalogue: Catalogue
}

/** A page of an edition: what its parts need to know to be written. */
export interface View extends Edition {
  /** The page's path in the folder of its edition, which is the same in each language. */
  path: string
  /** Of the control API: where the fields of its schemas are shown, by their names. */
  schemas?: ReadonlyMap<string, string>
}

/** Every language of the reference, the one at the top of the folder first. */
export const editionLanguages = Object.keys(languages) as Language[]

/** Reads what an edition is written with. */
export function createEdition(language: Language): Edition {
  return { language, words: referenceTexts[language], catalogue: readCatalogue(language) }
}

/** An edition at one of its pages. */
export function viewOf({ language, words, catalogue }: Edition, path: string): View {
  return { language, words, catalogue, path }
}

/** The folder of an edition in the published folder: English is at the top. */
export function folderOf(language: Language): string {
  return language === 'en' ? '' : `${language}/`
}

/** The link from a page to a file that all editions share, such as a script or the document. */
export function toShared({ path, language }: View, file: string): string {
  return toRelative(folderOf(language) + path, file)
}

/** The link from a page to the same page of another edition. */
export function toOther({ path, language }: View, other: Language): string {
  return toRelative(folderOf(language) + path, folderOf(other) + path)
}
