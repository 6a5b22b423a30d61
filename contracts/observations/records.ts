import { type MadeSubscription } from '../steps/orders.ts'
import {
  firstSubscription,
  firstSubscriptionRead,
  unifiedRead,
  unifiedSubscription,
} from '../steps/subscriptions.ts'
import { firstCustomerRead } from '../steps/customers.ts'
import { firstPaymentProfile, readBeforePaymentProfile } from '../steps/payment-profiles.ts'
import { statusesIn } from '../checks/finding/status.ts'
import { observe, show, type Check, type Observation } from '../engine/check.ts'
import { isObject, type JsonObject, type Reply } from '../http/exchange.ts'
import { isInteger } from '../http/json.ts'
import { isSuccess, recordOf } from '../http/answers/read-reply.ts'

/** The record of a successful answer. */
export function shown(reply: Reply | undefined): JsonObject | undefined {
  return reply !== undefined && isSuccess(reply) ? recordOf(reply) : undefined
}

function seeTimestamp(value: unknown): Observation | undefined {
  if (typeof value !== 'string') return undefined
  const [, fraction = ''] = /\.(\d+)/.exec(value) ?? []
  if (/[+-]\d\d:?\d\d$/.test(value)) return { choice: 'offset', value }
  if (fraction === '') return { choice: 'seconds', value }
  if (fraction.length === 3) return { choice: 'milliseconds', value }
  return { choice: fraction.length === 6 ? 'microseconds' : null, value }
}

/** A field that may be left out or null; `toChoice` tells its other values apart. */
function seeField(
  record: JsonObject,
  name: string,
  toChoice: (value: unknown) => string | null,
): Observation {
  const value = record[name]
  if (!(name in record)) return { choice: 'absent', value: 'no key' }
  if (value === null) return { choice: 'null', value: 'null' }
  return { choice: toChoice(value), value: show(value) }
}

function seeActivation(record: JsonObject): Observation {
  const { created_at: created } = record
  return seeField(record, 'activated_at', (value) => (value === created ? 'created-at' : null))
}

function seePrevious(record: JsonObject): Observation | undefined {
  // Fact F89: without the key the site is broken.
  if (!('previous_state' in record)) return undefined
  return seeField(record, 'previous_state', (value) => (value === 'created' ? 'created' : null))
}

/** When the dates of the current period are set (gap G18). */
function seePeriod(record: JsonObject): Observation | undefined {
  const { id, current_period_started_at: value } = record
  if (id === undefined) return undefined
  if (value === undefined) return { choice: 'absent', value: 'no key at creation' }
  if (value === null) return { choice: 'on-activation', value: 'null at creation' }
  const isLocal = typeof value === 'string' && value.endsWith('-03:00')
  return isLocal
    ? { choice: 'sao-paulo', value: `set at creation, ${value}` }
    : { choice: 'at-creation', value: 'set at creation' }
}

/** The switches of the first subscription; `prepaid` may go by the interval of each (gap G16). */
function seeSwitches(record: JsonObject, all: readonly JsonObject[]): Observation {
  const { activate_on_payment: onPayment, prepaid, balance_in_cents: balance } = record
  const value = `activate_on_payment ${show(onPayment)}, prepaid ${show(prepaid)}, balance ${show(balance)}`
  if (typeof onPayment !== 'boolean' || typeof prepaid !== 'boolean') return { choice: null, value }
  const isOne = (one: JsonObject) => String(one['interval']) === '1'
  const [short, long] = [all.filter(isOne), all.filter((one) => !isOne(one))].map((some) => [
    ...new Set(some.map((one) => one['prepaid'])),
  ])
  if (short?.join() === 'false' && long?.join() === 'true') {
    const learned = { activate_on_payment: onPayment, prepaid: 'over-one' }
    return { choice: null, learned, value: `${value}; prepaid false where the interval is 1` }
  }
  if (!onPayment && !prepaid && balance !== 0) return { choice: 'opening-balance', value }
  return { choice: null, learned: { activate_on_payment: onPayment, prepaid }, value }
}

/** The payment profile that an answer shows: its record, or an object in it (gap G102). */
function profileIn(reply: Reply): JsonObject | undefined {
  const record = shown(reply) ?? {}
  return [record, ...Object.values(record)]
    .filter(isObject)
    .find((one) => kindOf(one) === 'payment_profile')
}

/** What kind of record an object is; undefined if it is none. */
export function kindOf(value: JsonObject): string | undefined {
  if ('payment_method_type' in value) return 'payment_profile'
  if ('email' in value) return 'customer'
  return 'items' in value && 'interval' in value ? 'subscription' : undefined
}

/** Which fields a payment profile has (gap G25). */
function observePaymentProfile(profile: JsonObject, pending: string | undefined) {
  const keys = Object.keys(profile)
  if (keys.length < 2) return undefined
  const fields = keys.map((key) => [key, toField(profile[key], key, pending)])
  return { choice: null, learned: Object.fromEntries(fields), value: keys.join(', ') }
}

/** A part of a payment profile, with words in braces where the mock's own fields stand. */
export function toField(value: unknown, key: string, pending: string | undefined): unknown {
  if (isObject(value)) {
    const kind = kindOf(value)
    if (kind === 'customer' || kind === 'subscription') return `{${kind}}`
    const parts = Object.entries(value).map(([name, part]) => [name, toField(part, name, pending)])
    return Object.fromEntries(parts)
  }
  if (isQrCode(value)) return '{qr_code}'
  if (typeof value === 'bigint' && !FIELDS.has(key)) return Number(value)
  if (FIELDS.has(key)) return `{${key}}`
  if (value === pending || (typeof value === 'string' && /(^|_)(status|state)$/.test(key))) {
    return '{status}'
  }
  if (/expire/.test(key)) return '{qr_code_expires_at}'
  if (key.endsWith('_at')) return value === null ? null : '{created_at}'
  return typeof value === 'string' && /\s/.test(value) ? '' : value
}

/** Fields that the mock has under the same names. */
const FIELDS: ReadonlySet<string> = new Set([
  'id',
  'created_at',
  'updated_at',
  'payment_method_type',
  'subscription_id',
  'customer_id',
  'qr_code_expires_at',
])

function isQrCode(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith('000201')
}

/** The order of a subscription's items beside that in which they were sent; undefined if it has too few. */
function orderOf({ ordered }: MadeSubscription, reply: Reply): string | undefined {
  const items = shown(reply)?.['items']
  if (!Array.isArray(items) || items.length < 2) return undefined
  const handles = items.map((item: { product?: { handle?: unknown } }) => item?.product?.handle)
  const sent = ordered.items.map(({ product }) => product.handle)
  if (sent.join(' ') === handles.join(' ')) return 'as sent'
  return sent.toReversed().join(' ') === handles.join(' ') ? 'reversed' : 'otherwise'
}

function seeId(id: unknown): Observation | undefined {
  if (id === undefined) return undefined
  if (isInteger(id)) return { choice: 'counters', value: 'an integer' }
  const isUuid = typeof id === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)
  if (isUuid) return { choice: 'profile-uuid', value: 'a UUID' }
  const [, prefix] = (typeof id === 'string' ? /^([a-z]+[_-])/i.exec(id) : null) ?? []
  return prefix === undefined
    ? { choice: 'profile-string', value: show(id) }
    : { choice: null, learned: `${prefix}{uuid}`, value: show(id) }
}

/** The products of a subscription's items. */
function productsIn(record: JsonObject | undefined): JsonObject[] {
  const items = record?.['items']
  if (!Array.isArray(items)) return []
  return items.flatMap((item: unknown) =>
    isObject(item) && isObject(item['product']) ? [item['product']] : [],
  )
}

export const recordObservations: readonly Check[] = [
  observe('OBS-G02-001', 'G02', {
    operation: 'createPaymentProfile',
    title: 'how the recurrence QR code reaches the payer',
    requires: { firstPaymentProfile },
    observe: ({ firstPaymentProfile: reply }) =>
      /"000201/.test(reply.text)
        ? { choice: 'in-the-answer', value: 'its text is in the answer', reply }
        : { choice: null, value: 'not in the answer', reply },
  }),
  observe('OBS-G09-001', 'G09', {
    operation: 'createPaymentProfile',
    title: 'what the id of a payment profile looks like',
    requires: { firstPaymentProfile },
    observe: ({ firstPaymentProfile: reply }) => {
      const record = shown(reply) ?? {}
      const isOther = kindOf(record) === 'subscription'
      const { id, payment_profile_id: named = id } = profileIn(reply) ?? (isOther ? {} : record)
      return seeId(named)
    },
  }),
  observe('OBS-G10-001', 'G10', {
    operation: 'readCustomer',
    title: 'how precise timestamps are, and how they state UTC',
    requires: { firstCustomerRead },
    observe: ({ firstCustomerRead: reply }) => seeTimestamp(shown(reply)?.['created_at']),
  }),
  observe('OBS-G12-001', 'G12', {
    operation: 'addItem',
    title: 'whether adding an item changes `updated_at` of the subscription',
    requires: { firstSubscriptionRead, readBeforePaymentProfile },
    observe: ({ firstSubscriptionRead: early, readBeforePaymentProfile: late }) => {
      const [before, after] = [early, late].map((reply) => shown(reply)?.['updated_at'])
      if (typeof before !== 'string' || typeof after !== 'string') return undefined
      // With whole seconds, two writes within one second look the same.
      if (before === after && !before.includes('.')) return undefined
      return before === after
        ? { choice: 'items-do-not-touch', value: 'unchanged' }
        : { choice: 'items-touch', value: 'later' }
    },
  }),
  observe('OBS-G16-001', 'G16', {
    operation: 'createSubscription',
    title: 'the balance and switches of a new subscription',
    requires: { firstSubscription },
    observe: ({ firstSubscription: { reply } }, _, { answers }) => {
      const others = answers.filter(({ exchange }) => exchange.operation === 'createSubscription')
      const all = others.map(shown).filter((one) => one !== undefined)
      return seeSwitches(shown(reply) ?? {}, all)
    },
  }),
  observe('OBS-G17-001', 'G17', {
    operation: 'readSubscription',
    title: 'what `activated_at` holds before activation',
    requires: { firstSubscriptionRead },
    observe: ({ firstSubscriptionRead: reply }) => {
      const record = shown(reply)
      return record && seeActivation(record)
    },
  }),
  observe('OBS-G127-001', 'G127', {
    operation: 'createSubscription',
    title: 'what `activated_at` holds then in the answers of writes',
    requires: { firstSubscription, firstSubscriptionRead },
    observe: ({ firstSubscription: { reply }, firstSubscriptionRead: single }) => {
      const [record, read] = [shown(reply), shown(single)]
      if (record === undefined || read === undefined) return undefined
      const [own, usual] = [seeActivation(record), seeActivation(read)]
      const learned = own.choice === usual.choice ? 'same' : own.choice
      return { choice: null, ...(learned !== null && { learned }), value: own.value }
    },
  }),
  observe('OBS-G18-001', 'G18', {
    operation: 'createSubscription',
    title: 'when the dates of the current period are set',
    requires: { firstSubscription },
    observe: ({ firstSubscription: { reply } }) => seePeriod(shown(reply) ?? {}),
  }),
  observe('OBS-G24-001', 'G24', {
    operation: 'readSubscription',
    title: "the order of a subscription's items",
    requires: { firstSubscription, firstSubscriptionRead },
    after: { unifiedSubscription, unifiedRead },
    observe: (first, { unifiedSubscription: unified, unifiedRead: reply }) => {
      const own = orderOf(first.firstSubscription, first.firstSubscriptionRead)
      const other = unified && reply && orderOf(unified, reply)
      if (own === undefined) return undefined
      if (own === 'reversed' && other === 'reversed') {
        return { choice: 'newest-first', value: 'the newest first' }
      }
      if (own === 'as sent' && other === 'reversed') {
        return { choice: 'by-product', value: 'by the ids of their products' }
      }
      if (own === 'as sent' && other !== 'otherwise') {
        return { choice: 'by-creation', value: 'as sent' }
      }
      return { choice: 'any-order', value: 'another order than sent' }
    },
  }),
  observe('OBS-G25-001', 'G25', {
    operation: 'createPaymentProfile',
    title: 'which fields a payment profile has',
    requires: { firstPaymentProfile },
    observe: ({ firstPaymentProfile: reply }, _, { settings }) =>
      observePaymentProfile(profileIn(reply) ?? {}, settings.statusNames['pending']),
  }),
  observe('OBS-G28-001', 'G28', {
    operation: 'readSubscription',
    title: 'the `previous_state` of a new subscription',
    requires: { firstSubscriptionRead },
    observe: ({ firstSubscriptionRead: reply }) => {
      const record = shown(reply)
      return record === undefined ? undefined : seePrevious(record)
    },
  }),
  observe('OBS-G29-001', 'G29', {
    operation: 'createPaymentProfile',
    title: 'what the status of a new payment profile is called',
    requires: { firstPaymentProfile },
    observe: ({ firstPaymentProfile: reply }, _, { settings: { statusNames } }) => {
      const all = statusesIn(profileIn(reply) ?? {}, statusNames)
      const found = all.find(({ status }) => status === statusNames['pending']) ?? all[0]
      return found === undefined ? undefined : { choice: found.status, value: found.status }
    },
  }),
  observe('OBS-G125-001', 'G125', {
    operation: 'createSubscription',
    title: 'what the description of a product holds',
    requires: { firstSubscription },
    after: { unifiedSubscription },
    observe: ({ firstSubscription: { reply } }, { unifiedSubscription: unified }) => {
      const products = [reply, unified?.reply].flatMap((one) => productsIn(shown(one)))
      const described = products.filter(({ description }) => description !== null)
      if (products.length === 0) return undefined
      return described.length === 0
        ? { choice: 'null', value: 'null' }
        : { choice: 'text', value: `a text for ${described.length} of ${products.length} items` }
    },
  }),
]
