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

/** Every byte as two hexadecimal digits. */
const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/** The digits' character codes. */
const DIGITS = Array.from('0123456789abcdef', (digit) => digit.charCodeAt(0))

/** Character codes of a UUID, used again for each: parts of texts put together take three times as long. */
const codes = Array.from('xxxxxxxx-xxxx-4xxx-Nxxx-xxxxxxxxxxxx', (sign) => sign.charCodeAt(0))

/** Where a UUID has its digits. */
const UUID_PLACES = codes.flatMap((code, place) => (code === '-'.charCodeAt(0) ? [] : [place]))

/** @param drawn how many numbers were drawn before: the sequence continues after them */
export function createRandom(seed: number, drawn = 0): Random {
  const chance = createChance(seed, drawn)
  const below = (limit: number) => Math.floor(chance.next() * limit)
  const digits = (count: number) => {
    let text = ''
    while (text.length < count) {
      const word = below(2 ** 32)
      text +=
        HEX[word >>> 24]! + HEX[(word >>> 16) & 255]! + HEX[(word >>> 8) & 255]! + HEX[word & 255]!
    }
    return text.slice(0, count)
  }
  return {
    hex: (bytes) => digits(bytes * 2),
    secret: () => {
      let text = ''
      for (let index = 0; index < 42; index++) text += BASE64URL[below(64)]
      // The last character of 32 bytes holds four bits.
      return text + BASE64URL[below(16) * 4]
    },
    uuid: () => {
      let place = 0
      for (let count = 0; count < 4; count++) {
        const word = below(2 ** 32)
        for (let shift = 28; shift >= 0; shift -= 4) {
          codes[UUID_PLACES[place++]!] = DIGITS[(word >>> shift) & 15]!
        }
      }
      codes[14] = DIGITS[4]!
      codes[19] = DIGITS[8 + below(4)]!
      return String.fromCharCode(...codes)
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
