import { isObject, type JsonObject } from '../http/exchange.ts'

const SECRET_KEY =
  /^(access_?token|refresh_?token|id_?token|token|client_?secret|secret|password|authorization|api_?key|cookie|set-cookie)$/i

/** Fields that hold what belongs to a person. */
const PERSONAL_KEY =
  /^(email|e_mail|first_name|last_name|full_name|name|address|address_2|city|zip|phone|document|document_number|cpf|cnpj)$/i

/** Under these keys a name is that of a thing on sale. */
const GOODS_KEY = /^(product|price_point)$/i

const EMAIL = /[^\s@"'<>,;:()]{1,64}@[^\s@"'<>,;:()]{1,255}\.[a-z]{2,24}/gi

/** Runs of digits that may be a phone or a tax number; ids stand behind a slash or a colon. */
const LONG_NUMBER = /(?<![\w/:.-])\d{10,14}(?![\w-])/g

/** Short texts stand in too many places to be taken out by value. */
const LEAST_LENGTH = 4

const MASK = '***'

/** Keeps secrets and other people's data out of what is shown: by key, by value and by form. */
export class Mask {
  /** Secret to the variable that stands for it. */
  readonly #secrets = new Map<string, string>()
  readonly #personal = new Set<string>()
  readonly #own = new Set<string>()
  #pattern: RegExp | undefined

  /** Takes out a value wherever it stands, in every encoding that it may have been sent in. */
  addSecret(value: string | undefined, variable: string): void {
    if (value === undefined || value.length < LEAST_LENGTH) return
    const forms = [
      value,
      encodeURIComponent(value),
      JSON.stringify(value).slice(1, -1),
      toBase64(value),
    ]
    for (const form of forms) this.#secrets.set(form, variable)
    this.#pattern = undefined
  }

  /** Keeps values that the run made up itself. */
  addOwn(values: Iterable<string>): void {
    for (const value of values) {
      this.#own.add(value)
      this.#personal.delete(value)
    }
  }

  /** Learns what an answer holds of other people, to take it out of other places as well. */
  learn(body: unknown, key = ''): void {
    if (Array.isArray(body)) for (const part of body) this.learn(part, key)
    else if (isObject(body)) {
      if (this.#isOwnRecord(body)) return
      for (const [name, part] of Object.entries(body)) {
        if (!GOODS_KEY.test(name)) this.learn(part, name)
      }
    } else if (typeof body === 'string') this.#learnText(body, key)
  }

  /** A text without secrets and other people's data. */
  text(text: string): string {
    this.#pattern ??= toPattern([...this.#secrets.keys()])
    const free = text
      .replace(this.#pattern, (found) => this.#secrets.get(found) ?? MASK)
      .replace(EMAIL, (found) => (this.#isOwn(found) ? found : MASK))
      .replace(LONG_NUMBER, (found) => (this.#isOwn(found) ? found : MASK))
    if (this.#personal.size === 0) return free
    return free.replace(/[\p{L}\p{N}][\p{L}\p{N} .,'-]{3,}/gu, (found) => this.#hidePersonal(found))
  }

  /** A body without secrets and other people's data: JSON and forms by key, then all by value. */
  body(text: string): string {
    const parsed = parse(text)
    if (parsed !== undefined) return this.text(JSON.stringify(this.#hideKeys(parsed, '', false)))
    const form = text.replaceAll(
      /(^|[&?\s])([\w-]+)=([^&\s]*)/g,
      (whole, before: string, key: string) =>
        SECRET_KEY.test(key) ? `${before}${key}=${MASK}` : whole,
    )
    return this.text(form)
  }

  /** Any value, every text in it masked. */
  deep<Value>(value: Value): Value {
    if (typeof value === 'string') return this.text(value) as Value
    if (Array.isArray(value)) return value.map((part: unknown) => this.deep(part)) as Value
    if (!isObject(value)) return value
    const entries = Object.entries(value).map(([key, part]) => [key, this.deep(part)])
    return Object.fromEntries(entries) as Value
  }

  #learnText(text: string, key: string): void {
    if (!PERSONAL_KEY.test(key) || text.length < LEAST_LENGTH || this.#own.has(text)) return
    this.#personal.add(text)
  }

  #hidePersonal(found: string): string {
    if (this.#own.has(found.trim())) return found
    if (this.#personal.has(found.trim())) return MASK
    let shown = found
    for (const word of new Set(found.split(/[\s,]+/))) {
      if (this.#personal.has(word)) shown = shown.replaceAll(word, MASK)
    }
    return shown
  }

  /** A record under an e-mail address of the run: what stands there is no one else's. */
  #isOwnRecord(record: JsonObject): boolean {
    const { email } = record
    return typeof email === 'string' && this.#own.has(email)
  }

  #isOwn(value: string): boolean {
    return this.#own.has(value) || [...this.#own].some((own) => own.includes(value))
  }

  #hideKeys(value: unknown, key: string, isGoods: boolean): unknown {
    if (Array.isArray(value)) return value.map((part) => this.#hideKeys(part, key, isGoods))
    if (isObject(value)) {
      const isOpen = this.#isOwnRecord(value)
      const entries = Object.entries(value).map(([name, part]) => [
        name,
        this.#hideKeys(part, name, isOpen || GOODS_KEY.test(key) || GOODS_KEY.test(name)),
      ])
      return Object.fromEntries(entries)
    }
    if (value === null || value === '' || typeof value === 'boolean') return value
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    if (SECRET_KEY.test(key)) return this.#secrets.get(text) ?? MASK
    return !isGoods && PERSONAL_KEY.test(key) && !this.#own.has(text) ? MASK : value
  }
}

function toPattern(values: string[]): RegExp {
  if (values.length === 0) return /(?!)/g
  const longestFirst = values.sort((one, other) => other.length - one.length)
  return new RegExp(longestFirst.map((value) => value.replaceAll(/[^\w]/g, '\\$&')).join('|'), 'g')
}

function toBase64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
