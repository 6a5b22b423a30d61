import { namesIn } from '../checks/finding/same-record.ts'
import { firstSubscription, firstSubscriptionRead } from '../steps/subscriptions.ts'
import { firstCustomerRead } from '../steps/customers.ts'
import { observe, type Check, type Observation } from '../engine/check.ts'
import { isObject, type JsonObject, type Reply } from '../http/exchange.ts'
import { shown } from './records.ts'
import { isEmpty, toParts } from './templates.ts'

/** The keys of a record that its schema does not name. */
function strangeKeys(record: JsonObject, schema: string): string[] {
  const known = namesIn({ $ref: `#/components/schemas/${schema}` })
  return Object.keys(record).filter((key) => !known.includes(key))
}

/** Keys that the spec doesn't name (gap G119); the message's place is gap G06. */
function seeKeys(
  created: Reply,
  customer: Reply = created,
  read: Reply = created,
): Observation | undefined {
  const [one, brief, other] = [customer, created, read].map(shown)
  if (brief === undefined || !isObject(customer.body)) return undefined
  const { customer: owner, items } = brief
  const [item = {}] = Array.isArray(items) ? (items as JsonObject[]) : []
  const pick = (record: unknown, schema: string) =>
    isObject(record) ? toExtras(record, strangeKeys(record, schema), customer) : {}
  const subscription = pick(brief, 'Subscription')
  // A message in several languages is no text: its keys are further ones.
  const isMessage = ([key, value]: [string, unknown]) =>
    key === 'message' && typeof value === 'string'
  const { meta: given } = customer.body
  const others = Object.entries(isObject(given) ? given : {}).filter((entry) => !isMessage(entry))
  const meta = Object.fromEntries(others)
  const inRead = customer === created ? {} : pick(one, 'Customer')
  const embedded = pick(owner, 'Customer')
  const { message: _text, ...envelope } = pick(customer.body, 'CustomerEnvelope')
  const found: Record<string, JsonObject> = {
    envelope: { ...envelope, ...(customer.body['errors'] === '' && { errors: '' }) },
    meta: toParts(meta, customer) as JsonObject,
    customer: embedded,
    customer_read: without(inRead, embedded),
    subscription,
    subscription_read: without(pick(other, 'Subscription'), subscription),
    item: pick(item, 'Item'),
    product: pick(item['product'], 'Product'),
    price_point: pick(item['price_point'], 'PricePoint'),
  }
  const learned = Object.fromEntries(Object.entries(found).filter(([, keys]) => !isEmpty(keys)))
  const names = [...new Set(Object.values(learned).flatMap(Object.keys))]
  return { choice: null, learned, value: names.length === 0 ? 'none' : names.join(', ') }
}

/** Further keys of a record, with an example of each; its id is `{id}`. */
function toExtras(record: JsonObject, keys: readonly string[], reply: Reply): JsonObject {
  const id = String(record['id']).replaceAll(/[^\w-]/g, String.raw`\$&`)
  const whole = new RegExp(String.raw`(?<![\w-])${id}(?![\w-])`, 'g')
  // Records in a list come and go.
  const isOfRecords = (value: unknown) => Array.isArray(value) && value.some(isObject)
  const found = keys.map((key) => {
    return [key, isOfRecords(record[key]) ? [] : toParts(record[key], reply)]
  })
  return JSON.parse(JSON.stringify(Object.fromEntries(found)), (_, value: unknown) =>
    typeof value === 'string' ? value.replaceAll(whole, '{id}') : value,
  ) as JsonObject
}

function without(keys: JsonObject, others: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(keys).filter(([key]) => !(key in others)))
}

/** Keys of answers that the spec doesn't name. */
export const extraKeyObservations: readonly Check[] = [
  observe('OBS-G119-001', 'G119', {
    operation: ['readCustomer', 'readSubscription'],
    title: 'whether answers have keys that the spec does not name',
    requires: { firstSubscription },
    // Without a read, the answer that creates a subscription shows most of them.
    after: { firstCustomerRead, firstSubscriptionRead },
    observe: (
      { firstSubscription: { reply } },
      { firstCustomerRead: one, firstSubscriptionRead: read },
    ) => seeKeys(reply, ...[one, read].map((other) => (shown(other) ? other : undefined))),
  }),
]
