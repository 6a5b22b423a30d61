import type { Language } from '../../../openapi/text/language.ts'

/** Words that say nothing about the subject of a query. */
const ENGLISH = new Set(
  (
    'a an and are be by can do does for from had has have how i if in is it its me must my need of on or ' +
    'at once per should that the their there to use was what when where which who why will with you your'
  ).split(' '),
)

const PORTUGUESE = new Set(
  (
    'a o as os um uma uns umas de da do das dos em na no nas nos por para pra com sem e ou que se ' +
    'ao aos como eu meu minha seu sua ser sao foi esta este isso ha tem ter qual quais quando onde ' +
    'quanto quantos quem posso pode preciso devo deve fazer faco'
  ).split(' '),
)

/** Splits a text into its words; `createCustomer` and `per_page` also give their parts. */
export function toWords(text: string): string[] {
  const words = withoutAccents(text)
    .split(/[^\p{L}\p{N}_-]+/u)
    .map((word) => word.replaceAll(/^[-_]+|[-_]+$/g, ''))
  return words.flatMap((word) => {
    // A query for updating or creating doesn't mean the time `updated_at`.
    const parts = /^[a-z]+_at$/i.test(word) ? [word] : word.split(/[_-]|(?<=[a-z])(?=[A-Z])/)
    return parts.length > 1 ? [word, ...parts] : [word]
  })
}

/** A text in plain letters: readers type without accents. */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '')
}

/** A word as the index stores it: in lower case, without its ending; undefined if it says nothing. */
export function toTerm(word: string, language: Language): string | undefined {
  const lower = word.toLowerCase()
  const isEnglish = language === 'en'
  if (lower === '' || (isEnglish ? ENGLISH : PORTUGUESE).has(lower)) return undefined
  return isEnglish ? toStem(lower) : toPortugueseStem(lower)
}

/** Removes plain Portuguese endings: criar, cria and criado are cri, and assinaturas is assinatur. */
function toPortugueseStem(word: string): string {
  if (word.length < 4 || /[\d_-]/.test(word)) return word
  const single = word
    .replace(/(coes|cao)$/, 'c')
    .replace(/(oes|aes)$/, 'ao')
    .replace(/s$/, '')
  const stem = single.replace(/(ando|endo|indo|ad[oa]|id[oa]|ar|er|ir|ou|[aeo])$/, '')
  return stem.length > 2 ? stem : single
}

/** Removes plain English endings: adding, adds and added are add. */
function toStem(word: string): string {
  if (word.length < 4 || /[\d_]/.test(word)) return word
  const stem = word
    .replace(/ies$/, 'y')
    .replace(/(ss|us)$/, '$1\0')
    .replace(/(?<=[a-z]{3})(ing|ed|es|s)$/, '')
    .replace('\0', '')
  return stem.length > 3 ? stem.replace(/e$/, '').replace(/([dgmnpt])\1$/, '$1') : stem
}
