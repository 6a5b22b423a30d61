import { customersBefore, firstCustomerRead, sentCustomer } from '../steps/customers.ts'
import { sentPaymentProfile } from '../steps/payment-profiles.ts'
import { subscriptionsBefore } from '../steps/orders.ts'
import { sentSubscription } from '../steps/subscriptions.ts'
import { idIn } from '../steps/create.ts'
import { sentItem } from '../steps/items.ts'
import { observe, show, type Check, type Observation } from '../engine/check.ts'
import { isObject, textOfId, type Reply } from '../http/exchange.ts'
import { dataOf, isSuccess } from '../http/answers/read-reply.ts'
import { kindOf, toField } from './records.ts'
import { toSuccessStatus } from './statuses.ts'
import { toParts } from './templates.ts'

const PAYMENT_PROFILE_CALL = 'createPaymentProfile'

/** Finds the success message (gap G06). */
function seeMessage(reply: Reply): Observation | undefined {
  if (!isSuccess(reply) || !isObject(reply.body)) return undefined
  const { meta, data, message } = reply.body
  if (isObject(meta) && typeof meta['message'] === 'string') {
    return { choice: 'meta-message', value: 'in `meta.message`', reply }
  }
  if (typeof message === 'string') {
    return { choice: 'top-level', value: 'in `message` beside `data`', reply }
  }
  const isInData = isObject(data) && typeof data['message'] === 'string'
  if (isInData) return { choice: 'data-message', value: 'in `data.message`', reply }
  return { choice: 'none', value: 'no message', reply }
}

/** The body of a create answer: its record, another one, an id, or nothing (gaps G101 and G102). */
function seeBody(
  reply: Reply,
  kind: 'customer' | 'payment_profile',
  toPart: (value: unknown, key: string) => unknown,
): Observation | undefined {
  if (!isSuccess(reply)) return undefined
  if (reply.text.trim() === '') return { choice: 'empty', value: 'an empty body', reply }
  const data = dataOf(reply)
  const value = show(data)
  if (data === null) return { choice: null, learned: null, value, reply }
  if (!isObject(data)) return { choice: null, value, reply }
  const shown = kindOf(data)
  if (shown === kind) return { choice: 'record', value, reply }
  if (shown === 'subscription') return { choice: shown, value, reply }
  const id = idIn(reply, kind)
  const toWord = (part: unknown, key: string) => {
    const inner = isObject(part) ? kindOf(part) : undefined
    if (inner !== undefined) return `{${inner}}`
    return id !== undefined && textOfId(part) === id ? '{id}' : toPart(part, key)
  }
  const learned = Object.fromEntries(
    Object.entries(data).map(([key, part]) => [key, toWord(part, key)]),
  )
  return { choice: null, learned, value, reply }
}

/** Observations of calls that succeed. */
export const successObservations: readonly Check[] = [
  observe('OBS-G06-001', 'G06', {
    operation: 'readCustomer',
    title: 'where the success message is',
    requires: { firstCustomerRead },
    observe: ({ firstCustomerRead: reply }) => seeMessage(reply),
  }),
  observe('OBS-G36-001', 'G36', {
    operation: 'createCustomer',
    title: 'the status of the create-customer call',
    requires: { sentCustomer },
    observe: ({ sentCustomer: { reply } }) => toSuccessStatus(reply),
  }),
  observe('OBS-G37-001', 'G37', {
    operation: 'createSubscription',
    title: 'the status of the create-subscription call',
    requires: { sentSubscription },
    observe: ({ sentSubscription: { reply } }) => toSuccessStatus(reply),
  }),
  observe('OBS-G38-001', 'G38', {
    operation: PAYMENT_PROFILE_CALL,
    title: 'the status of the create-payment-profile call',
    requires: { sentPaymentProfile },
    observe: ({ sentPaymentProfile: reply }) => toSuccessStatus(reply),
  }),
  observe('OBS-G41-001', 'G41', {
    operation: 'listSubscriptions',
    title: 'what a list without records looks like',
    requires: { subscriptionsBefore },
    observe: ({ subscriptionsBefore: { records, replies } }) =>
      records.length === 0 && isSuccess(replies[0]!)
        ? { choice: 'empty-array', value: 'an empty array' }
        : undefined,
  }),
  observe('OBS-G101-001', 'G101', {
    operation: 'createCustomer',
    title: 'the body of the create-customer answer',
    requires: { sentCustomer },
    observe: ({ sentCustomer: { reply } }) =>
      seeBody(reply, 'customer', (value) => toParts(value, reply)),
  }),
  observe('OBS-G102-001', 'G102', {
    operation: PAYMENT_PROFILE_CALL,
    title: 'the body of the create-payment-profile answer',
    requires: { sentPaymentProfile },
    observe: ({ sentPaymentProfile: reply }, _, { settings }) =>
      seeBody(reply, 'payment_profile', (value, key) =>
        toField(value, key, settings.statusNames['pending']),
      ),
  }),
  observe('OBS-G103-001', 'G103', {
    operation: 'addItem',
    title: 'the status of the add-item call',
    requires: { sentItem },
    observe: ({ sentItem: { reply } }) => toSuccessStatus(reply),
  }),
  observe('OBS-G108-001', 'G108', {
    operation: 'readCustomer',
    title: 'the status of the read and list calls',
    requires: { customersBefore },
    observe: ({ customersBefore: { replies } }) => toSuccessStatus(replies[0]!),
  }),
]
