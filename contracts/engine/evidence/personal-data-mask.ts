import { customerFields } from '../../../openapi/customer-fields.ts'
import { KnownWords } from '../../../openapi/mask/known-texts.ts'
import { unquote, type Leaf, type LeafRecord } from '../../../openapi/mask/leaves.ts'
import {
  Mask as SecretMask,
  placeOf,
  type Put,
  type Reading,
  type Spot,
} from '../../../openapi/mask/mask.ts'
import type { View } from '../../../openapi/mask/views.ts'
import { isObject, textOfId, type JsonObject } from '../../http/exchange.ts'

/** Fields with personal data: a customer's, and other names that a site may use. */
const PERSONAL_FIELDS = [
  ...customerFields.filter((field) => !['state', 'country'].includes(field)),
  'e_mail',
  'full_name',
  'name',
  'document',
  'cpf',
  'cnpj',
]
const PERSONAL_KEY = new RegExp(`^(${PERSONAL_FIELDS.join('|')})$`, 'i')

/** Under these keys, `name` is a product's name, not a person's. */
const GOODS_KEY = /^(product|price_point)$/i

/** Fields that identify a record of the run. */
const OWN_KEYS = ['email', 'document_number']

/** Characters that end an e-mail address. */
const EMAIL_EDGE = /[\s@"'<>,;:()/?&=]/
const LONGEST_LOCAL = 64
const LONGEST_DOMAIN = 255

/**
 * Runs of digits that may be a phone or a tax number, as they are or as people write them; ids
 * stand behind a slash or a colon.
 */
const LONG_NUMBER =
  /(?<![\w/:.%-])(?:\d{10,14}|\d{3}\.\d{3}\.\d{3}-\d\d|\d\d\.\d{3}\.\d{3}\/\d{4}-\d\d|\(\d\d\) ?\d{4,5}-?\d{4})(?![\w-])/g

/** Short texts occur in too many places to mask them by value, and short numbers are ids. */
const LEAST_LENGTH = 4
const SHORT_NUMBER = /^\d{1,7}$/

/** Other people's data have no variable. */
const known: Put = (variable, isKnown) => (isKnown === true ? variable : '***')
const PERSONAL = { variable: '***', isKnown: true }

/** Adds other people's data to what `openapi/mask/` hides: by key, by value and by form. */
export class PersonalDataMask extends SecretMask {
  readonly #people = new KnownWords()
  readonly #learned = new Set<string>()
  readonly #own = new Set<string>()
  readonly #ownWords = new KnownWords()

  /** Leaves values that the run made up unmasked. */
  addOwn(values: Iterable<string>): void {
    for (const value of values) {
      this.#own.add(value)
      this.#ownWords.add(value)
    }
    this.learned()
  }

  /** Learns other people's data from an answer, to mask it in other places as well. */
  learn(body: unknown): void {
    /** Objects and lists still to visit, under their keys: an answer may be too deep for recursion. */
    const rest: [value: object, key: string][] = []
    const look = (value: unknown, key: string): void => {
      if (typeof value === 'object' && value !== null) rest.push([value, key])
      else if (PERSONAL_KEY.test(key)) this.#learnValue(value)
    }
    look(body, '')
    for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
      const [value, key] = next
      if (Array.isArray(value)) for (const part of value) look(part, key)
      else if (isObject(value) && !this.#isOwnRecord(value)) {
        const isBelow = this.isKept(key)
        for (const name in value) if (!GOODS_KEY.test(name)) look(value[name], isBelow ? key : name)
      }
    }
  }

  override text(text: string, put = known): string {
    return super.text(text, put)
  }

  override body(text: string, put = known): string {
    return super.body(text, put)
  }

  /** A body that the run sent: its people are made up. */
  sent(text: string): string {
    return this.show(text, known, 'sent')
  }

  /** The value of an `Authorization` header: its scheme, and a variable for what follows. */
  authorization(value: string): string {
    const [, scheme = '', token = ''] = /^(\S+) +(.*)$/.exec(value) ?? []
    const variable = this.variableOf(token)
    return variable === undefined ? this.text(value) : `${scheme} ${variable}`
  }

  protected override isKept(key: string): boolean {
    return super.isKept(key) || PERSONAL_KEY.test(key)
  }

  protected override spotsIn(view: View): Spot[] {
    const { text } = view
    const own: Place[] = []
    this.#ownWords.find(text, (from, to) => own.push({ from, to }))
    const found = [...emailsIn(text), ...numbersIn(text)]
    this.#people.find(text, (from, to) => found.push({ from, to }))
    return outside(found, own).map(({ from, to }) => ({ ...placeOf(view, from, to), ...PERSONAL }))
  }

  protected override spotsOf(leaves: readonly Leaf[], view: View, reading: Reading): Spot[] {
    if (reading === 'sent') return []
    const valueOf = ({ from, to }: Leaf) => unquote(view.text.slice(from, to))
    const ownRecords = new Set<LeafRecord | undefined>()
    for (const leaf of leaves) {
      if (OWN_KEYS.includes(leaf.key) && this.#own.has(valueOf(leaf))) ownRecords.add(leaf.record)
    }
    ownRecords.delete(undefined)
    return leaves.flatMap((leaf) => {
      const { key, from, to, isBare, record } = leaf
      if (!PERSONAL_KEY.test(key) || from === to) return []
      if (GOODS_KEY.test(record?.key ?? '') || ownRecords.has(record)) return []
      if (this.#own.has(valueOf(leaf))) return []
      return { ...placeOf(view, from, to), isBare, ...PERSONAL }
    })
  }

  #learnValue(value: unknown): void {
    const text = textOfId(value) ?? ''
    if (text.length < LEAST_LENGTH || SHORT_NUMBER.test(text)) return
    if (this.#learned.has(text) || this.#own.has(text)) return
    this.#learned.add(text)
    // A whole address is found by its form.
    const [email] = text.includes('@') ? emailsIn(text) : []
    if (email?.from === 0 && email.to === text.length) return
    this.#people.add(text)
    this.learned()
  }

  /** A record that the run created: even values that the site corrupted belong to nobody. */
  #isOwnRecord(record: JsonObject): boolean {
    return OWN_KEYS.some((key) => {
      const value = record[key]
      return typeof value === 'string' && this.#own.has(value)
    })
  }
}

interface Place {
  from: number
  to: number
}

/** E-mail addresses: each is searched from its sign, never past the next one. */
function emailsIn(text: string): Place[] {
  const found: Place[] = []
  for (let sign = text.indexOf('@'); sign !== -1; sign = text.indexOf('@', sign + 1)) {
    let from = sign
    while (from > 0 && sign - from < LONGEST_LOCAL && !EMAIL_EDGE.test(text[from - 1]!)) from -= 1
    let end = sign + 1
    while (end < text.length && end - sign <= LONGEST_DOMAIN && !EMAIL_EDGE.test(text[end]!))
      end += 1
    const [domain] = /^.*\.[a-z]{2,24}/i.exec(text.slice(sign + 1, end)) ?? []
    if (from < sign && domain !== undefined) found.push({ from, to: sign + 1 + domain.length })
  }
  return found
}

function numbersIn(text: string): Place[] {
  return Array.from(text.matchAll(LONG_NUMBER), ({ 0: number, index }) => ({
    from: index,
    to: index + number.length,
  }))
}

/** The places that do not lie within one of others, which are sorted. */
function outside(places: Place[], others: readonly Place[]): Place[] {
  if (others.length === 0) return places
  let next = 0
  let reach = 0
  return places
    .sort((one, other) => one.from - other.from)
    .filter(({ from, to }) => {
      while (next < others.length && others[next]!.from <= from) {
        reach = Math.max(reach, others[next]!.to)
        next += 1
      }
      return to > reach
    })
}
