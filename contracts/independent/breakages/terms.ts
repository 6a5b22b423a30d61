// Broken facts about the terms of a subscription: its balance, its interval and its periods.
import type { Knobs } from '../knobs/index.ts'
import type { Exchange, Subscription, World } from '../world.ts'
import {
  about,
  accepts,
  active,
  bare,
  type Breakage,
  enrolled,
  enrols,
  fromThird,
  GONE,
  isNewestOfCustomer,
  isOldestOfCustomer,
  itemsLeftOut,
  keeps,
  leaves,
  long,
  paired,
  periods,
  separate,
  shows,
  subscriptionIn,
  swaps,
  unified,
  views,
  where,
  withCode,
} from './ways.ts'

const DAY = 86_400_000
const isDebtNegative = ({ balance, prices }: Knobs): boolean =>
  balance === 'negative total' && prices !== 'free'
/** A payment lowers what is owed; a site may show a debt below zero. */
const charge =
  (cents: number) =>
  ({ balance }: Subscription, { knobs }: World): Partial<Subscription> => ({
    balance: isDebtNegative(knobs) ? balance + cents : balance - cents,
  })
const chargeNamed = (world: World, exchange: Exchange): void => {
  const own = subscriptionIn(exchange, world)
  if (own) Object.assign(own, charge(990)(own, world))
}
const hasPeriodOnceActive = ({ period, stateAccepted }: Knobs): boolean =>
  period === 'set' || stateAccepted !== 'created'

export const TERMS: Breakage[] = [
  ...about(
    '2',
    'balance_in_cents | integer | Amount in cents',
    shows('subscription', {
      'balance as a decimal string': [
        'read',
        'balance_in_cents',
        (_old, own) => (own.balance / 100).toFixed(2),
      ],
      'balance with a fraction when an item is added': [
        'add',
        'balance_in_cents',
        (_old, own) => own.balance + 0.5,
      ],
      'balance missing in lists': ['list', 'balance_in_cents', GONE],
      'balance null in create answers': ['create', 'balance_in_cents', null],
      'balance a string when an item is added': ['add', 'balance_in_cents', String],
      'balance an object in lists': [
        'list',
        'balance_in_cents',
        (cents) => ({ cents, currency: 'BRL' }),
      ],
      'balance null once enrolled': ['read', 'balance_in_cents', null, enrolled],
      'balance in lists higher than in reads': [
        'list',
        'balance_in_cents',
        (_old, own) => own.balance + 100,
      ],
      'balance with a fraction once active': [
        'read',
        'balance_in_cents',
        (_old, own) => own.balance + 0.25,
        active,
      ],
    }),
  ),
  ...about(
    '1',
    'A Pix recurrence enrolment makes no immediate payment. It only authorizes future charges.',
    // An invoice at the same moment hides a payment; one of a negative price looks like one.
    where(({ balanceEnrolled }) => balanceEnrolled === 'unchanged', {
      'the second enrolment charges': enrols(
        charge(990),
        (_own, world) => world.profiles.length > 1,
      ),
      'an enrolment charges one cent': enrols(charge(1)),
      'an enrolment charges with an interval over 1': enrols(charge(990), long),
      'an enrolment charges with two items': enrols(charge(990), paired),
      'an enrolment charges in the unified flow': enrols(
        charge(990),
        (own, world) => isOldestOfCustomer(own, world) && isNewestOfCustomer(own, world),
      ),
    }),
    where(
      ({ balanceEnrolled, prices }) => balanceEnrolled === 'unchanged' && prices !== 'negative',
      {
        'enrolment charges at once': enrols((own, world) =>
          charge(
            own.items.reduce((sum, { quantity, product }) => sum + quantity * product.price, 0) ||
              990,
          )(own, world),
        ),
      },
    ),
    where(({ balance, prices }) => balance !== 'zero' && /usual|huge/.test(prices), {
      'an enrolment pays off the balance': enrols(() => ({ balance: 0 })),
    }),
    {
      'an enrolment charges another subscription of the customer': enrols((own, world) => {
        const other = world.subscriptions.find(
          (one) => one !== own && one.customer === own.customer,
        )
        if (other) Object.assign(other, charge(990)(other, world))
      }),
    },
    where(
      ({ balanceEnrolled, staleReads }) => balanceEnrolled === 'unchanged' || staleReads === 'none',
      leaves(withCode('SB344'), { 'a refused enrolment charges': chargeNamed }),
    ),
    leaves(withCode('PPMT02'), {
      'an enrolment of a wrong type charges': chargeNamed,
    }),
    // What is owed may be a negative number.
    where(
      ({ balance, balanceEnrolled }) =>
        balance !== 'negative total' && balanceEnrolled === 'unchanged',
      shows('subscription', {
        'a charge that only lists show': [
          'list',
          'balance_in_cents',
          (_old, own) => own.balance - 990,
          enrolled,
        ],
      }),
    ),
  ),
  ...about(
    '2',
    'interval | integer | Number of interval units per period; current_period_started_at, current_period_ends_at | string, timestamp',
    where(periods, {
      'period of minutes': keeps('subscription', (own) => ({
        endsAt: own.startedAt + own.interval * 60_000,
      })),
      'period of one unit for any interval': keeps(
        'subscription',
        (own) => ({ endsAt: own.startedAt + 30 * DAY }),
        long,
      ),
      'period of one unit from the third subscription on': keeps(
        'subscription',
        (own) => ({ endsAt: own.startedAt + 30 * DAY }),
        (own, world) => long(own) && fromThird(own, world),
      ),
      'period of no time': keeps('subscription', (own) => ({ endsAt: own.startedAt })),
      'period a unit short for an interval over 1': keeps(
        'subscription',
        (own) => ({ endsAt: own.endsAt - 30 * DAY }),
        long,
      ),
      'period of twice its length': keeps('subscription', (own) => ({
        endsAt: own.endsAt + (own.endsAt - own.startedAt),
      })),
      'period of years': keeps('subscription', (own) => ({
        endsAt: own.endsAt + 11 * (own.endsAt - own.startedAt),
      })),
      'period of days': keeps('subscription', (own) => ({
        endsAt: own.startedAt + own.interval * DAY,
      })),
      'an added item shortens the period': keeps('item', (own) => ({
        endsAt: own.startedAt + DAY,
      })),
      'period ends before it starts in lists': views(
        'subscription',
        'list',
        swaps('current_period_started_at', 'current_period_ends_at'),
      ),
      ...shows('subscription', {
        'ends_at null when an item is added': ['add', 'current_period_ends_at', null],
        'ends_at as day/month/year in reads': ['read', 'current_period_ends_at', '22/12/2026'],
        'ends_at a number in create answers': [
          'create',
          'current_period_ends_at',
          (_at, own) => own.endsAt,
        ],
        'started_at missing in lists': ['list', 'current_period_started_at', GONE],
        'started_at in 1970 in lists': [
          'list',
          'current_period_started_at',
          (_at, _own, world) => world.subscriptionTime(0),
        ],
      }),
    }),
    where(hasPeriodOnceActive, {
      'period ends before it starts once active': views(
        'subscription',
        'read',
        (view, own, world) => {
          if (active(own, world)) swaps('current_period_started_at', 'current_period_ends_at')(view)
        },
      ),
      'period of minutes once active': accepts((own) => ({ endsAt: own.startedAt + 60_000 })),
    }),
  ),
  ...about(
    '4',
    'interval | integer (create body); interval | integer (Subscription)',
    shows('subscription', {
      'interval one too high in lists': ['list', 'interval', (_old, own) => own.interval + 1],
      'interval null in lists': ['list', 'interval', null],
      'interval always 1 in create answers': ['create', 'interval', 1],
      'interval a string in create answers': ['create', 'interval', String],
      'interval missing when an item is added': ['add', 'interval', GONE],
      'interval with a fraction when an item is added': [
        'add',
        'interval',
        (_old, own) => own.interval + 0.5,
      ],
      'interval of another when an item is added': [
        'add',
        'interval',
        (_old, own, world) =>
          world.subscriptions.find(({ interval }) => interval !== own.interval)?.interval ??
          own.interval + 1,
      ],
    }),
    {
      'interval lost': keeps('subscription', () => ({ interval: 1 })),
      'interval lost in the unified flow': keeps('subscription', () => ({ interval: 1 }), unified),
      'interval lost in the separate flow': keeps(
        'subscription',
        () => ({ interval: 1 }),
        separate,
      ),
      'interval lost from the third subscription on': keeps(
        'subscription',
        () => ({ interval: 1 }),
        fromThird,
      ),
      'interval lost with an added item': keeps('item', () => ({ interval: 1 })),
      'interval lost when the payer accepts': accepts(({ interval }) => ({
        interval: interval === 1 ? 2 : 1,
      })),
      'interval of the first subscription for the second': keeps(
        'subscription',
        (_own, world) => ({ interval: world.subscriptions[0]!.interval + 1 }),
        (_own, world) => world.subscriptions.length > 1,
      ),
      'interval of the last created for each of the customer': keeps(
        'subscription',
        ({ customer, interval }, world) => {
          for (const one of world.subscriptions)
            if (one.customer === customer) one.interval = interval
        },
      ),
      'an enrolment changes the interval': enrols(({ interval }) => ({ interval: interval + 1 })),
    },
    {
      'interval_unit year in the unified flow': keeps(
        'subscription',
        () => ({ unit: 'year' }),
        unified,
      ),
      'interval_unit day once the payer accepts': accepts(() => ({ unit: 'day' })),
    },
    where(itemsLeftOut, {
      'interval lost without items': keeps('subscription', () => ({ interval: 1 }), bare),
    }),
  ),
  ...about(
    '2',
    'interval | integer',
    shows('subscription', { 'interval as string in lists': ['list', 'interval', String] }),
  ),
]
