import {
  secondProfile,
  subscriptionUnknown,
  typeMissing,
  typeOther,
  brokenRules,
} from '../acts/profiles.ts'
import {
  customersBefore,
  firstCustomer,
  firstCustomerRead,
  sentCustomer,
} from '../acts/customers.ts'
import { wrongCalls } from '../acts/access.ts'
import { sentProfile } from '../acts/profiles.ts'
import {
  customersAfter,
  sentSubscription,
  subscriptionsBefore,
  unifiedCustomer,
} from '../acts/subscriptions.ts'
import { sentItem } from '../acts/items.ts'
import { malformedCustomer, profilesRead, unknownCustomer, unknownPath } from '../acts/unknown.ts'
import { narrowRead } from '../acts/token.ts'
import { look, show, type Check, type Sight } from '../engine/check.ts'
import { isObject, type Reply } from '../http/exchange.ts'
import { isRefused, isSuccess, mentions, recordOf } from '../http/read-reply.ts'
import { errorText, toStatus, toSuccessStatus } from './tell.ts'

const PROFILES = 'createPaymentProfile'

/** Where a rule's code stands (gap G04). */
function seeCode(reply: Reply, code: string): Sight | undefined {
  if (!mentions(reply, code)) return undefined
  const text = errorText(reply).trim()
  const value = `errors: ${JSON.stringify(text)}`
  if (text === code) return { choice: 'code-only', value, reply }
  if (text.startsWith(code)) return { choice: 'code-first', value, reply }
  if (
    text.includes(code) &&
    /[)\].]?$/.test(text) &&
    text.replace(/[)\].\s]+$/, '').endsWith(code)
  ) {
    return { choice: 'code-last', value, reply }
  }
  const meta = isObject(reply.body) ? JSON.stringify(reply.body['meta'] ?? null) : ''
  if (!text.includes(code) && meta.includes(code)) {
    return { choice: 'code-in-meta', value: `meta: ${meta}`, reply }
  }
  return { choice: null, value, reply }
}

/** What `data` holds on an error (gap G05). */
function seeData(reply: Reply): Sight | undefined {
  if (!isRefused(reply) || !isObject(reply.body)) return undefined
  if (!('data' in reply.body)) return { choice: 'absent', value: 'no key `data`', reply }
  const { data } = reply.body
  const value = show(data)
  if (data === null) return { choice: 'null', value, reply }
  if (Array.isArray(data) && data.length === 0) return { choice: 'empty-array', value, reply }
  const isEmpty = isObject(data) && Object.keys(data).length === 0
  return { choice: isEmpty ? 'empty-object' : null, value, reply }
}

/** Which form a refusal has that is none of a rule: the envelope, Rails', nothing, a page. */
function seeForm(reply: Reply): Sight | undefined {
  if (!isRefused(reply)) return undefined
  const { body, text } = reply
  if (text.trim() === '') return { choice: 'empty', value: 'an empty body', reply }
  if (isObject(body) && 'errors' in body) return { choice: 'envelope', value: show(body), reply }
  if (isObject(body) && 'status' in body && 'error' in body) {
    return { choice: 'rails', value: show(body), reply }
  }
  if (body === undefined) return { choice: 'html', value: 'no JSON', reply }
  return { choice: null, value: show(body), reply }
}

/** The body of a 401 of the API (gap G75). */
function seeDenied(reply: Reply): Sight | undefined {
  if (reply.status !== 401) return undefined
  const { body, text } = reply
  if (text.trim() === '') return { choice: 'empty', value: 'an empty body', reply }
  if (isObject(body) && 'errors' in body) return { choice: 'envelope', value: show(body), reply }
  if (isObject(body) && 'error' in body) return { choice: 'oauth', value: show(body), reply }
  return { choice: null, value: show(body ?? 'no JSON'), reply }
}

/** Where the message of a success stands (gap G06). */
function seeMessage(reply: Reply): Sight | undefined {
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
  return { choice: 'none', value: 'nowhere', reply }
}

/** What a silent create answers: its record, an id, or nothing (gaps G101 and G102). */
function seeBody(reply: Reply, field: string): Sight | undefined {
  if (!isSuccess(reply)) return undefined
  if (reply.text.trim() === '') return { choice: 'empty', value: 'an empty body', reply }
  const record = recordOf(reply)
  const value = show(record)
  if (record !== undefined && field in record) return { choice: 'record', value, reply }
  const isId = record !== undefined && 'id' in record && Object.keys(record).length === 1
  return { choice: isId ? 'id-only' : null, value, reply }
}

/** The statuses of the five codes together (gap G90). */
function seeStatuses(replies: Readonly<Record<string, Reply | undefined>>): Sight | undefined {
  const statuses: Record<string, string> = {}
  for (const [code, reply] of Object.entries(replies)) {
    if (reply === undefined || !isRefused(reply) || !mentions(reply, code)) return undefined
    statuses[code] = String(reply.status)
  }
  const value = Object.entries(statuses)
    .map(([code, status]) => `${code} ${status}`)
    .join(', ')
  const { SB404: unknown, SB344: second, ...others } = statuses
  const rest = new Set(Object.values(others))
  const isAll = (status: string) =>
    unknown === status && second === status && rest.size === 1 && rest.has(status)
  if (isAll('400')) return { choice: '400', value }
  if (isAll('422')) return { choice: '422', value }
  if (isAll('200')) return { choice: '200-with-errors', value }
  const isUsual = unknown === '404' && rest.size === 1 && rest.has('422')
  if (isUsual && second === '422') return { choice: '404-and-422', value }
  return { choice: isUsual && second === '409' ? '409-for-second-profile' : null, value }
}

/** In which order two new customers stand in the list (gap G39). */
function seeOrder(list: { records: readonly { record: object }[] }, first: string, second: string) {
  const at = (id: string) =>
    list.records.findIndex(({ record }) => String((record as { id?: unknown }).id) === id)
  const [one, other] = [at(first), at(second)]
  if (one === -1 || other === -1) return undefined
  return one < other
    ? { choice: 'ascending', value: 'the older one first' }
    : { choice: 'descending', value: 'the newer one first' }
}

const PAGE_KEYS = /^(total_pages|per_page|current_page|page|next_page|next_cursor|has_more)$/

export const answerLooks: readonly Check[] = [
  look('OBS-G04-001', 'G04', {
    operation: PROFILES,
    title: 'how a rule code appears in `errors`',
    needs: { subscriptionUnknown },
    see: ({ subscriptionUnknown: reply }) => seeCode(reply, 'SB404'),
  }),
  look('OBS-G05-001', 'G05', {
    operation: PROFILES,
    title: 'what `data` holds on an error',
    needs: { subscriptionUnknown },
    see: ({ subscriptionUnknown: reply }) => seeData(reply),
  }),
  look('OBS-G06-001', 'G06', {
    operation: 'readCustomer',
    title: 'where the message of success stands',
    needs: { firstCustomerRead },
    see: ({ firstCustomerRead: reply }) => seeMessage(reply),
  }),
  look('OBS-G08-001', 'G08', {
    operation: 'none',
    title: 'whether a refusal outside the rules has the envelope',
    needs: { unknownPath },
    see: ({ unknownPath: reply }) => seeForm(reply),
  }),
  look('OBS-G36-001', 'G36', {
    operation: 'createCustomer',
    title: 'the status of the create-customer call',
    needs: { sentCustomer },
    see: ({ sentCustomer: { reply } }) => toSuccessStatus(reply, ['200', '201']),
  }),
  look('OBS-G37-001', 'G37', {
    operation: 'createSubscription',
    title: 'the status of the create-subscription call',
    needs: { sentSubscription },
    see: ({ sentSubscription: { reply } }) => toSuccessStatus(reply, ['200', '201']),
  }),
  look('OBS-G38-001', 'G38', {
    operation: PROFILES,
    title: 'the status of the create-payment-profile call',
    needs: { sentProfile },
    see: ({ sentProfile: reply }) => toSuccessStatus(reply, ['200', '201', '202']),
  }),
  look('OBS-G39-001', 'G39', {
    operation: 'listCustomers',
    title: 'the order of a list',
    needs: { firstCustomer, unifiedCustomer, customersAfter },
    see: ({ firstCustomer: { id }, unifiedCustomer: other, customersAfter: list }) =>
      seeOrder(list, id, other.id),
  }),
  look('OBS-G40-001', 'G40', {
    operation: 'listCustomers',
    title: 'whether the lists have pages',
    needs: { customersBefore },
    wants: { customersAfter },
    see: ({ customersBefore: before }, { customersAfter: after }) => {
      const list = after ?? before
      const [reply] = list.replies
      const meta = isObject(reply?.body) ? reply.body['meta'] : undefined
      const isTold = isObject(meta) && Object.keys(meta).some((key) => PAGE_KEYS.test(key))
      return list.isPaged || isTold
        ? { choice: 'always-paged', value: `pages, the first of ${countOf(reply)}` }
        : { choice: 'all-unless-asked', value: `${list.records.length} records at once` }
    },
  }),
  look('OBS-G41-001', 'G41', {
    operation: 'listSubscriptions',
    title: 'what a list answers that has no records',
    needs: { subscriptionsBefore },
    see: ({ subscriptionsBefore: { records, replies } }) =>
      records.length === 0 && isSuccess(replies[0]!)
        ? { choice: 'empty-array', value: 'an empty array' }
        : undefined,
  }),
  look('OBS-G42-001', 'G42', {
    operation: 'readCustomer',
    title: 'what reading an unknown id answers',
    needs: { unknownCustomer },
    see: ({ unknownCustomer: reply }) => toStatus(reply, ['400', '404', '422', '200-with-errors']),
  }),
  look('OBS-G43-001', 'G43', {
    operation: 'readCustomer',
    title: 'what reading a malformed id answers',
    needs: { malformedCustomer },
    see: ({ malformedCustomer: reply }) => toStatus(reply, ['400', '404', '422']),
  }),
  look('OBS-G65-001', 'G65', {
    operation: 'none',
    title: 'whether payment profiles can be read',
    needs: { profilesRead },
    see: ({ profilesRead: reply }) =>
      isSuccess(reply)
        ? { choice: 'offered', value: `status ${reply.status}` }
        : { choice: 'not-offered', value: `status ${reply.status}` },
  }),
  look('OBS-G75-001', 'G75', {
    operation: 'listCustomers',
    title: 'the body of a 401 of the API',
    needs: { denied: wrongCalls.get('listCustomers random')! },
    see: ({ denied: reply }) => seeDenied(reply),
  }),
  look('OBS-G77-001', 'G77', {
    operation: 'listCustomers',
    title: 'what a call without the scope answers',
    needs: { narrowRead },
    see: ({ narrowRead: reply }) =>
      isSuccess(reply)
        ? { choice: 'not-enforced', value: `taken, status ${reply.status}` }
        : toStatus(reply, ['401', '403']),
  }),
  look('OBS-G90-001', 'G90', {
    operation: PROFILES,
    title: 'the status of each rule code',
    needs: { subscriptionUnknown, secondProfile, typeMissing, typeOther },
    wants: brokenRules,
    see: (
      { subscriptionUnknown: SB404, secondProfile: SB344, ...others },
      { subscriptionMissing },
    ) =>
      seeStatuses({
        SB404,
        SB344,
        PPMT01: others.typeMissing,
        PPMT02: others.typeOther,
        PPS01: subscriptionMissing,
      }),
  }),
  look('OBS-G94-001', 'G94', {
    operation: 'none',
    title: 'what unknown paths and wrong methods answer',
    needs: { unknownPath, profilesRead },
    see: ({ unknownPath: unknown, profilesRead: method }) => {
      const value = `unknown path ${unknown.status}, wrong method ${method.status}`
      if (unknown.status !== 404 || isSuccess(method)) return { choice: null, value }
      if (method.status === 405) return { choice: '404-and-405', value }
      return { choice: method.status === 404 ? '404' : null, value }
    },
  }),
  look('OBS-G101-001', 'G101', {
    operation: 'createCustomer',
    title: 'the body of the create-customer answer',
    needs: { sentCustomer },
    see: ({ sentCustomer: { reply } }) => seeBody(reply, 'email'),
  }),
  look('OBS-G102-001', 'G102', {
    operation: PROFILES,
    title: 'the body of the create-payment-profile answer',
    needs: { sentProfile },
    see: ({ sentProfile: reply }) => seeBody(reply, 'payment_method_type'),
  }),
  look('OBS-G103-001', 'G103', {
    operation: 'addItem',
    title: 'the status of the add-item call',
    needs: { sentItem },
    see: ({ sentItem: { reply } }) => toSuccessStatus(reply, ['200', '201']),
  }),
  look('OBS-G108-001', 'G108', {
    operation: 'readCustomer',
    title: 'the status of the read and list calls',
    needs: { customersBefore },
    see: ({ customersBefore: { replies } }) => toSuccessStatus(replies[0]!, ['200']),
  }),
]

function countOf(reply: Reply | undefined): number {
  const data = isObject(reply?.body) ? reply.body['data'] : undefined
  return Array.isArray(data) ? data.length : 0
}
