import {
  secondPaymentProfile,
  subscriptionUnknown,
  typeMissing,
  typeOther,
  brokenRules,
} from '../steps/payment-profiles.ts'
import { wrongCalls } from '../steps/refused/access.ts'
import {
  malformedCustomer,
  paymentProfilesRead,
  unknownCustomer,
  unknownPath,
} from '../steps/refused/unknown.ts'
import { narrowRead } from '../steps/token.ts'
import { observe, show, type Check, type Observation } from '../engine/check.ts'
import { isObject, type Reply } from '../http/exchange.ts'
import { isRefused, isSuccess, mentions } from '../http/answers/read-reply.ts'
import { errorText, toStatus } from './statuses.ts'

const PAYMENT_PROFILE_CALL = 'createPaymentProfile'

/** Finds a rule's code (gap G04). */
function seeCode(reply: Reply, code: string): Observation | undefined {
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
  if (text.includes(code) && text.includes(',')) return { choice: 'joined-list', value, reply }
  const meta = isObject(reply.body) ? JSON.stringify(reply.body['meta'] ?? null) : ''
  if (!text.includes(code) && meta.includes(code)) {
    return { choice: 'code-in-meta', value: `meta: ${meta}`, reply }
  }
  return { choice: null, value, reply }
}

/** What `data` holds on an error (gap G05). */
function seeData(reply: Reply): Observation | undefined {
  if (!isRefused(reply) || !isObject(reply.body)) return undefined
  if (!('data' in reply.body)) return { choice: 'absent', value: 'no key `data`', reply }
  const { data } = reply.body
  const value = show(data)
  if (data === null) return { choice: 'null', value, reply }
  if (Array.isArray(data) && data.length === 0) return { choice: 'empty-array', value, reply }
  const isEmpty = isObject(data) && Object.keys(data).length === 0
  return { choice: isEmpty ? 'empty-object' : null, value, reply }
}

/** What `meta` holds on an error (gap G109). */
function seeMeta(reply: Reply): Observation | undefined {
  if (!isRefused(reply) || !isObject(reply.body) || !('errors' in reply.body)) return undefined
  const { meta } = reply.body
  const value = 'meta' in reply.body ? show(meta) : 'no key `meta`'
  if (!('meta' in reply.body)) return { choice: 'absent', value, reply }
  if (meta === null) return { choice: 'null', value, reply }
  // A rule's code may stand there (gap G04).
  return { choice: isObject(meta) ? 'empty-object' : null, value, reply }
}

/** Body format of an error without a rule code: the envelope, Rails' own, empty, or HTML. */
function seeForm(reply: Reply): Observation | undefined {
  if (!isRefused(reply)) return undefined
  const { body, text } = reply
  if (text.trim() === '') return { choice: 'empty', value: 'an empty body', reply }
  if (isObject(body) && 'errors' in body) return { choice: 'envelope', value: show(body), reply }
  if (isObject(body) && 'status' in body && 'error' in body) {
    return { choice: 'rails', value: show(body), reply }
  }
  if (body === undefined) return { choice: 'html', value: 'not JSON', reply }
  return { choice: null, value: show(body), reply }
}

/** The body of a 401 of the API (gap G75). */
function seeDenied(reply: Reply): Observation | undefined {
  if (reply.status !== 401) return undefined
  const { body, text } = reply
  if (text.trim() === '') return { choice: 'empty', value: 'an empty body', reply }
  if (isObject(body) && 'errors' in body) return { choice: 'envelope', value: show(body), reply }
  if (isObject(body) && body['error'] === 'invalid_client') {
    return { choice: 'invalid_client', value: show(body), reply }
  }
  if (isObject(body) && 'error' in body) return { choice: 'oauth', value: show(body), reply }
  return { choice: null, value: show(body ?? 'not JSON'), reply }
}

/** The statuses of the five codes together (gap G90). */
function seeStatuses(
  replies: Readonly<Record<string, Reply | undefined>>,
): Observation | undefined {
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

/** Observations of calls that are refused. */
export const refusalObservations: readonly Check[] = [
  observe('OBS-G04-001', 'G04', {
    operation: PAYMENT_PROFILE_CALL,
    title: 'how a rule code appears in `errors`',
    requires: { subscriptionUnknown },
    observe: ({ subscriptionUnknown: reply }) => seeCode(reply, 'SB404'),
  }),
  observe('OBS-G05-001', 'G05', {
    operation: PAYMENT_PROFILE_CALL,
    title: 'what `data` holds on an error',
    requires: { subscriptionUnknown },
    observe: ({ subscriptionUnknown: reply }) => seeData(reply),
  }),
  observe('OBS-G08-001', 'G08', {
    operation: 'none',
    title: 'whether errors without a rule code use the envelope',
    requires: { unknownPath },
    observe: ({ unknownPath: reply }) => seeForm(reply),
  }),
  observe('OBS-G42-001', 'G42', {
    operation: 'readCustomer',
    title: 'how the site answers a read of an unknown id',
    requires: { unknownCustomer },
    observe: ({ unknownCustomer: reply }) =>
      toStatus(reply, ['400', '404', '422', '200-with-errors']),
  }),
  observe('OBS-G43-001', 'G43', {
    operation: 'readCustomer',
    title: 'how the site answers a read of a malformed id',
    requires: { malformedCustomer },
    observe: ({ malformedCustomer: reply }) => toStatus(reply, ['400', '404', '422']),
  }),
  observe('OBS-G65-001', 'G65', {
    operation: 'none',
    title: 'whether payment profiles can be read',
    requires: { paymentProfilesRead },
    observe: ({ paymentProfilesRead: reply }) =>
      isSuccess(reply)
        ? { choice: 'offered', value: `status ${reply.status}` }
        : { choice: 'not-offered', value: `status ${reply.status}` },
  }),
  observe('OBS-G75-001', 'G75', {
    operation: 'listCustomers',
    title: 'the body of a 401 answer',
    requires: { denied: wrongCalls.get('listCustomers random')! },
    observe: ({ denied: reply }) => seeDenied(reply),
  }),
  observe('OBS-G77-001', 'G77', {
    operation: 'listCustomers',
    title: 'how the site answers a call without the required scope',
    requires: { narrowRead },
    observe: ({ narrowRead: reply }) =>
      isSuccess(reply)
        ? { choice: 'not-enforced', value: `accepted, status ${reply.status}` }
        : toStatus(reply, ['401', '403', '404']),
  }),
  observe('OBS-G90-001', 'G90', {
    operation: PAYMENT_PROFILE_CALL,
    title: 'the status for each rule code',
    requires: { subscriptionUnknown, secondPaymentProfile, typeMissing, typeOther },
    after: brokenRules,
    observe: (
      { subscriptionUnknown: SB404, secondPaymentProfile: SB344, ...others },
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
  observe('OBS-G109-001', 'G109', {
    operation: PAYMENT_PROFILE_CALL,
    title: 'what `meta` holds on an error',
    requires: { typeMissing },
    observe: ({ typeMissing: reply }) => seeMeta(reply),
  }),
  observe('OBS-G94-001', 'G94', {
    operation: 'none',
    title: 'how the site answers unknown paths and wrong methods',
    requires: { unknownPath, paymentProfilesRead },
    observe: ({ unknownPath: unknown, paymentProfilesRead: method }) => {
      const value = `unknown path ${unknown.status}, wrong method ${method.status}`
      if (unknown.status !== 404 || isSuccess(method)) return { choice: null, value }
      if (method.status === 405) return { choice: '404-and-405', value }
      return { choice: method.status === 404 ? '404' : null, value }
    },
  }),
]
