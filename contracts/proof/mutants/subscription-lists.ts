import { isObject, type JsonObject } from '../../http/exchange.ts'
import { mutantsOf, type Mutant } from './mutant.ts'
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
export const subscriptionListMutants: readonly Mutant[] = mutantsOf({
  F90: {
    'subscription-list-empty': inList(() => []),
    'subscription-list-not-found': refusing(list, 404, 'Not Found'),
  },
  F91: {
    'listed-subscriptions-under-key': inRecords(
      'subscription',
      (subscription) => ({ subscription }),
      list,
    ),
    'listed-subscriptions-in-short': inRecords(
      'subscription',
      (one) => ({ id: one['id'], created_at: one['created_at'], items: itemsOf(one).length }),
      list,
    ),
    'listed-subscriptions-of-other-interval': inRecords(
      'subscription',
      (one) => ({ ...one, interval: Number(one['interval']) + 1 }),
      list,
    ),
    'subscription-list-of-items': inList((records) => records.flatMap(itemsOf)),
  },
  F92: {
    'subscription-list-without-newest': hidingNewest('subscription'),
    'one-subscription-per-customer': inList(oncePerCustomer),
    'oldest-per-customer': inList((records) => oncePerCustomer(records.toReversed())),
    'first-page-only': firstPageOnly,
    'subscriptions-without-items-hidden': inList((records) =>
      records.filter((one) => itemsOf(one).length > 0),
    ),
    'subscriptions-with-items-hidden': inList((records) =>
      records.filter((one) => itemsOf(one).length < 2),
    ),
    'enrolled-subscriptions-hidden': hidingOnce('createPaymentProfile'),
    'unified-subscriptions-hidden': hidingOnce('createSubscription'),
  },
})
