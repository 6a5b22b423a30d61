// How a broken fact is written: where it acts in the site, and which sentence it breaks.
import type { Knobs } from '../knobs/index.ts'
import type {
  Answer,
  Break,
  Customer,
  Exchange,
  Item,
  Profile,
  Report,
  Subscription,
  Token,
  View,
  World,
} from '../world.ts'
import { isObject } from '../world.ts'
import { reportOf } from '../profiles.ts'

export interface Breakage {
  name: string
  section: string
  sentence: string
  needs?: (knobs: Knobs) => boolean
  break: Break
}
interface Records {
  customer: Customer
  subscription: Subscription
  item: Item
  product: Item
  price_point: Item
  profile: Profile
  token: Token
}

/** The text of a field that may be missing. */
export const shownText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

// ---- ways to break

/** In records of a kind, at the places (read, list, create, add, embedded …) that match. */
export const shows = <K extends keyof Records>(
  kind: K,
  places: RegExp,
  act: (view: View, record: Records[K], world: World) => void,
): Break => ({
  view: (found, view, record, place, world) => {
    if (found === kind && places.test(place)) act(view, record, world)
  },
})
/** In successes of the operations that match, with a body. */
export const answers = (
  ops: RegExp,
  act: (body: View, answer: Answer, world: World) => void,
): Break => ({
  answer: (answer, exchange, world) => {
    if (ops.test(exchange.op) && answer.status < 300 && isObject(answer.body) && !codeIn(answer))
      act(answer.body, answer, world)
  },
})
export const textOf = (body: unknown): string =>
  JSON.stringify(body, (_key, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  ) ?? ''
const codeIn = (answer: Answer): string | undefined =>
  /SB404|SB344|PPMT0[12]|PPS01/.exec(textOf(answer.body))?.[0]
/** In refusals with this code. */
export const refuses = (
  code: string,
  act: (body: View, answer: Answer, world: World, exchange: Exchange) => void,
): Break => ({
  answer: (answer, exchange, world) => {
    if (exchange.op === 'createProfile' && codeIn(answer) === code)
      act(answer.body as View, answer, world, exchange)
  },
})
export const recoded = (
  code: string,
  other: string,
  when: (exchange: Exchange, world: World) => boolean = () => true,
): Break => ({
  refusal: (refusal, exchange, world) => {
    for (const fault of refusal.faults)
      if (fault.code === code && when(exchange, world)) fault.code = other
  },
})
/** A rule that is not kept. */
export const lets = (
  rule: string,
  when: (exchange: Exchange, world: World) => boolean = () => true,
): Break => ({
  rule: (asked, broken, exchange, world) =>
    asked === rule && broken && when(exchange, world) ? false : broken,
})
export const unauthorized = (
  ops: RegExp,
  act: (answer: Answer, body: View, exchange: Exchange) => void,
): Break => ({
  answer: (answer, exchange) => {
    if (ops.test(exchange.op) && answer.status === 401)
      act(answer, isObject(answer.body) ? answer.body : {}, exchange)
  },
})
interface Kept {
  customer: Customer
  subscription: Subscription
  /** The subscription that the item was added to. */
  item: Subscription
  profile: Profile
}
/** In what is kept of a new record. */
export const keeps = <K extends keyof Kept>(
  kind: K,
  act: (record: Kept[K], world: World) => void,
): Break => ({
  stored: (found, record, world) => {
    if (found === kind) act(record, world)
  },
})
/** In refusals with this code, before they are written: what they leave behind. */
export const leaves = (code: string, act: (world: World, exchange: Exchange) => void): Break => ({
  refusal: (refusal, exchange, world) => {
    if (refusal.faults[0]?.code === code) act(world, exchange)
  },
})
/** When the payer has decided. */
export const decided = (
  decision: 'accepted' | 'refused',
  act: (profile: Profile, world: World) => void,
): Break => ({
  webhook: (report, world) => {
    if (report.profile.status === decision) act(report.profile, world)
    return [report]
  },
})
/** A field that is left out, or shown with another value. */
export const drops = <K extends keyof Records>(
  kind: K,
  places: RegExp,
  field: string,
  when: (record: Records[K], world: World) => boolean = () => true,
): Break =>
  shows(kind, places, (view, record, world) => {
    if (when(record, world)) delete view[field]
  })
export const puts = <K extends keyof Records>(
  kind: K,
  places: RegExp,
  field: string,
  value: (view: View, record: Records[K], world: World) => unknown,
  when: (record: Records[K], world: World) => boolean = () => true,
): Break =>
  shows(kind, places, (view, record, world) => {
    if (when(record, world)) view[field] = value(view, record, world)
  })
/** A customer or subscription that another user made is none of the caller's. */
export const made = (customer: Customer): boolean =>
  !(customer.fields.email ?? '').startsWith('cliente')
export const subscriptionIn = (exchange: Exchange, world: World): Subscription | undefined =>
  world.subscriptions.find(({ id }) => id === bodyOf(exchange).subscription_id)
export const enrol = (world: World, subscription: Subscription | undefined): void => {
  if (!subscription || enrolled(world, subscription)) return
  const now = world.now()
  world.profiles.push({
    id: world.nextId('profile'),
    customer: subscription.customer,
    subscription,
    status: 'pending',
    createdAt: now,
    updatedAt: now,
    decided: false,
  })
}
export const about = (
  section: string,
  sentence: string,
  ...rows: [name: string, act: Break, needs?: (knobs: Knobs) => boolean][]
): Breakage[] =>
  rows.map(([name, act, needs]) => ({
    name,
    section,
    sentence,
    break: act,
    ...(needs ? { needs } : {}),
  }))
export const bodyOf = (exchange: Exchange): View => (isObject(exchange.body) ? exchange.body : {})
export const plain = (text: unknown): unknown =>
  typeof text === 'string' ? text.normalize('NFD').replace(/[\u0300-\u036f]/g, '') : text
export const enrolled = (world: World, subscription: Subscription): boolean =>
  world.profiles.some((profile) => profile.subscription === subscription)
export const as = (world: World, profile: Profile, status: Profile['status']): Report => {
  const kept = profile.status
  profile.status = status
  const report = reportOf(world, profile)
  profile.status = kept
  return report
}
export const record = (knobs: Knobs): boolean => knobs.createProfile === 'record'
export const periods = (knobs: Knobs): boolean => knobs.period === 'set'
