/** Words that say nothing about the subject of a query. */
const STOP_WORDS = new Set(
  (
    'a an and are be by can do does for from had has have how i if in is it its me must my need of on or ' +
    'at once per should that the their there to use was what when where which who why will with you your'
  ).split(' '),
)

/** Splits a text into its words; `createCustomer` and `per_page` also give their parts. */
export function toWords(text: string): string[] {
  const words = text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}_-]+/u)
    .map((word) => word.replaceAll(/^[-_]+|[-_]+$/g, ''))
  return words.flatMap((word) => {
    // A query for updating or creating doesn't mean the time `updated_at`.
    const parts = /^[a-z]+_at$/i.test(word) ? [word] : word.split(/[_-]|(?<=[a-z])(?=[A-Z])/)
    return parts.length > 1 ? [word, ...parts] : [word]
  })
}

/** A word as the index stores it: in lower case, without its ending; undefined if it says nothing. */
export function toTerm(word: string): string | undefined {
  const lower = word.toLowerCase()
  if (lower === '' || STOP_WORDS.has(lower)) return undefined
  return toStem(lower)
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
