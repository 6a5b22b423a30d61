import { generateMersenne53Randomizer, type Randomizer } from '@faker-js/faker'

/** Random ids and secrets: the same seed gives the same sequence. */
export interface Random {
  /** Random bytes as lower-case hexadecimal digits, two for each byte. */
  hex(bytes: number): string
  /** 32 random bytes in base64url without padding: 43 characters (gap G81). */
  secret(): string
  /** A lower-case UUID of version 4 (RFC 9562, section 5.4). */
  uuid(): string
  /** How many numbers were drawn: the seed and this number are its whole state. */
  readonly drawn: number
}

const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

const toCodes = (text: string) => Array.from(text, (character) => character.charCodeAt(0))
const DIGITS = toCodes('0123456789abcdef')
const DASH = '-'.charCodeAt(0)
const VERSION = '4'.charCodeAt(0)

// Texts are written as codes into lists that are kept: half a million ids are made at once for a large site.
const uuid = toCodes('xxxxxxxx-xxxx-Vxxx-Rxxx-xxxxxxxxxxxx')
const VERSION_PLACE = 14
const VARIANT_PLACE = 19
const hex: number[] = []

/** @param drawn how many numbers were drawn before: the sequence continues after them */
export function createRandom(seed: number, drawn = 0): Random {
  const chance = createChance(seed, drawn)
  const below = (limit: number) => Math.floor(chance.next() * limit)
  /** Draws a hexadecimal digit for each place without a dash, eight from one number. */
  const draw = (codes: number[]) => {
    let word = 0
    let digit = 0
    for (let place = 0; place < codes.length; place++) {
      if (codes[place] === DASH) continue
      if (digit % 8 === 0) word = below(2 ** 32)
      digit += 1
      codes[place] = DIGITS[word >>> 28]!
      word <<= 4
    }
  }
  return {
    hex: (bytes) => {
      hex.length = bytes * 2
      draw(hex)
      return String.fromCharCode(...hex)
    },
    secret: () => {
      let text = ''
      for (let index = 0; index < 42; index++) text += BASE64URL[below(64)]
      // The last character of 32 bytes holds four bits.
      return text + BASE64URL[below(16) * 4]
    },
    uuid: () => {
      draw(uuid)
      uuid[VERSION_PLACE] = VERSION
      uuid[VARIANT_PLACE] = DIGITS[8 + below(4)]!
      return String.fromCharCode(...uuid)
    },
    get drawn() {
      return chance.drawn
    },
  }
}

/** A sequence of numbers from 0 up to 1. */
export interface Chance {
  next(): number
  /** How many numbers were drawn. */
  readonly drawn: number
}

/**
 * How many numbers are drawn from one generator. It doesn't expose its state, so continuing means to
 * draw the same numbers again, which takes some milliseconds at most.
 */
const PERIOD = 2 ** 20

/**
 * Creates a sequence of numbers from 0 up to 1; the same seed gives the same sequence.
 *
 * @param drawn how many numbers were drawn before: the sequence continues after them
 */
export function createChance(seed: number, drawn = 0): Chance {
  let count = drawn - (drawn % PERIOD)
  let randomizer: Randomizer | undefined
  const next = () => {
    if (randomizer === undefined || count % PERIOD === 0) {
      const own = count === 0 ? seed : mixSeed(seed, String(count))
      randomizer = generateMersenne53Randomizer(own)
    }
    count += 1
    return randomizer.next()
  }
  for (let left = drawn % PERIOD; left > 0; left--) next()
  return {
    next,
    get drawn() {
      return count
    },
  }
}

/** Derives a 32-bit seed from a number and a text (FNV-1a). */
export function mixSeed(seed: number, text: string): number {
  let hash = 0x811c9dc5
  for (const character of `${seed}:${text}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return hash >>> 0
}
