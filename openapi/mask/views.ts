/** A text as it reads once an encoding is taken off, and where each character of it stood. */
export interface View {
  text: string
  /** Where a character begins in the source, and where it ends. */
  from: (index: number) => number
  to: (index: number) => number
  /** Whether a character stands for itself in the source. */
  isPlain: (index: number) => boolean
}

/** How often an encoding may be wrapped into another: JSON within JSON within a query. */
const MOST_LEVELS = 3

/** Shorter runs of base64's letters hold no secret. */
const SHORTEST_BASE64 = 6

/** A byte that still has to be read as UTF-8. */
const BYTE = 0x1_0000

/**
 * The text as it is, then what it reads as with one level of escapes removed, with two levels, and
 * so on: percent-encoding (RFC 3986, section 2.1), `+` for a space, and the escapes of JSON
 * (RFC 8259, section 7).
 */
export function viewsOf(text: string): View[][] {
  const plain: View = {
    text,
    from: (index) => index,
    to: (index) => index + 1,
    isPlain: () => true,
  }
  const levels = [[plain]]
  const seen = new Set([text])
  for (let level = 0; level < MOST_LEVELS; level++) {
    const views = levels[level]!.flatMap(unescapedViews).filter((view) => {
      const isNew = !seen.has(view.text)
      seen.add(view.text)
      return isNew
    })
    if (views.length === 0) break
    levels.push(views)
  }
  return levels
}

/** What runs of base64 hold, of either alphabet (RFC 4648), wherever in a run the quantum begins. */
export function base64ViewsOf(view: View): View[] {
  if (!BASE64_RUN.test(view.text)) return []
  return [0, 1, 2, 3].flatMap((shift) => {
    const decoded = decodeRuns(view, shift)
    return [decoded, ...unescapedViews(decoded)]
  })
}

/** A text, and what it reads as with escapes removed, level by level. */
export function formsOf(text: string): string[] {
  return viewsOf(text)
    .flat()
    .map((view) => view.text)
}

const JSON_ESCAPE = /\\(?:u[0-9a-f]{4}|["\\/bfnrt])/gi
/** Half a letter has no form in UTF-8. */
const URL_ESCAPE = /%[0-9a-f]{2}|\+|[\ud800-\udfff]/gi
const ESCAPE = new RegExp(`${URL_ESCAPE.source}|${JSON_ESCAPE.source}`, 'gi')
const BASE64_RUN = new RegExp(`[\\w+/-]{${SHORTEST_BASE64},}`)
const BASE64_RUNS = new RegExp(BASE64_RUN, 'g')
const CONTROLS: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' }

/** Collects characters with their places; bytes are put together to characters at the end. */
class Collector {
  readonly #codes: Uint32Array
  readonly #from: Uint32Array
  readonly #to: Uint32Array
  #count = 0

  constructor(most: number) {
    this.#codes = new Uint32Array(most)
    this.#from = new Uint32Array(most)
    this.#to = new Uint32Array(most)
  }

  add(code: number, from: number, to: number): void {
    this.#codes[this.#count] = code
    this.#from[this.#count] = from
    this.#to[this.#count] = to
    this.#count += 1
  }

  toView(): View {
    const [codes, from, to] = [this.#codes, this.#from, this.#to]
    const units = new Uint16Array(this.#count)
    // No character has more units than bytes, so what is read is not written over.
    let length = 0
    for (let index = 0; index < this.#count;) {
      const size = this.#sizeAt(index)
      const code = size === 1 ? codes[index]! & (BYTE - 1) : this.#codeAt(index, size)
      const [start, end] = [from[index]!, to[index + size - 1]!]
      index += size
      if (code > 0xffff) {
        units[length] = 0xd7c0 + (code >> 10)
        from[length] = start
        to[length] = end
        length += 1
      }
      units[length] = code > 0xffff ? 0xdc00 + (code & 0x3ff) : code
      from[length] = start
      to[length] = end
      length += 1
    }
    return {
      text: toText(units.subarray(0, length)),
      from: (index) => from[index]!,
      to: (index) => to[index]!,
      isPlain: (index) => (to[index] ?? 0) - (from[index] ?? 0) === 1,
    }
  }

  /** Bytes of the UTF-8 that begins here; what is none is read as Latin-1, one by one. */
  #sizeAt(index: number): number {
    const lead = this.#codes[index]! - BYTE
    if (lead < 0xc2 || lead > 0xf4) return 1
    const size = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4
    if (index + size > this.#count) return 1
    for (let at = index + 1; at < index + size; at++) {
      if (this.#codes[at]! >>> 6 !== (BYTE + 0x80) >>> 6) return 1
    }
    return size
  }

  #codeAt(index: number, size: number): number {
    let code = this.#codes[index]! & (0x7f >> size)
    for (let at = index + 1; at < index + size; at++) code = (code << 6) | (this.#codes[at]! & 0x3f)
    return code
  }
}

/**
 * One level of escapes removed. Where there are escapes of two kinds, also those of either kind
 * alone: in JSON, a `%` before a secret that begins with `00` is no percent-encoding.
 */
function unescapedViews(view: View): View[] {
  const kinds = [JSON_ESCAPE, URL_ESCAPE].filter((kind) => view.text.search(kind) !== -1)
  const escapes = kinds.length === 2 ? [ESCAPE, ...kinds] : kinds
  return escapes.flatMap((escape) => unescapeView(view, escape) ?? [])
}

/** The escapes of one kind removed; undefined if there is none. */
function unescapeView({ text, from, to }: View, escape: RegExp): View | undefined {
  let end = 0
  let isChanged = false
  const collector = new Collector(text.length)
  const copy = (until: number): void => {
    for (; end < until; end++) collector.add(text.charCodeAt(end), from(end), to(end))
  }
  for (const { 0: found, index } of text.matchAll(escape)) {
    const code = toCode(found, text, index)
    if (code === undefined) continue
    isChanged = true
    copy(index)
    end = index + found.length
    collector.add(code, from(index), to(end - 1))
  }
  if (!isChanged) return undefined
  copy(text.length)
  return collector.toView()
}

/** The character that an escape stands for; undefined if the match is none. */
function toCode(found: string, text: string, index: number): number | undefined {
  if (found.startsWith('%')) return BYTE + Number.parseInt(found.slice(1), 16)
  if (found === '+') return 0x20
  if (found.startsWith('\\u')) return Number.parseInt(found.slice(2), 16)
  if (found.startsWith('\\')) return (CONTROLS[found[1]!] ?? found[1]!).charCodeAt(0)
  return isHalf(text, index) ? 0xfffd : undefined
}

function isHalf(text: string, index: number): boolean {
  const code = text.charCodeAt(index)
  const [first, second] = code < 0xdc00 ? [index, index + 1] : [index - 1, index]
  const isPair = text.charCodeAt(first) >>> 10 === 0x36 && text.charCodeAt(second) >>> 10 === 0x37
  return !isPair
}

function decodeRuns(view: View, shift: number): View {
  const { text, from, to } = view
  const collector = new Collector(text.length)
  for (const { 0: run, index } of text.matchAll(BASE64_RUNS)) {
    // What stands between two runs parts them.
    collector.add(0x0a, from(index), from(index))
    let bits = 0
    let held = 0
    let start = index + shift
    for (let place = start; place < index + run.length; place++) {
      bits = ((bits << 6) | sextetOf(text.charCodeAt(place))) & 0xffff
      held += 6
      if (held < 8) continue
      held -= 8
      collector.add(BYTE + ((bits >> held) & 0xff), from(start), to(place))
      // A letter that two bytes share belongs to both.
      start = held === 0 ? place + 1 : place
    }
  }
  return collector.toView()
}

function sextetOf(code: number): number {
  if (code >= 0x61) return code - 71
  if (code === 0x5f) return 63
  if (code >= 0x41) return code - 65
  if (code >= 0x30) return code + 4
  return code === 0x2f ? 63 : 62
}

/** Arguments of a call are limited in number. */
function toText(units: Uint16Array): string {
  let text = ''
  for (let index = 0; index < units.length; index += 8192) {
    const part = units.subarray(index, index + 8192)
    text += String.fromCharCode.apply(undefined, part as unknown as number[])
  }
  return text
}
