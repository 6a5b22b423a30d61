import type { Kept } from './kept.ts'

/** Secrets of one kind that a site knows. */
export interface Secrets {
  /** Tells a word of 43 characters: what the site makes itself (`Random.secret`). */
  has?: (word: string) => boolean
  /** Those of another form. */
  list?: () => Iterable<string>
}

/** Says what stands in place of a secret, from the name of a variable that may hold it. */
export type Put = (variable: string) => string

const SECRET_KEY =
  /^(?:x-)?(?:(?:access|refresh|id|auth|bearer|control)[_-]?token|token|(?:client|webhook)[_-]?secret|secret|password|(?:proxy-)?authorization|api[_-]?key|(?:set-)?cookie)$/i

/** Standard Webhooks' form of a secret. */
const WEBHOOK_SECRET = /whsec_[\w+/=-]+/g

/** Length of what `Random.secret` makes. */
const MADE_LENGTH = 43
const MADE = /[\w-]{43,}/g

/** Shorter texts stand in too many places to be taken out by value. */
const LEAST_LENGTH = 4

/** Learned values beyond this many are forgotten, and learned again from what is still kept. */
const MOST_LEARNED = 1000

const stars: Put = () => '***'

/** Keeps secrets out of what is shown: by key, by value and by form. */
export class Mask {
  readonly #secrets: Secrets[] = []
  readonly #learned = new Set<string>()
  #seen = new WeakSet<Kept>()

  hide(secrets: Secrets): void {
    this.#secrets.push(secrets)
  }

  forget(): void {
    this.#learned.clear()
    this.#seen = new WeakSet()
  }

  /** Takes the credentials that a request brought along for secrets, the wrong ones too. */
  learn(kept: Kept): void {
    if (this.#seen.has(kept)) return
    this.#seen.add(kept)
    const authorization = kept.requestHeaders.get('authorization')
    const [, value] = /^\S+\s+(\S+)\s*$/.exec(authorization ?? '') ?? []
    if (value === undefined || value.length < LEAST_LENGTH) return
    if (this.#learned.size >= MOST_LEARNED) this.forget()
    this.#learned.add(value)
  }

  /** A text without the secrets that are known by value or by form. */
  text(text: string, put: Put = stars): string {
    let shown = text
      .replace(MADE, (run) => this.#withoutMade(run, put))
      .replace(WEBHOOK_SECRET, () => put('SABIA_WEBHOOK_SECRET'))
    for (const value of this.#odd()) {
      for (const form of [value, JSON.stringify(value).slice(1, -1), encodeURIComponent(value)]) {
        if (shown.includes(form)) shown = shown.replaceAll(form, () => put('SABIA_SECRET'))
      }
    }
    return shown
  }

  /** A header's value. */
  header(name: string, value: string, put: Put = stars): string {
    if (!SECRET_KEY.test(name)) return this.text(value, put)
    const [scheme, rest] = value.split(/\s+/, 2)
    const variable = /^authorization$/i.test(name) ? 'SABIA_ACCESS_TOKEN' : 'SABIA_SECRET'
    return rest === undefined ? put(variable) : `${scheme} ${put(variable)}`
  }

  /** A body: JSON and forms by key, then all by value. */
  body(text: string, put: Put = stars): string {
    const parsed = parse(text)
    if (parsed !== undefined) {
      const hidden = JSON.stringify(this.#deep(parsed.value, '', put))
      return this.text(hidden === JSON.stringify(parsed.value) ? text : hidden, put)
    }
    const byKey = text.replaceAll(
      /"([\w-]+)"(\s*:\s*)"(?:[^"\\]|\\.)*"?/g,
      (whole, key: string, colon: string) =>
        SECRET_KEY.test(key) ? `"${key}"${colon}"${put(variableOf(key))}"` : whole,
    )
    return this.pairs(byKey, put)
  }

  /** A form or a query. */
  pairs(text: string, put: Put = stars): string {
    const pairs = text.split('&').map((pair) => {
      const mark = pair.indexOf('=')
      if (mark === -1) return pair
      const [key, value] = [pair.slice(0, mark), pair.slice(mark + 1)]
      const name = decode(key)
      if (SECRET_KEY.test(name) && value !== '') return `${key}=${put(variableOf(name))}`
      const decoded = decode(value)
      const isSecret = decoded !== value && this.text(decoded) !== decoded
      return isSecret ? `${key}=${put('SABIA_SECRET')}` : pair
    })
    return this.text(pairs.join('&'), put)
  }

  /** A path; a secret may stand in it percent-encoded. */
  path(text: string, put: Put = stars): string {
    const decoded = decode(text)
    const hidden = this.text(decoded, put)
    return hidden === decoded ? this.text(text, put) : hidden
  }

  #deep(value: unknown, key: string, put: Put): unknown {
    if (Array.isArray(value)) return value.map((part: unknown) => this.#deep(part, key, put))
    if (value !== null && typeof value === 'object') {
      const entries = Object.entries(value).map(([name, part]) => [
        this.text(name, put),
        // All that stands under a secret's name is secret.
        this.#deep(part, SECRET_KEY.test(key) ? key : name, put),
      ])
      return Object.fromEntries(entries) as unknown
    }
    if (value === null || typeof value === 'boolean' || value === '') return value
    if (SECRET_KEY.test(key)) return put(variableOf(key))
    return typeof value === 'string' ? this.text(value, put) : value
  }

  *#odd(): Iterable<string> {
    yield* this.#learned
    for (const { list } of this.#secrets) {
      for (const value of list?.() ?? []) if (value.length >= LEAST_LENGTH) yield value
    }
  }

  /** Looks at every word of the length of a secret: one may stand in the middle of other text. */
  #withoutMade(run: string, put: Put): string {
    for (let begin = 0; begin + MADE_LENGTH <= run.length; begin++) {
      const word = run.slice(begin, begin + MADE_LENGTH)
      if (!this.#secrets.some(({ has }) => has?.(word) === true)) continue
      const rest = this.#withoutMade(run.slice(begin + MADE_LENGTH), put)
      return run.slice(0, begin) + put('SABIA_SECRET') + rest
    }
    return run
  }
}

function variableOf(key: string): string {
  if (/token/i.test(key)) return 'SABIA_ACCESS_TOKEN'
  return /client/i.test(key) ? 'SABIA_CLIENT_SECRET' : 'SABIA_SECRET'
}

function parse(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return undefined
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}
