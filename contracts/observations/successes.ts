import {
  customersBefore,
  customersByPage,
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
import { idIn } from '../steps/create.ts'
import { sentItem } from '../steps/items.ts'
import { observe, show, type Check, type Observation } from '../engine/check.ts'
import { isObject, textOfId, type Reply } from '../http/exchange.ts'
import type { Listing } from '../http/answers/read-list.ts'
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

/** The size of a page where nothing else is said. */
const USUAL_SIZE = 20

/** How lists are split into pages, if they are (gap G40). */
function seePages({ replies, records, isPaged }: Listing, asked: Reply): Observation | undefined {
  const [reply] = replies
  if (reply === undefined) return undefined
  const body = isObject(reply.body) ? reply.body : {}
  const template = toPageKeys(body['meta'])
  const meta = isObject(template) ? template : {}
  const words = JSON.stringify(meta)
  const hasLinks = /;\s*rel=/i.test(reply.headers.get('link') ?? '')
  if (isPaged || hasLinks || words !== '{}') {
    const by = /\{next_cursor\}/.test(words) ? 'cursor' : /offset\}/.test(words) ? 'offset' : 'page'
    const inLink = /[?&](?:per_page|limit)=(\d+)/.exec(reply.headers.get('link') ?? '')?.[1]
    const isPart = isPaged || (numberAt(body['meta'], meta, '{count}') ?? 0) > countOf(reply)
    const shown = isPart ? countOf(reply) : undefined
    const size = numberAt(body['meta'], meta, '{size}') ?? (inLink ? Number(inLink) : shown)
    const learned = {
      by,
      ...(size !== undefined && size !== USUAL_SIZE && { size }),
      ...(by === 'page' && countOf(asked) !== 1 && { can_choose_size: false }),
      ...(hasLinks && { has_links: true }),
      ...(words !== '{}' && { meta }),
    }
    return { choice: null, learned, value: `pages, the first with ${countOf(reply)} records` }
  }
  if (records.length < 2) return undefined
  return countOf(asked) === 1
    ? { choice: 'all-unless-asked', value: `${records.length} records at once, or a page` }
    : { choice: 'never-paged', value: `${records.length} records at once` }
}

/** What keys of `meta` tell of a page, under the names that sites have for them. */
const PAGE_KEYS: readonly (readonly [RegExp, string])[] = [
  [/^(current_?page|page|number)$/i, '{page}'],
  [/^next_?page$/i, '{next}'],
  [/^prev(ious)?_?page$/i, '{prev}'],
  [/^(per_?page|limit|size|page_?size)$/i, '{size}'],
  [/^(total_?pages|last_?page|page_?count)$/i, '{pages}'],
  [/^total(_?(count|elements|items|entries))?$/i, '{count}'],
  [/^from$/i, '{from}'],
  [/^to$/i, '{to}'],
  [/^offset$/i, '{offset}'],
  [/^next_?offset$/i, '{next_offset}'],
  [/^next_?cursor$/i, '{next_cursor}'],
  [/^(has_?more|has_?next)$/i, '{has_more}'],
]

/** The keys of a page as a site profile holds them, without all others. */
function toPageKeys(meta: unknown): unknown {
  if (!isObject(meta)) return undefined
  const found = Object.entries(meta).flatMap(([key, value]) => {
    const isPlain = typeof value !== 'object' || value === null
    const word = isPlain ? PAGE_KEYS.find(([name]) => name.test(key))?.[1] : toPageKeys(value)
    return word === undefined ? [] : [[key, word] as const]
  })
  return found.length === 0 ? undefined : Object.fromEntries(found)
}

/** The number of `meta` where its template has a word. */
function numberAt(meta: unknown, template: unknown, word: string): number | undefined {
  if (template === word) return typeof meta === 'number' && meta > 0 ? meta : undefined
  if (!isObject(meta) || !isObject(template)) return undefined
  for (const [key, part] of Object.entries(template)) {
    const found = numberAt(meta[key], part, word)
    if (found !== undefined) return found
  }
  return undefined
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
    requires: { customersBefore, customersByPage },
    after: { customersAfter },
    observe: ({ customersBefore: before, customersByPage: asked }, { customersAfter: after }) =>
      seePages(after ?? before, asked),
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

function countOf(reply: Reply | undefined): number {
  const data = isObject(reply?.body) ? reply.body['data'] : undefined
  return Array.isArray(data) ? data.length : 0
}
