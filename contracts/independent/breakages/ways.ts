// How a broken fact is written: tables of names, each with the place in the site where it acts.
import type { Knobs } from '../knobs/index.ts'
import type {
  Answer,
  Break,
  Customer,
  Exchange,
  Item,
  Profile,
  Refusal,
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
  /** Whether the broken fact shows at a site with these knobs; at each, if left out. */
  needs?: (knobs: Knobs) => boolean
  break: Break
}
type Way = Break & Pick<Breakage, 'needs'>
/** Ways to break a sentence, by name. */
export type Ways = Record<string, Way>

/** The ways to break one sentence of a section. */
export const about = (section: string, sentence: string, ...tables: Ways[]): Breakage[] =>
  tables.flatMap((ways) =>
    Object.entries(ways).map(([name, { needs, ...act }]) => ({
      name,
      section,
      sentence,
      break: act,
      ...(needs && { needs }),
    })),
  )

/** Ways that show only at sites with some knobs. */
export const where = (needs: (knobs: Knobs) => boolean, ways: Ways): Ways =>
  mapped(ways, (way) => ({ ...way, needs }))

/** A way for each of some words. */
export const each = <Word extends string>(
  words: readonly Word[],
  row: (word: Word, at: number) => [name: string, way: Way],
): Ways => Object.fromEntries(words.map(row))

const mapped = <Row>(rows: Record<string, Row>, toWay: (row: Row) => Way): Ways =>
  Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, toWay(row)]))

/** Words that a name begins with, as a pattern: `read|list`; none for any name. */
const begins = (words: string): RegExp => new RegExp(`^(?:${words})`)

// ---- what is shown

/** In the place of a value: the field is left out. */
export const GONE = Symbol('left out')

type When<Of> = (record: Of, world: World) => boolean
type Value<Of> =
  | string
  | number
  | boolean
  | null
  | typeof GONE
  | readonly unknown[]
  | Readonly<View>
  | ((old: unknown, record: Of, world: World) => unknown)

const put = <Of>(view: View, field: string, value: Value<Of>, record: Of, world: World): void => {
  if (value === GONE) delete view[field]
  else view[field] = typeof value === 'function' ? value(view[field], record, world) : value
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

/** Changes views of a kind at the places (read, list, create, add, embedded …) that begin so. */
export const views = <Kind extends keyof Records>(
  kind: Kind,
  places: string,
  act: (view: View, record: Records[Kind], world: World) => void,
): Way => ({
  view: (found, view, record, place, world) => {
    if (found === kind && begins(places).test(place)) act(view, record, world)
  },
})

/** Shows fields of a kind with other values: of all its records, or of some. */
export const shows = <Kind extends keyof Records>(
  kind: Kind,
  rows: Record<
    string,
    [places: string, field: string, value: Value<Records[Kind]>, when?: When<Records[Kind]>]
  >,
): Ways =>
  mapped(rows, ([places, field, value, when]) =>
    views(kind, places, (view, record, world) => {
      if (!when || when(record, world)) put(view, field, value, record, world)
    }),
  )

/** Changes some fields. */
export const changes =
  (fields: readonly string[], change: (value: unknown) => unknown) =>
  (view: View): void => {
    for (const field of fields) view[field] = change(view[field])
  }

/** Swaps two fields. */
export const swaps =
  (one: string, other: string) =>
  (view: View): void => {
    ;[view[one], view[other]] = [view[other], view[one]]
  }

// ---- what is answered

const codeIn = (answer: Answer): string | undefined =>
  /SB404|SB344|PPMT0[12]|PPS01/.exec(textOf(answer.body))?.[0]

/** Changes successes, with a body, of the operations that begin so. */
export const answers = (
  operations: string,
  act: (body: View, world: World, answer: Answer) => void,
): Way => ({
  answer: (answer, exchange, world) => {
    const { body, status } = answer
    if (!begins(operations).test(exchange.op) || status >= 300 || !isObject(body)) return
    // A refusal may have such a status; a code in the texts of a record makes none.
    if (!body.errors || !codeIn(answer)) act(body, world, answer)
  },
})

/** Shows members of the envelope with other values. */
export const envelopes = (
  rows: Record<string, [operations: string, member: string, value: Value<View>, when?: When<View>]>,
): Ways =>
  mapped(rows, ([operations, member, value, when]) =>
    answers(operations, (body, world) => {
      if (!when || when(body, world)) put(body, member, value, body, world)
    }),
  )

/** Changes the text of a body. */
export const texts = (
  rows: Record<
    string,
    [operations: string, change: (text: string) => string, when?: (world: World) => boolean]
  >,
): Ways =>
  mapped(rows, ([operations, change, when]) =>
    answers(operations, (_body, world, answer) => {
      if (!when || when(world)) answer.text = change(world.write(answer.body))
    }),
  )

/** Changes what a list holds. */
export const listed = (
  operation: 'listCustomers' | 'listSubscriptions',
  change: (records: View[], world: World) => unknown,
): Way =>
  answers(operation, (body, world) => {
    body.data = change(body.data as View[], world)
  })

// ---- refusals

type Asked = (exchange: Exchange, world: World) => boolean

/** Rules that are not kept, always or at some calls. */
export const lets = (rules: string | readonly string[], rows: Record<string, Asked>): Ways =>
  mapped(rows, (when) => ({
    rule: (asked, broken, exchange, world) =>
      [rules].flat().includes(asked) && broken && when(exchange, world) ? false : broken,
  }))

/** Refusals with another code, or with none. */
export const recodes = (code: string, other: string | null, rows: Record<string, Asked>): Ways =>
  mapped(rows, (when) => ({
    refusal: (refusal, exchange, world) => {
      for (const fault of refusal.faults)
        if (fault.code === code && when(exchange, world)) fault.code = other
    },
  }))

/** Refusals with this code that are written otherwise. */
export const refuses = (
  code: string,
  rows: Record<string, (answer: Answer, body: View, world: World, exchange: Exchange) => void>,
): Ways =>
  mapped(rows, (act) => ({
    answer: (answer, exchange, world) => {
      if (exchange.op === 'createProfile' && codeIn(answer) === code)
        act(answer, answer.body as View, world, exchange)
    },
  }))

/** Refusals that leave something behind. */
export const leaves = (
  is: (refusal: Refusal, exchange: Exchange) => boolean,
  rows: Record<string, (world: World, exchange: Exchange) => void>,
): Ways =>
  mapped(rows, (act) => ({
    refusal: (refusal, exchange, world) => {
      if (is(refusal, exchange)) act(world, exchange)
    },
  }))

export const asText = (answer: Answer, type: string, text: string): void => {
  answer.text = text
  answer.headers.push(['Content-Type', type])
}

export const withCode =
  (code: string) =>
  (refusal: Refusal): boolean =>
    refusal.faults[0]?.code === code

/** Refusals for lack of a client or a token: with another status, with other members, or changed. */
export const unauthorized = (
  operations: string,
  rows: Record<
    string,
    [change: number | Readonly<View> | ((answer: Answer) => void), when?: Asked]
  >,
): Ways =>
  mapped(rows, ([act, when]) => ({
    answer: (answer, exchange, world) => {
      if (!begins(operations).test(exchange.op) || answer.status !== 401) return
      if (when && !when(exchange, world)) return
      if (typeof act === 'number') answer.status = act
      else if (typeof act === 'function') act(answer)
      else if (isObject(answer.body))
        for (const [field, value] of Object.entries(act))
          put(answer.body, field, value as Value<unknown>, undefined, world)
    },
  }))

// ---- what is kept

type Change<Of> = (record: Of, world: World) => Partial<Of> | void

const change = <Of extends object>(record: Of, act: Change<Of>, world: World): void => {
  Object.assign(record, act(record, world))
}

interface Kept {
  customer: Customer
  subscription: Subscription
  /** The subscription that the item was added to. */
  item: Subscription
  profile: Profile
}

/** Keeps of a new record something else than was sent. */
export const keeps = <Kind extends keyof Kept>(
  kind: Kind,
  act: Change<Kept[Kind]>,
  when?: When<Kept[Kind]>,
): Way => ({
  stored: (found, given, world) => {
    const record: Kept[Kind] = given
    if (found === kind && (!when || when(record, world))) change(record, act, world)
  },
})

/** Changes the subscription that is enrolled. */
export const enrols = (act: Change<Subscription>, when?: When<Subscription>): Way =>
  keeps('profile', ({ subscription }, world) => {
    if (!when || when(subscription, world)) change(subscription, act, world)
  })

/** Changes the subscription when the payer accepts. */
export const accepts = (act: Change<Subscription>): Way => ({
  webhook: (report, world) => {
    const { status, subscription } = report.profile
    if (status === 'accepted') change(subscription, act, world)
    return [report]
  },
})

// ---- words that rows share

export const always = (): boolean => true
export const unified = (_record: unknown, world: World): boolean => world.current?.unified === true
export const separate = (_record: unknown, world: World): boolean => !world.current?.unified
/** A customer or subscription that another user made is none of the caller's. */
export const made = (customer: Customer): boolean =>
  !(customer.fields.email ?? '').startsWith('cliente')
export const enrolled = (own: Subscription, world: World): boolean =>
  world.profiles.some(({ subscription }) => subscription === own)
export const active = (own: Subscription, world: World): boolean =>
  world.profiles.some(({ subscription, status }) => subscription === own && status === 'accepted')
export const long = ({ interval }: Subscription): boolean => interval > 1
/** Whether it is the caller's third subscription or a later one. */
export const fromThird = (own: Subscription, world: World): boolean =>
  world.subscriptions.filter(({ customer }) => made(customer)).indexOf(own) > 1
/** Whether its customer has no older one; no newer one. */
export const isOldestOfCustomer = (own: Subscription, world: World): boolean =>
  world.subscriptions.find(({ customer }) => customer === own.customer) === own
export const isNewestOfCustomer = (own: Subscription, world: World): boolean =>
  world.subscriptions.findLast(({ customer }) => customer === own.customer) === own
export const bare = ({ items }: Subscription): boolean => items.length === 0
export const paired = ({ items }: Subscription): boolean => items.length > 1
/** Whether a payment profile exists; whether one is active. */
export const later = (_of: unknown, world: World): boolean => world.profiles.length > 0
export const before = (_of: unknown, world: World): boolean => world.profiles.length === 0
export const anyActive = (_of: unknown, world: World): boolean =>
  world.profiles.some(({ status }) => status === 'accepted')

export const counted = (world: World, key: string): number =>
  (world.notes[key] = (world.notes[key] ?? 0) + 1)
/** The text of a field that may be missing. */
export const shownText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
export const plain = (text: unknown): unknown =>
  typeof text === 'string' ? text.normalize('NFD').replace(/[\u0300-\u036f]/g, '') : text
export const textOf = (body: unknown): string =>
  JSON.stringify(body, (_key, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  ) ?? ''

export const bodyOf = (exchange: Exchange): View => (isObject(exchange.body) ? exchange.body : {})
export const subscriptionIn = (exchange: Exchange, world: World): Subscription | undefined =>
  world.subscriptions.find(({ id }) => id === bodyOf(exchange).subscription_id)
export const enrol = (world: World, subscription: Subscription | undefined): void => {
  if (!subscription || enrolled(subscription, world)) return
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
/** Adds a copy of the first item. */
export const addCopy = (world: World, own: Subscription | undefined): void => {
  if (own?.items[0]) own.items.push({ ...own.items[0], id: world.nextId('item') })
}
export const as = (world: World, profile: Profile, status: Profile['status']): Report => {
  const kept = profile.status
  profile.status = status
  const report = reportOf(world, profile)
  profile.status = kept
  return report
}
/** Whether the times of subscriptions and items tell moments of one run apart. */
export const isExact = ({ timestamps, subscriptionTimestamps }: Knobs): boolean =>
  !/hour|minute/.test(subscriptionTimestamps === 'same' ? timestamps : subscriptionTimestamps)
export const periods = (knobs: Knobs): boolean => knobs.period === 'set'
export const isNew = ({ sameProductAdd }: Knobs): boolean => sameProductAdd === 'new item'
/** Whether payment profiles show in reads of their subscription. */
export const showsProfiles = ({ profilesShown }: Knobs): boolean =>
  /subscription|both/.test(profilesShown)
/** Whether a payment profile has a name for its status: what a flag, a moment or a history tells is open. */
export const namesStatus = ({ statusKey }: Knobs): boolean => !/^activ|history/.test(statusKey)
/** Whether webhooks show that name. */
export const tellsStatus = (knobs: Knobs): boolean =>
  namesStatus(knobs) && !/thin|address|encrypted|xml|multipart|query/.test(knobs.webhookShape)
/** Whether reads show that name, and a webhook says that it has changed. */
export const tellsAndShows = (knobs: Knobs): boolean =>
  namesStatus(knobs) &&
  knobs.profilesShown !== 'nowhere' &&
  (tellsStatus(knobs) ||
    (knobs.webhookEvent === 'payment_profile.activated' &&
      !/encrypted|xml|multipart|query/.test(knobs.webhookShape)))
export const itemsLeftOut = ({ itemsNeeded }: Knobs): boolean => !itemsNeeded

/** Single reads that miss some records: they are led to an id that no record has. */
export const misses = (
  op: 'readCustomer' | 'readSubscription',
  isMissed: (id: string | undefined, world: World) => boolean,
): Pick<Way, 'request'> => ({
  request: (exchange, world) => {
    if (exchange.op === op && isMissed(exchange.parameters[0], world))
      exchange.parameters[0] =
        op === 'readCustomer' ? '999999999999999999999' : '00000000-0000-4000-8000-000000000000'
  },
})
