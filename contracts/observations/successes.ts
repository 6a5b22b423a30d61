import {
  customersBefore,
  firstCustomer,
  firstCustomerRead,
  sentCustomer,
} from '../steps/customers.ts'
import { sentPaymentProfile } from '../steps/payment-profiles.ts'
import {
  customersAfter,
  sentSubscription,
  subscriptionsBefore,
  unifiedCustomer,
} from '../steps/subscriptions.ts'
import { sentItem } from '../steps/items.ts'
import { observe, show, type Check, type Observation } from '../engine/check.ts'
import { isObject, type Reply } from '../http/exchange.ts'
import { isSuccess, recordOf } from '../http/answers/read-reply.ts'
import { toSuccessStatus } from './statuses.ts'

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

/** The body of a create answer: its record, an id, or nothing (gaps G101 and G102). */
function seeBody(reply: Reply, field: string): Observation | undefined {
  if (!isSuccess(reply)) return undefined
  if (reply.text.trim() === '') return { choice: 'empty', value: 'an empty body', reply }
  const record = recordOf(reply)
  const value = show(record)
  if (record !== undefined && field in record) return { choice: 'record', value, reply }
  const isId = record !== undefined && 'id' in record && Object.keys(record).length === 1
  return { choice: isId ? 'id-only' : null, value, reply }
}

/** The order of two new customers in the list (gap G39). */
function seeOrder(list: { records: readonly { record: object }[] }, first: string, second: string) {
  const at = (id: string) =>
    list.records.findIndex(({ record }) => String((record as { id?: unknown }).id) === id)
  const [one, other] = [at(first), at(second)]
  if (one === -1 || other === -1) return undefined
  return one < other
    ? { choice: 'ascending', value: 'oldest first' }
    : { choice: 'descending', value: 'newest first' }
}

const PAGE_KEYS = /^(total_pages|per_page|current_page|page|next_page|next_cursor|has_more)$/

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
    observe: ({ sentCustomer: { reply } }) => toSuccessStatus(reply, ['200', '201']),
  }),
  observe('OBS-G37-001', 'G37', {
    operation: 'createSubscription',
    title: 'the status of the create-subscription call',
    requires: { sentSubscription },
    observe: ({ sentSubscription: { reply } }) => toSuccessStatus(reply, ['200', '201']),
  }),
  observe('OBS-G38-001', 'G38', {
    operation: PAYMENT_PROFILE_CALL,
    title: 'the status of the create-payment-profile call',
    requires: { sentPaymentProfile },
    observe: ({ sentPaymentProfile: reply }) => toSuccessStatus(reply, ['200', '201', '202']),
  }),
  observe('OBS-G39-001', 'G39', {
    operation: 'listCustomers',
    title: 'the order of a list',
    requires: { firstCustomer, unifiedCustomer, customersAfter },
    observe: ({ firstCustomer: { id }, unifiedCustomer: other, customersAfter: list }) =>
      seeOrder(list, id, other.id),
  }),
  observe('OBS-G40-001', 'G40', {
    operation: 'listCustomers',
    title: 'whether lists are split into pages',
    requires: { customersBefore },
    after: { customersAfter },
    observe: ({ customersBefore: before }, { customersAfter: after }) => {
      const list = after ?? before
      const [reply] = list.replies
      const meta = isObject(reply?.body) ? reply.body['meta'] : undefined
      const isTold = isObject(meta) && Object.keys(meta).some((key) => PAGE_KEYS.test(key))
      return list.isPaged || isTold
        ? { choice: 'always-paged', value: `pages, the first with ${countOf(reply)} records` }
        : { choice: 'all-unless-asked', value: `${list.records.length} records at once` }
    },
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
    observe: ({ sentCustomer: { reply } }) => seeBody(reply, 'email'),
  }),
  observe('OBS-G102-001', 'G102', {
    operation: PAYMENT_PROFILE_CALL,
    title: 'the body of the create-payment-profile answer',
    requires: { sentPaymentProfile },
    observe: ({ sentPaymentProfile: reply }) => seeBody(reply, 'payment_method_type'),
  }),
  observe('OBS-G103-001', 'G103', {
    operation: 'addItem',
    title: 'the status of the add-item call',
    requires: { sentItem },
    observe: ({ sentItem: { reply } }) => toSuccessStatus(reply, ['200', '201']),
  }),
  observe('OBS-G108-001', 'G108', {
    operation: 'readCustomer',
    title: 'the status of the read and list calls',
    requires: { customersBefore },
    observe: ({ customersBefore: { replies } }) => toSuccessStatus(replies[0]!, ['200']),
  }),
]

function countOf(reply: Reply | undefined): number {
  const data = isObject(reply?.body) ? reply.body['data'] : undefined
  return Array.isArray(data) ? data.length : 0
}
