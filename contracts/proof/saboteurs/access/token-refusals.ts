import type { Saboteur } from '../saboteur.ts'
import { onAnswer } from '../../tools/answers.ts'
import { breaks } from '../../tools/breaks.ts'
import type { Wrap } from '../../tools/calls.ts'
import { withTokenStatus } from '../../tools/tokens.ts'

function refusing401(change: (body: Readonly<Record<string, unknown>>) => unknown): Wrap {
  return onAnswer(['createToken'], change, ({ status }) => status === 401)
}

/** Break how a token call is refused. */
export const tokenRefusalSaboteurs: readonly Saboteur[] = [
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
    'token-error-as-object',
    'Answers an object for the error.',
    refusing401((body) => ({ ...body, error: { code: body['error'] } })),
  ),
  breaks(
    'F141',
    'token-error-as-code',
    'Calls the error `code`.',
    refusing401(({ error, ...rest }) => ({ ...rest, code: error })),
  ),
  breaks(
    'F141',
    'token-error-in-envelope',
    'Answers the envelope of the API.',
    refusing401((body) => ({ data: null, errors: body['error_description'], meta: {} })),
  ),
  breaks(
    'F142',
    'token-error-without-description',
    'Does not explain the error.',
    refusing401(({ error }) => ({ error })),
  ),
  breaks(
    'F142',
    'token-error-description-empty',
    'Explains the error with an empty text.',
    refusing401((body) => ({ ...body, error_description: '' })),
  ),
  breaks(
    'F142',
    'token-error-as-message',
    'Explains the error under `message`.',
    refusing401(({ error, error_description: message }) => ({ error, message })),
  ),
]
