// What the site holds, its sources of chance and time, and the places where a breakage may take hold.
import { createRandom, type Knobs } from './knobs/index.ts'

export type View = Record<string, unknown>
export const FIELDS = [
  'email',
  'first_name',
  'last_name',
  'address',
  'address_2',
  'city',
  'state',
  'zip',
  'country',
  'phone',
  'document_number',
] as const
export const SCOPES = [
  'customers_read',
  'customers_write',
  'payment_profiles_read',
  'payment_profiles_write',
  'subscriptions_read',
  'subscriptions_write',
  'subscription_items_read',
  'subscription_items_write',
] as const

export interface Product {
  id: bigint
  handle: string
  name: string
  description: string | null
  createdAt: number
  updatedAt: number
  price: number
  priceId: bigint
  pricedAt: number
}
export interface Customer {
  id: bigint
  createdAt: number
  updatedAt: number
  fields: Record<string, string | null>
  /** The fields before letter case, spaces and the like were changed. */
  sent: Record<string, string | null>
  named: number
  reads: number
  lists: number
}
export interface Item {
  id: bigint
  quantity: number
  /** That of its subscription. */
  interval: number
  createdAt: number
  updatedAt: number
  product: Product
}
export interface Subscription {
  id: string
  createdAt: number
  updatedAt: number
  interval: number
  unit: string
  state: string
  previousState: string | null
  activatedAt: number | null
  balance: number
  startedAt: number
  endsAt: number
  customer: Customer
  items: Item[]
  named: number
  reads: number
  lists: number
  /** How it looked before its last change, and how many reads may still show that. */
  before: Subscription | null
  stale: number
}
export interface Profile {
  id: bigint | string
  customer: Customer
  subscription: Subscription
  status: 'pending' | 'confirming' | 'accepted' | 'refused'
  createdAt: number
  updatedAt: number
  decided: boolean
}
export interface Token {
  text: string
  scopes: string[]
  createdAt: number
  ended: boolean
}

export type Operation =
  | 'token'
  | 'createCustomer'
  | 'readCustomer'
  | 'listCustomers'
  | 'createSubscription'
  | 'readSubscription'
  | 'listSubscriptions'
  | 'addItem'
  | 'createProfile'
  | 'unknown'
export interface Exchange {
  op: Operation
  method: string
  url: URL
  headers: Headers
  parameters: string[]
  text: string
  body: unknown
  unified: boolean
}
export interface Answer {
  status: number
  headers: [string, string][]
  body: unknown
  text?: string
}
export interface Report {
  event: string
  profile: Profile
  status: string | number
  view: View
}
export interface Options {
  seed: number
  clientId: string
  clientSecret: string
  site: string
  products: { id: number; handle: string }[]
  now: () => number
  scopes?: string[]
  sendWebhook?: (request: { url: string; headers: Record<string, string>; body: string }) => void
  breakage?: { break: Break }
  /** Does something after a wait, in milliseconds; a timer of the platform if left out. */
  later?: (wait: number, act: () => void) => void
}

/** How a broken fact acts: each member is a place in the site where truth may be bent. */
export interface Break {
  request?: (exchange: Exchange, world: World) => void
  rule?: (rule: string, broken: boolean, exchange: Exchange, world: World) => boolean
  refusal?: (refusal: Refusal, exchange: Exchange, world: World) => void
  stored?: (
    kind: 'customer' | 'subscription' | 'item' | 'profile',
    record: never,
    world: World,
  ) => void
  view?: (kind: string, view: View, record: never, place: string, world: World) => void
  answer?: (answer: Answer, exchange: Exchange, world: World) => void
  webhook?: (report: Report, world: World) => Report[]
  created?: (profile: Profile, world: World) => Report[]
}

export class Refusal extends Error {
  status: number
  faults: { code: string | null; text: string; field?: string }[]
  kind: string
  constructor(status: number, text: string, code: string | null = null, kind = 'invalid') {
    super(text)
    this.status = status
    this.faults = [{ code, text }]
    this.kind = kind
  }
}

export class World {
  knobs: Knobs
  options: Options
  hooks: Break
  products: Product[]
  customers: Customer[] = []
  subscriptions: Subscription[] = []
  profiles: Profile[] = []
  tokens: Token[] = []
  webhooks: { url: string; headers: Record<string, string>; body: string }[] = []
  webhookUrl = 'https://receiver.invalid/webhooks'
  calls = 0
  /** The exchange at work, for breakages which depend on the flow. */
  current: Exchange | null = null
  notes: Record<string, number> = {}
  /** What webhooks have told. */
  reports: Report[] = []
  /** The only source of chance, so that a seed repeats a site. */
  random: () => number
  /** Records which this call made. */
  fresh = new Set<object>()
  private taken = new Set<string>()
  private counters: Record<string, bigint> = {}

  constructor(knobs: Knobs, options: Options) {
    this.knobs = knobs
    this.options = options
    this.hooks = options.breakage?.break ?? {}
    this.random = createRandom(options.seed)
    const born = options.now() - 86_400_000 * 40
    const { catalogue, prices } = knobs
    const odd = catalogue === 'odd'
    this.products = options.products.map((product, index) => ({
      id: BigInt(product.id),
      handle: product.handle,
      name: odd ? `<b>“Nº ${index}” & Cia</b> 🚀\n\t{"a": 1}` : product.handle.replace(/-/g, ' '),
      description:
        catalogue === 'usual'
          ? `Plano ${product.handle}`
          : catalogue === 'null'
            ? null
            : odd
              ? 'SB404 PPMT01 ação '.repeat(40)
              : '',
      createdAt: born + index * 1000,
      updatedAt: born + index * 1000,
      price: { usual: 1990 + index * 1310, free: 0, huge: 3_000_000_000 + index, negative: -500 }[
        prices
      ],
      priceId: BigInt(7001 + index * 3),
      pricedAt: born + index * 1000,
    }))
  }

  write(value: unknown): string {
    return writeJson(value, this.knobs)
  }

  /** The time of the site's clock, which may differ from that of the world. */
  now(): number {
    return this.options.now() + this.knobs.clockSkew * 1000
  }

  /** The time at which a record is made: two nodes take turns. */
  stamp(): number {
    return this.now() + (this.calls % 2 === 0 ? this.knobs.nodeSkew : 0)
  }

  updatedAt(createdAt: number): number {
    return (
      createdAt +
      { created_at: 0, 'a moment later': 2, 'a moment before': -2 }[this.knobs.updatedAt]
    )
  }

  /** A time as the database holds it, which the answer of a create has not asked yet. */
  kept(ms: number, record: object): number {
    const { storedTimes } = this.knobs
    if (storedTimes === 'exact' || this.fresh.has(record)) return ms
    const second = storedTimes === 'cut to seconds' ? Math.floor(ms / 1000) : Math.round(ms / 1000)
    return second * 1000
  }

  /** Somebody at the panel changes the first product, once. */
  edit(): void {
    const [product] = this.products
    if (this.calls !== 70 || !product) return
    if (this.knobs.catalogueEdits === 'name')
      Object.assign(product, { name: `${product.name} 2`, updatedAt: this.now() })
    if (this.knobs.catalogueEdits === 'price')
      Object.assign(product, { price: product.price + 100, pricedAt: this.now() })
  }

  /** Does something after a wait, in milliseconds. */
  later(wait: number, act: () => void): void {
    if (this.options.later) this.options.later(wait, act)
    else setTimeout(act, wait)
  }

  letters(length: number, alphabet: string): string {
    return Array.from({ length }, () => alphabet[Math.floor(this.random() * alphabet.length)]).join(
      '',
    )
  }

  uuid(): string {
    const version = this.knobs.uuidVersion
    const time = Math.floor(this.now()).toString(16).padStart(12, '0')
    const hex = this.letters(32, '0123456789abcdef')
    const head =
      version === 7
        ? time
        : version === 1 || version === 6
          ? time.slice(4) + hex.slice(0, 4)
          : hex.slice(0, 12)
    const digit = typeof version === 'number' ? version : version === 'none' ? hex[12] : 4
    const variant = { none: hex[16], Microsoft: 'c' }[String(version)]
    const group = `${variant ?? '89ab'[Math.floor(this.random() * 4)]}${hex.slice(17, 20)}`
    this.notes.uuids = (this.notes.uuids ?? 0) + 1
    const text =
      version === 'in sequence'
        ? `018f2b00-0000-4000-8000-${this.notes.uuids.toString(16).padStart(12, '0')}`
        : `${head.slice(0, 8)}-${head.slice(8)}-${digit}${hex.slice(13, 16)}-${group}-${hex.slice(20)}`
    if (this.knobs.uuidCase === 'mixed') return text.slice(0, 18) + text.slice(18).toUpperCase()
    return this.knobs.uuidCase === 'upper' ? text.toUpperCase() : text
  }

  nextId(type: string, parent = ''): bigint {
    const { idCounters, idStart, idStep } = this.knobs
    const key =
      idCounters === 'shared'
        ? 'all'
        : idCounters === 'items per subscription' && type === 'item'
          ? `item of ${parent}`
          : type
    if (idStep === 'scattered') {
      let id: bigint
      do id = BigInt(idStart) + BigInt(Math.floor(this.random() * 900_000))
      while (this.taken.has(`${key} ${id}`))
      this.taken.add(`${key} ${id}`)
      return id
    }
    const last = this.counters[key]
    const start = idStep === 'down' ? BigInt(idStart) + 5000n : BigInt(idStart)
    const step =
      idStep === 'random'
        ? BigInt(1 + Math.floor(this.random() * 900))
        : idStep === 'down'
          ? -1n
          : BigInt(idStep)
    return (this.counters[key] = last === undefined ? start : last + step)
  }

  /** Asks a rule of the specification; a breakage may answer in its place. */
  broken(rule: string, broken: boolean, exchange: Exchange): boolean {
    return this.hooks.rule ? this.hooks.rule(rule, broken, exchange, this) : broken
  }

  stored(kind: 'customer' | 'subscription' | 'item' | 'profile', record: unknown): void {
    this.hooks.stored?.(kind, record as never, this)
  }

  time(ms: number, form: string = this.knobs.timestamps): string {
    const whole = new Date(Math.floor(ms)).toISOString()
    const second = whole.slice(0, 19)
    const milli = whole.slice(20, 23)
    // Digits below a millisecond are made from the time itself, so that one moment is always written alike.
    const below = String(((Math.floor(ms) % 1000) * 7919) % 1000000).padStart(6, '0')
    switch (form) {
      case 'sec Z':
        return `${second}Z`
      case 'us Z':
        return `${second}.${milli}${below.slice(0, 3)}Z`
      case 'ns Z':
        return `${second}.${milli}${below}Z`
      case 'nano trimmed Z':
        return (
          `${second}.${milli}`.replace(/\.?0+$/, (zeros, at: number) => (at >= 19 ? '' : zeros)) +
          'Z'
        )
      case 'ms +00:00':
        return `${second}.${milli}+00:00`
      case 'sec +00:00':
        return `${second}+00:00`
      case 'us +00:00':
        return `${second}.${milli}${below.slice(0, 3)}+00:00`
      case 'ms comma Z':
        return `${second},${milli}Z`
      case 'sec +00':
        return `${second}+00`
      case 'basic Z':
        return `${second.replace(/[-:]/g, '')}Z`
      case 'minute Z':
        return `${whole.slice(0, 16)}Z`
      case 'hour Z':
        return `${whole.slice(0, 13)}Z`
      case '7 digits Z':
        return `${second}.${milli}${below.slice(0, 4)}Z`
      case 'decimal minutes Z':
        return `${whole.slice(0, 16)}.${String(Math.round((Number(second.slice(17)) / 60) * 1e4)).padStart(4, '0')}Z`
      case 'decimal hours Z': {
        const part = (Number(whole.slice(14, 16)) * 60 + Number(second.slice(17))) / 3600
        return `${whole.slice(0, 13)}.${String(Math.floor(part * 1e6)).padStart(6, '0')}Z`
      }
      case '12 digits Z':
        return `${second}.${milli}000000000Z`
      case 'tenths Z':
        return `${second}.${milli.slice(0, 1)}Z`
      case 'basic +0000':
        return `${second.replace(/[-:]/g, '')}+0000`
      case 'ordinal Z':
        return `${dayOfYear(ms)}${whole.slice(10)}`
      case 'week Z':
        return `${weekDate(ms)}${whole.slice(10)}`
      default:
        return `${second}.${milli}Z`
    }
  }

  subscriptionTime(ms: number): string {
    const form = this.knobs.subscriptionTimestamps
    return this.time(ms, form === 'same' ? this.knobs.timestamps : form)
  }
}

/** The day as ISO 8601 counts it in a year: 2026-326. */
function dayOfYear(ms: number): string {
  const year = new Date(ms).getUTCFullYear()
  const day = Math.floor((ms - Date.UTC(year, 0, 1)) / 86_400_000) + 1
  return `${year}-${String(day).padStart(3, '0')}`
}

/** The day as ISO 8601 counts it in a week: 2026-W47-7. */
function weekDate(ms: number): string {
  const day = new Date(ms).getUTCDay() || 7
  const thursday = new Date(ms + (4 - day) * 86_400_000)
  const year = thursday.getUTCFullYear()
  const week = Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / 604_800_000) + 1
  return `${year}-W${String(week).padStart(2, '0')}-${day}`
}

/** JSON with exact integers of any size: long ones become bigint. */
export function readJson(text: string): unknown {
  const mark = '\u0002int:'
  const safe = text.replace(/"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g, (found) =>
    /^-?\d{16,}$/.test(found) ? `"\\u0002int:${found}"` : found,
  )
  return JSON.parse(safe, (_key, value: unknown) => {
    if (typeof value !== 'string' || !value.startsWith(mark)) return value
    const digits = value.slice(mark.length)
    return Number.isSafeInteger(Number(digits)) ? Number(digits) : BigInt(digits)
  })
}

function writeJson(value: unknown, knobs: Knobs): string {
  const mark = (found: unknown): unknown =>
    typeof found === 'bigint' ? `\u0002${found}\u0002` : found
  let text = JSON.stringify(
    value,
    (_key, found: unknown) => mark(found),
    knobs.jsonIndent === 0 ? undefined : knobs.jsonIndent,
  )
  text = text.replace(/"\\u0002(-?\d+)\\u0002"/g, '$1')
  // These signs stand only inside strings, so the whole text may be replaced.
  const hex = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
  if (knobs.jsonEscapesNonAscii) text = text.replace(/[\u0080-\uffff]/g, hex)
  if (knobs.jsonEscapesHtml) text = text.replace(/[<>&]/g, hex)
  if (knobs.jsonEscapesHtml === 'quotes too')
    text = text.replace(/['+`]/g, hex).replace(/\\"/g, '\\u0022')
  if (knobs.jsonEscapesSlash) text = text.replace(/\//g, '\\/')
  const { centsForm } = knobs
  if (centsForm !== '1990')
    text = text.replace(/("(?:balance_in|price_int)_cents": *)(-?\d+)/g, (_all, key, digits) =>
      centsForm === '1990.0' ? `${key}${digits}.0` : key + Number(digits).toExponential(),
    )
  return knobs.jsonStart + text + knobs.jsonEnd
}

/** An integer id from a path, or null. */
export function idInPath(text: string, knobs: Knobs): bigint | null {
  let plain = text
  try {
    plain = decodeURIComponent(text)
  } catch {
    return null
  }
  const found = {
    digits: /^(-?\d{1,40})$/,
    'leading digits': /^\s*([-+]?\d{1,40})/,
    'digits in spaces': /^\s*(-?\d{1,40})\s*$/,
  }[knobs.idParse].exec(plain)
  return found ? BigInt(found[1]!.replace('+', '')) : null
}

/** An integer id from a body, or null. */
export function asId(value: unknown, coerce: boolean): bigint | null {
  if (typeof value === 'bigint') return value
  if (typeof value === 'number') return Number.isInteger(value) ? BigInt(value) : null
  return coerce && typeof value === 'string' && /^-?\d{1,30}$/.test(value) ? BigInt(value) : null
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
