// Broken facts about the token call and about the token of an API call.
import { isObject } from '../world.ts'
import type { Exchange, World } from '../world.ts'
import { about, drops, lets, puts, shows, textOf, unauthorized, type Breakage } from './ways.ts'

const sent = (exchange: Exchange): string =>
  /^bearer +(\S+)$/i.exec(exchange.headers.get('authorization') ?? '')?.[1] ?? ''
const header = (exchange: Exchange): string => exchange.headers.get('authorization') ?? ''
const field = (exchange: Exchange, pattern: RegExp): unknown =>
  isObject(exchange.body)
    ? Object.entries(exchange.body).find(([key]) => pattern.test(key))?.[1]
    : undefined
const secretOf = (exchange: Exchange): string => {
  const value = field(exchange, /secret/i)
  return typeof value === 'string' ? value : ''
}
const idOf = (exchange: Exchange): string => {
  const value = field(exchange, /^(client_?id|uid|app_id)$/i)
  return typeof value === 'string' ? value : ''
}
const counted = (world: World, key: string): number =>
  (world.notes[key] = (world.notes[key] ?? 0) + 1)
const operations = [
  'readCustomer',
  'listCustomers',
  'createCustomer',
  'createSubscription',
  'readSubscription',
  'listSubscriptions',
  'addItem',
  'createProfile',
] as const
export const TOKEN: Breakage[] = [
  ...about(
    '5',
    'Successful token response (200): access_token, token_type `Bearer`, expires_in 72000, scope, created_at',
    ['token_type missing', drops('token', /./, 'token_type')],
    ['token_type Token', puts('token', /./, 'token_type', () => 'Token')],
    [
      'token_type bearer from the second token on',
      puts(
        'token',
        /./,
        'token_type',
        () => 'bearer',
        (_own, world) => counted(world, 'issued') > 1,
      ),
    ],
    ['token_type MAC', puts('token', /./, 'token_type', () => 'MAC')],
    ['expires_in missing', drops('token', /./, 'expires_in')],
    [
      'expires_in missing from the second token on',
      drops('token', /./, 'expires_in', (_own, world) => counted(world, 'issued') > 1),
    ],
    ['expires_in counts down', puts('token', /./, 'expires_in', () => 71999)],
    ['expires_in with a fraction', puts('token', /./, 'expires_in', () => 72000.5)],
    ['expires_in null', puts('token', /./, 'expires_in', () => null)],
    ['scope missing', drops('token', /./, 'scope')],
    ['scope null', puts('token', /./, 'scope', () => null)],
    ['scope empty', puts('token', /./, 'scope', () => '')],
    ['scopes with pluses', puts('token', /./, 'scope', (_view, own) => own.scopes.join('+'))],
    [
      'scopes with a comma and a space',
      puts('token', /./, 'scope', (_view, own) => own.scopes.join(', ')),
    ],
    ['scopes on lines', puts('token', /./, 'scope', (_view, own) => own.scopes.join('\n'))],
    [
      'scopes by other names',
      puts('token', /./, 'scope', (_view, own) =>
        own.scopes.map((scope) => scope.replace(/^(\w+)_(read|write)$/, '$1:$2')).join(' '),
      ),
    ],
    [
      'the last scope left out',
      puts('token', /./, 'scope', (_view, own) => own.scopes.slice(0, -1).join(' ')),
    ],
    ['created_at missing', drops('token', /./, 'created_at')],
    ['created_at as year/month/day', puts('token', /./, 'created_at', () => '2026/11/22')],
    ['created_at null', puts('token', /./, 'created_at', () => null)],
    ['created_at with the month by name', puts('token', /./, 'created_at', () => '22/nov/2026')],
    ['created_at of a day that no month has', puts('token', /./, 'created_at', () => '31/02/2026')],
    [
      'access_token under token',
      shows('token', /./, (view) => {
        view.token = view.access_token
        delete view.access_token
      }),
    ],
    [
      'the token answer under data',
      shows('token', /./, (view) => {
        const inner = { ...view }
        for (const key of Object.keys(view)) delete view[key]
        view.data = inner
      }),
    ],
  ),
  ...about(
    '5',
    'Usual causes: wrong UID, wrong secret … Failed authentication returns 401',
    ['secret missing is accepted', lets('client secret', (exchange) => secretOf(exchange) === '')],
    [
      'secret in the other letter case accepted',
      lets(
        'client secret',
        (exchange, world) =>
          secretOf(exchange).toLowerCase() === world.options.clientSecret.toLowerCase(),
      ),
    ],
    [
      'secret with signs at its end accepted',
      lets('client secret', (exchange, world) =>
        secretOf(exchange).startsWith(world.options.clientSecret),
      ),
    ],
    [
      'secret without its last sign accepted',
      lets(
        'client secret',
        (exchange, world) =>
          secretOf(exchange) !== '' && world.options.clientSecret.startsWith(secretOf(exchange)),
      ),
    ],
    [
      'any secret of the same length accepted',
      lets(
        'client secret',
        (exchange, world) => secretOf(exchange).length === world.options.clientSecret.length,
      ),
    ],
    [
      'a wrong secret is accepted the second time',
      lets('client secret', (_exchange, world) => counted(world, 'secrets') > 1),
    ],
    [
      'a wrong secret is accepted once a token was issued',
      lets('client secret', (_exchange, world) => world.tokens.length > 0),
    ],
    [
      'a wrong UID with the right secret accepted',
      lets('client id', (exchange, world) => secretOf(exchange) === world.options.clientSecret),
    ],
    ['UID missing is accepted', lets('client id', (exchange) => idOf(exchange) === '')],
    [
      'UID in the other letter case accepted',
      lets(
        'client id',
        (exchange, world) => idOf(exchange).toLowerCase() === world.options.clientId.toLowerCase(),
      ),
    ],
    [
      'UID with signs at its end accepted',
      lets('client id', (exchange, world) => idOf(exchange).startsWith(world.options.clientId)),
    ],
  ),
  ...about(
    '5',
    'Failed authentication returns 401 with fields `error` (value `invalid_client`) and `error_description` (text: …)',
    [
      'wrong secret is invalid_grant',
      {
        answer: (answer, exchange, world) => {
          if (
            exchange.op === 'token' &&
            answer.status === 401 &&
            isObject(answer.body) &&
            secretOf(exchange) !== world.options.clientSecret
          )
            answer.body.error = 'invalid_grant'
        },
      },
    ],
    [
      'wrong UID is unauthorized_client',
      {
        answer: (answer, exchange, world) => {
          if (
            exchange.op === 'token' &&
            answer.status === 401 &&
            isObject(answer.body) &&
            idOf(exchange) !== world.options.clientId
          )
            answer.body.error = 'unauthorized_client'
        },
      },
    ],
    [
      'wrong UID with 404',
      {
        answer: (answer, exchange, world) => {
          if (
            exchange.op === 'token' &&
            answer.status === 401 &&
            idOf(exchange) !== world.options.clientId
          )
            answer.status = 404
        },
      },
    ],
    [
      'wrong secret with 403',
      {
        answer: (answer, exchange, world) => {
          if (
            exchange.op === 'token' &&
            answer.status === 401 &&
            idOf(exchange) === world.options.clientId &&
            secretOf(exchange) !== world.options.clientSecret
          )
            answer.status = 403
        },
      },
    ],
    [
      'wrong secret with 500',
      {
        answer: (answer, exchange, world) => {
          if (
            exchange.op === 'token' &&
            answer.status === 401 &&
            idOf(exchange) === world.options.clientId &&
            secretOf(exchange) !== world.options.clientSecret
          )
            answer.status = 500
        },
      },
    ],
    [
      'error_description empty',
      unauthorized(/^token/, (_answer, body) => {
        body.error_description = ''
      }),
    ],
    [
      'error_description null',
      unauthorized(/^token/, (_answer, body) => {
        body.error_description = null
      }),
    ],
    [
      'error_description a list',
      unauthorized(/^token/, (_answer, body) => {
        body.error_description = ['unknown client']
      }),
    ],
    [
      'error_description missing for a wrong UID',
      {
        answer: (answer, exchange, world) => {
          if (
            exchange.op === 'token' &&
            answer.status === 401 &&
            isObject(answer.body) &&
            idOf(exchange) !== world.options.clientId
          )
            delete answer.body.error_description
        },
      },
    ],
    [
      'error an object',
      unauthorized(/^token/, (_answer, body) => {
        body.error = { code: 'invalid_client' }
      }),
    ],
    [
      'error Invalid_Client',
      unauthorized(/^token/, (_answer, body) => {
        body.error = 'INVALID_CLIENT'
      }),
    ],
    [
      'error under errors',
      unauthorized(/^token/, (_answer, body) => {
        body.errors = body.error
        delete body.error
      }),
    ],
    [
      'failed token call as text',
      unauthorized(/^token/, (answer) => {
        answer.text = 'invalid_client'
        answer.headers.push(['Content-Type', 'text/plain'])
      }),
    ],
    [
      'failed token call without body',
      unauthorized(/^token/, (answer) => {
        answer.body = undefined
      }),
    ],
    [
      'failed token call in an array',
      unauthorized(/^token/, (answer, body) => {
        answer.body = [body]
      }),
    ],
  ),
  ...about(
    '5',
    'Scopes are passed as one string separated by spaces (a comma-separated list is an error).',
    [
      'scopes with commas alone accepted',
      lets('scope commas', (exchange) => !textOf(exchange.body).includes(', ')),
    ],
    [
      'scopes with commas accepted the second time',
      lets('scope commas', (_exchange, world) => counted(world, 'commas') > 1),
    ],
    [
      'scopes with commas accepted once a token was issued',
      lets('scope commas', (_exchange, world) => world.tokens.length > 0),
    ],
    [
      'two scopes with a comma accepted',
      lets('scope commas', (exchange) => String(field(exchange, /scope/i)).split(',').length === 2),
    ],
    [
      'more than two scopes with commas accepted',
      lets('scope commas', (exchange) => String(field(exchange, /scope/i)).split(',').length > 2),
    ],
    [
      'scopes with commas are a fault of the server',
      {
        answer: (answer, exchange) => {
          if (exchange.op === 'token' && String(field(exchange, /scope/i)).includes(','))
            Object.assign(answer, {
              status: 500,
              body: { error: 'server_error', error_description: 'x', errors: 'x' },
            })
        },
      },
    ],
  ),
  ...about(
    '4',
    'All endpoints require the `Authorization` header',
    ...operations.map((op): [string, ReturnType<typeof lets>] => [
      `${op} without token`,
      lets('token given', (exchange) => exchange.op === op),
    ]),
    [
      'a call with another scheme than Bearer passes',
      lets(
        'token given',
        (exchange) => header(exchange) !== '' && !/^bearer/i.test(header(exchange)),
      ),
    ],
    [
      'a call with the word Bearer alone passes',
      lets('token given', (exchange) => /^bearer\s*$/i.test(header(exchange))),
    ],
    [
      'a call without token passes from the fortieth call on',
      lets('token given', (_exchange, world) => world.calls > 40),
    ],
    [
      'a read without token passes once the record was read',
      {
        rule: (rule, broken, exchange, world) => {
          const key = `seen ${exchange.url.pathname}`
          if (rule !== 'token given') return broken
          if (!broken) world.notes[key] = 1
          return broken && !(exchange.op.startsWith('read') && world.notes[key] === 1)
        },
      },
    ],
  ),
  ...about(
    '5',
    'Every API call carries the header `Authorization: Bearer <ACCESS_TOKEN>`',
    ...operations.map((op): [string, ReturnType<typeof lets>] => [
      `any token for ${op}`,
      lets('token known', (exchange) => exchange.op === op),
    ]),
    [
      'a token with more signs passes',
      lets('token known', (exchange, world) =>
        world.tokens.some(({ text }) => sent(exchange).startsWith(text)),
      ),
    ],
    [
      'a token without its last sign passes',
      lets('token known', (exchange, world) =>
        world.tokens.some(({ text }) => text.startsWith(sent(exchange).slice(0, 20))),
      ),
    ],
    [
      'a token in the other letter case passes',
      lets('token known', (exchange, world) =>
        world.tokens.some(({ text }) => text.toLowerCase() === sent(exchange).toLowerCase()),
      ),
    ],
    [
      'any token of the same length passes',
      lets('token known', (exchange, world) =>
        world.tokens.some(({ text }) => text.length === sent(exchange).length),
      ),
    ],
    [
      'the client secret as token passes',
      lets('token known', (exchange, world) => sent(exchange) === world.options.clientSecret),
    ],
    [
      'an unknown token passes the second time',
      lets('token known', (exchange, world) => counted(world, `token ${sent(exchange)}`) > 1),
    ],
    [
      'an unknown token passes from the sixtieth call on',
      lets('token known', (_exchange, world) => world.calls > 60),
    ],
  ),
  ...about(
    '5',
    'Failed authentication returns 401',
    ...operations.map((op, at): [string, ReturnType<typeof unauthorized>] => [
      `${op} without token with ${[404, 403, 422, 400, 302, 500, 200, 406][at]}`,
      unauthorized(new RegExp(`^${op}$`), (answer) => {
        answer.status = [404, 403, 422, 400, 302, 500, 200, 406][at]!
      }),
    ]),
    [
      'a wrong token with 403',
      unauthorized(/^(?!token)/, (answer, _body, exchange) => {
        if (sent(exchange) !== '') answer.status = 403
      }),
    ],
    [
      'a wrong token with 500',
      unauthorized(/^(?!token)/, (answer, _body, exchange) => {
        if (sent(exchange) !== '') answer.status = 500
      }),
    ],
    [
      'a wrong token with 400 for writes',
      unauthorized(/^(create|add)/, (answer, _body, exchange) => {
        if (sent(exchange) !== '') answer.status = 400
      }),
    ],
    [
      'a missing token with 403 for writes',
      unauthorized(/^(create|add)/, (answer, _body, exchange) => {
        if (sent(exchange) === '') answer.status = 403
      }),
    ],
  ),
]
