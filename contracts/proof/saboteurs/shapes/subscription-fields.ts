import type { Saboteur } from '../saboteur.ts'
import { breaks } from '../../tools/breaks.ts'
import { dropFields, inField, inTexts, setFields } from '../../tools/records.ts'
import { renamedIds } from './renamed-ids.ts'
import { inEpoch, inSeconds } from './timestamps.ts'

const single = ['readSubscription'] as const
const summaries = ['listSubscriptions', 'createSubscription', 'addItem'] as const

/** Break the types and forms of a subscription's own fields. */
export const subscriptionFieldSaboteurs: readonly Saboteur[] = [
  breaks(
    'F37',
    'subscription-id-without-dashes',
    'Writes the UUID without dashes.',
    renamedIds((id) => id.replaceAll('-', '')),
  ),
  breaks(
    'F37',
    'subscription-id-with-prefix',
    'Puts letters in front of the UUID.',
    renamedIds((id) => `sub_${id}`),
  ),
  breaks(
    'F37',
    'subscription-id-as-number',
    'Numbers the subscriptions.',
    setFields('subscription', { id: 4711 }, ['listSubscriptions']),
  ),
  breaks(
    'F38',
    'activate-on-payment-as-number',
    'Answers 0 for false.',
    inField('subscription', 'activate_on_payment', Number),
  ),
  breaks(
    'F38',
    'activate-on-payment-as-text',
    'Answers the word `false` in quotes.',
    inField('subscription', 'activate_on_payment', String, single),
  ),
  breaks(
    'F39',
    'activated-at-zero',
    'Answers 0 before the activation.',
    setFields('subscription', { activated_at: 0 }),
  ),
  breaks(
    'F39',
    'activated-at-false',
    'Answers false before the activation.',
    setFields('subscription', { activated_at: false }, single),
  ),
  breaks(
    'F39',
    'activated-at-never',
    'Answers a date of zeros before the activation.',
    setFields('subscription', { activated_at: '0000-00-00 00:00:00' }, summaries),
  ),
  breaks(
    'F40',
    'balance-as-text',
    'Answers the balance as text.',
    inField('subscription', 'balance_in_cents', String),
  ),
  breaks(
    'F40',
    'balance-as-amount',
    'Answers amount and currency.',
    inField('subscription', 'balance_in_cents', (cents) => ({ cents, currency: 'BRL' }), single),
  ),
  breaks(
    'F40',
    'balance-with-decimals',
    'Answers a balance in fractions of a cent.',
    inField('subscription', 'balance_in_cents', (cents) => Number(cents) + 0.01, summaries),
  ),
  breaks(
    'F41',
    'subscription-times-in-seconds',
    'Counts the seconds since 1970.',
    inTexts('subscription', ['created_at', 'updated_at'], inSeconds),
  ),
  breaks(
    'F41',
    'subscription-update-in-words',
    'Tells how long ago the update was.',
    inTexts('subscription', ['updated_at'], () => 'less than a minute ago', single),
  ),
  breaks(
    'F41',
    'listed-subscription-without-creation',
    'Lists subscriptions without `created_at`.',
    dropFields('subscription', ['created_at'], ['listSubscriptions']),
  ),
  breaks(
    'F42',
    'period-in-milliseconds',
    'Counts the milliseconds since 1970.',
    inTexts('subscription', ['current_period_started_at', 'current_period_ends_at'], inEpoch),
  ),
  breaks(
    'F42',
    'period-end-in-days',
    'Tells in how many days the period ends.',
    inTexts('subscription', ['current_period_ends_at'], () => 30, single),
  ),
  breaks(
    'F42',
    'period-start-today',
    'Writes `today` for the start of the period.',
    inTexts('subscription', ['current_period_started_at'], () => 'today', summaries),
  ),
  breaks(
    'F43',
    'interval-as-text',
    'Answers the interval as text.',
    inField('subscription', 'interval', String),
  ),
  breaks(
    'F43',
    'interval-with-unit',
    'Writes the unit behind the interval.',
    inField('subscription', 'interval', (count) => `${String(count)} month`, ['listSubscriptions']),
  ),
  breaks(
    'F49',
    'prepaid-as-text',
    'Answers the word `false` in quotes.',
    inField('subscription', 'prepaid', String),
  ),
  breaks(
    'F49',
    'prepaid-as-number',
    'Answers 0 for false in the list.',
    inField('subscription', 'prepaid', Number, ['listSubscriptions']),
  ),
]
