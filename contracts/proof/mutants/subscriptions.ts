import { isObject, type JsonObject } from '../../http/exchange.ts'
import { breaks, type Mutant } from './mutant.ts'
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
export const subscriptionMutants: readonly Mutant[] = [
  breaks(
    'F84',
    'create-answers-earlier-subscription',
    'Answers the subscription created before.',
    answeringEarlier,
  ),
  breaks(
    'F84',
    'create-answers-id-alone',
    'Answers nothing but the id of a new subscription.',
    inRecords('subscription', ({ id }) => ({ id }), ['createSubscription']),
  ),
  breaks(
    'F84',
    'create-answers-its-customer',
    'Answers the customer of a new subscription.',
    inRecords('subscription', ({ customer }) => customer, ['createSubscription']),
  ),
  breaks(
    'F84',
    'create-answers-other-id',
    'Answers an id that the subscription does not have.',
    inRecords('subscription', (one) => ({ ...one, id: NO_SUBSCRIPTION }), ['createSubscription']),
  ),
  breaks(
    'F85',
    'subscription-read-by-number',
    'Wants a number in the path of a subscription.',
    refusing(single, 404, 'Subscription not found', ({ id }) => /\D/.test(id)),
  ),
  breaks(
    'F86',
    'subscription-read-answers-neighbour',
    'Answers the next subscription of the list.',
    readingAnother('subscription', neighbour),
  ),
  breaks(
    'F86',
    'subscription-read-answers-first',
    'Answers the first subscription for every id.',
    readingAnother('subscription', (all) => all[0]),
  ),
  breaks(
    'F86',
    'subscription-read-answers-latest',
    'Answers the newest one for every id.',
    readingAnother('subscription', (all) => all.at(-1)),
  ),
  breaks(
    'F86',
    'subscription-read-answers-customers-newest',
    'Answers the newest subscription of the same customer.',
    readingAnother('subscription', (all, id) => {
      const asked = all.find((one) => one['id'] === id)
      const owner = asked && objectAt(asked, 'customer')['id']
      return all.findLast((one) => objectAt(one, 'customer')['id'] === owner)
    }),
  ),
  breaks(
    'F86',
    'unknown-subscription-answers-first',
    'Answers the first one for an unknown id.',
    readingAnotherWhenUnknown('subscription'),
  ),
  breaks(
    'F45',
    'month-refused',
    'Wants `monthly` for `month`.',
    refusing(
      ['createSubscription'],
      422,
      'subscription.interval_unit must be monthly',
      ({ body }) => objectAt(body, 'subscription')['interval_unit'] === 'month',
    ),
  ),
  breaks(
    'F104',
    'interval-always-one',
    'Stores an interval of 1, whatever is sent.',
    subscribing((input) => ({ ...input, interval: 1 })),
  ),
  breaks(
    'F104',
    'interval-one-too-many',
    'Stores one unit more than is sent.',
    subscribing((input) =>
      typeof input['interval'] === 'number' ? { ...input, interval: input['interval'] + 1 } : input,
    ),
  ),
  breaks(
    'F104',
    'interval-in-days',
    'Answers the days of the period for its interval.',
    inField('subscription', 'interval', (count) => Number(count) * 30),
  ),
  breaks(
    'F104',
    'interval-lost-in-read',
    'Reads an interval of 1 from every subscription.',
    inField('subscription', 'interval', () => 1, single),
  ),
  breaks(
    'F104',
    'unit-always-year',
    'Stores `year`, whatever unit is sent.',
    subscribing((input) => ({ ...input, interval_unit: 'year' })),
  ),
  breaks(
    'F104',
    'unit-shown-as-day',
    'Reads `day` from every subscription.',
    inField('subscription', 'interval_unit', () => 'day'),
  ),
  breaks(
    'F104',
    'customer-mixed-up-in-read',
    'Embeds another customer in a read.',
    inField(
      'subscription',
      'customer',
      (customer) =>
        isObject(customer) ? { ...customer, id: 1, email: 'somebody@example.com' } : customer,
      single,
    ),
  ),
]
