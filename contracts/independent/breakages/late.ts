// Broken facts that show late in a life, or at a call that is seldom made.
import type { Knobs } from '../knobs/index.ts'
import { isObject, type Refusal } from '../world.ts'
import type { Exchange, Profile, Subscription, View, World } from '../world.ts'
import {
  about,
  answers,
  bodyOf,
  type Breakage,
  counted,
  enrolled,
  envelopes,
  isExact,
  isOldestOfCustomer,
  itemsLeftOut,
  keeps,
  later,
  leaves,
  lets,
  listed,
  long,
  made,
  misses,
  paired,
  periods,
  recodes,
  refuses,
  shows,
  textOf,
  unauthorized,
  unified,
  where,
} from './ways.ts'
import { invents, named, typeHas, typeOf } from './profiles.ts'
import { inWebhooks } from './webhooks.ts'

const DAY = 86_400_000
const TEXTS = ['first_name', 'last_name', 'address', 'address_2', 'city']
const enrolsBare = (knobs: Knobs): boolean =>
  itemsLeftOut(knobs) && !/items|price/.test(knobs.profileNeeds)
const isBare = ({ items }: Subscription): boolean => items.length === 0
const secondOfCustomer = (own: Subscription, world: World): boolean =>
  !isOldestOfCustomer(own, world)
const header = (exchange: Exchange): string => exchange.headers.get('authorization') ?? ''
/** Whether neither a client nor a secret is named. */
const isNobody = (exchange: Exchange): boolean =>
  header(exchange) === '' &&
  !Object.entries(bodyOf(exchange)).some(
    ([key, value]) => /id$|secret/i.test(key) && typeof value === 'string' && value !== '',
  )
/** Whether another payment profile of the customer in the path has this status. */
const customerHas =
  (status: Profile['status']) =>
  ({ parameters: [id] }: Exchange, world: World): boolean =>
    world.profiles.some((one) => String(one.customer.id) === id && one.status === status)
const isKnown = ({ op, parameters: [id] }: Exchange, world: World): boolean =>
  op === 'readCustomer'
    ? world.customers.some((one) => String(one.id) === id)
    : world.subscriptions.some((one) => one.id === id)
const charge = (own: Subscription): void => {
  own.balance -= 990
}
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
/** Items go to another subscription of the caller than the path names. */
const goesTo = (pick: (own: readonly Subscription[]) => Subscription | undefined) => ({
  request: (exchange: Exchange, world: World): void => {
    const other = pick(world.subscriptions.filter(({ customer }) => made(customer)))
    const isThere = world.subscriptions.some(({ id }) => id === exchange.parameters[0])
    if (exchange.op === 'addItem' && other && isThere) exchange.parameters[0] = other.id
  },
})
const crashes = (answer: { status: number; body: unknown }, body: View): void => {
  Object.assign(answer, { status: 500, body: { ...body, data: null, errors: 'Server Error' } })
}

export const LATE: Breakage[] = [
  ...about('2', 'Customer: email, first_name … city (the value that was sent)', {
    ...where(({ requiredCustomer, others }) => requiredCustomer !== 'all' && others === 'nothing', {
      'a new customer without complement gets that of the one before': keeps(
        'customer',
        (own, world) => {
          const older = world.customers[world.customers.indexOf(own) - 1]
          if (older && made(older)) own.fields.address_2 ??= older.fields.address_2 ?? null
        },
      ),
    }),
    'first names keep their first word': keeps('customer', ({ fields }) => {
      fields.first_name = fields.first_name?.split(' ')[0] ?? null
    }),
    'letters beyond Latin 1 become question marks': keeps('customer', ({ fields }) => {
      for (const field of TEXTS)
        fields[field] = fields[field]?.replace(/[\u0100-\u02ff\u0370-\uffff]/g, '?') ?? null
    }),
    'the name is lost when the payer refuses': decided('refused', ({ customer }) => {
      customer.fields.first_name = null
    }),
  }),
  ...about(
    '2',
    'created_at | string, timestamp (Item: the moment of the creation)',
    where(isExact, {
      'created_at of the items moves with an added item': keeps(
        'item',
        ({ items }, world) => {
          for (const item of items.slice(0, -1)) item.createdAt = world.now() + 61_000
        },
        paired,
      ),
    }),
  ),
  ...about(
    '2',
    'current_period_started_at, current_period_ends_at | string, timestamp; interval | Number of interval units per period',
    where(periods, {
      ...shows('subscription', {
        'the start of the period in create answers a day early': [
          'create',
          'current_period_started_at',
          (_at, own, world) => world.subscriptionTime(own.startedAt - DAY),
        ],
      }),
      'the current period ended ten years ago': keeps('subscription', (own) => ({
        startedAt: own.startedAt - 3652 * DAY,
        endsAt: own.endsAt - 3652 * DAY,
      })),
      'the second subscription of a customer has a period of minutes': keeps(
        'subscription',
        (own) => ({ endsAt: own.startedAt + 60_000 }),
        secondOfCustomer,
      ),
    }),
    {
      'an interval of 12 is kept as 1': keeps(
        'subscription',
        () => ({ interval: 1 }),
        ({ interval }) => interval === 12,
      ),
    },
  ),
  ...about(
    '3',
    'A subscription has a `state` and a `previous_state`. The value `created` is the only value that occurs.',
    {
      'a new subscription of the unified flow is active': keeps(
        'subscription',
        () => ({ state: 'active' }),
        unified,
      ),
      'a new subscription with an interval over 1 is a draft': keeps(
        'subscription',
        () => ({ state: 'draft' }),
        long,
      ),
      'the second subscription of a customer is born active': keeps(
        'subscription',
        () => ({ state: 'active' }),
        secondOfCustomer,
      ),
    },
  ),
  ...about(
    '4',
    "GET /api/subscriptions: Envelope with `data` = array of Subscription (all of the caller's subscriptions)",
    envelopes({
      'each third list is empty': [
        'list',
        'data',
        [],
        (_body, world) => counted(world, 'listed') % 3 === 0,
      ],
    }),
    {
      'a subscription whose payer refused leaves the list': listed(
        'listSubscriptions',
        (shown, world) =>
          shown.filter(
            ({ id }) =>
              !world.profiles.some((one) => one.subscription.id === id && one.status === 'refused'),
          ),
      ),
      'a list is a fault of the server once a profile is active': answers(
        'listSubscriptions',
        (body, world, answer) => {
          if (world.profiles.some(({ status }) => status === 'accepted')) crashes(answer, body)
        },
      ),
    },
  ),
  ...about(
    '4',
    'GET /api/subscriptions/{id}: Envelope with `data` = Subscription',
    ...(['accepted', 'refused'] as const).map((status) => ({
      [`a subscription cannot be read once the payer has ${status}`]: misses(
        'readSubscription',
        (id, world) =>
          world.profiles.some((one) => one.subscription.id === id && one.status === status),
      ),
    })),
  ),
  ...about(
    '4',
    'POST /api/subscriptions: the outcome is described as created (what was refused was not); subscription_items',
    leaves(
      ({ kind }: Refusal, { op }: Exchange) => op === 'createSubscription' && kind === 'invalid',
      {
        'a subscription that was refused is there': (world, exchange) => {
          const { subscription } = bodyOf(exchange)
          const text = isObject(subscription) ? textOf(subscription.customer_id) : ''
          const like = world.subscriptions.find(({ customer }) => String(customer.id) === text)
          if (like) world.subscriptions.push({ ...like, id: world.uuid(), reads: 9, lists: 9 })
        },
      },
    ),
    // One item could be a default.
    where((knobs) => itemsLeftOut(knobs) && knobs.sameProductCreate !== 'refused', {
      'a subscription without items takes those of another': keeps(
        'subscription',
        (own, world) => {
          const other = world.subscriptions.findLast((one) => made(one.customer) && !isBare(one))
          for (const item of other?.items ?? [])
            own.items.push({ ...item, id: world.nextId('item') })
        },
        isBare,
      ),
    }),
  ),
  ...about(
    '4',
    'POST /api/subscriptions/{subscription_id}/items: Path parameter `subscription_id`; `data` = Subscription including the new item.',
    where(({ itemAfterProfile, itemsMost }) => itemAfterProfile === 'allowed' && itemsMost !== 3, {
      'each item goes to the oldest subscription of the caller': goesTo((own) => own[0]),
      'each item goes to the newest subscription of the caller': goesTo((own) => own.at(-1)),
      'an item added to an enrolled subscription is a fault of the server': answers(
        'addItem',
        (body, world, answer) => {
          const own = world.subscriptions.find(
            ({ id }) => isObject(body.data) && id === body.data.id,
          )
          if (own && enrolled(own, world)) crashes(answer, body)
        },
      ),
    }),
  ),
  ...about(
    '1',
    'A client creates a payment profile of type `pix` for a customer and a subscription. A customer has one or more payment profiles.',
    {
      'SB344 once another payer of the customer has refused': invents(
        'SB344',
        customerHas('refused'),
      ),
      'SB344 once another payer of the customer has accepted': invents(
        'SB344',
        customerHas('accepted'),
      ),
      'PPMT01 where the subscription is named first': invents(
        'PPMT01',
        (exchange) => Object.keys(bodyOf(exchange))[0] === 'subscription_id',
      ),
    },
    where(enrolsBare, {
      'SB344 for a subscription without items': invents('SB344', named(isBare)),
    }),
  ),
  ...about(
    '4',
    'When the subscription already has a payment profile, then SB344; when `payment_method_type` is not `pix`, then PPMT02',
    where(enrolsBare, lets('SB344', { 'a second profile accepted without items': named(isBare) })),
    lets('PPMT02', {
      'a type that ends with pix accepted': typeHas((type) => type.endsWith('pix')),
    }),
    recodes('PPMT02', 'PPMT01', {
      'type true told as PPMT01': (exchange) => typeOf(exchange) === true,
    }),
    refuses('PPMT02', {
      'PPMT02 as a fault of the server once a profile exists': (answer, body, world) => {
        if (later(body, world)) crashes(answer, body)
      },
    }),
  ),
  ...about(
    '1',
    'A Pix recurrence enrolment makes no immediate payment. It only authorizes future charges.',
    where(
      ({ balance, balanceAccepted }) =>
        balance !== 'negative total' && balanceAccepted === 'unchanged',
      {
        'the first charge comes with the acceptance': decided('accepted', ({ subscription }) => {
          charge(subscription)
        }),
      },
    ),
    where(
      ({ balance, balanceAccepted, staleReads }) =>
        balance !== 'negative total' && balanceAccepted === 'unchanged' && staleReads === 'none',
      {
        'a refusal by the payer charges': decided('refused', ({ subscription }) => {
          charge(subscription)
        }),
      },
    ),
  ),
  ...about(
    '5',
    'Successful token response: created_at | Date in day/month/year form',
    shows('token', {
      'created_at of the token a month early': [
        '',
        'created_at',
        (at) =>
          String(at).replace(/^(\d+)\/(\d+)/, (_all, day: string, month: string) => {
            const early = String(Number(month) - 1)
            return `${day}/${early.padStart(month.length, '0')}`
          }),
      ],
      'created_at of the token in 1970': ['', 'created_at', '01/01/1970'],
    }),
  ),
  ...about(
    '5',
    'Failed authentication returns 401 … (unknown client, missing authentication or an unsupported method)',
    lets(['client id', 'client secret'], { 'no client at all is accepted': isNobody }),
    unauthorized('read', {
      'an unknown id is told without token': [404, (exchange, world) => !isKnown(exchange, world)],
    }),
  ),
  ...about(
    '2',
    'Payment profile: the owning customer',
    where(
      (knobs) => inWebhooks(knobs) && /customer_id|both/.test(knobs.profileOwner),
      shows('profile', {
        'the webhook names the customer of another': [
          'webhook',
          'customer_id',
          (id, own, world) => world.customers.find((one) => one !== own.customer)?.id ?? id,
        ],
      }),
    ),
  ),
]
