import { isObject } from '../../http/exchange.ts'
import { mutantsOf, type Mutant } from './mutant.ts'
import { forgetting } from '../tools/forgetting.ts'
import { subscribing } from '../tools/inputs.ts'
import { without } from '../tools/records.ts'
import { refusing } from '../tools/answers.ts'
import { has, inputOf, subscribingAnother } from '../tools/another-customer.ts'

/** Break what the create-subscription call takes. */
export const subscribingMutants: readonly Mutant[] = mutantsOf({
  F82: {
    'created-subscription-not-stored': forgetting('subscription'),
    'create-subscription-refused': refusing(
      ['createSubscription'],
      422,
      'subscription could not be saved',
    ),
  },
  F83: {
    // Expects the fields at the top level of the body.
    'subscription-without-root-key': refusing(
      ['createSubscription'],
      400,
      'subscription is not a known parameter',
      ({ body }) => 'subscription' in body,
    ),
    // Expects the fields under `data`.
    'subscription-under-data': refusing(
      ['createSubscription'],
      400,
      'data is missing',
      ({ body }) => !('data' in body),
    ),
  },
  F99: {
    'customer-id-wanted-as-text': refusing(
      ['createSubscription'],
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
      ['createSubscription'],
      422,
      'subscription.customer_attributes must be an array',
      (call) => isObject(inputOf(call)['customer_attributes']),
    ),
  },
  F101: {
    'customer-id-always-wanted': refusing(
      ['createSubscription'],
      422,
      'subscription.customer_id is required',
      (call) => 'subscription' in call.body && !has('customer_id')(call),
    ),
    'attributes-always-wanted': refusing(
      ['createSubscription'],
      422,
      'subscription.customer_attributes is required',
      (call) => 'subscription' in call.body && !has('customer_attributes')(call),
    ),
    'subscription-without-customer-accepted': subscribingAnother(
      (list, { customer_id: id, customer_attributes: fields }) =>
        id === undefined && fields === undefined ? list[0]?.['id'] : undefined,
    ),
  },
  F102: {
    'items-wanted-as-object': refusing(
      ['createSubscription'],
      422,
      'subscription.subscription_items must be an object',
      (call) => Array.isArray(inputOf(call)['subscription_items']),
    ),
    'items-array-ignored': subscribing((input) => without(input, 'subscription_items')),
  },
})
