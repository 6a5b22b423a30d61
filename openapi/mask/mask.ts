import { decodeUri } from '../text/decode-uri.ts'
import { KnownTexts } from './known-texts.ts'
import { leavesOf, leavesOfPieces, type Leaf } from './leaves.ts'
import { base64ViewsOf, formsOf, viewsOf, type View } from './views.ts'

/** A source of secrets that are kept elsewhere. */
export interface Secrets {
  /** Tells a word of 43 letters of base64url. */
  has?: (word: string) => boolean
  /** Those of another form. */
  list?: () => Iterable<string>
}

/**
 * Says what stands in place of a secret, from the name of a variable that may hold it: that of a
 * known secret, or one that its key suggests.
 */
export type Put = (variable: string, isKnown?: boolean) => string

/** How a text is read: as it is, or by key as well, where it may be a body that the caller sent. */
export type Reading = 'text' | 'body' | 'sent'

/** A place to hide. */
export interface Spot {
  from: number
  to: number
  /** The variable to show instead. */
  variable: string
  isKnown: boolean
  /** A number in JSON, in whose place a text needs quotes. */
  isBare?: boolean
}

const SECRET_KEY =
  /^(?:x-)?(?:(?:access|refresh|id|auth|bearer|control)[_-]?token|token|(?:client|webhook)[_-]?secret|secret|password|(?:proxy-)?authorization|api[_-]?key|(?:set-)?cookie)$/i

/** A key and its value in a form or an address. */
const FORM_FIELD = /(?<=^|[&?\s])([\w%.-]+)=([^&\s"<\\]+)/g

/** Standard Webhooks' form of a secret. */
const WEBHOOK_SECRET = /whsec_[\w+/=-]+/g

/** Length of a word that `Secrets.has` tells. */
const MADE_LENGTH = 43
const MADE = new RegExp(`[\\w-]{${MADE_LENGTH},}`, 'g')

/** Shorter texts stand in too many places to be taken out by value. */
const LEAST_LENGTH = 4

/** Of a longer text only the beginning is shown; the end of that may hold a part of a secret. */
const LONGEST_TEXT = 64 * 1024
const MARGIN = 1024

/** Texts up to this length are kept with what was found in them, at most so many. */
const LONGEST_KEPT = 2048
const MOST_KEPT = 1000

/**
 * Keeps secrets out of what is shown: by key, by value and by form, whichever way they are encoded.
 * Its cost grows with the text alone.
 */
export class Mask {
  readonly #known = new KnownTexts<string>()
  /** Secrets of any length, where they stand alone. */
  readonly #whole = new Map<string, string>()
  #sources: Secrets[] = []
  /** What was found in short texts: reports show the same ones again and again. */
  readonly #found = new Map<string, readonly Spot[]>()
  #lessons = 0

  /** Takes out a value wherever it stands; `variable` may stand in its place. */
  addSecret(value: string | undefined, variable: string): void {
    if (value === undefined || value === '' || this.#whole.has(value)) return
    this.#whole.set(value, variable)
    this.learned()
    for (const form of formsOf(value)) {
      if (form.length >= LEAST_LENGTH) this.#known.add(form, variable)
    }
  }

  /** Adds a source of secrets. */
  hide(secrets: Secrets): void {
    this.#sources.push(secrets)
  }

  /** Forgets the values that were added. */
  forget(): void {
    this.#known.clear()
    this.#whole.clear()
    this.learned()
  }

  /** The variable that stands for a secret. */
  variableOf(secret: string): string | undefined {
    return this.#whole.get(secret)
  }

  /** A text without what is known by value or by form. */
  text(text: string, put: Put = stars): string {
    return this.show(text, put, 'text')
  }

  /** A body, a form or a query: by key as well. */
  body(text: string, put: Put = stars): string {
    return this.show(text, put, 'body')
  }

  /** A header's value. */
  header(name: string, value: string, put: Put = stars): string {
    if (!SECRET_KEY.test(name)) return this.text(value, put)
    const [scheme, rest] = value.split(/\s+/, 2)
    const variable = /^authorization$/i.test(name) ? 'SABIA_ACCESS_TOKEN' : 'SABIA_SECRET'
    return rest === undefined ? put(variable, false) : `${scheme} ${put(variable, false)}`
  }

  /** Any value, every text and every key in it masked. */
  deep<Value>(value: Value): Value {
    if (typeof value === 'string') return this.text(value) as Value
    if (Array.isArray(value)) return value.map((part: unknown) => this.deep(part)) as Value
    if (typeof value !== 'object' || value === null) return value
    const entries = Object.entries(value).map(([key, part]) => [this.text(key), this.deep(part)])
    return Object.fromEntries(entries) as Value
  }

  /** How often what is hidden has changed. */
  get lessons(): number {
    return this.#lessons
  }

  /** Call this when more, or less, is to be hidden. */
  protected learned(): void {
    this.#found.clear()
    this.#lessons += 1
  }

  /** What else is hidden in a text, seen with its escapes or without them. */
  protected spotsIn(_view: View): Spot[] {
    return []
  }

  /** What else is hidden of the values in a body. */
  protected spotsOf(_leaves: readonly Leaf[], _view: View, _reading: Reading): Spot[] {
    return []
  }

  /** Keys under which everything counts as their value. */
  protected isKept(key: string): boolean {
    return SECRET_KEY.test(key)
  }

  protected show(whole: string, put: Put, reading: Reading): string {
    const text = whole.length > LONGEST_TEXT ? whole.slice(0, LONGEST_TEXT) : whole
    const end = text === whole ? text.length : LONGEST_TEXT - MARGIN
    this.#askSources()
    const spots = this.#spotsToHide(text, reading)
    let shown = ''
    let begin = 0
    for (const { from, to, variable, isKnown, isBare } of spots) {
      if (from >= end) break
      const word = put(variable, isKnown)
      shown += text.slice(begin, from) + (isBare === true ? `"${word}"` : word)
      begin = to
    }
    shown += text.slice(begin, end)
    return end === whole.length ? shown : `${shown}… (${whole.length} characters)`
  }

  #askSources(): void {
    for (const { list } of this.#sources) {
      for (const value of list?.() ?? []) this.addSecret(value, 'SABIA_SECRET')
    }
  }

  #find(text: string, reading: Reading): Spot[] {
    const levels = viewsOf(text)
    const views = levels.flat()
    const decoded = levels.slice(0, 2).flat().flatMap(base64ViewsOf)
    const [plain] = views as [View]
    const spots = views.flatMap((view) => [...this.#secretsIn(view), ...this.spotsIn(view)])
    for (const view of decoded) spots.push(...this.#secretsIn(view))
    if (reading === 'text') return spots
    spots.push(...this.#formFields(plain))
    for (const view of views) {
      const isKept = (key: string) => this.isKept(key)
      // Within a text of JSON there may be JSON, whose quotes are escaped.
      const isInner = (index: number) => !view.isPlain(index)
      const leaves =
        view === plain ? leavesOf(text, isKept) : leavesOfPieces(view.text, isKept, isInner)
      spots.push(...this.#secretLeaves(leaves, view), ...this.spotsOf(leaves, view, reading))
    }
    return spots
  }

  #spotsToHide(text: string, reading: Reading): readonly Spot[] {
    const key = `${reading} ${text}`
    const known = this.#found.get(key)
    if (known !== undefined) return known
    const spots = merge(this.#find(text, reading))
    if (text.length > LONGEST_KEPT || this.#asksForWords()) return spots
    if (this.#found.size === MOST_KEPT) this.#found.clear()
    this.#found.set(key, spots)
    return spots
  }

  /** A source's words may change without notice. */
  #asksForWords(): boolean {
    return this.#sources.some(({ has }) => has !== undefined)
  }

  #secretsIn(view: View): Spot[] {
    const { text } = view
    const places: { from: number; to: number; variable: string }[] = []
    this.#known.find(text, (from, to, variable) => {
      const last = places.at(-1)
      // A text of one letter is found at each of its characters.
      if (last === undefined || last.variable !== variable || from < last.from || from >= last.to) {
        places.push({ from, to, variable })
      } else last.to = Math.max(last.to, to)
    })
    const spots: Spot[] = places.map(({ from, to, variable }) => ({
      ...placeOf(view, from, to),
      variable,
      isKnown: true,
    }))
    for (const { 0: found, index } of text.matchAll(WEBHOOK_SECRET)) {
      const place = placeOf(view, index, index + found.length)
      spots.push({ ...place, variable: 'SABIA_WEBHOOK_SECRET', isKnown: true })
    }
    if (!this.#asksForWords()) return spots
    for (const { 0: run, index } of text.matchAll(MADE)) {
      // A secret may stand in the middle of other letters.
      for (let begin = 0; begin + MADE_LENGTH <= run.length; begin++) {
        const word = run.slice(begin, begin + MADE_LENGTH)
        if (!this.#sources.some(({ has }) => has?.(word) === true)) continue
        const place = placeOf(view, index + begin, index + begin + MADE_LENGTH)
        spots.push({ ...place, variable: 'SABIA_SECRET', isKnown: true })
      }
    }
    return spots
  }

  #formFields({ text }: View): Spot[] {
    return Array.from(text.matchAll(FORM_FIELD)).flatMap(
      ({ 0: all, 1: name = '', 2: value = '', index }) => {
        const key = decode(name)
        if (!SECRET_KEY.test(key)) return []
        const to = index + all.length
        return { from: to - value.length, to, ...this.#nameOf(key, decode(value)) }
      },
    )
  }

  #secretLeaves(leaves: readonly Leaf[], view: View): Spot[] {
    return leaves.flatMap(({ key, from, to, isBare }) => {
      if (!SECRET_KEY.test(key) || from === to) return []
      const value = view.text.slice(from, to)
      return { ...placeOf(view, from, to), isBare, ...this.#nameOf(key, value) }
    })
  }

  #nameOf(key: string, value: string): Pick<Spot, 'variable' | 'isKnown'> {
    const known = this.variableOf(value)
    return { variable: known ?? variableFor(key), isKnown: known !== undefined }
  }
}

/** Where a part of a view stands in the source. */
export function placeOf(view: View, from: number, to: number): Pick<Spot, 'from' | 'to'> {
  return { from: view.from(from), to: view.to(to - 1) }
}

const stars: Put = () => '***'

/** Puts spots that lie over each other together, under the name of the longest. */
function merge(spots: Spot[]): Spot[] {
  const sorted = spots.sort((one, other) => one.from - other.from || other.to - one.to)
  const merged: Spot[] = []
  /** Length of what gave the last one its name. */
  let longest = 0
  for (const spot of sorted) {
    const last = merged.at(-1)
    const length = spot.to - spot.from
    if (last === undefined || spot.from >= last.to) {
      merged.push({ ...spot })
      longest = length
      continue
    }
    last.to = Math.max(last.to, spot.to)
    if (length < longest || (length === longest && last.isKnown)) continue
    longest = length
    last.variable = spot.variable
    last.isKnown = spot.isKnown
  }
  return merged
}

function variableFor(key: string): string {
  if (/token/i.test(key)) return 'SABIA_ACCESS_TOKEN'
  return /client/i.test(key) ? 'SABIA_CLIENT_SECRET' : 'SABIA_SECRET'
}

function decode(text: string): string {
  return decodeUri(text.replaceAll('+', ' ')) ?? text
}
