import { roughCustomer } from '../steps/customer-rules.ts'
import { emptySubscription, leastCustomer } from '../steps/unusual-records.ts'
import { strangeUnit, toMark } from '../steps/odd-orders.ts'
import {
  secondPaymentProfileOfAnother,
  paymentProfileWithNotes,
} from '../steps/payment-profiles.ts'
import {
  listBody,
  paymentProfileOfNobody,
  subscriptionEmpty,
  subscriptionMalformed,
  subscriptionNull,
  subscriptionNumber,
  typeSpaces,
} from '../steps/refused/broken-rules.ts'
import { customersLate } from '../steps/final-state.ts'
import { itemOfNothing } from '../steps/refused/unknown.ts'
import { firstCustomer } from '../steps/customers.ts'
import {
  bothCustomers,
  brokenJson,
  noCustomer,
  noRoot,
  orderOfNobody,
  otherContentType,
  unknownHandle,
  unknownProduct,
} from '../steps/refused/wrong-bodies.ts'
import { isKept } from '../engine/people.ts'
import { observe, type Check, type Observation } from '../engine/check.ts'
import type { Reply } from '../http/exchange.ts'
import { toJson } from '../http/json.ts'
import { areWhole } from '../http/answers/read-list.ts'
import { codesIn, isSuccess, mentions } from '../http/answers/read-reply.ts'
import { errorText } from './statuses.ts'
import { toPair, toRefusal, USUAL, usualIn, type Usual } from './templates.ts'

const CUSTOMER = 'createCustomer'
const SUBSCRIPTION = 'createSubscription'
const PROFILE = 'createPaymentProfile'

/** What an order of a product that does not exist gets, and such an item (gap G50). */
function seeUnknownProduct(ordered: Reply, added: Reply | undefined, usual: Usual): Observation {
  const item = added && !isSuccess(added) ? toRefusal(added, usual) : undefined
  if (!isSuccess(ordered)) return toPair(['order', toRefusal(ordered, usual)], ['item', item])
  const value = 'ordered without it'
  if (item?.learned === undefined) return { choice: 'left-out', value, reply: ordered }
  const order = { choice: null, learned: 'left-out', value, reply: ordered }
  return toPair(['order', order], ['item', item])
}

/** Observations of calls that leave something out or get something wrong. */
export const callObservations: readonly Check[] = [
  observe('OBS-G44-001', 'G44', {
    operation: SUBSCRIPTION,
    title: 'how the site answers a body without its root key',
    requires: { noRoot },
    after: USUAL,
    observe: ({ noRoot: reply }, usual) => toRefusal(reply, usualIn(usual)),
  }),
  observe('OBS-G45-001', 'G45', {
    operation: SUBSCRIPTION,
    title: 'how the site answers a body with both `customer_id` and `customer_attributes`',
    requires: { bothCustomers, orderOfNobody },
    after: { ...USUAL, noCustomer },
    observe: ({ bothCustomers: reply, orderOfNobody: nobody }, { noCustomer: none, ...usual }) => {
      if (isSuccess(reply)) {
        return { choice: 'attributes-win', value: 'the customer of `customer_attributes`' }
      }
      if (toMark(reply) !== toMark(nobody)) return toRefusal(reply, usualIn(usual))
      // Of a site that says the same to whatever is wrong it cannot be told.
      return none !== undefined && toMark(none) === toMark(nobody)
        ? undefined
        : { choice: 'customer-id-wins', value: 'refused as the customer of `customer_id` alone' }
    },
  }),
  observe('OBS-G46-001', 'G46', {
    operation: SUBSCRIPTION,
    title: 'how the site answers a body without a customer',
    requires: { noCustomer },
    after: USUAL,
    observe: ({ noCustomer: reply }, usual) => toRefusal(reply, usualIn(usual)),
  }),
  observe('OBS-G47-001', 'G47', {
    operation: SUBSCRIPTION,
    title: 'how the site answers an unknown `customer_id`',
    requires: { orderOfNobody },
    after: USUAL,
    observe: ({ orderOfNobody: reply }, usual) => toRefusal(reply, usualIn(usual)),
  }),
  observe('OBS-G48-001', 'G48', {
    operation: SUBSCRIPTION,
    title: 'whether a refused unified call still creates its customer',
    requires: { unknownProduct, customersLate },
    observe: ({ unknownProduct: { reply, email }, customersLate: { list } }) => {
      const isListed = list.records.some(({ record }) => isKept('email', email, record['email']))
      if (isSuccess(reply) || (!isListed && !areWhole(list))) return undefined
      return isListed
        ? { choice: 'customer-stays', value: 'its customer is listed' }
        : { choice: 'nothing-stored', value: 'its customer is not listed' }
    },
  }),
  observe('OBS-G49-001', 'G49', {
    operation: SUBSCRIPTION,
    title: 'whether a subscription can be created without items',
    requires: { emptySubscription },
    observe: ({ emptySubscription: reply }) =>
      isSuccess(reply)
        ? { choice: 'allowed', value: `status ${reply.status}` }
        : { choice: 'refused', value: `status ${reply.status}` },
  }),
  observe('OBS-G50-001', 'G50', {
    operation: SUBSCRIPTION,
    title: 'how the site answers an unknown product',
    requires: { unknownProduct },
    after: { ...USUAL, unknownHandle },
    observe: ({ unknownProduct: { reply } }, { unknownHandle: added, ...usual }) =>
      seeUnknownProduct(reply, added, usualIn(usual)),
  }),
  observe('OBS-G53-001', 'G53', {
    operation: PROFILE,
    title: 'what becomes of unknown keys in a body',
    requires: { paymentProfileWithNotes },
    after: USUAL,
    observe: ({ paymentProfileWithNotes: reply }, usual) =>
      mentions(reply, 'SB344')
        ? { choice: 'ignored', value: 'SB344, as without them', reply }
        : toRefusal(reply, { ...usualIn(usual), body: 'envelope' }),
  }),
  observe('OBS-G58-001', 'G58', {
    operation: PROFILE,
    title: 'whether a payment type of spaces counts as blank or as invalid',
    requires: { typeSpaces },
    observe: ({ typeSpaces: reply }) => {
      if (mentions(reply, 'PPMT01')) return { choice: 'spaces-are-blank', value: 'PPMT01' }
      if (mentions(reply, 'PPMT02')) return { choice: 'spaces-are-invalid', value: 'PPMT02' }
      return { choice: null, value: `status ${reply.status}` }
    },
  }),
  observe('OBS-G59-001', 'G59', {
    operation: PROFILE,
    title: 'how the site answers a subscription of another customer',
    requires: { secondPaymentProfileOfAnother },
    after: USUAL,
    // It has a payment profile: a site that minds nothing else says so.
    observe: ({ secondPaymentProfileOfAnother: reply }, usual) => {
      if (isSuccess(reply)) return undefined
      return mentions(reply, 'SB344')
        ? { choice: 'accepted', value: 'SB344, as for its own customer', reply }
        : toRefusal(reply, usualIn(usual))
    },
  }),
  observe('OBS-G60-001', 'G60', {
    operation: PROFILE,
    title: 'how the site answers an unknown customer in the path',
    requires: { paymentProfileOfNobody },
    after: USUAL,
    observe: ({ paymentProfileOfNobody: reply }, usual) => toRefusal(reply, usualIn(usual)),
  }),
  observe('OBS-G63-001', 'G63', {
    operation: PROFILE,
    title: 'which error a `subscription_id` gets that is null, empty or malformed',
    requires: { subscriptionEmpty, subscriptionMalformed, subscriptionNull },
    observe: ({
      subscriptionEmpty: empty,
      subscriptionMalformed: malformed,
      subscriptionNull: none,
    }) => {
      const codes = ['PPS01', 'SB404']
      const codeOf = (reply: Reply) => codes.find((code) => mentions(reply, code)) ?? 'no code'
      const value = `null ${codeOf(none)}, empty ${codeOf(empty)}, malformed ${codeOf(malformed)}`
      if (codeOf(malformed) === 'no code') return { choice: 'malformed-is-invalid', value }
      if (codeOf(malformed) !== 'SB404') return { choice: null, value }
      const pair = `${codeOf(none)} ${codeOf(empty)}`
      const choices: Record<string, string> = {
        'PPS01 PPS01': 'empty-is-missing',
        'PPS01 SB404': 'empty-is-unknown',
        'SB404 SB404': 'null-is-unknown',
      }
      return { choice: choices[pair] ?? null, value }
    },
  }),
  observe('OBS-G128-001', 'G128', {
    operation: PROFILE,
    title: 'which error a `subscription_id` gets that is a number',
    requires: { subscriptionNumber },
    observe: ({ subscriptionNumber: reply }) => {
      if (isSuccess(reply)) return undefined
      if (mentions(reply, 'SB404')) return { choice: 'sb404', value: 'SB404', reply }
      const choice = codesIn(reply).length === 0 ? 'invalid' : null
      return { choice, value: `status ${reply.status}`, reply }
    },
  }),
  observe('OBS-G91-001', 'G91', {
    operation: [CUSTOMER, SUBSCRIPTION],
    title: 'the status for a body that breaks a rule, and how many faults it names',
    requires: { firstCustomer },
    after: { ...USUAL, leastCustomer, roughCustomer, strangeUnit, orderOfNobody },
    observe: (_, { leastCustomer: least, ...made }) => {
      const { roughCustomer: rough, strangeUnit: strange, orderOfNobody: nobody, ...usual } = made
      // A site that requires no field shows it where one has a wrong form, or in an order.
      const isOwn = strange && nobody && toMark(strange) !== toMark(nobody)
      const refusals = [
        ...(least?.replies ?? []),
        ...(rough?.refusals ?? []),
        ...(isOwn ? [strange] : []),
      ].filter((one) => !isSuccess(one))
      const [reply] = refusals
      if (reply === undefined) return undefined
      // One with a body of some keys tells whether `data` shows it.
      const shape = refusals.find(({ exchange }) => exchange.requestBody !== '{}') ?? reply
      const named = [/e-?mail/i, /first.?name/i, /last.?name/i].filter((name) =>
        name.test(errorText(reply)),
      )
      const seen = toRefusal(shape, { ...usualIn(usual), body: 'envelope' })
      if (seen.learned !== 422 || named.length < 2) return seen
      return {
        choice: 'all-joined',
        value: `status 422, ${named.length} faults in one text`,
        reply,
      }
    },
  }),
  observe('OBS-G92-001', 'G92', {
    operation: CUSTOMER,
    title: "how the site answers a body that isn't JSON, and one that is no object",
    requires: { brokenJson },
    after: { ...USUAL, listBody },
    observe: ({ brokenJson: reply }, { listBody: list, ...usual }) => {
      const malformed = toRefusal(reply, usualIn(usual))
      if (list === undefined || isSuccess(list) || malformed.learned === undefined) return malformed
      const other = toRefusal(list, usualIn(usual))
      const isAsEmpty = codesIn(list).length > 0
      if (!isAsEmpty && toJson(other.learned) === toJson(malformed.learned)) return malformed
      const not_object = isAsEmpty ? 'as-empty' : other.learned
      const value = `${malformed.value}; a list: ${isAsEmpty ? 'as an empty object' : other.value}`
      return { choice: null, learned: { malformed: malformed.learned, not_object }, value, reply }
    },
  }),
  observe('OBS-G93-001', 'G93', {
    operation: PROFILE,
    title: 'how the site answers a body with another content type',
    requires: { otherContentType },
    after: USUAL,
    observe: ({ otherContentType: reply }, usual) => {
      if (['PPMT02', 'SB404'].some((code) => mentions(reply, code))) {
        return { choice: 'parsed-anyway', value: 'read as JSON' }
      }
      return mentions(reply, 'PPMT01')
        ? { choice: 'body-ignored', value: 'PPMT01: nothing was read' }
        : toRefusal(reply, usualIn(usual))
    },
  }),
  observe('OBS-G107-001', 'G107', {
    operation: 'addItem',
    title: 'how the site answers an item for an unknown subscription',
    requires: { itemOfNothing },
    after: USUAL,
    observe: ({ itemOfNothing: reply }, usual) => toRefusal(reply, usualIn(usual)),
  }),
]
