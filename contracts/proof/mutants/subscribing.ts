import { isObject, type JsonObject } from '../../http/exchange.ts'
import { mutantsOf, type Mutant } from './mutant.ts'
import {
  readAnswer,
  readBack,
  recordOf,
  recordsOf,
  refusing,
  remembering,
} from '../tools/answers.ts'
import { changed, objectAt, onCalls, sideRequest, type Call, type Wrap } from '../tools/calls.ts'
import { forgetting } from '../tools/forgetting.ts'
import { subscribing } from '../tools/inputs.ts'
import { inRecords, without } from '../tools/records.ts'

const CUSTOMERS = '/api/customers'

type Choose = (list: readonly JsonObject[], input: JsonObject) => unknown

/** Subscribes another customer, chosen from the list; the site's own way where none is chosen. */
function subscribingAnother(choose: Choose): Wrap {
  return onCalls(['createSubscription'], () => async (call, site) => {
    const list = recordsOf(await readBack(call, site, CUSTOMERS))
    const id = choose(list, inputOf(call))
    return site(id === undefined ? call.request : withCustomer(call, id))
  })
}

/** The call, with another customer in place of the one that it names or brings. */
function withCustomer(call: Call, id: unknown): Request {
  const rest = without(inputOf(call), 'customer_attributes')
  return changed(call, { body: { ...call.body, subscription: { ...rest, customer_id: id } } })
}

/** What stands under `subscription`. */
function inputOf(call: Call): JsonObject {
  return objectAt(call.body, 'subscription')
}

const has = (call: Call, name: string): boolean => inputOf(call)[name] != null

/** Sends a request of its own once a subscription was created. */
function afterwards(input: (call: Call, created: JsonObject) => JsonObject | undefined): Wrap {
  return remembering(['createSubscription'], () => async (answer, call, site) => {
    const extra = input(call, recordOf(answer))
    if (extra !== undefined) await site(sideRequest(call, CUSTOMERS, extra))
    return undefined
  })
}

const withoutRecordKeys = (customer: unknown): JsonObject | undefined =>
  isObject(customer) ? without(customer, 'id', 'created_at', 'updated_at') : undefined

/** Creates a customer of the fields in a subscription's answer, and subscribes that one. */
const subscribingCopy: Wrap = onCalls(['createSubscription'], () => async (call, site) => {
  const { customer_id: id } = inputOf(call)
  if (!Number.isInteger(id)) return site(call.request)
  const known = recordOf(await readBack(call, site, `${CUSTOMERS}/${String(id)}`))
  const fields = 'id' in known ? withoutRecordKeys(known) : undefined
  if (fields === undefined) return site(call.request)
  const copy = recordOf(await readAnswer(await site(sideRequest(call, CUSTOMERS, fields))))
  return site(withCustomer(call, copy['id']))
})

/** Takes the items of the first order where an order has none. */
const itemsOfFirst: Wrap = onCalls(['createSubscription'], () => {
  let first: unknown
  return (call, site) => {
    const { subscription_items: items = first } = inputOf(call)
    first ??= items
    const subscription = { ...inputOf(call), subscription_items: items }
    return site(changed(call, { body: { ...call.body, subscription } }))
  }
})

/** Break what the create-subscription call takes, and its two ways to a customer. */
export const subscribingMutants: readonly Mutant[] = mutantsOf({
  F18: {
    'unified-flow-makes-two-customers': afterwards((call) => {
      const { customer_attributes: fields } = inputOf(call)
      return isObject(fields) ? fields : undefined
    }),
    'unified-flow-takes-first-customer': subscribingAnother(
      (list, { customer_attributes: fields }) =>
        fields === undefined ? undefined : list[0]?.['id'],
    ),
    'unified-customer-only-embedded': forgetting('unified customer'),
  },
  F105: { 'items-of-the-first-order': itemsOfFirst },
  F19: {
    'customer-id-off-by-one': subscribingAnother((list, { customer_id: id }) => {
      const at = list.findIndex((customer) => customer['id'] === id)
      return at === -1 ? undefined : (list[at - 1] ?? list[at + 1])?.['id']
    }),
    'first-customer-subscribed': subscribingAnother((list, { customer_id: id }) =>
      list.some((customer) => customer['id'] === id) ? list[0]?.['id'] : undefined,
    ),
    'copy-of-customer-embedded': inRecords(
      'customer',
      (customer) => ({ ...customer, id: Number(customer['id']) + 100_000 }),
      ['createSubscription', 'readSubscription', 'listSubscriptions', 'addItem'],
    ),
  },
  F20: {
    'separate-flow-makes-a-customer': afterwards((call, { customer }) =>
      has(call, 'customer_id') ? withoutRecordKeys(customer) : undefined,
    ),
    'separate-flow-subscribes-a-copy': subscribingCopy,
  },
  F82: {
    'created-subscription-not-stored': forgetting('subscription'),
    'create-subscription-refused': refusing(
      'createSubscription',
      422,
      'subscription could not be saved',
    ),
  },
  F83: {
    // Expects the fields at the top level of the body.
    'subscription-without-root-key': refusing(
      'createSubscription',
      400,
      'subscription is not a known parameter',
      ({ body }) => 'subscription' in body,
    ),
    // Expects the fields under `data`.
    'subscription-under-data': refusing(
      'createSubscription',
      400,
      'data is missing',
      ({ body }) => !('data' in body),
    ),
  },
  F99: {
    'customer-id-wanted-as-text': refusing(
      'createSubscription',
      422,
      'subscription.customer_id must be a string',
      (call) => typeof inputOf(call)['customer_id'] === 'number',
    ),
    'unknown-customer-id-accepted': subscribingAnother((list, { customer_id: id }) =>
      id === undefined || list.some((customer) => customer['id'] === id)
        ? undefined
        : list[0]?.['id'],
    ),
  },
  F100: {
    'attributes-wanted-as-list': refusing(
      'createSubscription',
      422,
      'subscription.customer_attributes must be an array',
      (call) => isObject(inputOf(call)['customer_attributes']),
    ),
  },
  F101: {
    'customer-id-always-wanted': refusing(
      'createSubscription',
      422,
      'subscription.customer_id is required',
      (call) => 'subscription' in call.body && !has(call, 'customer_id'),
    ),
    'attributes-always-wanted': refusing(
      'createSubscription',
      422,
      'subscription.customer_attributes is required',
      (call) => 'subscription' in call.body && !has(call, 'customer_attributes'),
    ),
    'subscription-without-customer-accepted': subscribingAnother(
      (list, { customer_id: id, customer_attributes: fields }) =>
        id === undefined && fields === undefined ? list[0]?.['id'] : undefined,
    ),
  },
  F102: {
    'items-wanted-as-object': refusing(
      'createSubscription',
      422,
      'subscription.subscription_items must be an object',
      (call) => Array.isArray(inputOf(call)['subscription_items']),
    ),
    'items-array-ignored': subscribing((input) => without(input, 'subscription_items')),
  },
})
