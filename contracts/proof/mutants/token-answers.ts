import { breaks, type Mutant } from './mutant.ts'
import { onAnswer, onSuccess } from '../tools/answers.ts'
import type { Wrap } from '../tools/calls.ts'
import { withTokenStatus } from '../tools/tokens.ts'

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

function refusing401(change: (body: Readonly<Record<string, unknown>>) => unknown): Wrap {
  return onAnswer(['createToken'], change, ({ status }) => status === 401)
}

const scopes = (value: unknown): string[] => String(value).split(' ')

/** Break what the token call answers: with a token, and where it refuses. */
export const tokenAnswerMutants: readonly Mutant[] = [
  breaks('F128', 'token-with-201', 'Answers 201 for a new token.', withTokenStatus(200, 201)),
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
    'F132',
    'expiry-one-hour',
    'Answers a life of 3600.',
    granting('expires_in', () => 3600),
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
  breaks(
    'F140',
    'token-refused-with-400',
    'Answers 400 in place of 401 to a token call.',
    withTokenStatus(401, 400),
  ),
  breaks(
    'F140',
    'token-refused-with-403',
    'Answers 403 in place of 401 to a token call.',
    withTokenStatus(401, 403),
  ),
  breaks(
    'F140',
    'token-refused-with-200',
    'Answers 200 with an error to a token call.',
    withTokenStatus(401, 200),
  ),
  breaks(
    'F141',
    'token-error-invalid-grant',
    'Answers `invalid_grant`.',
    refusing401((body) => ({ ...body, error: 'invalid_grant' })),
  ),
  breaks(
    'F141',
    'token-error-in-words',
    'Answers a sentence for the error.',
    refusing401((body) => ({ ...body, error: 'Invalid client' })),
  ),
  breaks(
    'F141',
    'token-error-in-envelope',
    'Answers the envelope of the API.',
    refusing401((body) => ({ data: null, errors: body['error_description'], meta: {} })),
  ),
  breaks(
    'F142',
    'token-error-description-empty',
    'Explains the error with an empty text.',
    refusing401((body) => ({ ...body, error_description: '' })),
  ),
]
