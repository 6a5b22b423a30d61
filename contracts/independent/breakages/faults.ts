// Broken facts about calls that fail: which do, with which code or status, and about tokens and webhooks of single records.
import type { Knobs } from '../knobs/index.ts'
import { isObject } from '../world.ts'
import type { Exchange, Subscription, View, World } from '../world.ts'
import {
  about,
  answers,
  as,
  bodyOf,
  type Breakage,
  counted,
  enrols,
  GONE,
  isOldestOfCustomer,
  later,
  leaves,
  lets,
  long,
  paired,
  recodes,
  refuses,
  shows,
  tellsStatus,
  unauthorized,
  where,
} from './ways.ts'
import { both, crashes, hasNoId, invents, isNotPix, named, typeIs, typeOf } from './profiles.ts'
import { isSole, isToldApart } from './webhooks.ts'

const isNoText = (exchange: Exchange): boolean => {
  const type = typeOf(exchange)
  return type === true || typeof type === 'number' || (isObject(type) && 'type' in type)
}
const header = (exchange: Exchange): string => exchange.headers.get('authorization') ?? ''
/** How many subscriptions the customer of the path has. */
const subscriptionsOf = ({ parameters: [id] }: Exchange, world: World): number =>
  world.subscriptions.filter(({ customer }) => String(customer.id) === id).length
const hasPages = ({ paging, pageHints, pageSize }: Knobs): boolean =>
  !/none|range/.test(paging) && pageHints && pageSize < 3
const isTokenSent = (exchange: Exchange): boolean => /^bearer +\S/i.test(header(exchange))
const firstKey = (exchange: Exchange): string | undefined => Object.keys(bodyOf(exchange))[0]
const isAgain =
  (key: string) =>
  (_of: unknown, world: World): boolean =>
    counted(world, key) > 1
export const FAULTS: Breakage[] = [
  ...about(
    '1',
    'A client creates a payment profile of type `pix` for a customer and a subscription. A customer has one or more payment profiles.',
    {
      'SB404 for a subscription with an interval over 1': invents('SB404', named(long)),
      'SB344 for a subscription with two items': invents('SB344', named(paired)),
      'PPMT02 for pix once a profile exists': invents('PPMT02', later),
      'PPS01 for all but the first subscription of a customer': invents(
        'PPS01',
        named((own, world) => !isOldestOfCustomer(own, world)),
      ),
      'SB404 once an item was added': {
        ...invents(
          'SB404',
          named((own, world) => world.notes[`grown ${own.id}`] === 1),
        ),
        stored: (kind, own: Subscription, world) => {
          if (kind === 'item') world.notes[`grown ${own.id}`] = 1
        },
      },
      'PPS01 where the type is named first': invents(
        'PPS01',
        (exchange) => firstKey(exchange) === 'payment_method_type',
      ),
    },
  ),
  ...about(
    '4',
    'When the subscription already has a payment profile, then the call fails with error SB344.',
    where(
      ({ othersSubscription }) => othersSubscription === 'accepted',
      lets('SB344', {
        'a second profile accepted under the path of another customer': (exchange, world) =>
          named(({ customer }) => String(customer.id) !== exchange.parameters[0])(exchange, world),
      }),
    ),
    lets('SB344', {
      'a second profile accepted with two items': named(paired),
    }),
    recodes('SB344', 'SB404', {
      'SB344 told as SB404 for the second subscription of a customer': named(
        (own, world) => !isOldestOfCustomer(own, world),
      ),
    }),
    refuses('SB344', {
      'SB344 without errors once more': (_answer, body: View, world) => {
        body.code = 'SB344'
        if (counted(world, 'SB344') > 1) delete body.errors
      },
      'SB344 in an array': (answer, body) => {
        answer.body = [body]
      },
    }),
  ),
  ...about(
    '4',
    'payment_method_type (string, must be `pix`, required); when it is not `pix`, then PPMT02',
    lets('PPMT02', {
      'a wrong type accepted for the second subscription of a customer': named(
        (own, world) => !isOldestOfCustomer(own, world),
      ),
      'a wrong type accepted with an interval over 1': named(long),
    }),
    recodes('PPMT02', 'SB404', {
      'PPMT02 told as SB404 once a profile exists': later,
    }),
    recodes('PPMT02', null, {
      'PPMT02 without a code for the second wrong type': isAgain('types'),
    }),
    {
      'a type that is no text is a fault of the server': crashes(isNoText),
      'type null is a fault of the server': crashes(typeIs(null)),
      'type "" is a fault of the server': crashes(typeIs('')),
      'a wrong type without subscription is a fault of the server': crashes(
        both(isNotPix, hasNoId, (exchange) => Boolean(typeOf(exchange))),
      ),
    },
    refuses('PPMT02', {
      'PPMT02 without errors': (_answer, body) => {
        body.code = 'PPMT02'
        delete body.errors
      },
    }),
  ),
  ...about(
    '4',
    'When the body names a subscription that does not exist, then the call fails with error SB404.',
    {
      'an unknown UUID is a fault of the server': crashes(
        (exchange, world) =>
          /^[0-9a-f-]{36}$/i.test(String(bodyOf(exchange).subscription_id)) &&
          !world.subscriptions.some(({ id }) => id === bodyOf(exchange).subscription_id),
      ),
    },
    refuses('SB404', {
      'SB404 with a list of errors': (_answer, body) => {
        body.errors = ['SB404']
      },
      'SB404 without errors': (_answer, body) => {
        body.code = 'SB404'
        delete body.errors
      },
      'SB404 as plain text once a profile exists': (answer, body, world) => {
        if (later(body, world)) {
          answer.text = 'SB404'
          answer.headers.push(['Content-Type', 'text/plain'])
        }
      },
    }),
  ),
  ...about(
    '4',
    'When `subscription_id` is missing, then the call fails with PPS01.',
    lets('PPS01', {
      'a missing subscription is the only one of the customer': (exchange, world) =>
        hasNoId(exchange, world) && subscriptionsOf(exchange, world) === 1,
    }),
    recodes('PPS01', 'PPMT02', { 'missing subscription told as PPMT02': () => true }),
    recodes('PPS01', 'SB344', {
      'missing subscription told as SB344 once a profile exists': later,
    }),
    refuses('PPS01', {
      'PPS01 with errors by field': (_answer, body) => {
        body.errors = { PPS01: 'Subscription id is required' }
      },
      'PPS01 as if created': (answer) => {
        Object.assign(answer, { status: 201, body: { data: {}, errors: null, meta: {} } })
      },
    }),
    refuses('PPMT01', {
      'PPMT01 as if created': (answer) => {
        Object.assign(answer, { status: 200, body: { data: null, errors: null, meta: {} } })
      },
    }),
  ),
  ...about(
    '4',
    'POST /api/subscriptions/{subscription_id}/items: Envelope with `data` = Subscription including the new item.',
    {
      'each second added item is a fault of the server': answers(
        'addItem',
        (body, world, answer) => {
          if (counted(world, 'added') % 2 === 0)
            Object.assign(answer, { status: 500, body: { ...body, data: null } })
        },
      ),
    },
  ),
  ...about(
    '1',
    'A Pix recurrence enrolment makes no immediate payment. It only authorizes future charges.',
    // Below zero, a debt looks like a payment.
    where(({ balance }) => balance !== 'negative total', {
      'an enrolment charges each subscription of the site': enrols((_own, world) => {
        for (const one of world.subscriptions) one.balance -= 990
      }),
      ...leaves(({ faults: [fault] }) => fault?.code === 'PPMT01', {
        'an enrolment without type charges': (world, exchange) => {
          const own = world.subscriptions.find(({ id }) => id === bodyOf(exchange).subscription_id)
          if (own) own.balance -= 990
        },
      }),
    }),
  ),
  ...about(
    '4',
    'POST {base_url}/api/customers/{customer_id}/payment_profiles: Path parameter `customer_id`: owning customer.',
    where(
      ({ othersSubscription }) => othersSubscription === 'accepted',
      lets('customer', { 'a customer that does not exist is enrolled': () => true }),
    ),
  ),
  ...about(
    '4',
    'All endpoints require the `Authorization` header',
    lets('token given', {
      'an item is added without token to an enrolled subscription': (exchange, world) =>
        exchange.op === 'addItem' &&
        world.profiles.some(({ subscription }) => subscription.id === exchange.parameters[0]),
    }),
    where(hasPages, {
      'a later page is shown to any token': {
        ...lets('token known', {
          it: ({ op, url }) => op.startsWith('list') && url.search !== '',
        }).it,
      },
    }),
  ),
  ...about(
    '5',
    'Successful token response (200): access_token, token_type `Bearer` …',
    shows('token', {
      'token_type with a space at its end': ['', 'token_type', 'Bearer '],
      'access_token null from the second token on': ['', 'access_token', null, isAgain('issued')],
      'access_token with the word Bearer before it': [
        '',
        'access_token',
        (text) => `Bearer ${String(text)}`,
      ],
      'access_token cut from the second token on': [
        '',
        'access_token',
        (text) => String(text).slice(0, -3),
        isAgain('issued'),
      ],
    }),
  ),
  ...about(
    '5',
    'Failed authentication returns 401 … (unknown client, missing authentication or an unsupported method)',
    unauthorized('token', {
      'error_description a number': [{ error_description: 401 }],
      'error missing': [{ error: GONE }],
      'error invalid_client with its text': [
        { error: 'invalid_client: Client authentication failed' },
      ],
    }),
    unauthorized('list', {
      'a wrong token gets empty lists': [
        (answer) =>
          Object.assign(answer, {
            status: 200,
            text: undefined,
            body: { data: [], errors: null, meta: {} },
          }),
        isTokenSent,
      ],
    }),
    unauthorized('(?!token)', {
      'a call without token is sent to a page': [
        (answer) => {
          Object.assign(answer, { status: 302, body: undefined, text: undefined })
          answer.headers.push(['Location', '/admin/login'])
        },
        (exchange) => !isTokenSent(exchange),
      ],
    }),
  ),
  ...about(
    '6',
    "The service reports the update of a payment profile's status (activation after the payer's authorization is confirmed) by a webhook",
    where(isToldApart, {
      'the webhook tells refused and then active': {
        webhook: (report, world) =>
          report.profile.status === 'accepted'
            ? [as(world, report.profile, 'refused'), report]
            : [report],
      },
    }),
    where((knobs) => isToldApart(knobs) && tellsStatus(knobs), {
      'the webhook of the second acceptance has the pending status': {
        webhook: (report, world) => [
          world.profiles.filter(({ status }) => status === 'accepted').length > 1
            ? as(world, report.profile, 'pending')
            : report,
        ],
      },
    }),
    where(isSole, {
      'no webhook where the subscription has two items': {
        webhook: (report) => (paired(report.profile.subscription) ? [] : [report]),
      },
      'no webhook for the second subscription of a customer': {
        webhook: (report, world) =>
          isOldestOfCustomer(report.profile.subscription, world) ? [report] : [],
      },
    }),
  ),
]
