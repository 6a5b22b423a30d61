import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import { LanguageContext } from '../../theme/language.ts'

/** The way from the page to the folder of the published reference, with its slash. */
export const ReferenceContext = createContext('../')

/** The address of a page of the published reference in the page's language: `ledger.html#G17`. */
export function useReference(page: string): string {
  const language = useContext(LanguageContext)
  const folder = useContext(ReferenceContext)
  // English is at the top.
  return `${folder}${language === 'en' ? '' : `${language}/`}${page}`
}

/** The address of a script beside the console's own, which all languages share. */
export function useScript(name: string): string {
  return `${useContext(ReferenceContext)}playground/${name}`
}
