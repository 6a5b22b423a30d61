import { mutantsOf, type Mutant } from './mutant.ts'
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
export const tokenAnswerMutants: readonly Mutant[] = mutantsOf({
  F128: { 'token-with-201': withTokenStatus(200, 201) },
  F130: {
    'token-type-in-small-letters': granting('token_type', () => 'bearer'),
    'token-type-in-capitals': granting('token_type', () => 'BEARER'),
  },
  F132: {
    'expiry-one-hour': granting('expires_in', () => 3600),
    'expiry-counted-down': granting('expires_in', (life) => Number(life) - 1),
    'expiry-in-milliseconds': granting('expires_in', (life) => Number(life) * 1000),
  },
  F133: {
    'scope-with-commas': granting('scope', (value) => scopes(value).join(',')),
    'scope-with-plus-signs': granting('scope', (value) => scopes(value).join('+')),
    'scope-without-last': granting('scope', (value) => scopes(value).slice(0, -1).join(' ')),
    'scope-empty': granting('scope', () => ''),
  },
  F134: {
    'token-date-in-iso': dating((day, month, year) => `${year}-${month}-${day}T00:00:00Z`),
    'token-date-month-first': dating((day, month, year) => `${month}/${day}/${year}`),
    'token-date-year-first': dating((day, month, year) => `${year}/${month}/${day}`),
  },
  F140: {
    'token-refused-with-400': withTokenStatus(401, 400),
    'token-refused-with-403': withTokenStatus(401, 403),
    'token-refused-with-200': withTokenStatus(401, 200),
  },
  F141: {
    'token-error-invalid-grant': refusing401((body) => ({ ...body, error: 'invalid_grant' })),
    'token-error-in-words': refusing401((body) => ({ ...body, error: 'Invalid client' })),
    'token-error-in-envelope': refusing401((body) => ({
      data: null,
      errors: body['error_description'],
      meta: {},
    })),
  },
  F142: {
    'token-error-description-empty': refusing401((body) => ({ ...body, error_description: '' })),
  },
})
