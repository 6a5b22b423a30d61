import { isObject } from '../../http/exchange.ts'
import { breaks, type Mutant } from './mutant.ts'
import { forgetting } from '../tools/forgetting.ts'
import { subscribing } from '../tools/inputs.ts'
import { without } from '../tools/records.ts'
import { refusing } from '../tools/answers.ts'
import { has, inputOf, subscribingAnother } from '../tools/another-customer.ts'

/** Break what the create-subscription call takes. */
export const subscribingMutants: readonly Mutant[] = [
  breaks(
    'F82',
    'created-subscription-not-stored',
    'Answers a new subscription and forgets it.',
    forgetting('subscription'),
  ),
  breaks(
    'F82',
    'create-subscription-refused',
    'Refuses every new subscription.',
    refusing(['createSubscription'], 422, 'subscription could not be saved'),
  ),
  breaks(
    'F83',
    'subscription-without-root-key',
    'Wants the fields at the top level of the body.',
    refusing(
      ['createSubscription'],
      400,
      'subscription is not a known parameter',
      ({ body }) => 'subscription' in body,
    ),
  ),
  breaks(
    'F83',
    'subscription-under-data',
    'Looks for the fields under `data`.',
    refusing(['createSubscription'], 400, 'data is missing', ({ body }) => !('data' in body)),
  ),
  breaks(
    'F99',
    'customer-id-wanted-as-text',
    'Refuses an id that is a number.',
    refusing(
      ['createSubscription'],
      422,
      'subscription.customer_id must be a string',
      (call) => typeof inputOf(call)['customer_id'] === 'number',
    ),
  ),
  breaks(
    'F99',
    'unknown-customer-id-accepted',
    'Subscribes the first customer for an unknown id.',
    subscribingAnother((list, { customer_id: id }) =>
      id === undefined || list.some((customer) => customer['id'] === id)
        ? undefined
        : list[0]?.['id'],
    ),
  ),
  breaks(
    'F100',
    'attributes-wanted-as-list',
    'Wants name and value pairs in an array.',
    refusing(
      ['createSubscription'],
      422,
      'subscription.customer_attributes must be an array',
      (call) => isObject(inputOf(call)['customer_attributes']),
    ),
  ),
  breaks(
    'F101',
    'customer-id-always-wanted',
    'Refuses the unified flow.',
    refusing(
      ['createSubscription'],
      422,
      'subscription.customer_id is required',
      (call) => 'subscription' in call.body && !has('customer_id')(call),
    ),
  ),
  breaks(
    'F101',
    'attributes-always-wanted',
    'Refuses the separate flow.',
    refusing(
      ['createSubscription'],
      422,
      'subscription.customer_attributes is required',
      (call) => 'subscription' in call.body && !has('customer_attributes')(call),
    ),
  ),
  breaks(
    'F101',
    'subscription-without-customer-accepted',
    'Subscribes somebody where nobody is named.',
    subscribingAnother((list, { customer_id: id, customer_attributes: fields }) =>
      id === undefined && fields === undefined ? list[0]?.['id'] : undefined,
    ),
  ),
  breaks(
    'F102',
    'items-wanted-as-object',
    'Wants the items under their numbers.',
    refusing(
      ['createSubscription'],
      422,
      'subscription.subscription_items must be an object',
      (call) => Array.isArray(inputOf(call)['subscription_items']),
    ),
  ),
  breaks(
    'F102',
    'items-array-ignored',
    'Takes an array of items for none.',
    subscribing((input) => without(input, 'subscription_items')),
  ),
]
