import { kebab, mutantsOf, type Mutant } from './mutant.ts'
import { readAnswer, withBody } from '../tools/answers.ts'
import {
  apiOperations,
  changed,
  onCalls,
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

/** Does what a call asks for that has no right token, with the token of another one, and answers 401. */
function actingUnasked(
  operation: ApiOperation,
  isActing: (header: string | null) => boolean,
): Wrap {
  return onCalls(apiOperations, () => {
    let known: string | undefined
    return async (call, site) => {
      const authorization = call.request.headers.get('authorization')
      const response = await site(call.request)
      if (authorization !== null && response.ok) known = authorization
      const isWrong = authorization !== known && known !== undefined && response.status === 401
      if (call.operation === operation && isWrong && isActing(authorization)) {
        await site(changed(call, { headers: { authorization: known } }))
      }
      return response
    }
  })
}

/** Break that a call needs a token, and that a wrong one is answered with 401. */
export const bearerMutants: readonly Mutant[] = mutantsOf({
  F135: {
    ...Object.fromEntries(
      apiOperations.map((operation) => [
        `${kebab(operation)}-without-token`,
        passing(missing, [operation]),
      ]),
    ),
    ...Object.fromEntries(
      writes.map((operation) => [
        `${kebab(operation)}-done-without-token`,
        actingUnasked(operation, (header) => header === null),
      ]),
    ),
    ...Object.fromEntries(
      writes.map((operation) => [
        `${kebab(operation)}-done-with-wrong-token`,
        actingUnasked(operation, (header) => header !== null),
      ]),
    ),
    // Expects `Token` in place of `Bearer`.
    'bearer-refused': withWallet(apiOperations, () => async (call, site) => {
      const [, token] = /^Bearer (\S+)$/.exec(call.request.headers.get('authorization') ?? '') ?? []
      if (token === undefined) return site(call.request)
      return site(changed(call, { headers: { authorization: 'Bearer refused' } }))
    }),
  },
  F140: {
    'random-token-accepted': passing(random),
    'random-token-accepted-by-reads': passing(random, reads),
    'random-token-accepted-by-writes': passing(random, writes),
    'random-token-accepted-by-profiles': passing(random, ['createPaymentProfile']),
    'token-cut-short-accepted': passing(
      (header, _, token) => sent(header) !== '' && token.startsWith(sent(header)),
    ),
    'token-in-any-case': passing(
      (header, _, token) => sent(header).toLowerCase() === token.toLowerCase(),
    ),
    'changed-token-accepted': passing((header, _, token) => sent(header).length === token.length),
    'empty-token-accepted': passing((header) => /^bearer\s*$/i.test(header ?? '')),
    'basic-scheme-accepted': passing((header) => /^basic /i.test(header ?? '')),
    'other-scheme-accepted': passing(
      (header, _, token) => /^\S+ (\S+)$/.exec(header ?? '')?.[1] === token,
    ),
    'client-secret-as-token': passing(
      (header, { fields }) => sent(header) === fields['client_secret'],
    ),
    'wrong-token-with-403': answering(403),
    'wrong-token-with-400': answering(400),
    'wrong-token-with-404': answering(404),
    'wrong-token-with-422': answering(422, writes),
    'wrong-token-with-200': answering(200),
    'subscription-list-with-403': answering(403, ['listSubscriptions']),
    'profile-creation-with-403': answering(403, ['createPaymentProfile']),
  },
})
