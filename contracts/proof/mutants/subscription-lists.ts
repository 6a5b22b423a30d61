import { isObject, type JsonObject } from '../../http/exchange.ts'
import { breaks, type Mutant } from './mutant.ts'
import { isSuccess, onData, readAnswer, recordOf, refusing, withBody } from '../tools/answers.ts'
import { objectAt, onCalls, type Wrap } from '../tools/calls.ts'
import { hidingNewest } from '../tools/forgetting.ts'
import { inRecords, itemsOf } from '../tools/records.ts'

const list = ['listSubscriptions'] as const

function inList(change: (records: JsonObject[]) => unknown[]): Wrap {
  return onData(list, (data) => (Array.isArray(data) ? change(data.filter(isObject)) : data))
}

/** Never lists subscriptions that a call of some kind succeeded for. */
function hidingOnce(operation: 'createPaymentProfile' | 'createSubscription'): Wrap {
  return onCalls([operation, ...list], () => {
    const hidden = new Set<unknown>()
    return async (call, site) => {
      const answer = await readAnswer(await site(call.request))
      if (!isSuccess(answer)) return answer.response
      if (call.operation !== operation) {
        const { data } = answer.body
        const shown = Array.isArray(data)
          ? data.filter((one) => !isObject(one) || !hidden.has(one['id']))
          : data
        return withBody(answer, { ...answer.body, data: shown })
      }
      if (operation === 'createPaymentProfile') hidden.add(call.body['subscription_id'])
      else if ('customer_attributes' in objectAt(call.body, 'subscription')) {
        hidden.add(recordOf(answer)['id'])
      }
      return answer.response
    }
  })
}

/** Knows the first page alone, and nothing behind it. */
const firstPageOnly: Wrap = onData(list, (data, { request }) => {
  const page = new URL(request.url).searchParams.get('page') ?? '1'
  return Array.isArray(data) ? (page === '1' ? data.slice(0, 2) : []) : data
})

const oncePerCustomer = (records: JsonObject[]): JsonObject[] => [
  ...new Map(records.toReversed().map((one) => [objectAt(one, 'customer')['id'], one])).values(),
]

/** Break the list of subscriptions. */
export const subscriptionListMutants: readonly Mutant[] = [
  breaks(
    'F90',
    'subscription-list-empty',
    'Lists no subscriptions.',
    inList(() => []),
  ),
  breaks(
    'F90',
    'subscription-list-not-found',
    'Answers 404 in place of a list.',
    refusing(list, 404, 'Not Found'),
  ),
  breaks(
    'F91',
    'listed-subscriptions-under-key',
    'Wraps each listed subscription in an object.',
    inRecords('subscription', (subscription) => ({ subscription }), list),
  ),
  breaks(
    'F91',
    'listed-subscriptions-in-short',
    'Lists ids, dates and numbers of items alone.',
    inRecords(
      'subscription',
      (one) => ({ id: one['id'], created_at: one['created_at'], items: itemsOf(one).length }),
      list,
    ),
  ),
  breaks(
    'F91',
    'listed-subscriptions-of-other-interval',
    'Lists another interval than a single read shows.',
    inRecords('subscription', (one) => ({ ...one, interval: Number(one['interval']) + 1 }), list),
  ),
  breaks(
    'F91',
    'subscription-list-of-items',
    'Lists the items of all subscriptions.',
    inList((records) => records.flatMap(itemsOf)),
  ),
  breaks(
    'F92',
    'subscription-list-without-newest',
    'Never lists the newest subscription.',
    hidingNewest('subscription'),
  ),
  breaks(
    'F92',
    'one-subscription-per-customer',
    'Lists the newest subscription of each customer.',
    inList(oncePerCustomer),
  ),
  breaks(
    'F92',
    'oldest-per-customer',
    'Lists the oldest subscription of each customer.',
    inList((records) => oncePerCustomer(records.toReversed())),
  ),
  breaks(
    'F92',
    'first-page-only',
    'Lists two subscriptions and knows no second page.',
    firstPageOnly,
  ),
  breaks(
    'F92',
    'subscriptions-without-items-hidden',
    'Lists subscriptions with items alone.',
    inList((records) => records.filter((one) => itemsOf(one).length > 0)),
  ),
  breaks(
    'F92',
    'subscriptions-with-items-hidden',
    'Lists subscriptions of up to one item alone.',
    inList((records) => records.filter((one) => itemsOf(one).length < 2)),
  ),
  breaks(
    'F92',
    'enrolled-subscriptions-hidden',
    'Lists no subscription that has a payment profile.',
    hidingOnce('createPaymentProfile'),
  ),
  breaks(
    'F92',
    'unified-subscriptions-hidden',
    'Lists no subscription of the unified flow.',
    hidingOnce('createSubscription'),
  ),
]
