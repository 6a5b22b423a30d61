import type { Saboteur } from '../saboteur.ts'
import { onSuccess } from '../../tools/answers.ts'
import { breaks } from '../../tools/breaks.ts'
import type { Wrap } from '../../tools/calls.ts'
import { without } from '../../tools/records.ts'
import { withTokenStatus } from '../../tools/tokens.ts'

const token = ['createToken'] as const

/** Changes one field of a granted token. */
function granting(name: string, change: (value: unknown) => unknown): Wrap {
  return onSuccess(token, (body) => ({ ...body, [name]: change(body[name]) }))
}

/** Changes the day of a granted token, by its numbers. */
function dating(write: (day: string, month: string, year: string) => unknown): Wrap {
  return granting('created_at', (text) => {
    const [day = '', month = '', year = ''] = String(text).split('/')
    return write(day, month, year)
  })
}

const scopes = (value: unknown): string[] => String(value).split(' ')

/** Break what the token call answers with a token. */
export const tokenAnswerSaboteurs: readonly Saboteur[] = [
  breaks('F128', 'token-with-201', 'Answers 201 for a new token.', withTokenStatus(200, 201)),
  breaks(
    'F129',
    'token-in-array',
    'Answers a list of one token.',
    granting('access_token', (value) => [value]),
  ),
  breaks(
    'F129',
    'token-as-object',
    'Answers the token with its kind.',
    granting('access_token', (value) => ({ value, type: 'opaque' })),
  ),
  breaks(
    'F129',
    'token-under-other-name',
    'Calls the token `token`.',
    onSuccess(token, ({ access_token: value, ...rest }) => ({ ...rest, token: value })),
  ),
  breaks(
    'F130',
    'token-type-in-small-letters',
    'Answers `bearer`.',
    granting('token_type', () => 'bearer'),
  ),
  breaks(
    'F130',
    'token-type-in-capitals',
    'Answers `BEARER`.',
    granting('token_type', () => 'BEARER'),
  ),
  breaks(
    'F130',
    'token-type-missing',
    'Leaves the type out.',
    onSuccess(token, (body) => without(body, 'token_type')),
  ),
  breaks(
    'F131',
    'expiry-as-text',
    'Answers the life of a token as text.',
    granting('expires_in', String),
  ),
  breaks(
    'F131',
    'expiry-as-moment',
    'Answers the moment of expiry for the life.',
    granting('expires_in', () => '2026-02-01T06:20:30Z'),
  ),
  breaks(
    'F132',
    'expiry-one-hour',
    'Answers a life of 3600.',
    granting('expires_in', () => 3600),
  ),
  breaks(
    'F132',
    'expiry-two-hours',
    'Answers a life of 7200.',
    granting('expires_in', () => 7200),
  ),
  breaks(
    'F132',
    'expiry-counted-down',
    'Answers what is left after a second.',
    granting('expires_in', (life) => Number(life) - 1),
  ),
  breaks(
    'F132',
    'expiry-in-milliseconds',
    'Answers the life in thousandths.',
    granting('expires_in', (life) => Number(life) * 1000),
  ),
  breaks('F133', 'scope-in-array', 'Answers a list of scopes.', granting('scope', scopes)),
  breaks(
    'F133',
    'scope-with-commas',
    'Separates the scopes by commas.',
    granting('scope', (value) => scopes(value).join(',')),
  ),
  breaks(
    'F133',
    'scope-with-plus-signs',
    'Separates the scopes by plus signs.',
    granting('scope', (value) => scopes(value).join('+')),
  ),
  breaks(
    'F133',
    'scope-without-last',
    'Names all granted scopes but the last.',
    granting('scope', (value) => scopes(value).slice(0, -1).join(' ')),
  ),
  breaks(
    'F133',
    'scope-empty',
    'Names no scope.',
    granting('scope', () => ''),
  ),
  breaks(
    'F133',
    'scope-missing',
    'Leaves the scopes out.',
    onSuccess(token, (body) => without(body, 'scope')),
  ),
  breaks(
    'F134',
    'token-date-in-seconds',
    'Counts the seconds since 1970.',
    dating((day, month, year) => Date.parse(`${year}-${month}-${day}`) / 1000),
  ),
  breaks(
    'F134',
    'token-date-in-iso',
    'Writes the year first.',
    dating((day, month, year) => `${year}-${month}-${day}T00:00:00Z`),
  ),
  breaks(
    'F134',
    'token-date-month-first',
    'Writes the month before the day.',
    dating((day, month, year) => `${month}/${day}/${year}`),
  ),
  breaks(
    'F134',
    'token-date-year-first',
    'Writes the year before the month, with slashes.',
    dating((day, month, year) => `${year}/${month}/${day}`),
  ),
]
