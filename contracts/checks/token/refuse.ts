import {
  clientMissing,
  commaScopes,
  commaSpaceScopes,
  firstTry,
  granted,
  secretCutShort,
  secretEmpty,
  secretInOtherCase,
  secretMissing,
  secretTooLong,
  tokenOf,
  uidInOtherCase,
  uidMissing,
  uidTooLong,
  unknownScope,
  unknownScopeAlone,
  wrongGrantType,
  wrongSecret,
  wrongSecretInOther,
  wrongSite,
  wrongUid,
} from '../../steps/token.ts'
import { lookAt, must, should, show, type Check, type Finding } from '../../engine/check.ts'
import { isObject, type Reply } from '../../http/exchange.ts'
import { toOutcome, unlessEqual } from '../finding/find.ts'

const operation = 'createToken'
function unless(isRight: boolean, reply: Reply, name: string, expected: string, value: unknown) {
  return isRight ? [] : [{ reply, pointer: `/${name}`, expected, received: show(value) }]
}

function noToken(reply: Reply, why: string): Finding[] {
  const isGiven = reply.status < 300 && tokenOf(reply) !== undefined
  if (isGiven) return [{ reply, expected: `no token: ${why}`, received: 'a token' }]
  // A server that fails has not refused.
  return reply.status < 500
    ? []
    : [{ reply, expected: `a refusal: ${why}`, received: toOutcome(reply) }]
}

const wrongClients = { wrongUid, wrongSecret }
const commas = { commaScopes, commaSpaceScopes }

/** The 401 answers among those of wrong calls. */
function denied(attempts: Record<string, Reply | undefined>): Reply[] {
  return Object.values(attempts).flatMap((reply) => (reply?.status === 401 ? [reply] : []))
}

/** Token calls that are wrong in one way. */
export const tokenRefuseChecks: readonly Check[] = [
  must('TOK-REFUSE-001', ['F143', 'F140'], 'gives no token to an unknown UID', {
    operation,
    requires: { wrongUid },
    judge: ({ wrongUid: reply }) => noToken(reply, 'the UID is unknown'),
  }),
  must('TOK-REFUSE-002', ['F144', 'F140'], 'gives no token for a wrong secret', {
    operation,
    requires: { wrongSecret },
    judge: ({ wrongSecret: reply }) => noToken(reply, 'the secret is wrong'),
  }),
  ...(
    [
      ['TOK-REFUSE-011', 'F143', 'a UID in another case', uidInOtherCase],
      ['TOK-REFUSE-031', 'F143', 'a UID with more behind it', uidTooLong],
      ['TOK-REFUSE-012', 'F143', 'a call without a UID', uidMissing],
      ['TOK-REFUSE-033', 'F143', 'a call without UID and secret', clientMissing],
      ['TOK-REFUSE-013', 'F144', 'a secret in another case', secretInOtherCase],
      ['TOK-REFUSE-014', 'F144', 'a secret that is cut short', secretCutShort],
      ['TOK-REFUSE-015', 'F144', 'a call without a secret', secretMissing],
      ['TOK-REFUSE-016', 'F144', 'an empty secret', secretEmpty],
      ['TOK-REFUSE-017', 'F144', 'a secret with more behind it', secretTooLong],
      ['TOK-REFUSE-019', 'F144', 'a wrong secret in the other format', wrongSecretInOther],
    ] as const
  ).map(([id, fact, what, called]) =>
    must(id, fact, `gives no token for ${what}`, {
      operation,
      requires: { called },
      judge: ({ called: reply }) => noToken(reply, what),
    }),
  ),
  must('TOK-REFUSE-004', 'F140', 'answers a wrong UID or secret with 401', {
    operation,
    requires: { granted },
    after: wrongClients,
    judge: (_, attempts) =>
      lookAt(Object.values(attempts as Record<string, Reply | undefined>), (reply) => {
        if (reply === undefined || tokenOf(reply) !== undefined) return undefined
        if (reply.status === 401) return []
        return { reply, expected: 'status 401', received: toOutcome(reply) }
      }),
  }),
  must('TOK-REFUSE-005', 'F141', 'names the error of a 401 `invalid_client`', {
    operation,
    requires: { granted },
    // Gap G71: wrong scopes may have another status, but a 401 has one form.
    after: { ...wrongClients, wrongSite, ...commas },
    judge: (_, attempts) =>
      lookAt(denied(attempts), (reply) =>
        unlessEqual(
          reply,
          '/error',
          'invalid_client',
          isObject(reply.body) ? reply.body['error'] : undefined,
        ),
      ),
  }),
  must('TOK-REFUSE-006', 'F142', 'explains a 401 in `error_description`', {
    operation,
    requires: { granted },
    after: { ...wrongClients, wrongSite, ...commas },
    judge: (_, attempts) =>
      lookAt(denied(attempts), (reply) => {
        const value = isObject(reply.body) ? reply.body['error_description'] : undefined
        const isText = typeof value === 'string' && value.trim() !== ''
        return unless(isText, reply, 'error_description', 'a text', value)
      }),
  }),
  must('TOK-REFUSE-007', ['F125', 'F124'], 'gives no token for scopes with commas between them', {
    operation,
    requires: { commaScopes },
    judge: ({ commaScopes: reply }) => noToken(reply, 'commas separate the scopes'),
  }),
  must(
    'TOK-REFUSE-030',
    ['F125', 'F124'],
    'gives no token for scopes with commas and spaces between them',
    {
      operation,
      requires: { commaSpaceScopes },
      judge: ({ commaSpaceScopes: reply }) => noToken(reply, 'commas separate the scopes'),
    },
  ),
  ...(
    [
      ['TOK-REFUSE-008', 'a scope', unknownScope],
      ['TOK-REFUSE-018', 'the only scope asked for', unknownScopeAlone],
    ] as const
  ).map(([id, what, called]) =>
    // Gap G71: a site may grant the other scopes, or those of the application.
    must(id, 'F146', `does not grant ${what} that the application may not use`, {
      operation,
      requires: { called },
      judge: ({ called: reply }, _, { run }) => {
        if (tokenOf(reply) === undefined) return noToken(reply, 'the scope is unknown')
        const scope = isObject(reply.body) ? reply.body['scope'] : undefined
        const isGranted = String(scope).includes(`unknown_${run}`)
        return unless(!isGranted, reply, 'scope', 'no scope that is unknown', scope)
      },
    }),
  ),
  must('TOK-REFUSE-010', 'F127', 'gives no token for another `grant_type`', {
    operation,
    requires: { wrongGrantType },
    judge: ({ wrongGrantType: reply }) => noToken(reply, 'the grant type is fixed'),
  }),
  should('TOK-REFUSE-020', 'answers no token call with a server error', {
    operation,
    requires: { firstTry },
    after: { ...wrongClients, ...commas, unknownScope, wrongSite, wrongGrantType },
    judge: ({ firstTry: first }, attempts) =>
      [first.reply, ...Object.values(attempts as Record<string, Reply | undefined>)].flatMap(
        (reply) =>
          reply !== undefined && reply.status >= 500
            ? [{ reply, expected: 'a status below 500', received: toOutcome(reply) }]
            : [],
      ),
  }),
]
