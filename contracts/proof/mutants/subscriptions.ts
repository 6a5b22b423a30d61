import { isObject, type JsonObject } from '../../http/exchange.ts'
import { mutantsOf, type Mutant } from './mutant.ts'
import { isSuccess, readAnswer, recordOf, refusing, withBody } from '../tools/answers.ts'
import { NO_SUBSCRIPTION, objectAt, onCalls, type Wrap } from '../tools/calls.ts'
import { subscribing } from '../tools/inputs.ts'
import { neighbour, readingAnother, readingAnotherWhenUnknown } from '../tools/reading-another.ts'
import { inField, inRecords } from '../tools/records.ts'

const single = ['readSubscription'] as const

/** Answers the subscription that was created before, where there is one. */
const answeringEarlier: Wrap = onCalls(['createSubscription'], () => {
  let earlier: JsonObject | undefined
  return async (call, site) => {
    const answer = await readAnswer(await site(call.request))
    if (!isSuccess(answer)) return answer.response
    const data = earlier ?? recordOf(answer)
    earlier = recordOf(answer)
    return withBody(answer, { ...answer.body, data })
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
      ['createSubscription'],
    ),
  },
  F85: {
    'subscription-read-by-number': refusing(single, 404, 'Subscription not found', ({ id }) =>
      /\D/.test(id),
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
      ['createSubscription'],
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
})
