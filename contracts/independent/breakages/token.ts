// Broken facts about the token call and about the token of an API call.
import { isObject } from '../world.ts'
import type { Exchange, Operation, World } from '../world.ts'
import {
  about,
  addCopy,
  always,
  asText,
  bodyOf,
  counted,
  enrol,
  GONE,
  leaves,
  lets,
  shows,
  subscriptionIn,
  textOf,
  unauthorized,
  views,
  where,
  type Breakage,
  type Ways,
} from './ways.ts'

const OPERATIONS = [
  'readCustomer',
  'listCustomers',
  'createCustomer',
  'createSubscription',
  'readSubscription',
  'listSubscriptions',
  'addItem',
  'createProfile',
] as const

const header = (exchange: Exchange): string => exchange.headers.get('authorization') ?? ''
const sent = (exchange: Exchange): string => /^bearer +(\S+)$/i.exec(header(exchange))?.[1] ?? ''
const field = (exchange: Exchange, pattern: RegExp): string => {
  const value = Object.entries(bodyOf(exchange)).find(([key]) => pattern.test(key))?.[1]
  return typeof value === 'string' ? value : ''
}
/** Client id and secret of HTTP Basic. */
const basicOf = (exchange: Exchange): string[] =>
  atob(/^basic ([A-Za-z0-9+/=]+)$/i.exec(header(exchange))?.[1] ?? '')
    .split(':')
    .map(decodeURIComponent)
const secretOf = (exchange: Exchange): string =>
  field(exchange, /secret/i) || (basicOf(exchange)[1] ?? '')
const idOf = (exchange: Exchange): string =>
  field(exchange, /^(client_?id|uid|app_id)$/i) || basicOf(exchange)[0]!
const scopesOf = (exchange: Exchange): string[] => field(exchange, /scope/i).split(',')
const isWrongId = (exchange: Exchange, { options }: World): boolean =>
  idOf(exchange) !== options.clientId
const isWrongSecret = (exchange: Exchange, { options }: World): boolean =>
  secretOf(exchange) !== options.clientSecret
const isSecretAlone = (exchange: Exchange, world: World): boolean =>
  isWrongSecret(exchange, world) && !isWrongId(exchange, world)
const isSent = (exchange: Exchange): boolean => sent(exchange) !== ''
const isFold = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()
const issued = (_of: unknown, world: World): boolean => world.tokens.length > 0
const isAgain =
  (key: string) =>
  (_of: unknown, world: World): boolean =>
    counted(world, key) > 1
/** Whether a token of the site and the one that is sent are alike. */
const isLike =
  (alike: (text: string, given: string) => boolean) =>
  (exchange: Exchange, world: World): boolean =>
    world.tokens.some(({ text }) => alike(text, sent(exchange)))

/** What calls leave behind that are refused for lack of a token. */
const refusedWithout = (op: Operation, rows: Parameters<typeof leaves>[1]): Ways =>
  leaves((refusal, exchange) => refusal.kind === 'unauthorized' && exchange.op === op, rows)

export const TOKEN: Breakage[] = [
  ...about(
    '5',
    'Successful token response (200): access_token, token_type `Bearer`, expires_in 72000, scope, created_at',
    shows('token', {
      'token_type missing': ['', 'token_type', GONE],
      'token_type Token': ['', 'token_type', 'Token'],
      'token_type MAC': ['', 'token_type', 'MAC'],
      'token_type in small letters': ['', 'token_type', 'bearer'],
      'token_type bearer from the second token on': ['', 'token_type', 'bearer', isAgain('issued')],
      'expires_in missing': ['', 'expires_in', GONE],
      'expires_in missing from the second token on': ['', 'expires_in', GONE, isAgain('issued')],
      'another expires_in at the second call': ['', 'expires_in', 3600, isAgain('issued')],
      'expires_in with a fraction': ['', 'expires_in', 72000.5],
      'expires_in null': ['', 'expires_in', null],
      'expires_in as string': ['', 'expires_in', String],
      'scope missing': ['', 'scope', GONE],
      'scope null': ['', 'scope', null],
      'scope empty': ['', 'scope', ''],
      'scopes as an array': ['', 'scope', (_old, own) => own.scopes],
      'scopes with commas': ['', 'scope', (_old, own) => own.scopes.join(',')],
      'scopes with pluses': ['', 'scope', (_old, own) => own.scopes.join('+')],
      'scopes with a comma and a space': ['', 'scope', (_old, own) => own.scopes.join(', ')],
      'scopes on lines': ['', 'scope', (_old, own) => own.scopes.join('\n')],
      'scopes by other names': [
        '',
        'scope',
        (scopes) => String(scopes).replace(/_(read|write)\b/g, ':$1'),
      ],
      'the last scope left out': ['', 'scope', (_old, own) => own.scopes.slice(0, -1).join(' ')],
      'created_at missing': ['', 'created_at', GONE],
      'created_at null': ['', 'created_at', null],
      'created_at as year/month/day': ['', 'created_at', '2026/11/22'],
      'created_at with the month by name': ['', 'created_at', '22/nov/2026'],
      'created_at of a day that no month has': ['', 'created_at', '31/02/2026'],
      'created_at of the token as a number': [
        '',
        'created_at',
        (_at, own) => Math.floor(own.createdAt / 1000),
      ],
      'created_at of the token as ISO 8601': [
        '',
        'created_at',
        (_at, own) => new Date(own.createdAt).toISOString(),
      ],
      'created_at of the token as month/day/year': [
        '',
        'created_at',
        (at) => String(at).replace(/^(\d+)\/(\d+)/, '$2/$1'),
      ],
    }),
    // A token that is given again may be old, and show the life that is left in a unit that is not stated.
    where(
      ({ tokenReuse }) => !tokenReuse,
      shows('token', {
        'expires_in 7200': ['', 'expires_in', 7200],
        'expires_in counts down': ['', 'expires_in', 71999],
      }),
    ),
    {
      'access_token under token': views('token', '', (view) => {
        view.token = view.access_token
        delete view.access_token
      }),
      'the token answer under data': views('token', '', (view) => {
        const data = { ...view }
        for (const key of Object.keys(view)) delete view[key]
        view.data = data
      }),
      'token answered with 201': {
        answer: (answer, { op }) => {
          if (op === 'token' && answer.status === 200) answer.status = 201
        },
      },
    },
  ),
  ...about(
    '5',
    '… the scopes the application may use.',
    shows('token', {
      'a scope without permission is granted': [
        '',
        'scope',
        'customers_read unknown_scope',
        ({ scopes }) => scopes.length < 8,
      ],
    }),
  ),
  ...about(
    '5',
    'Usual causes: wrong UID, wrong secret … Failed authentication returns 401',
    lets('client secret', {
      'wrong secret accepted': always,
      'secret missing is accepted': (exchange) => secretOf(exchange) === '',
      'secret in the other letter case accepted': (exchange, { options }) =>
        isFold(secretOf(exchange), options.clientSecret),
      'secret with signs at its end accepted': (exchange, { options }) =>
        secretOf(exchange).startsWith(options.clientSecret),
      'secret without its last sign accepted': (exchange, { options }) =>
        secretOf(exchange) !== '' && options.clientSecret.startsWith(secretOf(exchange)),
      'any secret of the same length accepted': (exchange, { options }) =>
        secretOf(exchange).length === options.clientSecret.length,
      'a wrong secret is accepted the second time': isAgain('secrets'),
      'a wrong secret is accepted once a token was issued': issued,
    }),
    lets('client id', {
      'wrong UID accepted': always,
      'a wrong UID with the right secret accepted': (exchange, world) =>
        !isWrongSecret(exchange, world),
      'UID missing is accepted': (exchange) => idOf(exchange) === '',
      'UID in the other letter case accepted': (exchange, { options }) =>
        isFold(idOf(exchange), options.clientId),
      'UID with signs at its end accepted': (exchange, { options }) =>
        idOf(exchange).startsWith(options.clientId),
    }),
  ),
  ...about(
    '5',
    'Failed authentication returns 401 with fields `error` (value `invalid_client`) and `error_description` (text: …)',
    unauthorized('token', {
      'failed token call with 400': [400],
      'wrong UID with 404': [404, isWrongId],
      'wrong secret with 403': [403, isSecretAlone],
      'wrong secret with 500': [500, isSecretAlone],
      'wrong secret is invalid_grant': [{ error: 'invalid_grant' }, isWrongSecret],
      'wrong UID is unauthorized_client': [{ error: 'unauthorized_client' }, isWrongId],
      'failed token call without description': [{ error_description: GONE }],
      'error_description missing for a wrong UID': [{ error_description: GONE }, isWrongId],
      'error_description empty': [{ error_description: '' }],
      'error_description null': [{ error_description: null }],
      'error_description a list': [{ error_description: ['unknown client'] }],
      'error an object': [{ error: { code: 'invalid_client' } }],
      'error Invalid_Client': [{ error: 'INVALID_CLIENT' }],
      'error under errors': [{ errors: 'invalid_client', error: GONE }],
      'failed token call as text': [(answer) => asText(answer, 'text/plain', 'invalid_client')],
      'failed token call without body': [(answer) => void (answer.body = undefined)],
      'failed token call in an array': [(answer) => void (answer.body = [answer.body])],
    }),
  ),
  ...about(
    '5',
    'Scopes are passed as one string separated by spaces (a comma-separated list is an error).',
    lets('scope commas', {
      'scopes with commas accepted': always,
      'scopes with commas alone accepted': (exchange) => !textOf(exchange.body).includes(', '),
      'scopes with a comma and a space accepted': (exchange) =>
        textOf(exchange.body).includes(', '),
      'two scopes with a comma accepted': (exchange) => scopesOf(exchange).length === 2,
      'more than two scopes with commas accepted': (exchange) => scopesOf(exchange).length > 2,
      'scopes with commas accepted the second time': isAgain('commas'),
      'scopes with commas accepted once a token was issued': issued,
    }),
    {
      'scopes with commas are a fault of the server': {
        answer: (answer, exchange) => {
          if (exchange.op === 'token' && scopesOf(exchange).length > 1)
            Object.assign(answer, {
              status: 500,
              body: { error: 'server_error', error_description: 'x', errors: 'x' },
            })
        },
      },
    },
  ),
  ...about(
    '4',
    'All endpoints require the `Authorization` header',
    ...OPERATIONS.map((op) =>
      lets('token given', { [`${op} without token`]: (exchange) => exchange.op === op }),
    ),
    lets('token given', {
      'lists without token': (exchange) => exchange.op.startsWith('list'),
      'a call with another scheme than Bearer passes': (exchange) =>
        header(exchange) !== '' && !/^bearer/i.test(header(exchange)),
      'a call with the word Bearer alone passes': (exchange) =>
        /^bearer\s*$/i.test(header(exchange)),
      'a call without token passes from the fortieth call on': (_exchange, { calls }) => calls > 40,
    }),
    {
      'a read without token passes once the record was read': {
        rule: (rule, broken, exchange, world) => {
          const key = `seen ${exchange.url.pathname}`
          if (rule !== 'token given') return broken
          if (!broken) world.notes[key] = 1
          return broken && !(exchange.op.startsWith('read') && world.notes[key] === 1)
        },
      },
    },
  ),
  ...about(
    '4',
    'All endpoints require the `Authorization` header (a refused call leaves nothing behind)',
    refusedWithout('createCustomer', {
      'a refused call without token creates a customer': (world, exchange) => {
        const fields = Object.fromEntries(
          Object.entries(bodyOf(exchange)).map(([key, value]) => [key, String(value)]),
        )
        world.customers.push({
          id: world.nextId('customer'),
          createdAt: world.now(),
          updatedAt: world.now(),
          fields,
          sent: fields,
          named: 9,
          reads: 9,
          lists: 9,
        })
      },
    }),
    refusedWithout('addItem', {
      'a refused call without token adds an item': (world, exchange) =>
        addCopy(
          world,
          world.subscriptions.find(({ id }) => id === exchange.parameters[0]),
        ),
    }),
    refusedWithout('createSubscription', {
      'a refused call without token creates a subscription': (world, exchange) => {
        const { subscription } = bodyOf(exchange)
        const owner = isObject(subscription) ? String(subscription.customer_id) : ''
        const like =
          world.subscriptions.find(({ customer }) => String(customer.id) === owner) ??
          world.subscriptions[0]
        if (like) world.subscriptions.push({ ...like, id: world.uuid(), reads: 9, lists: 9 })
      },
    }),
    refusedWithout('createProfile', {
      'a refused call without token enrols': (world, exchange) =>
        enrol(world, subscriptionIn(exchange, world)),
    }),
  ),
  ...about(
    '5',
    'Every API call carries the header `Authorization: Bearer <ACCESS_TOKEN>`',
    ...OPERATIONS.map((op) =>
      lets('token known', { [`any token for ${op}`]: (exchange) => exchange.op === op }),
    ),
    lets('token known', {
      'any token reads one record': (exchange) => exchange.op.startsWith('read'),
      'a token with more signs passes': isLike((text, given) => given.startsWith(text)),
      'a token without its last sign passes': isLike((text, given) =>
        text.startsWith(given.slice(0, 20)),
      ),
      'a token in the other letter case passes': isLike(isFold),
      'any token of the same length passes': isLike(({ length }, given) => length === given.length),
      'the client secret as token passes': (exchange, { options }) =>
        sent(exchange) === options.clientSecret,
      'an unknown token passes the second time': (exchange, world) =>
        counted(world, `token ${sent(exchange)}`) > 1,
      'an unknown token passes from the sixtieth call on': (_exchange, { calls }) => calls > 60,
    }),
  ),
  ...about('8', 'Access token lifetime: `expires_in` is returned as 72000', {
    'tokens end after 25 calls': {
      rule: (rule, broken, exchange, world) =>
        broken || (rule === 'token alive' && counted(world, `used ${header(exchange)}`) > 25),
    },
  }),
  ...about(
    '5',
    'Failed authentication returns 401',
    ...OPERATIONS.map((op, at) => {
      const status = [404, 403, 422, 400, 302, 500, 200, 406][at]!
      return unauthorized(op, { [`${op} without token with ${status}`]: [status] })
    }),
    unauthorized('list', { 'list without token with 403': [403] }),
    unauthorized('(?!token)', {
      'a wrong token with 403': [403, isSent],
      'a wrong token with 500': [500, isSent],
    }),
    unauthorized('create|add', {
      'a wrong token with 400 for writes': [400, isSent],
      'a missing token with 403 for writes': [403, (exchange) => !isSent(exchange)],
    }),
  ),
]
