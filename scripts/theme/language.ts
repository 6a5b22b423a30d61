import { createContext } from 'preact'
import { useContext } from 'preact/hooks'

/** The languages of the pages, by BCP 47 tag, each with its own name. */
export const languages = { en: 'English', 'pt-BR': 'Português' } as const

export type Language = keyof typeof languages

/** The same texts in each language: one that is missing does not compile. */
export type Texts<Words> = Readonly<Record<Language, Words>>

/** The language that the parts of a page speak. */
export const LanguageContext = createContext<Language>('en')

/** The texts in the page's language. */
export function useTexts<Words>(texts: Texts<Words>): Words {
  return texts[useContext(LanguageContext)]
}

/** The first language of a browser's list that the pages have, or English. */
export function chooseLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    if (/^pt\b/i.test(tag)) return 'pt-BR'
    if (/^en\b/i.test(tag)) return 'en'
  }
  return 'en'
}
