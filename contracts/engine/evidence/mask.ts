import { isObject, type JsonObject } from '../../http/exchange.ts'
import { formsOf, toBase64 } from '../forms.ts'
import { KnownValues } from './known-values.ts'

const SECRET_KEY =
  /^(access_?token|refresh_?token|id_?token|token|client_?secret|secret|password|authorization|api_?key|cookie|set-cookie)$/i

/** Fields that hold what belongs to a person. */
const PERSONAL_KEY =
  /^(email|e_mail|first_name|last_name|full_name|name|address|address_2|city|zip|phone|document|document_number|cpf|cnpj)$/i

/** Under these keys a name is that of a thing on sale. */
const GOODS_KEY = /^(product|price_point)$/i

const EMAIL = /[^\s@"'<>,;:()/?&=]{1,64}(?:@|%40)[^\s@"'<>,;:()/?&=]{1,255}\.[a-z]{2,24}/gi

/**
 * Runs of digits that may be a phone or a tax number, as they are or as people write them; ids
 * stand behind a slash or a colon.
 */
const LONG_NUMBER =
  /(?<![\w/:.-])(?:\d{10,14}|\d{3}\.\d{3}\.\d{3}-\d\d|\d\d\.\d{3}\.\d{3}\/\d{4}-\d\d|\(\d\d\) ?\d{4,5}-?\d{4})(?![\w-])/g

/** A key and its value in a form or an address. */
const FORM_FIELD = /(^|[&?\s])([\w-]+)=([^&\s]*)/g

/** A key and its value in what is, or was, JSON. */
const JSON_FIELD = /"([\w-]+)"(\s{0,9}:\s{0,9})(?:"((?:[^"\\]|\\.)*)"?|(\d+))/g

/** Short texts stand in too many places to be taken out by value, and short numbers are ids. */
const LEAST_LENGTH = 4
const SHORT_NUMBER = /^\d{1,7}$/

const MASK = '***'

/** Keeps secrets and other people's data out of what is shown: by key, by value and by form. */
export class Mask {
  /** Secret of any length to the variable that stands for it, where it stands alone. */
  readonly #whole = new Map<string, string>()
  /** Secret to the variable that stands for it. */
  readonly #secrets = new Map<string, string>()
  readonly #personal = new KnownValues()
  readonly #own = new Set<string>()
  #pattern: RegExp | undefined

  /** Takes out a value wherever it stands, in every encoding that it may have been sent in. */
  addSecret(value: string | undefined, variable: string): void {
    if (value === undefined || value === '') return
    this.#whole.set(value, variable)
    if (value.length < LEAST_LENGTH) return
    for (const form of [...formsOf(value), toBase64(value)]) this.#secrets.set(form, variable)
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
        if (!GOODS_KEY.test(name)) this.learn(part, heir(key, name))
      }
    } else if (typeof body === 'string' || typeof body === 'number') {
      this.#learnText(String(body), key)
    }
  }

  /** A text without secrets and other people's data. */
  text(text: string): string {
    this.#pattern ??= toPattern([...this.#secrets.keys()])
    const free = text
      .replace(this.#pattern, (found) => this.#secrets.get(found) ?? MASK)
      .replace(EMAIL, (found) => (this.#isOwn(found) ? found : MASK))
      .replace(LONG_NUMBER, (found) => (this.#isOwn(found) ? found : MASK))
    return this.#personal.replace(free, MASK)
  }

  /** The value of an `Authorization` header: its scheme, and a variable for what follows. */
  authorization(value: string): string {
    const [, scheme = '', token = ''] = /^(\S+) +(.*)$/.exec(value) ?? []
    const variable = this.#whole.get(token)
    return variable === undefined ? this.text(value) : `${scheme} ${variable}`
  }

  /** A body without secrets and other people's data: JSON and forms by key, then all by value. */
  body(text: string): string {
    const parsed = parse(text)
    if (parsed !== undefined) return this.text(JSON.stringify(this.#hideKeys(parsed, '', false)))
    return this.text(this.#hideFields(text))
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
    if (!PERSONAL_KEY.test(key) || this.#own.has(text)) return
    if (text.length < LEAST_LENGTH || SHORT_NUMBER.test(text)) return
    this.#personal.add(text)
  }

  /** Masks by key in a text that is not JSON as a whole. */
  #hideFields(text: string): string {
    return text
      .replace(FORM_FIELD, (whole, before: string, key: string, value: string) =>
        SECRET_KEY.test(key) ? `${before}${key}=${this.#secrets.get(value) ?? MASK}` : whole,
      )
      .replace(JSON_FIELD, (whole, key: string, colon: string, value?: string, digits?: string) => {
        const hidden = this.#hideLeaf(value ?? digits ?? '', key, false)
        return hidden === (value ?? digits) ? whole : `"${key}"${colon}"${String(hidden)}"`
      })
  }

  #isOwn(value: string): boolean {
    const plain = value.includes('%40') ? value.replaceAll('%40', '@') : value
    return this.#own.has(plain) || [...this.#own].some((own) => own.includes(plain))
  }

  /** A record that the run made: what a site spoils in it is nobody's. */
  #isOwnRecord(record: JsonObject): boolean {
    return ['email', 'document_number'].some((key) => {
      const value = record[key]
      return typeof value === 'string' && this.#own.has(value)
    })
  }

  #hideKeys(value: unknown, key: string, isGoods: boolean): unknown {
    if (Array.isArray(value)) return value.map((part) => this.#hideKeys(part, key, isGoods))
    if (isObject(value)) {
      const isOpen = this.#isOwnRecord(value)
      const entries = Object.entries(value).map(([name, part]) => [
        name,
        this.#hideKeys(
          part,
          heir(key, name),
          isOpen || GOODS_KEY.test(key) || GOODS_KEY.test(name),
        ),
      ])
      return Object.fromEntries(entries)
    }
    const hidden = this.#hideLeaf(value, key, isGoods)
    return typeof hidden === 'string' && hidden === value
      ? this.text(this.#hideFields(hidden))
      : hidden
  }

  #hideLeaf(value: unknown, key: string, isGoods: boolean): unknown {
    if (value === null || value === '' || typeof value === 'boolean') return value
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    if (SECRET_KEY.test(key)) return this.#secrets.get(text) ?? MASK
    return !isGoods && PERSONAL_KEY.test(key) && !this.#own.has(text) ? MASK : value
  }
}

/** What stands below a key that is kept secret is kept secret as well. */
function heir(key: string, name: string): string {
  return SECRET_KEY.test(key) || PERSONAL_KEY.test(key) ? key : name
}

function toPattern(values: string[]): RegExp {
  if (values.length === 0) return /(?!)/g
  const longestFirst = values.sort((one, other) => other.length - one.length)
  return new RegExp(longestFirst.map((value) => value.replaceAll(/[^\w]/g, '\\$&')).join('|'), 'g')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
