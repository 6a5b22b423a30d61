// Broken facts about subscriptions: their views, states, periods, balance and lists.
import { isObject } from '../world.ts'
import type { Subscription, World } from '../world.ts'
import {
  about,
  answers,
  decided,
  drops,
  enrolled,
  keeps,
  leaves,
  made,
  periods,
  puts,
  shows,
  subscriptionIn,
  type Breakage,
} from './ways.ts'

const active = (own: Subscription, world: World): boolean =>
  world.profiles.some((one) => one.subscription === own && one.status === 'accepted')
const isEnrolled = (own: Subscription, world: World): boolean => enrolled(world, own)
const adds = ({ itemAfterProfile }: { itemAfterProfile: string }): boolean =>
  itemAfterProfile === 'allowed'
const unified = (_own: unknown, world: World): boolean => world.current?.unified === true
const mine = (own: Subscription, world: World): number =>
  world.subscriptions.filter(({ customer }) => made(customer)).indexOf(own)
const without = (when: (own: Subscription, world: World) => boolean) =>
  answers(/^listSubscriptions/, (body, _answer, world) => {
    body.data = (body.data as unknown[]).filter((one) => {
      const own = world.subscriptions.find(({ id }) => isObject(one) && id === one.id)
      return !own || !when(own, world)
    })
  })

export const SUBSCRIPTIONS: Breakage[] = [
  ...about(
    '2',
    'The list response, the create response and the add-item response show the subscription without `interval_unit`, `state` and `previous_state`.',
    [
      'state when the unified flow creates',
      puts('subscription', /^create/, 'state', (_view, own) => own.state, unified),
    ],
    ['interval_unit null in lists', puts('subscription', /^list/, 'interval_unit', () => null)],
    [
      'interval_unit in lists from the third on',
      puts(
        'subscription',
        /^list/,
        'interval_unit',
        (_view, own) => own.unit,
        (own, world) => mine(own, world) > 1,
      ),
    ],
    [
      'previous_state in lists once active',
      puts('subscription', /^list/, 'previous_state', (_view, own) => own.previousState, active),
    ],
    [
      'state of the newest alone in lists',
      puts(
        'subscription',
        /^list/,
        'state',
        (_view, own) => own.state,
        (own, world) => world.subscriptions.at(-1) === own,
      ),
    ],
    [
      'interval_unit when an item is added to an enrolled one',
      puts('subscription', /^add/, 'interval_unit', (_view, own) => own.unit, isEnrolled),
      adds,
    ],
    [
      'state when a second item is added',
      puts(
        'subscription',
        /^add/,
        'state',
        (_view, own) => own.state,
        (own) => own.items.length > 2,
      ),
    ],
    [
      'state in the create answer of two items',
      puts(
        'subscription',
        /^create/,
        'state',
        (_view, own) => own.state,
        (own) => own.items.length > 1,
      ),
    ],
    [
      'previous_state in the create answer of an interval over 1',
      puts(
        'subscription',
        /^create/,
        'previous_state',
        (_view, own) => own.previousState,
        (own) => own.interval > 1,
      ),
    ],
  ),
  ...about(
    '4',
    'GET /api/subscriptions/{id}: Envelope with `data` = Subscription, including `interval_unit`, `state`, `previous_state`',
    ['interval_unit missing once active', drops('subscription', /^read/, 'interval_unit', active)],
    [
      'interval_unit null once enrolled',
      puts('subscription', /^read/, 'interval_unit', () => null, isEnrolled),
    ],
    [
      'interval_unit missing in the second subscription of a customer',
      drops(
        'subscription',
        /^read/,
        'interval_unit',
        (own, world) =>
          world.subscriptions.find(({ customer }) => customer === own.customer) !== own,
      ),
    ],
    [
      'previous_state missing with an interval over 1',
      drops('subscription', /^read/, 'previous_state', (own) => own.interval > 1),
    ],
    [
      'previous_state missing with two items',
      drops('subscription', /^read/, 'previous_state', (own) => own.items.length > 1),
    ],
    ['previous_state false', puts('subscription', /^read/, 'previous_state', () => false)],
    [
      'previous_state an object once enrolled',
      puts('subscription', /^read/, 'previous_state', () => ({}), isEnrolled),
    ],
    ['state missing once active', drops('subscription', /^read/, 'state', active)],
    ['state null once enrolled', puts('subscription', /^read/, 'state', () => null, isEnrolled)],
    ['state an array', puts('subscription', /^read/, 'state', (_view, own) => [own.state])],
    [
      'state null without items',
      puts(
        'subscription',
        /^read/,
        'state',
        () => null,
        (own) => own.items.length === 0,
      ),
      ({ itemsNeeded }) => !itemsNeeded,
    ],
    ['interval_unit a number', puts('subscription', /^read/, 'interval_unit', () => 30)],
    ['interval_unit MONTH', puts('subscription', /^read/, 'interval_unit', () => 'MONTH')],
    ['interval_unit day for each', puts('subscription', /^read/, 'interval_unit', () => 'day')],
    [
      'interval_unit year with an interval over 1',
      puts(
        'subscription',
        /^read/,
        'interval_unit',
        () => 'year',
        (own) => own.interval > 1,
      ),
    ],
    [
      'older subscriptions are read as the newest',
      shows('subscription', /^read/, (view, _own, world) => {
        const newest = world.subscriptions.at(-1)!
        Object.assign(view, {
          interval: newest.interval,
          created_at: world.subscriptionTime(newest.createdAt),
        })
      }),
    ],
    [
      'a subscription is read with the id of its neighbour',
      puts(
        'subscription',
        /^read/,
        'id',
        (_view, own, world) =>
          world.subscriptions[world.subscriptions.indexOf(own) - 1]?.id ?? own.id,
      ),
    ],
    ['id missing in reads once active', drops('subscription', /^read/, 'id', active)],
    [
      'a read holds the customer of another subscription',
      puts('subscription', /^read/, 'customer', (view, own, world) => {
        const other = world.subscriptions.find(({ customer }) => customer !== own.customer)
        return other && isObject(view.customer)
          ? { ...view.customer, id: other.customer.id }
          : view.customer
      }),
    ],
  ),
  ...about(
    '3',
    'A subscription has a `state` and a `previous_state`. The value `created` is the only value that occurs.',
    [
      'Created with a great letter',
      keeps('subscription', (own) => {
        own.state = 'Created'
      }),
    ],
  ),
  ...about(
    '2',
    'activate_on_payment | boolean; prepaid | boolean',
    ['activate_on_payment missing in lists', drops('subscription', /^list/, 'activate_on_payment')],
    [
      'activate_on_payment null in create answers',
      puts('subscription', /^create/, 'activate_on_payment', () => null),
    ],
    [
      'activate_on_payment 1 when an item is added',
      puts('subscription', /^add/, 'activate_on_payment', () => 1),
    ],
    ['prepaid null when an item is added', puts('subscription', /^add/, 'prepaid', () => null)],
    [
      'prepaid missing in reads once enrolled',
      drops('subscription', /^read/, 'prepaid', isEnrolled),
    ],
    ['prepaid "true" in lists', puts('subscription', /^list/, 'prepaid', () => 'true')],
    [
      'prepaid turned round in lists',
      puts('subscription', /^list/, 'prepaid', (view) => !view.prepaid),
    ],
    [
      'activate_on_payment turned round in create answers',
      puts('subscription', /^create/, 'activate_on_payment', (view) => !view.activate_on_payment),
    ],
  ),
  ...about(
    '2',
    'activated_at, created_at, updated_at | string, ISO 8601 UTC timestamp (Subscription)',
    [
      'activated_at false',
      puts('subscription', /./, 'activated_at', () => false),
      ({ notYet }) => notYet === 'null',
    ],
    [
      'activated_at of zeros in lists',
      puts('subscription', /^list/, 'activated_at', () => '0000-00-00T00:00:00Z'),
    ],
    [
      'activated_at a number once active',
      puts(
        'subscription',
        /^read/,
        'activated_at',
        (_view, own) => Math.floor((own.activatedAt ?? 0) / 1000),
        active,
      ),
      ({ stateAccepted }) => stateAccepted !== 'created',
    ],
    [
      'activated_at without zone once active',
      puts('subscription', /^(read|list)/, 'activated_at', () => '2026-11-22 17:40:00', active),
    ],
    [
      'created_at as day/month/year in create answers',
      puts('subscription', /^create/, 'created_at', () => '22/11/2026'),
    ],
    ['created_at null in lists', puts('subscription', /^list/, 'created_at', () => null)],
    [
      'created_at in lists a minute late',
      puts('subscription', /^list/, 'created_at', (_view, own, world) =>
        world.subscriptionTime(own.createdAt + 60_000),
      ),
    ],
    [
      'created_at moves with an added item',
      keeps('item', (own, world) => {
        own.createdAt = world.now() + 61_000
      }),
    ],
    [
      'created_at moves with an enrolment',
      keeps('profile', (own, world) => {
        own.subscription.createdAt = world.now() + 61_000
      }),
    ],
    ['updated_at missing when an item is added', drops('subscription', /^add/, 'updated_at')],
    ['updated_at a boolean in lists', puts('subscription', /^list/, 'updated_at', () => true)],
    [
      'created_at in seconds in reads once active',
      puts(
        'subscription',
        /^read/,
        'created_at',
        (_view, own) => Math.floor(own.createdAt / 1000),
        active,
      ),
    ],
  ),
  ...about(
    '2',
    'balance_in_cents | integer | Amount in cents',
    ['balance missing in lists', drops('subscription', /^list/, 'balance_in_cents')],
    [
      'balance null in create answers',
      puts('subscription', /^create/, 'balance_in_cents', () => null),
    ],
    [
      'balance a string when an item is added',
      puts('subscription', /^add/, 'balance_in_cents', (_view, own) => String(own.balance)),
    ],
    [
      'balance an object in lists',
      puts('subscription', /^list/, 'balance_in_cents', (_view, own) => ({
        cents: own.balance,
        currency: 'BRL',
      })),
    ],
    [
      'balance null once enrolled',
      puts('subscription', /^read/, 'balance_in_cents', () => null, isEnrolled),
    ],
    [
      'balance in lists higher than in reads',
      puts('subscription', /^list/, 'balance_in_cents', (_view, own) => own.balance + 100),
    ],
    [
      'balance with a fraction once active',
      puts('subscription', /^read/, 'balance_in_cents', (_view, own) => own.balance + 0.25, active),
    ],
  ),
  ...about(
    '1',
    'A Pix recurrence enrolment makes no immediate payment. It only authorizes future charges.',
    [
      'the second enrolment charges',
      keeps('profile', (own, world) => {
        if (world.profiles.length > 1) own.subscription.balance -= 990
      }),
    ],
    [
      'an enrolment charges one cent',
      keeps('profile', (own) => {
        own.subscription.balance -= 1
      }),
    ],
    [
      'an enrolment charges with an interval over 1',
      keeps('profile', (own) => {
        if (own.subscription.interval > 1) own.subscription.balance -= 990
      }),
    ],
    [
      'an enrolment charges in the unified flow',
      keeps('profile', (own, world) => {
        if (world.subscriptions.filter(({ customer }) => customer === own.customer).length === 1)
          own.subscription.balance -= 990
      }),
    ],
    [
      'an enrolment pays off the balance',
      keeps('profile', (own) => {
        own.subscription.balance = 0
      }),
      ({ balance }) => balance === 'total',
    ],
    [
      'an enrolment charges another subscription of the customer',
      keeps('profile', (own, world) => {
        const other = world.subscriptions.find(
          (one) => one !== own.subscription && one.customer === own.customer,
        )
        if (other) other.balance -= 990
      }),
    ],
    [
      'a refused enrolment charges',
      leaves('SB344', (world, exchange) => {
        const own = subscriptionIn(exchange, world)
        if (own) own.balance -= 990
      }),
    ],
    [
      'an enrolment of a wrong type charges',
      leaves('PPMT02', (world, exchange) => {
        const own = subscriptionIn(exchange, world)
        if (own) own.balance -= 990
      }),
    ],
    [
      'a charge that only lists show',
      puts(
        'subscription',
        /^list/,
        'balance_in_cents',
        (_view, own) => own.balance - 990,
        isEnrolled,
      ),
    ],
    [
      'an enrolment charges with two items',
      keeps('profile', (own) => {
        if (own.subscription.items.length > 1) own.subscription.balance -= 990
      }),
    ],
  ),
  ...about(
    '2',
    'interval | integer | Number of interval units per period; current_period_started_at, current_period_ends_at | string, timestamp',
    [
      'period of no time',
      keeps('subscription', (own) => {
        own.endsAt = own.startedAt
      }),
      periods,
    ],
    [
      'period a unit short for an interval over 1',
      keeps('subscription', (own) => {
        if (own.interval > 1) own.endsAt -= 30 * 86_400_000
      }),
      periods,
    ],
    [
      'period of twice its length',
      keeps('subscription', (own) => {
        own.endsAt += own.endsAt - own.startedAt
      }),
      periods,
    ],
    [
      'period of years',
      keeps('subscription', (own) => {
        own.endsAt += 11 * (own.endsAt - own.startedAt)
      }),
      periods,
    ],
    [
      'period of one unit from the third subscription on',
      keeps('subscription', (own, world) => {
        if (mine(own, world) > 1 && own.interval > 1) own.endsAt = own.startedAt + 30 * 86_400_000
      }),
      periods,
    ],
    [
      'period of days',
      keeps('subscription', (own) => {
        own.endsAt = own.startedAt + own.interval * 86_400_000
      }),
      periods,
    ],
    [
      'ends_at null when an item is added',
      puts('subscription', /^add/, 'current_period_ends_at', () => null),
      periods,
    ],
    [
      'started_at missing in lists',
      drops('subscription', /^list/, 'current_period_started_at'),
      periods,
    ],
    [
      'ends_at as day/month/year in reads',
      puts('subscription', /^read/, 'current_period_ends_at', () => '22/12/2026'),
      periods,
    ],
    [
      'ends_at a number in create answers',
      puts('subscription', /^create/, 'current_period_ends_at', (_view, own) => own.endsAt),
      periods,
    ],
    [
      'period ends before it starts once active',
      shows('subscription', /^read/, (view, own, world) => {
        if (active(own, world))
          [view.current_period_started_at, view.current_period_ends_at] = [
            view.current_period_ends_at,
            view.current_period_started_at,
          ]
      }),
      ({ period, stateAccepted }) => period === 'set' || stateAccepted !== 'created',
    ],
    [
      'an added item shortens the period',
      keeps('item', (own) => {
        own.endsAt = own.startedAt + 86_400_000
      }),
      periods,
    ],
    [
      'period of minutes once active',
      decided('accepted', ({ subscription }) => {
        subscription.endsAt = subscription.startedAt + 60_000
      }),
      ({ period, stateAccepted }) => period === 'set' || stateAccepted !== 'created',
    ],
    [
      'started_at in 1970 in lists',
      puts('subscription', /^list/, 'current_period_started_at', (_view, _own, world) =>
        world.subscriptionTime(0),
      ),
      periods,
    ],
  ),
  ...about(
    '4',
    'interval | integer (create body); interval | integer (Subscription)',
    [
      'interval one too high in lists',
      puts('subscription', /^list/, 'interval', (_view, own) => own.interval + 1),
    ],
    ['interval always 1 in create answers', puts('subscription', /^create/, 'interval', () => 1)],
    [
      'interval of another when an item is added',
      puts(
        'subscription',
        /^add/,
        'interval',
        (_view, own, world) =>
          world.subscriptions.find(({ interval }) => interval !== own.interval)?.interval ??
          own.interval + 1,
      ),
    ],
    [
      'interval lost from the fourth subscription on',
      keeps('subscription', (own, world) => {
        if (mine(own, world) > 2) own.interval = 1
      }),
    ],
    [
      'interval lost in the unified flow',
      keeps('subscription', (own, world) => {
        if (world.current?.unified) own.interval = 1
      }),
    ],
    [
      'interval lost in the separate flow',
      keeps('subscription', (own, world) => {
        if (!world.current?.unified) own.interval = 1
      }),
    ],
    [
      'interval lost with an added item',
      keeps('item', (own) => {
        own.interval = 1
      }),
    ],
    [
      'interval lost when the payer accepts',
      decided('accepted', ({ subscription }) => {
        subscription.interval = subscription.interval === 1 ? 2 : 1
      }),
    ],
    [
      'interval of the last created for each of the customer',
      keeps('subscription', (own, world) => {
        for (const one of world.subscriptions)
          if (one.customer === own.customer) one.interval = own.interval
      }),
    ],
    ['interval null in lists', puts('subscription', /^list/, 'interval', () => null)],
    [
      'interval with a fraction when an item is added',
      puts('subscription', /^add/, 'interval', (_view, own) => own.interval + 0.5),
    ],
    [
      'interval a string in create answers',
      puts('subscription', /^create/, 'interval', (_view, own) => String(own.interval)),
    ],
    ['interval missing when an item is added', drops('subscription', /^add/, 'interval')],
    [
      'interval lost without items',
      keeps('subscription', (own) => {
        if (own.items.length === 0) own.interval = 1
      }),
      ({ itemsNeeded }) => !itemsNeeded,
    ],
  ),
  ...about(
    '2',
    'customer | Customer object | Embedded',
    [
      'customer of the first in all of a list',
      answers(/^listSubscriptions/, (body) => {
        const [first] = body.data as unknown[]
        for (const one of body.data as unknown[])
          if (isObject(one) && isObject(first)) one.customer = first.customer
      }),
    ],
    [
      'customer null once enrolled',
      puts('subscription', /^(read|list)/, 'customer', () => null, isEnrolled),
    ],
    [
      'customer an id in create answers of the separate flow',
      puts(
        'subscription',
        /^create/,
        'customer',
        (_view, own) => own.customer.id,
        (_own, world) => world.current?.unified === false,
      ),
    ],
    [
      'customer under customer_id in lists',
      shows('subscription', /^list/, (view, own) => {
        delete view.customer
        view.customer_id = own.customer.id
      }),
    ],
    [
      'customer in an array when an item is added',
      puts('subscription', /^add/, 'customer', (view) => [view.customer]),
    ],
    [
      'an added item changes the customer',
      keeps('item', (own, world) => {
        own.customer = world.customers.find((one) => one !== own.customer) ?? own.customer
      }),
    ],
    [
      'customer without complement when an item is added',
      drops('customer', /^embedded add/, 'address_2'),
    ],
    [
      'the e-mail of embedded customers is null once active',
      puts(
        'customer',
        /^embedded read/,
        'email',
        () => null,
        (own, world) =>
          world.profiles.some(({ customer, status }) => customer === own && status === 'accepted'),
      ),
    ],
    [
      'acceptance gives the subscription to another customer',
      decided('accepted', ({ subscription }, world) => {
        subscription.customer =
          world.customers.find((one) => one !== subscription.customer) ?? subscription.customer
      }),
    ],
  ),
  ...about(
    '4',
    "GET /api/subscriptions: Envelope with `data` = array of Subscription (all of the caller's subscriptions)",
    [
      'subscriptions without items leave the list',
      without((own) => own.items.length === 0),
      ({ itemsNeeded }) => !itemsNeeded,
    ],
    ['subscriptions with two items leave the list', without((own) => own.items.length > 1)],
    ['active subscriptions leave the list', without(active)],
    [
      'subscriptions of the unified flow leave the list',
      {
        ...without((own, world) => world.notes[`unified ${own.id}`] === 1),
        stored: (kind, own: Subscription, world) => {
          if (kind === 'subscription' && world.current?.unified)
            world.notes[`unified ${own.id}`] = 1
        },
      },
    ],
    ['subscriptions with an interval over 1 leave the list', without((own) => own.interval > 1)],
    [
      'a new subscription takes the place of the older one of the customer in the list',
      without(
        (own, world) =>
          world.subscriptions.findLast(({ customer }) => customer === own.customer) !== own,
      ),
    ],
    [
      'subscriptions of which an enrolment was refused leave the list',
      {
        ...without((own, world) => world.notes[`refused ${own.id}`] === 1),
        refusal: (refusal, exchange, world) => {
          const own = subscriptionIn(exchange, world)
          if (
            own &&
            exchange.op === 'createProfile' &&
            !enrolled(world, own) &&
            refusal.faults[0]?.code
          )
            world.notes[`refused ${own.id}`] = 1
        },
      },
    ],
    [
      'the ids of a list are one place off',
      answers(/^listSubscriptions/, (body) => {
        const views = (body.data as unknown[]).filter(isObject)
        const ids = views.map(({ id }) => id)
        views.forEach((view, at) => {
          view.id = ids[(at + 1) % ids.length]
        })
      }),
    ],
    [
      'the newest subscription is listed twice',
      answers(/^listSubscriptions/, (body, _answer, world) => {
        const newest = world.subscriptions.findLast(({ customer }) => made(customer))
        body.data = (body.data as unknown[]).flatMap((one) =>
          isObject(one) && one.id === newest?.id ? [one, { ...one }] : [one],
        )
      }),
    ],
    [
      'an enrolled subscription is listed twice',
      answers(/^listSubscriptions/, (body, _answer, world) => {
        body.data = (body.data as unknown[]).flatMap((one) =>
          isObject(one) && world.profiles.some(({ subscription }) => subscription.id === one.id)
            ? [one, { ...one }]
            : [one],
        )
      }),
    ],
  ),
  ...about(
    '2',
    'id | string, UUID',
    [
      'UUID without dashes in create answers',
      puts('subscription', /^create/, 'id', (view) => String(view.id).replace(/-/g, '')),
    ],
    [
      'UUID in braces in lists',
      puts('subscription', /^list/, 'id', (view) => `{${String(view.id)}}`),
    ],
    [
      'urn of the UUID when an item is added',
      puts('subscription', /^add/, 'id', (view) => `urn:uuid:${String(view.id)}`),
    ],
    [
      'a number as id in lists',
      puts(
        'subscription',
        /^list/,
        'id',
        (_view, own, world) => world.subscriptions.indexOf(own) + 1,
      ),
    ],
    [
      'last sign of the UUID lost in lists',
      puts('subscription', /^list/, 'id', (view) => String(view.id).slice(0, -1)),
    ],
  ),
]
