import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Language, Texts } from '../../openapi/text/language.ts'

export {
  chooseLanguage,
  languages,
  type Language,
  type Texts,
} from '../../openapi/text/language.ts'

/** The language that the parts of a page speak. */
export const LanguageContext = createContext<Language>('en')

/** The texts in the page's language. */
export function useTexts<Words>(texts: Texts<Words>): Words {
  return texts[useContext(LanguageContext)]
}
