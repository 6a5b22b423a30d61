/** A place in a text: from its first character to behind its last one. */
export type Tell<Label> = (from: number, to: number, label: Label) => void

/** Longer texts are found by their beginning. */
const LONGEST = 512

interface Known<Label> {
  label: Label
  length: number
  /** Characters that are looked for. */
  seen: number
}

/**
 * Texts that are found wherever they stand, even within words. Aho and Corasick's automaton: the
 * cost of a search grows with the text alone, however many texts are known.
 */
export class KnownTexts<Label> {
  readonly #known = new Map<string, Known<Label>>()
  /** State and character to the next state. */
  readonly #steps = new Map<number, number>()
  /** By state: where to go on when no step fits, and the longest known text that ends there. */
  #fallback: number[] = [0]
  #ends: (Known<Label> | undefined)[] = [undefined]
  #isBuilt = true

  get size(): number {
    return this.#known.size
  }

  add(text: string, label: Label): void {
    const seen = text.slice(0, LONGEST)
    const known = this.#known.get(seen)
    if (known !== undefined && known.length >= text.length) return
    this.#known.set(seen, { label: known?.label ?? label, length: text.length, seen: seen.length })
    this.#isBuilt = false
  }

  clear(): void {
    this.#known.clear()
    this.#isBuilt = false
  }

  /** Tells of the longest known text that ends at each place. */
  find(text: string, tell: Tell<Label>): void {
    if (this.#known.size === 0) return
    if (!this.#isBuilt) this.#build()
    let state = 0
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index)
      state = this.#next(state, code)
      const end = this.#ends[state]
      if (end === undefined) continue
      const from = index + 1 - end.seen
      tell(from, Math.min(text.length, from + end.length), end.label)
    }
  }

  #next(from: number, code: number): number {
    let state = from
    for (;;) {
      const next = this.#steps.get(state * 0x1_0000 + code)
      if (next !== undefined) return next
      if (state === 0) return 0
      state = this.#fallback[state]!
    }
  }

  #build(): void {
    this.#steps.clear()
    this.#fallback = [0]
    this.#ends = [undefined]
    const parents: [parent: number, code: number][] = [[0, 0]]
    const byDepth: number[][] = []
    for (const [text, known] of this.#known) {
      let state = 0
      for (let index = 0; index < text.length; index++) {
        const key = state * 0x1_0000 + text.charCodeAt(index)
        let next = this.#steps.get(key)
        if (next === undefined) {
          next = parents.length
          parents.push([state, text.charCodeAt(index)])
          this.#steps.set(key, next)
          ;(byDepth[index] ??= []).push(next)
        }
        state = next
      }
      this.#ends[state] = known
    }
    // The shorter ones first: a fallback is always shorter than what falls back on it.
    for (const [depth, states] of byDepth.entries()) {
      for (const state of states) {
        const [parent, code] = parents[state]!
        const fallback = depth === 0 ? 0 : this.#next(this.#fallback[parent]!, code)
        this.#fallback[state] = fallback
        this.#ends[state] ??= this.#ends[fallback]
      }
    }
    this.#isBuilt = true
  }
}

const TOKEN = /[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu
const WORD = /^[\p{L}\p{N}]/u

/** Longer values are found by their first words. */
const MOST_TOKENS = 31

/** A map holds some 16 million entries: what a hostile site sends beyond is hidden by key and form. */
const MOST_STATES = 8_000_000

/**
 * Values of some words that are found as words of their own, never within longer ones. The cost of
 * a search does not grow with the number of values.
 */
export class KnownWords {
  /** Words, and what stands between two, to their numbers. */
  readonly #tokens = new Map<string, number>()
  /** State and token to the next state. */
  readonly #steps = new Map<number, number>()
  /** Characters of the value that ends in a state. */
  readonly #lengths = new Map<number, number>()
  #last = 0

  add(value: string): void {
    const tokens = tokensOf(value)
    if (tokens.length === 0 || this.#last >= MOST_STATES) return
    let state = 0
    for (const token of tokens.slice(0, MOST_TOKENS)) {
      const key = state * 0x200_0000 + this.#number(token)
      let next = this.#steps.get(key)
      if (next === undefined) {
        next = this.#last += 1
        this.#steps.set(key, next)
      }
      state = next
    }
    const length = tokens.join('').length
    this.#lengths.set(state, Math.max(length, this.#lengths.get(state) ?? 0))
  }

  /** Tells of the longest value that begins at each word. */
  find(text: string, tell: (from: number, to: number) => void): void {
    if (this.#last === 0) return
    const found = Array.from(text.matchAll(TOKEN), ({ 0: token, index }) => ({
      number: this.#tokens.get(token),
      index,
    }))
    for (const [place, { index }] of found.entries()) {
      let state: number | undefined = 0
      let length: number | undefined
      for (let at = place; at < found.length; at++) {
        const { number }: { number: number | undefined } = found[at]!
        if (number === undefined) break
        state = this.#steps.get(state * 0x200_0000 + number)
        if (state === undefined) break
        length = this.#lengths.get(state) ?? length
      }
      if (length !== undefined) tell(index, Math.min(text.length, index + length))
    }
  }

  #number(token: string): number {
    const known = this.#tokens.get(token)
    if (known !== undefined) return known
    const number = this.#tokens.size
    this.#tokens.set(token, number)
    return number
  }
}

/** From the first word to the last one. */
function tokensOf(value: string): string[] {
  const tokens = value.match(TOKEN) ?? []
  if (!WORD.test(tokens[0] ?? '')) tokens.shift()
  if (!WORD.test(tokens.at(-1) ?? '')) tokens.pop()
  return tokens
}
