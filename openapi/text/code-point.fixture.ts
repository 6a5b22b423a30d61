import * as fc from 'fast-check'

/** Code points that no text has by itself: halves of others. */
const SURROGATES = { first: 0xd800, count: 0x800 }

/**
 * Any character of Unicode, for `fc.string({ unit: codePoint })`. The unit `binary` draws the same
 * ones, and makes a table of all 1.1 million of them first, which costs a second in every suite.
 */
export const codePoint = fc.nat({ max: 0x10_ff_ff - SURROGATES.count }).map(
  (number) => String.fromCodePoint(number < SURROGATES.first ? number : number + SURROGATES.count),
  (character) => {
    const [only, ...more] = Array.from(String(character), (one) => one.codePointAt(0) ?? 0)
    if (only === undefined || more.length > 0) throw new Error('Not one character')
    return only < SURROGATES.first ? only : only - SURROGATES.count
  },
)
