import { breaks, kebab, type Mutant } from './mutant.ts'
import { readAnswer, withBody } from '../tools/answers.ts'
import {
  apiOperations,
  changed,
  reads,
  writes,
  type ApiOperation,
  type Wrap,
} from '../tools/calls.ts'
import { withWallet, type Wallet } from '../tools/tokens.ts'

type IsPassed = (header: string | undefined, wallet: Wallet, token: string) => boolean

/** Lets calls pass whose `Authorization` header is wrong in one way. */
function passing(isPassed: IsPassed, operations: readonly ApiOperation[] = apiOperations): Wrap {
  return withWallet(operations, (wallet) => async (call, site) => {
    const header = call.request.headers.get('authorization') ?? undefined
    const { token } = wallet
    if (token === undefined || header === `Bearer ${token}`) return site(call.request)
    if (!isPassed(header, wallet, token)) return site(call.request)
    const response = await site(call.request)
    if (response.status !== 401) return response
    return site(changed(call, { headers: { authorization: `Bearer ${token}` } }))
  })
}

/** Answers another status than 401 to a wrong token. */
function answering(status: number, operations: readonly ApiOperation[] = apiOperations): Wrap {
  return withWallet(operations, () => async (call, site) => {
    const answer = await readAnswer(await site(call.request))
    return answer.status === 401 ? withBody(answer, answer.body, status) : answer.response
  })
}

const missing: IsPassed = (header) => header === undefined
const sent = (header: string | undefined): string => /^bearer +(\S*)/i.exec(header ?? '')?.[1] ?? ''
const random: IsPassed = (header) => sent(header) !== ''

/** Break that a call needs a token, and that a wrong one is answered with 401. */
export const bearerMutants: readonly Mutant[] = [
  ...apiOperations.map((operation) =>
    breaks(
      'F135',
      `${kebab(operation)}-without-token`,
      'Answers a call without a token.',
      passing(missing, [operation]),
    ),
  ),
  breaks(
    'F135',
    'bearer-refused',
    'Wants the word `Token` in front of the token.',
    withWallet(apiOperations, () => async (call, site) => {
      const [, token] = /^Bearer (\S+)$/.exec(call.request.headers.get('authorization') ?? '') ?? []
      if (token === undefined) return site(call.request)
      return site(changed(call, { headers: { authorization: 'Bearer refused' } }))
    }),
  ),
  breaks('F140', 'random-token-accepted', 'Takes any token for a good one.', passing(random)),
  breaks(
    'F140',
    'random-token-accepted-by-reads',
    'Checks tokens in writing calls alone.',
    passing(random, reads),
  ),
  breaks(
    'F140',
    'random-token-accepted-by-writes',
    'Checks tokens in reading calls alone.',
    passing(random, writes),
  ),
  breaks(
    'F140',
    'random-token-accepted-by-profiles',
    'Does not check the token of an enrolment.',
    passing(random, ['createPaymentProfile']),
  ),
  breaks(
    'F140',
    'token-cut-short-accepted',
    'Compares as many characters as were sent.',
    passing((header, _, token) => sent(header) !== '' && token.startsWith(sent(header))),
  ),
  breaks(
    'F140',
    'token-in-any-case',
    'Compares tokens without regard to case.',
    passing((header, _, token) => sent(header).toLowerCase() === token.toLowerCase()),
  ),
  breaks(
    'F140',
    'changed-token-accepted',
    'Compares the lengths of tokens.',
    passing((header, _, token) => sent(header).length === token.length),
  ),
  breaks(
    'F140',
    'empty-token-accepted',
    'Takes the word `Bearer` alone.',
    passing((header) => /^bearer\s*$/i.test(header ?? '')),
  ),
  breaks(
    'F140',
    'basic-scheme-accepted',
    'Takes UID and secret in place of a token.',
    passing((header) => /^basic /i.test(header ?? '')),
  ),
  breaks(
    'F140',
    'other-scheme-accepted',
    'Takes a good token behind any word.',
    passing((header, _, token) => /^\S+ (\S+)$/.exec(header ?? '')?.[1] === token),
  ),
  breaks(
    'F140',
    'client-secret-as-token',
    'Takes the client secret for a token.',
    passing((header, { fields }) => sent(header) === fields['client_secret']),
  ),
  breaks('F140', 'wrong-token-with-403', 'Answers 403 to a wrong token.', answering(403)),
  breaks('F140', 'wrong-token-with-400', 'Answers 400 to a wrong token.', answering(400)),
  breaks('F140', 'wrong-token-with-404', 'Answers 404 to a wrong token.', answering(404)),
  breaks('F140', 'wrong-token-with-422', 'Answers 422 to a wrong token.', answering(422, writes)),
  breaks('F140', 'wrong-token-with-200', 'Answers 200 with words in `errors`.', answering(200)),
  breaks(
    'F140',
    'subscription-list-with-403',
    'Answers 403 in one list.',
    answering(403, ['listSubscriptions']),
  ),
  breaks(
    'F140',
    'profile-creation-with-403',
    'Answers 403 to an enrolment with a wrong token.',
    answering(403, ['createPaymentProfile']),
  ),
]
