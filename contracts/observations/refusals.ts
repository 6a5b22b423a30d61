import { secondPaymentProfile, cardForEnrolled } from '../steps/payment-profiles.ts'
import {
  subscriptionUnknown,
  typeMissing,
  typeOther,
  brokenRules,
  firstRule,
  rulesTogether,
  subscriptionMissing,
  type Rule,
  type RulesTogether,
} from '../steps/refused/broken-rules.ts'
import { wrongCalls } from '../steps/refused/access.ts'
import { orderOfNobody } from '../steps/refused/wrong-bodies.ts'
import {
  finalSlash,
  malformedCustomer,
  malformedSubscription,
  paymentProfilesRead,
  unknownCustomer,
  unknownPath,
  unknownPathWithoutToken,
} from '../steps/refused/unknown.ts'
import { narrowRead } from '../steps/token.ts'
import { assumptions, valueOf } from '../../openapi/choices.ts'
import { observe, show, type Check, type Observation } from '../engine/check.ts'
import { isObject, type Reply } from '../http/exchange.ts'
import { codesIn, isRefused, isSuccess, mentions } from '../http/answers/read-reply.ts'
import { errorText } from './statuses.ts'
import {
  showBody,
  hasChallenge,
  isEcho,
  isEmpty,
  toCodeKeys,
  toDenied,
  toPair,
  toReadTemplate,
  toRefusal,
  toRoute,
  toTemplate,
  USUAL,
  usualIn,
} from './templates.ts'

const PAYMENT_PROFILE_CALL = 'createPaymentProfile'

const denied = wrongCalls.get('listCustomers random')!
const deniedWrite = wrongCalls.get('createCustomer random')!

/** Finds a rule's code (gap G04). */
function seeCode(reply: Reply, code: string): Observation | undefined {
  if (!mentions(reply, code)) return undefined
  const text = errorText(reply).trim()
  const value = `errors: ${JSON.stringify(text)}`
  // One of several texts begins with the code.
  const [, ...others] = text.split(',')
  if (others.some((part) => part.trim().startsWith(code))) {
    return { choice: 'joined-list', value, reply }
  }
  return { choice: null, learned: toCodeKeys(reply), value, reply }
}

/** Whether a refusal has nothing but the envelope, without a code. */
function isPlain(reply: Reply | undefined): reply is Reply {
  return reply !== undefined && isRefused(reply) && toTemplate(reply) === 'envelope'
}

/** What `data` holds on an error (gap G05); a rule's code may stand there (gap G04). */
function seeData(reply: Reply, other: Reply | undefined): Observation | undefined {
  if (!isRefused(reply) || !isObject(reply.body)) return undefined
  if (!('data' in reply.body)) return { choice: 'absent', value: 'no key `data`', reply }
  const { data } = reply.body
  const value = show(data)
  if (data === null) return { choice: 'null', value, reply }
  if (isEcho(data, reply)) return { choice: 'request', value: 'the body of the request', reply }
  if (isEmpty(data))
    return { choice: Array.isArray(data) ? 'empty-array' : 'empty-object', value, reply }
  return isPlain(other) ? seeData(other, undefined) : { choice: null, value, reply }
}

/** What `meta` holds on an error (gap G109); a rule's code may stand there (gap G04). */
function seeMeta(reply: Reply, other: Reply | undefined): Observation | undefined {
  if (!isRefused(reply) || !isObject(reply.body) || !('errors' in reply.body)) return undefined
  const { meta } = reply.body
  const value = 'meta' in reply.body ? show(meta) : 'no key `meta`'
  if (!('meta' in reply.body)) return { choice: 'absent', value, reply }
  if (meta === null) return { choice: 'null', value, reply }
  const seen = !isEmpty(meta) && isPlain(other) ? seeMeta(other, undefined) : undefined
  return seen ?? { choice: isObject(meta) ? 'empty-object' : null, value, reply }
}

/** Body format of an error without a rule code: the envelope, Rails' own, empty, or HTML. */
function seeForm(reply: Reply, coded: Reply | undefined): Observation | undefined {
  if (!isRefused(reply) || reply.status < 400) return undefined
  const learned = toReadTemplate(reply, coded)
  return { choice: null, learned, value: showBody(learned), reply }
}

/** The order of the rules that fits what was seen of calls that break several of them (gap G57). */
function orderOf(replies: RulesTogether, late: Reply | undefined): Rule[] {
  const { empty, card, emptyOfNobody, halfOfNobody, unknownOfNobody } = replies
  const isTypeAfter = firstRule(card) === 'subscription'
  const isLast = isTypeAfter && late !== undefined && firstRule(late) === 'taken'
  // A call without an id is judged by no other rule about subscriptions.
  const typeAndId: Rule[] = firstRule(empty) === 'id' ? ['type'] : ['type', 'id']
  const order: Rule[] = isLast
    ? ['subscription', 'taken', ...typeAndId]
    : isTypeAfter
      ? ['subscription', ...typeAndId, 'taken']
      : [...typeAndId, 'subscription', 'taken']
  if (typeAndId.length === 1) order.unshift('id')
  const before = [emptyOfNobody, halfOfNobody, unknownOfNobody].flatMap((reply) => {
    const rule = reply === undefined ? 'customer' : firstRule(reply)
    if (rule === 'customer') return []
    // Of a customer that does not exist, no subscription can be taken.
    return [order.indexOf(rule === 'subscription' ? 'taken' : rule)]
  })
  const isOwnCode = firstRule(emptyOfNobody) === 'subscription'
  order.splice(isOwnCode ? 0 : Math.max(-1, ...before) + 1, 0, 'customer')
  return order
}

/** What stands between the texts of two errors; undefined if one alone is told. */
function joinOf(both: Reply, ...alone: (Reply | undefined)[]): string | undefined {
  if (codesIn(both).length < 2) return undefined
  const texts = alone.flatMap((reply) => (reply === undefined ? [] : errorText(reply)))
  const whole = errorText(both)
  const first = texts.find((text) => text !== '' && whole.startsWith(text))
  const last = texts.find((text) => text !== '' && whole.endsWith(text))
  if (first === undefined || last === undefined) return ', '
  return whole.slice(first.length, whole.length - last.length) || ', '
}

/** The statuses of the codes that were seen (gap G90). */
function seeStatuses(
  replies: Readonly<Record<string, Reply | undefined>>,
): Observation | undefined {
  const seen = Object.entries(replies).flatMap(([code, reply]) =>
    reply !== undefined && isRefused(reply) && mentions(reply, code)
      ? [[code, reply.status] as const]
      : [],
  )
  if (seen.length === 0) return undefined
  const value = seen.map(([code, status]) => `${code} ${status}`).join(', ')
  // A code that was not seen keeps what the mock assumes.
  const assumed = valueOf(assumptions, 'rule-code-status')
  return { choice: null, learned: { ...assumed, ...Object.fromEntries(seen) }, value }
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
    after: { unknownCustomer, orderOfNobody },
    observe: ({ subscriptionUnknown: reply }, { unknownCustomer: read, orderOfNobody: order }) =>
      seeData(reply, isPlain(order) ? order : read),
  }),
  observe('OBS-G08-001', 'G08', {
    operation: 'readCustomer',
    title: 'whether errors without a rule code use the envelope',
    requires: { unknownCustomer },
    after: { typeMissing },
    observe: ({ unknownCustomer: reply }, { typeMissing: coded }) => seeForm(reply, coded),
  }),
  observe('OBS-G42-001', 'G42', {
    operation: 'readCustomer',
    title: 'how the site answers a read of an unknown id',
    requires: { unknownCustomer },
    after: USUAL,
    observe: ({ unknownCustomer: reply }, usual) =>
      toRefusal(reply, { ...usualIn(usual), body: toTemplate(reply) }),
  }),
  observe('OBS-G43-001', 'G43', {
    operation: ['readCustomer', 'readSubscription'],
    title: 'how the site answers a read of a malformed id',
    requires: { malformedCustomer },
    after: { ...USUAL, malformedSubscription },
    observe: ({ malformedCustomer: reply }, { malformedSubscription: other, ...usual }) => {
      const customer = toRefusal(reply, usualIn(usual))
      const subscription = other && toRefusal(other, usualIn(usual))
      return toPair(['customer', customer], ['subscription', subscription])
    },
  }),
  observe('OBS-G65-001', 'G65', {
    operation: 'none',
    title: 'whether payment profiles can be read',
    requires: { paymentProfilesRead },
    observe: ({ paymentProfilesRead: reply }) =>
      isSuccess(reply) && isObject(reply.body)
        ? { choice: 'offered', value: `status ${reply.status}` }
        : { choice: 'not-offered', value: `status ${reply.status}` },
  }),
  observe('OBS-G75-001', 'G75', {
    operation: 'listCustomers',
    title: 'the body of a 401 answer',
    requires: { denied },
    after: { ...USUAL, deniedWrite },
    // One with a body tells whether `data` shows it.
    observe: ({ denied: reply }, { deniedWrite: written, ...usual }) =>
      toDenied(written?.status === 401 ? written : reply, usualIn(usual)),
  }),
  observe('OBS-G77-001', 'G77', {
    operation: 'listCustomers',
    title: 'how the site answers a call without the required scope',
    requires: { narrowRead },
    after: { ...USUAL, denied },
    observe: ({ narrowRead: reply }, { denied: other, ...usual }) => {
      if (isSuccess(reply)) {
        return { choice: 'not-enforced', value: `accepted, status ${reply.status}` }
      }
      const isAsDenied = reply.status === 401 && other !== undefined
      return toRefusal(reply, {
        ...usualIn(usual),
        ...(other && { isChallenging: hasChallenge(other) }),
        ...(isAsDenied && { body: toTemplate(other) }),
      })
    },
  }),
  observe('OBS-G90-001', 'G90', {
    operation: PAYMENT_PROFILE_CALL,
    title: 'the status for each rule code',
    requires: { subscriptionUnknown, secondPaymentProfile, typeMissing, typeOther },
    after: brokenRules,
    observe: ({ subscriptionUnknown: SB404, secondPaymentProfile: SB344, ...others }, missing) =>
      seeStatuses({
        SB404,
        SB344,
        PPMT01: others.typeMissing,
        PPMT02: others.typeOther,
        PPS01: missing.subscriptionMissing,
      }),
  }),
  observe('OBS-G57-001', 'G57', {
    operation: PAYMENT_PROFILE_CALL,
    title: 'in which order the rules are judged, and whether all errors are told',
    requires: { rulesTogether },
    after: { typeMissing, subscriptionMissing, cardForEnrolled },
    observe: ({ rulesTogether: replies }, { cardForEnrolled: late, ...alone }) => {
      const order = orderOf(replies, late)
      const joined = joinOf(replies.empty, alone.typeMissing, alone.subscriptionMissing)
      return {
        choice: null,
        learned: { order, ...(joined !== undefined && { joined }) },
        value: `${order.join(', ')}${joined === undefined ? '' : ', all errors told'}`,
        reply: replies.empty,
      }
    },
  }),
  observe('OBS-G80-001', 'G80', {
    operation: 'none',
    title: 'whether an unknown path is refused before a missing token',
    requires: { unknownPath, unknownPathWithoutToken },
    observe: ({ unknownPath: known, unknownPathWithoutToken: reply }) => {
      const value = `status ${reply.status} without a token`
      if (known.status === 401) return undefined
      if (reply.status === 401) return { choice: 'token-first', value, reply }
      return { choice: reply.status === known.status ? 'route-first' : null, value, reply }
    },
  }),
  observe('OBS-G100-001', 'G100', {
    operation: 'none',
    title: 'what a path with a slash at its end answers, and whether pages may read it',
    requires: { finalSlash, unknownPath },
    observe: ({ finalSlash: reply, unknownPath: unknown }) => {
      const { status, headers } = reply
      const isOpen = headers.get('access-control-allow-origin') === '*'
      const value = `status ${status} with a slash at the end${isOpen ? ', any origin' : ''}`
      const isRedirect = status < 400 && headers.has('location')
      const isUnknown = status === unknown.status
      if (!isSuccess(reply) && !isRedirect && !isUnknown) return { choice: null, value, reply }
      const learned = {
        ...(isOpen && { origins: 'any' }),
        ...(!isSuccess(reply) && { final_slash: isRedirect ? status : 'unknown' }),
      }
      return { choice: null, learned, value, reply }
    },
  }),
  observe('OBS-G109-001', 'G109', {
    operation: PAYMENT_PROFILE_CALL,
    title: 'what `meta` holds on an error',
    requires: { typeMissing },
    after: { unknownCustomer },
    observe: ({ typeMissing: reply }, { unknownCustomer: other }) => seeMeta(reply, other),
  }),
  observe('OBS-G94-001', 'G94', {
    operation: 'none',
    title: 'how the site answers unknown paths and wrong methods',
    requires: { unknownPath, paymentProfilesRead },
    after: USUAL,
    observe: ({ unknownPath: unknown, paymentProfilesRead: method }, usual) => {
      const value = `unknown path ${unknown.status}, wrong method ${method.status}`
      const [path, other] = [unknown, method].map((reply) => toRoute(reply, usualIn(usual)))
      if (path?.learned === undefined || other?.learned === undefined) {
        return { choice: null, value }
      }
      return { choice: null, learned: { path: path.learned, method: other.learned }, value }
    },
  }),
]
