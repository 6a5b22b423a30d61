import { isObject, type JsonObject } from '../../http/exchange.ts'
import { onData, remembering } from '../tools/answers.ts'
import type { ApiOperation, Wrap } from '../tools/calls.ts'
import { changeRecords, inField, inRecords, itemsOf, setFields, without } from '../tools/records.ts'
import { mutantsOf, type Mutant } from './mutant.ts'

const lists = ['listSubscriptions'] as const
const customers = ['listCustomers'] as const

/** Shows enrolled subscriptions in another way. */
function onceEnrolled(operation: ApiOperation, change: (record: JsonObject) => JsonObject): Wrap {
  return remembering(['createPaymentProfile', operation], () => {
    const enrolled = new Set<unknown>()
    return (answer, call) => {
      if (call.operation === 'createPaymentProfile') {
        enrolled.add(call.body['subscription_id'])
        return undefined
      }
      return changeRecords(call.operation, answer.body['data'], 'subscription', (record) =>
        enrolled.has(record['id']) ? change(record) : record,
      )
    }
  })
}

const repeatingLast = (data: unknown) =>
  Array.isArray(data) && data.length > 0 ? [...data, data.at(-1)] : data

/** Break what one answer shows of a record while others show it as it is. */
export const agreementMutants: readonly Mutant[] = mutantsOf({
  F50: {
    'embedded-customer-moment-of-subscription': inRecords('subscription', (one) => {
      const { customer } = one
      const moment = '2021-02-03T04:05:06.000Z'
      return isObject(customer) ? { ...one, customer: { ...customer, created_at: moment } } : one
    }),
  },
  F53: {
    'state-listed-once-enrolled': onceEnrolled('listSubscriptions', (one) => ({
      ...one,
      state: 'created',
    })),
  },
  F88: {
    'state-lost-once-enrolled': onceEnrolled('readSubscription', (one) => without(one, 'state')),
  },
  F81: {
    'customer-listed-twice': onData(customers, repeatingLast),
    'listed-moment-of-creation-a-day-off': inField(
      'customer',
      'created_at',
      (moment) => new Date(Date.parse(String(moment)) - 86_400_000).toISOString(),
      customers,
    ),
  },
  F84: {
    'create-answers-another-price': setFields('price_point', { price_int_cents: 1 }, [
      'createSubscription',
    ]),
    'create-answers-other-item-ids': inField('item', 'id', (id) => Number(id) + 100_000, [
      'createSubscription',
    ]),
  },
  F91: {
    'subscription-listed-twice': onData(lists, repeatingLast),
    'listed-prices-by-default': setFields('price_point', { price_int_cents: 100 }, lists),
    'listed-product-names-by-default': setFields('product', { name: 'Plan' }, lists),
    'listed-balance-by-default': setFields('subscription', { balance_in_cents: 1 }, lists),
    'listed-items-with-ids-of-products': inRecords(
      'item',
      (item) => ({ ...item, id: isObject(item['product']) ? item['product']['id'] : 1 }),
      lists,
    ),
    'listed-prepaid-turned': inField('subscription', 'prepaid', (value) => value !== true, lists),
    'listed-prices-of-the-first-item': inRecords(
      'subscription',
      (one) => {
        const items = itemsOf(one)
        return {
          ...one,
          items: items.map((item) => ({ ...item, price_point: items[0]?.['price_point'] })),
        }
      },
      lists,
    ),
  },
  F97: {
    'add-item-answers-another-price': setFields('price_point', { price_int_cents: 1 }, ['addItem']),
  },
})
