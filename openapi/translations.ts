import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import type { Language } from './text/language.ts'

/** The texts of the document and of the ledger in one language, as a catalogue of gettext has them. */
export interface Catalogue {
  /** The translation of an English text; undefined where there is none. In English, the text itself. */
  find(english: string): string | undefined
  /** As `find`, for texts that may stay English: one that is missing is not noted. */
  findIfThere(english: string): string | undefined
  /** Texts that were asked for and are missing. */
  missing(): string[]
  /** Entries that nobody has asked for. */
  unused(): string[]
}

/**
 * Reads the catalogue of a language, from every file of its folder.
 *
 * @throws Error when an entry is no text.
 */
export function readCatalogue(
  language: Language,
  folder: string = fileURLToPath(new URL('translations', import.meta.url)),
): Catalogue {
  if (language === 'en') return ENGLISH
  const texts = new Map<string, string>()
  for (const name of readdirSync(join(folder, language))) {
    const file = join(folder, language, name)
    const entries = (parse(readFileSync(file, 'utf8')) ?? {}) as Record<string, unknown>
    for (const [english, own] of Object.entries(entries)) {
      if (typeof own !== 'string' || own.trim() === '') {
        throw new Error(`Cannot read ${file}: "${english}" has no translation; write it as a text`)
      }
      texts.set(toKey(english), own.trim())
    }
  }
  const used = new Set<string>()
  const missing = new Set<string>()
  const findIfThere = (english: string) => {
    const key = toKey(english)
    used.add(key)
    return texts.get(key)
  }
  return {
    findIfThere,
    find(english) {
      const found = findIfThere(english)
      if (found === undefined) missing.add(toKey(english))
      return found
    },
    missing: () => [...missing].sort(),
    unused: () => [...texts.keys()].filter((key) => !used.has(key)).sort(),
  }
}

const ENGLISH: Catalogue = {
  find: (english) => english,
  findIfThere: (english) => english,
  missing: () => [],
  unused: () => [],
}

/** Where a line breaks in a source file means nothing in a paragraph. */
function toKey(text: string): string {
  return text
    .trim()
    .replaceAll(/[ \t]+$/gm, '')
    .replaceAll(/(?<!\n)\n(?!\n|[-*|#] |\d+\. )/g, ' ')
}
