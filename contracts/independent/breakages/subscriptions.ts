// Broken facts about subscriptions: their views, states, customer and lists.
import { isObject } from '../world.ts'
import type { Subscription, World } from '../world.ts'
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
  listed,
  long,
  made,
  paired,
  separate,
  shows,
  subscriptionIn,
  unified,
  views,
  where,
} from './ways.ts'

const isNewest = (own: Subscription, world: World): boolean => world.subscriptions.at(-1) === own
const unit = (_old: unknown, own: Subscription): string => own.unit
const state = (_old: unknown, own: Subscription): string => own.state
const previousState = (_old: unknown, own: Subscription): string | null => own.previousState
/** Gives it to another customer. */
const stranger = (own: Subscription, world: World): Partial<Subscription> => ({
  customer: world.customers.find((one) => one !== own.customer) ?? own.customer,
})
/** Lists show some subscriptions another number of times than once. */
const shownTimes = (times: number, when: (own: Subscription, world: World) => boolean) =>
  listed('listSubscriptions', (shown, world) =>
    shown.flatMap((view) => {
      const own = world.subscriptions.find(({ id }) => id === view.id)
      return own && when(own, world) ? Array.from({ length: times }, () => view) : [view]
    }),
  )
const without = (when: (own: Subscription, world: World) => boolean) => shownTimes(0, when)
const twice = (when: (own: Subscription, world: World) => boolean) => shownTimes(2, when)

export const SUBSCRIPTIONS: Breakage[] = [
  ...about(
    '2',
    'The list response, the create response and the add-item response show the subscription without `interval_unit`, `state` and `previous_state`.',
    shows('subscription', {
      'state in lists after an enrolment': ['list', 'state', state, enrolled],
      'state of the newest alone in lists': ['list', 'state', state, isNewest],
      'state when the unified flow creates': ['create', 'state', state, unified],
      'state in the create answer of two items': ['create', 'state', state, paired],
      'state when a second item is added': ['add', 'state', state, ({ items }) => items.length > 2],
      'interval_unit null in lists': ['list', 'interval_unit', null],
      'interval_unit in lists from the third on': ['list', 'interval_unit', unit, fromThird],
      'interval_unit in the create answer': ['create', 'interval_unit', unit],
      'previous_state in lists once active': ['list', 'previous_state', previousState, active],
      'previous_state in the create answer of an interval over 1': [
        'create',
        'previous_state',
        previousState,
        long,
      ],
      'previous_state null in the add answer': ['add', 'previous_state', null],
    }),
    where(
      ({ itemAfterProfile }) => itemAfterProfile === 'allowed',
      shows('subscription', {
        'interval_unit when an item is added to an enrolled one': [
          'add',
          'interval_unit',
          unit,
          enrolled,
        ],
      }),
    ),
  ),
  ...about(
    '4',
    'GET /api/subscriptions/{id}: Envelope with `data` = Subscription, including `interval_unit`, `state`, `previous_state`',
    shows('subscription', {
      'interval_unit missing in reads': ['read', 'interval_unit', GONE],
      'interval_unit missing once active': ['read', 'interval_unit', GONE, active],
      'interval_unit missing in the second subscription of a customer': [
        'read',
        'interval_unit',
        GONE,
        (own, world) => !isOldestOfCustomer(own, world),
      ],
      'interval_unit null once enrolled': ['read', 'interval_unit', null, enrolled],
      'interval_unit a number': ['read', 'interval_unit', 30],
      'interval_unit MONTH': ['read', 'interval_unit', 'MONTH'],
      'interval_unit day for each': ['read', 'interval_unit', 'day'],
      'interval_unit year with an interval over 1': ['read', 'interval_unit', 'year', long],
      'previous_state missing with an interval over 1': ['read', 'previous_state', GONE, long],
      'previous_state missing with two items': ['read', 'previous_state', GONE, paired],
      'previous_state missing after the decision': [
        'read',
        'previous_state',
        GONE,
        (own, world) =>
          world.profiles.some((one) => one.subscription === own && one.status !== 'pending'),
      ],
      'previous_state false': ['read', 'previous_state', false],
      'previous_state an object once enrolled': ['read', 'previous_state', {}, enrolled],
      'state missing once active': ['read', 'state', GONE, active],
      'state missing with two items': ['read', 'state', GONE, paired],
      'state null once enrolled': ['read', 'state', null, enrolled],
      'state an array': ['read', 'state', (old) => [old]],
      'a subscription is read with the id of its neighbour': [
        'read',
        'id',
        (id, own, world) => world.subscriptions[world.subscriptions.indexOf(own) - 1]?.id ?? id,
      ],
      'id missing in reads once active': ['read', 'id', GONE, active],
      'a read holds the customer of another subscription': [
        'read',
        'customer',
        (customer, own, world) => {
          const other = world.subscriptions.find((one) => one.customer !== own.customer)
          return other && isObject(customer) ? { ...customer, id: other.customer.id } : customer
        },
      ],
    }),
    shows('subscription', {
      'state missing once the payer has refused': [
        'read',
        'state',
        GONE,
        (own, world) =>
          world.profiles.some((one) => one.subscription === own && one.status === 'refused'),
      ],
      'updated_at missing once enrolled': ['read', 'updated_at', GONE, enrolled],
    }),
    {
      'an enrolment gives the subscription another id': enrols((_own, world) => ({
        id: world.uuid(),
      })),
      'acceptance gives the subscription another id': accepts((_own, world) => ({
        id: world.uuid(),
      })),
    },
    where(
      ({ uuidLookup, uuidCase }) => uuidLookup === false && uuidCase === 'lower',
      shows('subscription', {
        'a subscription is not found by the id of lists': [
          'list',
          'id',
          (id) => String(id).toUpperCase(),
        ],
      }),
    ),
    where(
      itemsLeftOut,
      shows('subscription', { 'state null without items': ['read', 'state', null, bare] }),
    ),
    {
      'older subscriptions are read as the newest': views(
        'subscription',
        'read',
        (view, _own, world) => {
          const { interval, createdAt } = world.subscriptions.at(-1)!
          Object.assign(view, { interval, created_at: world.subscriptionTime(createdAt) })
        },
      ),
    },
  ),
  ...about(
    '3',
    'A subscription has a `state` and a `previous_state`. The value `created` is the only value that occurs.',
    shows('subscription', {
      'new subscriptions have no state': [
        'read',
        'state',
        '',
        (own, world) => !enrolled(own, world),
      ],
    }),
    {
      'Created with a great letter': keeps('subscription', () => ({ state: 'Created' })),
    },
  ),
  ...about(
    '2',
    'state | string; interval_unit | string | Value `month` is used by the service',
    shows('subscription', {
      'state as a number': ['read', 'state', 0],
      'month read as months': ['read', 'interval_unit', (word) => `${String(word)}s`],
    }),
  ),
  ...about(
    '2',
    'activate_on_payment | boolean; prepaid | boolean',
    shows('subscription', {
      'activate_on_payment as string': ['read', 'activate_on_payment', String],
      'activate_on_payment missing in lists': ['list', 'activate_on_payment', GONE],
      'activate_on_payment null in create answers': ['create', 'activate_on_payment', null],
      'activate_on_payment 1 when an item is added': ['add', 'activate_on_payment', 1],
      'activate_on_payment turned round in create answers': [
        'create',
        'activate_on_payment',
        (old) => !old,
      ],
      'prepaid as 0 or 1 in lists': ['list', 'prepaid', Number],
      'prepaid "true" in lists': ['list', 'prepaid', 'true'],
      'prepaid turned round in lists': ['list', 'prepaid', (old) => !old],
      'prepaid null when an item is added': ['add', 'prepaid', null],
      'prepaid missing in reads once enrolled': ['read', 'prepaid', GONE, enrolled],
    }),
  ),
  ...about(
    '2',
    'activated_at, created_at, updated_at | string, ISO 8601 UTC timestamp (Subscription)',
    where(
      ({ notYet }) => notYet === 'null',
      shows('subscription', { 'activated_at false': ['', 'activated_at', false] }),
    ),
    where(
      ({ stateAccepted }) => stateAccepted !== 'created',
      shows('subscription', {
        'activated_at a number once active': [
          'read',
          'activated_at',
          (_at, own) => Math.floor((own.activatedAt ?? 0) / 1000),
          active,
        ],
      }),
    ),
    shows('subscription', {
      'activated_at of zeros in lists': ['list', 'activated_at', '0000-00-00T00:00:00Z'],
      'activated_at without zone once active': [
        'read|list',
        'activated_at',
        '2026-11-22 17:40:00',
        active,
      ],
      'created_at of subscriptions as a number': [
        'create',
        'created_at',
        (_at, own) => own.createdAt,
      ],
      'created_at as day/month/year in create answers': ['create', 'created_at', '22/11/2026'],
      'created_at null in lists': ['list', 'created_at', null],
      'created_at in lists a minute late': [
        'list',
        'created_at',
        (_at, own, world) => world.subscriptionTime(own.createdAt + 60_000),
      ],
      'created_at in seconds in reads once active': [
        'read',
        'created_at',
        (_at, own) => Math.floor(own.createdAt / 1000),
        active,
      ],
      'updated_at missing when an item is added': ['add', 'updated_at', GONE],
      'updated_at a boolean in lists': ['list', 'updated_at', true],
      'updated_at of a subscription before its created_at': [
        '',
        'updated_at',
        (_at, own, world) => world.subscriptionTime(own.createdAt - 3 * 86_400_000),
      ],
    }),
    {
      'created_at moves with an added item': keeps('item', (_own, world) => ({
        createdAt: world.now() + 61_000,
      })),
      'created_at moves with an enrolment': enrols((_own, world) => ({
        createdAt: world.now() + 61_000,
      })),
    },
  ),
  ...about(
    '2',
    'customer | Customer object | Embedded',
    shows('customer', {
      'e-mail of another customer in a subscription': [
        'embedded (read|list)',
        'email',
        (email, own, world) => {
          const other = world.customers.find((one) => one !== own)
          return other ? other.fields.email : email
        },
      ],
      'customer without complement when an item is added': ['embedded add', 'address_2', GONE],
      'the e-mail of embedded customers is null once active': [
        'embedded read',
        'email',
        null,
        (own, world) =>
          world.profiles.some(({ customer, status }) => customer === own && status === 'accepted'),
      ],
    }),
    shows('subscription', {
      'customer left out of lists of subscriptions': ['list', 'customer', GONE],
      'customer null once enrolled': ['read|list', 'customer', null, enrolled],
      'customer an id in create answers of the separate flow': [
        'create',
        'customer',
        (_old, own) => own.customer.id,
        separate,
      ],
      'only the id of the customer when an item is added': [
        'add',
        'customer',
        (_old, { customer: { id } }) => ({ id }),
      ],
      'customer in an array when an item is added': ['add', 'customer', (old) => [old]],
    }),
    {
      'customer under customer_id in lists': views('subscription', 'list', (view, own) => {
        delete view.customer
        view.customer_id = own.customer.id
      }),
      'an added item changes the customer': keeps('item', stranger),
      'acceptance gives the subscription to another customer': accepts(stranger),
    },
    {
      'customer of the first in all of a list': listed('listSubscriptions', (shown) => {
        for (const view of shown) view.customer = shown[0]!.customer
        return shown
      }),
    },
  ),
  ...about(
    '4',
    "GET /api/subscriptions: Envelope with `data` = array of Subscription (all of the caller's subscriptions)",
    {
      'subscriptions twice wrapped': listed('listSubscriptions', (subscriptions) => ({
        subscriptions,
      })),
      'subscriptions with two items leave the list': without(paired),
      'subscriptions with an interval over 1 leave the list': without(long),
      'enrolled subscriptions leave the list': without(enrolled),
      'active subscriptions leave the list': without(active),
      'one subscription of each customer in the list': without(
        (own, world) => !isOldestOfCustomer(own, world),
      ),
      'a new subscription takes the place of the older one of the customer in the list': without(
        (own, world) => !isNewestOfCustomer(own, world),
      ),
      'each subscription is listed twice': twice(() => true),
      'an enrolled subscription is listed twice': twice(enrolled),
      'the newest subscription is listed twice': twice(
        (own, world) => world.subscriptions.findLast(({ customer }) => made(customer)) === own,
      ),
      'the ids of a list are one place off': listed('listSubscriptions', (shown) => {
        const ids = shown.map(({ id }) => id)
        return shown.map((view, at) => ({ ...view, id: ids[(at + 1) % ids.length] }))
      }),
    },
    // In another order each time, it could be the first of several pages.
    where(({ paging, listOrder }) => paging === 'none' && listOrder !== 'each time another', {
      'the list holds two subscriptions at most': listed('listSubscriptions', (shown) =>
        shown.slice(0, 2),
      ),
    }),
    where(itemsLeftOut, {
      'subscriptions without items leave the list': without(bare),
    }),
    {
      'subscriptions of the unified flow leave the list': {
        ...without((own, world) => world.notes[`unified ${own.id}`] === 1),
        stored: (kind, own: Subscription, world) => {
          if (kind === 'subscription' && world.current?.unified)
            world.notes[`unified ${own.id}`] = 1
        },
      },
      'subscriptions of which an enrolment was refused leave the list': {
        ...without((own, world) => world.notes[`refused ${own.id}`] === 1),
        refusal: (refusal, exchange, world) => {
          const own = exchange.op === 'createProfile' && subscriptionIn(exchange, world)
          if (own && !enrolled(own, world) && refusal.faults[0]?.code)
            world.notes[`refused ${own.id}`] = 1
        },
      },
    },
  ),
  ...about(
    '2',
    'id | string, UUID',
    shows('subscription', {
      'UUID without dashes in lists': ['list', 'id', (id) => String(id).replace(/-/g, '')],
      'UUID without dashes in create answers': [
        'create',
        'id',
        (id) => String(id).replace(/-/g, ''),
      ],
      'UUID in braces in lists': ['list', 'id', (id) => `{${String(id)}}`],
      'urn of the UUID when an item is added': ['add', 'id', (id) => `urn:uuid:${String(id)}`],
      'a number as id in lists': [
        'list',
        'id',
        (_id, own, world) => world.subscriptions.indexOf(own) + 1,
      ],
      'last sign of the UUID lost in lists': ['list', 'id', (id) => String(id).slice(0, -1)],
    }),
  ),
]
