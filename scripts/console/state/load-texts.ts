import type { Language } from '../../../openapi/text/language.ts'
import { loadScript } from './load-script.ts'

/** Translations of what the document and the ledger say, by the English text. */
export type SaidTexts = Readonly<Record<string, string>>

/**
 * Loads the translations of a language, which are a script of their own: readers of English need none.
 * Where the script is missing, the texts stay English.
 */
export async function loadTexts(language: Language): Promise<SaidTexts> {
  const scope = globalThis as { sabiaTexts?: Partial<Record<Language, SaidTexts>> }
  if (language === 'en') return {}
  if (scope.sabiaTexts?.[language] === undefined) {
    await loadScript(`texts.${language}.js`).catch(() => undefined)
  }
  return scope.sabiaTexts?.[language] ?? {}
}
