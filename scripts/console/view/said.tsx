import { createContext } from 'preact'
import { messageOf } from '../../../mocks/shared/message-of.ts'
import { useCallback, useContext, useEffect, useState } from 'preact/hooks'
import { type Language, LanguageContext } from '../../theme/language.ts'
import { toRefusal } from '../../theme/messages/refusals.ts'
import { loadScript } from '../state/files.ts'

/** Translations of what the document and the ledger say, by the English text. */
type SaidTexts = Readonly<Record<string, string>>

/** What the document and the ledger say in the page's language; nothing in English, or until it is loaded. */
export const SaidContext = createContext<SaidTexts>({})

/** The translations of a language, once they are loaded. */
export function useSaidTexts(language: Language): SaidTexts {
  const [texts, setTexts] = useState<SaidTexts>({})
  useEffect(() => {
    let isCurrent = true
    void loadTexts(language).then((loaded) => {
      if (isCurrent) setTexts(loaded)
    })
    return () => {
      isCurrent = false
    }
  }, [language])
  return texts
}

/** Says a text of the document or the ledger in the page's language, or in English where it has none. */
export function useSay(): (english: string) => string {
  const texts = useContext(SaidContext)
  return useCallback((english: string) => texts[english] ?? english, [texts])
}

/** A text of the document or the ledger, marked as English where the page's language has none. */
export function Said({ text }: { text: string }) {
  const own = useContext(SaidContext)[text]
  const language = useContext(LanguageContext)
  if (own !== undefined || language === 'en' || text === '') return <Prose text={own ?? text} />
  return (
    <span lang="en">
      <Prose text={text} />
    </span>
  )
}

/** Why the site refused something; what has no words in the page's language is marked as English. */
export function Refusal({ text }: { text: string }) {
  const { own, english } = toRefusal(text, useContext(LanguageContext))
  return (
    <>
      {own} {english !== '' && <span lang="en">{english}</span>}
    </>
  )
}

/** Why the site refused something, as one text: for a field, which holds no markup. */
export function useRefusal(): (error: unknown) => string {
  const language = useContext(LanguageContext)
  return (error) => {
    const { own, english } = toRefusal(messageOf(error), language)
    return `${own} ${english}`.trim()
  }
}

/** A text in which backticks mark code. */
export function Prose({ text }: { text: string }) {
  return (
    <>
      {text
        .split('`')
        .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))}
    </>
  )
}

/**
 * Loads the translations of a language, which are a script of their own: readers of English need none.
 * Where the script is missing, the texts stay English.
 */
async function loadTexts(language: Language): Promise<SaidTexts> {
  const scope = globalThis as { sabiaTexts?: Partial<Record<Language, SaidTexts>> }
  if (language === 'en') return {}
  if (scope.sabiaTexts?.[language] === undefined) {
    await loadScript(`texts.${language}.js`).catch(() => undefined)
  }
  return scope.sabiaTexts?.[language] ?? {}
}

/** The way from the page to the published reference, with its slash. */
export const ReferenceContext = createContext('../')

/** The address of a page of the published reference: `ledger.html#G17`. */
export function useReference(page: string): string {
  return useContext(ReferenceContext) + page
}
