// What the site holds, its sources of chance and time, and the places where a breakage may take hold.
import { createRandom, type Knobs } from './knobs.ts'

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
  description: string
  createdAt: number
  price: number
  priceId: bigint
}
export interface Customer {
  id: bigint
  createdAt: number
  updatedAt: number
  fields: Record<string, string | null>
  reads: number
  lists: number
}
export interface Item {
  id: bigint
  quantity: number
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
  reads: number
  lists: number
}
export interface Profile {
  id: bigint | string
  customer: Customer
  subscription: Subscription
  status: 'pending' | 'accepted' | 'refused'
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
  status: string
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
  /** The only source of chance, so that a seed repeats a site. */
  random: () => number
  private counters: Record<string, bigint> = {}

  constructor(knobs: Knobs, options: Options) {
    this.knobs = knobs
    this.options = options
    this.hooks = options.breakage?.break ?? {}
    this.random = createRandom(options.seed)
    const born = options.now() - 86_400_000 * 40
    this.products = options.products.map((product, index) => ({
      id: BigInt(product.id),
      handle: product.handle,
      name: product.handle.replace(/-/g, ' '),
      description: `Plano ${product.handle}`,
      createdAt: born + index * 1000,
      price: 1990 + index * 1310,
      priceId: BigInt(7001 + index * 3),
    }))
  }

  write(value: unknown): string {
    return writeJson(value, this.knobs)
  }

  now(): number {
    return this.options.now()
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
      version === 7 ? time : version === 1 ? time.slice(4) + hex.slice(0, 4) : hex.slice(0, 12)
    const text = `${head.slice(0, 8)}-${head.slice(8)}-${version}${hex.slice(13, 16)}-${'89ab'[Math.floor(this.random() * 4)]}${hex.slice(17, 20)}-${hex.slice(20)}`
    return this.knobs.uuidCase === 'upper' ? text.toUpperCase() : text
  }

  nextId(type: string): bigint {
    const { idCounters, idStart, idStep } = this.knobs
    const key = idCounters === 'shared' ? 'all' : type
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
      default:
        return `${second}.${milli}Z`
    }
  }

  subscriptionTime(ms: number): string {
    const form = this.knobs.subscriptionTimestamps
    return this.time(ms, form === 'same' ? this.knobs.timestamps : form)
  }
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
  if (knobs.jsonEscapesSlash) text = text.replace(/\//g, '\\/')
  return text + knobs.jsonEnd
}

/** An integer id from a body or path, or null. */
export function asId(value: unknown, coerce: boolean): bigint | null {
  if (typeof value === 'bigint') return value
  if (typeof value === 'number') return Number.isInteger(value) ? BigInt(value) : null
  return coerce && typeof value === 'string' && /^\d{1,30}$/.test(value) ? BigInt(value) : null
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
