import MiniSearch from 'minisearch'
import type { Language } from '../../../openapi/text/language.ts'
import type { Entry, Kind } from './entry.ts'
import { createSynonyms } from './synonyms.ts'
import { toTerm, toWords } from './terms.ts'

/** Returns the entries that match a query, best first. */
export type Search = (question: string, most?: number) => Entry[]

/** Of two equal matches, the one that more readers search for comes first. */
const WEIGHTS: Readonly<Partial<Record<Kind, number>>> = {
  operation: 1.35,
  guide: 1.25,
  absent: 1.5,
  error: 1.1,
  scope: 1.2,
  status: 0.6,
  schema: 0.9,
  field: 1.25,
  fact: 0.9,
  'control call': 0.4,
}

/** Weight of a synonym, relative to the word itself. */
const SYNONYM_WEIGHT = 0.5

/** How well an entry matches a query. */
interface Fit {
  score: number
  /** How many words of the query it has. */
  matched: number
  /** How many of them are in its title; synonyms count less. */
  titled: number
}

/** Builds the search over the entries. */
export function createSearch(entries: readonly Entry[], language: Language): Search {
  const stem = (word: string) => toTerm(word, language)
  const synonymsOf = createSynonyms(language)
  const index = new MiniSearch<Entry & { id: number }>({
    fields: ['title', 'text', 'words', 'kind'],
    tokenize: toWords,
    processTerm: stem,
  })
  index.addAll(entries.map((entry, id) => ({ ...entry, id })))
  return (question, most = 12) => {
    const terms = [...new Set(toWords(question).flatMap((word) => stem(word) ?? []))]
    if (terms.length === 0) return []
    const scores = new Map<number, Fit>()
    for (const [place, term] of terms.entries()) {
      const isLast = place === terms.length - 1
      for (const [id, { score, titled }] of scoresOf(index, synonymsOf, term, isLast)) {
        const sum = scores.get(id) ?? { score: 0, matched: 0, titled: 0 }
        scores.set(id, {
          score: sum.score + score,
          matched: sum.matched + 1,
          titled: sum.titled + titled,
        })
      }
    }
    const whole = question.trim().toLowerCase()
    return [...scores]
      .map(([id, { score, matched, titled }]) => {
        const entry = entries[id] as Entry
        const isNamed = entry.title.toLowerCase().split(': ', 1)[0] === whole ? 3 : 1
        const share = (matched / terms.length) ** 2 * (1 + titled / terms.length)
        const weight = (WEIGHTS[entry.kind] ?? 1) * share * isNamed
        return { entry, score: score * weight }
      })
      .sort((one, other) => other.score - one.score)
      .slice(0, most)
      .map(({ entry }) => entry)
  }
}

/** How well each entry matches one word of the query, or a synonym of it. */
function scoresOf(
  index: MiniSearch<Entry & { id: number }>,
  synonymsOf: (term: string) => readonly string[],
  term: string,
  isLast: boolean,
): Map<number, Omit<Fit, 'matched'>> {
  const best = new Map<number, Omit<Fit, 'matched'>>()
  const words = [term, ...synonymsOf(term)]
  for (const [place, word] of words.entries()) {
    const found = index.search(word, {
      tokenize: (text) => [text],
      processTerm: (text) => text,
      boost: { title: 3, words: 1, kind: 1.5 },
      // The reader may still be typing the last word.
      prefix: place === 0 && isLast && term.length > 1,
      fuzzy: place === 0 && term.length > 4 ? 0.2 : false,
      weights: { prefix: 0.5, fuzzy: 0.3 },
    })
    const weight = place === 0 ? 1 : SYNONYM_WEIGHT
    for (const { id, score, match } of found) {
      const isTitled = Object.values(match).some((fields) => fields.includes('title'))
      const fit = best.get(id as number) ?? { score: 0, titled: 0 }
      best.set(id as number, {
        score: Math.max(fit.score, score * weight),
        titled: Math.max(fit.titled, isTitled ? weight : 0),
      })
    }
  }
  return best
}
