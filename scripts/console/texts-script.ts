import { document } from '../../openapi/generated/document.ts'
import { allGaps } from '../../openapi/ledger.ts'
import type { Language } from '../../openapi/text/language.ts'
import { readCatalogue } from '../../openapi/translations.ts'
import { toOwnText } from '../docs/model/schema.ts'

/** Keys of the document whose values are for people to read. */
const READ = new Set(['title', 'summary', 'description', 'x-form'])

/** Keys below which nothing is shown as a text: records of the site, and conditions. */
const UNREAD = new Set(['value', 'example', 'then', 'not'])

/** The classic script that gives the console what the document and the ledger say in a language. */
export function toTextsScript(language: Language): string {
  const catalogue = readCatalogue(language)
  const texts = Object.fromEntries(
    textsOfConsole().flatMap((english) => {
      const own = catalogue.findIfThere(english)
      return own === undefined ? [] : [[english, own]]
    }),
  )
  return `(globalThis.sabiaTexts ??= {})['${language}'] = ${JSON.stringify(texts)}\n`
}

/** Every text of the document and of the ledger that the console can show. */
export function textsOfConsole(): string[] {
  const ledger = allGaps.flatMap(({ question, assumption, reason, choices, holds }) => [
    question,
    assumption,
    reason,
    ...(holds === undefined ? [] : [holds]),
    ...Object.values(choices),
  ])
  const tags = (document.tags ?? []).map(({ name }) => name)
  return [...new Set([...tags, ...listTexts(document), ...ledger])]
}

function listTexts(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === 'string') return READ.has(key) ? [toOwnText(value)] : []
    return UNREAD.has(key) ? [] : listTexts(value)
  })
}
