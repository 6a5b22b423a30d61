import { isObject, type JsonObject } from '../../http/exchange.ts'
import { mutantsOf, type Mutant } from './mutant.ts'
import {
  isSuccess,
  keepRecords,
  onData,
  readAnswer,
  recordOf,
  recordsOf,
  refuse,
  refusing,
  remembering,
  withBody,
} from '../tools/answers.ts'
import { fromCall, NO_SUBSCRIPTION, objectAt, onCalls, type Wrap } from '../tools/calls.ts'
import { everyThirdListEmpty, forgettingOldest, hidingNewest } from '../tools/forgetting.ts'
import { subscribing } from '../tools/inputs.ts'
import { neighbour, readingAnother, readingAnotherWhenUnknown } from '../tools/reading-another.ts'
import { changeRecords, inField, inRecords, itemsOf } from '../tools/records.ts'

const create = ['createSubscription'] as const
const single = ['readSubscription'] as const
const list = ['listSubscriptions'] as const

/** Answers the subscription that was created before, where there is one. */
const answeringEarlier: Wrap = remembering(create, () => {
  let earlier: JsonObject | undefined
  return (answer) => {
    const shown = earlier
    earlier = recordOf(answer)
    return shown
  }
})

function inList(change: (records: JsonObject[]) => unknown[]): Wrap {
  return onData(list, (data) => (Array.isArray(data) ? change(data.filter(isObject)) : data))
}

/** Never lists subscriptions that a call of some kind succeeded for. */
function hidingOnce(operation: 'createPaymentProfile' | 'createSubscription'): Wrap {
  return remembering([operation, ...list], () => {
    const hidden = new Set<unknown>()
    return (answer, call) => {
      if (call.operation !== operation) {
        return keepRecords(answer.body['data'], ({ id }) => !hidden.has(id))
      }
      if (operation === 'createPaymentProfile') hidden.add(call.body['subscription_id'])
      else if ('customer_attributes' in objectAt(call.body, 'subscription')) {
        hidden.add(recordOf(answer)['id'])
      }
      return undefined
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

/** Fails to list subscriptions once one has a payment profile. */
const failingOnceEnrolled: Wrap = onCalls(['createPaymentProfile', ...list], () => {
  let isEnrolled = false
  return async (call, site) => {
    const answer = await readAnswer(await site(call.request))
    if (call.operation !== 'createPaymentProfile') {
      return isEnrolled ? refuse(500, 'Server Error') : answer.response
    }
    isEnrolled ||= isSuccess(answer)
    return answer.response
  }
})

/** Lists an order that was refused, in the form of another one of the same customer. */
const refusedListed: Wrap = onCalls([...create, ...list], () => {
  const refused = new Set<unknown>()
  return async (call, site) => {
    const answer = await readAnswer(await site(call.request))
    if (call.operation === 'createSubscription') {
      const { customer_id: id } = objectAt(call.body, 'subscription')
      if (!isSuccess(answer) && id !== undefined) refused.add(id)
      return answer.response
    }
    const records = recordsOf(answer)
    const like = records.find((one) => refused.has(objectAt(one, 'customer')['id']))
    if (like === undefined) return answer.response
    return withBody(answer, {
      ...answer.body,
      data: [...records, { ...like, id: NO_SUBSCRIPTION }],
    })
  }
})

/** Break the creation, the read and the list of subscriptions. */
export const subscriptionMutants: readonly Mutant[] = mutantsOf({
  F84: {
    'create-answers-earlier-subscription': answeringEarlier,
    'create-answers-id-alone': inRecords('subscription', ({ id }) => ({ id }), [
      'createSubscription',
    ]),
    'create-answers-its-customer': inRecords('subscription', ({ customer }) => customer, [
      'createSubscription',
    ]),
    'create-answers-other-id': inRecords(
      'subscription',
      (one) => ({ ...one, id: NO_SUBSCRIPTION }),
      create,
    ),
  },
  F82: { 'refused-order-listed': refusedListed },
  F85: {
    'subscription-read-by-number': refusing(
      'readSubscription',
      404,
      'Subscription not found',
      ({ id }) => /\D/.test(id),
    ),
  },
  F86: {
    'subscription-read-answers-neighbour': readingAnother('subscription', neighbour),
    'subscription-read-answers-first': readingAnother('subscription', (all) => all[0]),
    'subscription-read-answers-latest': readingAnother('subscription', (all) => all.at(-1)),
    'subscription-read-answers-customers-newest': readingAnother('subscription', (all, id) => {
      const asked = all.find((one) => one['id'] === id)
      const owner = asked && objectAt(asked, 'customer')['id']
      return all.findLast((one) => objectAt(one, 'customer')['id'] === owner)
    }),
    'unknown-subscription-answers-first': readingAnotherWhenUnknown('subscription'),
  },
  F45: {
    'month-refused': refusing(
      'createSubscription',
      422,
      'subscription.interval_unit must be monthly',
      ({ body }) => objectAt(body, 'subscription')['interval_unit'] === 'month',
    ),
  },
  F104: {
    'interval-always-one': subscribing((input) => ({ ...input, interval: 1 })),
    'interval-one-too-many': subscribing((input) =>
      typeof input['interval'] === 'number' ? { ...input, interval: input['interval'] + 1 } : input,
    ),
    'interval-changed-from-the-fourth-order-on': fromCall(
      4,
      create,
      subscribing((input) => ({ ...input, interval: Number(input['interval'] ?? 1) + 1 })),
    ),
    'interval-of-one-in-the-late-list': remembering(['createPaymentProfile', ...list], () => {
      let isLate = false
      return ({ body: { data } }, { operation }) => {
        isLate ||= operation === 'createPaymentProfile'
        return isLate && operation === 'listSubscriptions'
          ? changeRecords(operation, data, 'subscription', (one) => ({ ...one, interval: 1 }))
          : undefined
      }
    }),
    'interval-in-days': inField('subscription', 'interval', (count) => Number(count) * 30),
    'interval-lost-in-read': inField('subscription', 'interval', () => 1, single),
    'unit-always-year': subscribing((input) => ({ ...input, interval_unit: 'year' })),
    'unit-shown-as-day': inField('subscription', 'interval_unit', () => 'day'),
    'customer-mixed-up-in-read': inField(
      'subscription',
      'customer',
      (customer) =>
        isObject(customer) ? { ...customer, id: 1, email: 'somebody@example.com' } : customer,
      single,
    ),
  },
  F90: {
    'subscription-list-empty': inList(() => []),
    'subscription-list-not-found': refusing('listSubscriptions', 404, 'Not Found'),
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
    'oldest-subscription-forgotten': forgettingOldest('subscription'),
    'subscription-list-without-newest': hidingNewest('subscription'),
    'one-subscription-per-customer': inList(oncePerCustomer),
    'oldest-per-customer': inList((records) => oncePerCustomer(records.toReversed())),
    'subscription-list-empty-now-and-then': everyThirdListEmpty,
    'first-page-only': firstPageOnly,
    'subscriptions-without-items-hidden': inList((records) =>
      records.filter((one) => itemsOf(one).length > 0),
    ),
    'subscriptions-with-items-hidden': inList((records) =>
      records.filter((one) => itemsOf(one).length < 2),
    ),
    'list-fails-once-one-is-enrolled': { wrap: failingOnceEnrolled, isFailing: true },
    'enrolled-subscriptions-hidden': hidingOnce('createPaymentProfile'),
    'unified-subscriptions-hidden': hidingOnce('createSubscription'),
  },
})
