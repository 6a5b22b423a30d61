// Broken facts about what goes from one record to another, and about calls that change what they do not name.
import type { Knobs } from '../knobs/index.ts'
import { readJson, type Refusal } from '../world.ts'
import type { Customer, Exchange, Item, Profile, Subscription, View, World } from '../world.ts'
import { profileView } from '../views.ts'
import {
  about,
  answers,
  type Breakage,
  each,
  enrolled,
  enrols,
  isNew,
  keeps,
  leaves,
  listed,
  made,
  namesStatus,
  paired,
  shows,
  showsProfiles,
  tellsAndShows,
  unified,
  views,
  where,
  misses,
} from './ways.ts'

/** The caller's record before the newest one: what other users made is not looked at. */
const olderOf = <Of extends Customer | Subscription>(own: Of, all: readonly Of[]): Of | undefined =>
  all.slice(0, all.indexOf(own)).findLast((one) => made('customer' in one ? one.customer : one))
const copies = (items: readonly Item[], world: World): Item[] =>
  items.map((item) => ({ ...item, id: world.nextId('item') }))
/** Gives each record of a list a member of the next one. */
const oneOff =
  (member: string) =>
  (shown: View[]): View[] => {
    const values = shown.map((view) => view[member])
    return shown.map((view, at) => ({ ...view, [member]: values[(at + 1) % values.length] }))
  }
const refusedBy =
  (op: Exchange['op']) =>
  ({ kind }: Refusal, exchange: Exchange): boolean =>
    exchange.op === op && kind === 'invalid'
/** The last that was shown of a customer, for a cache that does not ask whose it is. */
const shownLast = new WeakMap<World, View>()
/** What was shown first of each subscription, for a cache that never ends. */
const shownFirst = new WeakMap<Subscription, string>()
/** Changes what a payer's decision leaves behind. */
const decided = (
  status: Profile['status'],
  act: (profile: Profile, world: World) => void,
): Breakage['break'] => ({
  webhook: (report, world) => {
    if (report.profile.status === status) act(report.profile, world)
    return [report]
  },
})
const showsStatus = (knobs: Knobs): boolean => showsProfiles(knobs) && namesStatus(knobs)

export const LEAKS: Breakage[] = [
  ...about(
    '2',
    'Customer: email, first_name … phone, document_number (of that customer)',
    each(['phone', 'last_name', 'city'], (field) => [
      `a new customer changes the ${field} of the one before`,
      keeps('customer', (own, world) => {
        const older = olderOf(own, world.customers)
        if (older && made(older)) older.fields[field] = own.fields[field] ?? null
      }),
    ]),
    {
      'a unified create changes the name of the newest other customer': keeps(
        'customer',
        (own, world) => {
          const older = olderOf(own, world.customers)
          if (older && made(older)) older.fields.first_name = own.fields.first_name ?? null
        },
        unified,
      ),
      'a customer is read with the address of the one that was read before': views(
        'customer',
        'read',
        (view, _own, world) => {
          const last = shownLast.get(world)
          shownLast.set(world, { ...view })
          if (last) Object.assign(view, { address: last.address, zip: last.zip })
        },
      ),
      'an added item empties the complement of the customer': keeps('item', ({ customer }) => {
        customer.fields.address_2 = null
      }),
      'an added item moves the customer to another city': keeps('item', ({ customer }) => {
        customer.fields.city = 'Brasília'
      }),
      'the e-mail is lost when the payer accepts': decided('accepted', ({ customer }) => {
        customer.fields.email = null
      }),
    },
  ),
  ...about('2', 'created_at | string, ISO 8601 UTC timestamp (the moment of the creation)', {
    'created_at of a customer moves with a new subscription': keeps(
      'subscription',
      ({ customer }, world) => {
        customer.createdAt = world.now() + 61_000
      },
    ),
    'created_at of a customer moves with an enrolment': enrols(({ customer }, world) => {
      customer.createdAt = world.now() + 61_000
    }),
  }),
  ...about(
    '4',
    "GET /api/subscriptions: Envelope with `data` = array of Subscription (all of the caller's subscriptions)",
    {
      'the customers of a list are one place off': listed('listSubscriptions', oneOff('customer')),
      'the intervals of a list are one place off': listed('listSubscriptions', oneOff('interval')),
      'the items of a list are one place off': listed('listSubscriptions', oneOff('items')),
      'subscriptions with two items are listed twice': listed('listSubscriptions', (shown) =>
        shown.flatMap((view) => ((view.items as View[]).length > 1 ? [view, view] : [view])),
      ),
      'only the subscriptions of the newest customer are listed': listed(
        'listSubscriptions',
        (shown, world) => {
          const own = world.subscriptions.findLast(({ customer }) => made(customer))
          return shown.filter(
            ({ id }) =>
              !own ||
              world.subscriptions.some((one) => one.id === id && one.customer === own.customer),
          )
        },
      ),
    },
    where(
      ({ paging, others, listOrder }) =>
        !/^(none|skip)$/.test(paging) && others === 'nothing' && listOrder !== 'each time another',
      {
        'the first subscription of each later page is lost': answers(
          'listSubscriptions',
          (body, world, answer) => {
            const { url, headers } = world.current!
            const isLater =
              /(?:page|number\]|pagina)=([2-9]|\d\d)|(?:skip|offset)=[1-9]|(?:after|token|cursor)=./.test(
                decodeURIComponent(url.search),
              ) || /=[1-9]/.test(headers.get('range') ?? '')
            if (isLater && answer.status < 300) body.data = (body.data as View[]).slice(1)
          },
        ),
      },
    ),
    where(({ balance }) => balance !== 'zero', {
      'the balances of a list are one place off': listed(
        'listSubscriptions',
        oneOff('balance_in_cents'),
      ),
    }),
  ),
  ...about('4', 'GET /api/customers: Envelope with `data` = array of Customer.', {
    'customers with two subscriptions are listed twice': listed('listCustomers', (shown, world) =>
      shown.flatMap((view) => {
        const count = world.subscriptions.filter(({ customer }) => customer.id === view.id)
        return count.length > 1 ? [view, view] : [view]
      }),
    ),
    'customers whose payer has accepted leave the list': listed('listCustomers', (shown, world) =>
      shown.filter(
        ({ id }) =>
          !world.profiles.some((one) => one.status === 'accepted' && one.customer.id === id),
      ),
    ),
    'enrolled customers are listed twice': listed('listCustomers', (shown, world) =>
      shown.flatMap((view) =>
        world.profiles.some(({ customer }) => customer.id === view.id) ? [view, view] : [view],
      ),
    ),
    'customers of companies leave the list': listed('listCustomers', (shown) =>
      shown.filter((view) => String(view.document_number).length !== 14),
    ),
    'customers with a subscription leave the list': listed('listCustomers', (shown, world) =>
      shown.filter(
        ({ id }) =>
          !world.subscriptions.some(({ customer }) => customer.id === id && made(customer)),
      ),
    ),
    'the names of a list are one place off': listed('listCustomers', oneOff('first_name')),
    'the ids of listed customers are one place off': listed('listCustomers', oneOff('id')),
  }),
  ...about(
    '4',
    'subscription_items | array of objects | Each has `product_id` (integer) and `quantity` (integer)',
    {
      'a new subscription has the items of the one before too': keeps(
        'subscription',
        (own, world) => {
          const older = olderOf(own, world.subscriptions)
          if (older && made(older.customer))
            own.items = [...copies(older.items, world), ...own.items]
        },
      ),
      'each item is kept twice': keeps('subscription', ({ items }, world) => ({
        items: [...items, ...copies(items, world)],
      })),
      'only the last item is kept': keeps('subscription', ({ items }) => ({
        items: items.slice(-1),
      })),
    },
  ),
  ...about(
    '4',
    'POST /api/subscriptions/{subscription_id}/items: Path parameter `subscription_id`',
    where(isNew, {
      'an added item has the quantity of the one that was added before': keeps(
        'item',
        ({ items }, world) => {
          const item = items.at(-1)!
          const { quantity } = item
          item.quantity = world.notes.added ?? quantity
          world.notes.added = quantity
        },
      ),
    }),
    leaves(refusedBy('addItem'), {
      'a refused item takes away one that was there': (world, exchange) => {
        const own = world.subscriptions.find(({ id }) => id === exchange.parameters[0])
        if (own && paired(own)) own.items.pop()
      },
      'a refused item changes the quantity of one that was there': (world, exchange) => {
        const own = world.subscriptions.find(({ id }) => id === exchange.parameters[0])
        if (own?.items[0]) own.items[0].quantity += 1
      },
    }),
  ),
  ...about(
    '4',
    'POST /api/subscriptions: the outcome is described as created (what was refused was not)',
  ),
  ...about(
    '4',
    'GET /api/subscriptions/{id}: Envelope with `data` = Subscription',
    {
      'a subscription is always read as it was the first time': views(
        'subscription',
        'read',
        (view, own, world) => {
          const first = shownFirst.get(own)
          if (first === undefined) shownFirst.set(own, world.write(view))
          else Object.assign(view, readJson(first))
        },
      ),
    },
    {
      'a customer cannot be read once enrolled': misses('readCustomer', (id, world) =>
        world.profiles.some(({ customer }) => String(customer.id) === id),
      ),
    },
  ),
  ...about(
    '1',
    'Each subscription is linked to exactly one payment profile',
    where(
      showsProfiles,
      shows('profile', {
        'a read shows the profile of another subscription': [
          'shown',
          'subscription_id',
          (id, own, world) => world.subscriptions.find((one) => one !== own.subscription)?.id ?? id,
        ],
        'a profile is of another type where it is shown': [
          'shown',
          'payment_method_type',
          'credit_card',
        ],
      }),
    ),
    where(({ profilesShown }) => /subscription|both/.test(profilesShown), {
      'a subscription without profile shows that of another': views(
        'subscription',
        'read',
        (view, own, world) => {
          const other = world.profiles.at(-1)
          if (other && !enrolled(own, world))
            view.payment_profile = profileView(world, other, 'shown')
        },
      ),
    }),
  ),
  ...about(
    '3',
    'A payment profile … is updated after the payer accepts or refuses the Pix recurrence',
    where(showsStatus, {
      'a read makes a pending profile active': {
        request: (exchange, world) => {
          for (const one of world.profiles)
            if (exchange.op === 'readSubscription' && one.status === 'pending')
              one.status = 'accepted'
        },
      },
      'a profile is shown active once the payer has refused': decided('refused', (profile) => {
        void Promise.resolve().then(() => {
          profile.status = 'accepted'
        })
      }),
      'acceptance makes each pending profile active': decided('accepted', (_profile, world) => {
        for (const one of world.profiles) if (one.status === 'pending') one.status = 'accepted'
      }),
      'a refusal by a payer puts each active profile out of force': decided(
        'refused',
        (_profile, world) => {
          for (const one of world.profiles) if (one.status === 'accepted') one.status = 'refused'
        },
      ),
      'an added item puts the profile back to pending': keeps('item', (own, world) => {
        for (const one of world.profiles) if (one.subscription === own) one.status = 'pending'
      }),
    }),
    where(tellsAndShows, {
      'a profile is active in its subscription and pending in its customer': views(
        'customer',
        'read',
        (view, own: Customer, world) => {
          view.payment_profiles = world.profiles
            .filter(({ customer }) => customer === own)
            .map((one) => profileView(world, { ...one, status: 'pending' }, 'shown'))
        },
      ),
    }),
  ),
]
