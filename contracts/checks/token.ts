import {
  askedScopes,
  commaScopes,
  firstTry,
  granted,
  otherToken,
  secondTry,
  secretCutShort,
  secretEmpty,
  secretInOtherCase,
  secretMissing,
  secretTooLong,
  tokenOf,
  uidInOtherCase,
  uidMissing,
  unknownScope,
  unknownScopeAlone,
  wrongGrantType,
  wrongSecret,
  wrongSite,
  wrongUid,
  type TokenTry,
} from '../acts/token.ts'
import { must, should, show, type Check, type Finding } from '../engine/check.ts'
import { isObject, type JsonObject, type Reply } from '../http/exchange.ts'
import { toOutcome, unlessEqual } from './find.ts'
import { isDayOfToday } from './token-day.ts'

const operation = 'createToken'
/** Both right calls: every answer of success is looked at. */
const tries = { granted, secondTry }

type Tries = { granted: TokenTry | undefined; secondTry: TokenTry | undefined }

function eachGranted(
  { granted: one, secondTry: other }: Tries,
  judge: (body: JsonObject, reply: Reply) => readonly Finding[],
): Finding[] {
  const replies = new Set([one, other].flatMap((found) => found?.reply ?? []))
  return [...replies]
    .filter(({ status }) => status >= 200 && status < 300)
    .flatMap((reply) => judge(isObject(reply.body) ? reply.body : {}, reply))
}

function unless(isRight: boolean, reply: Reply, name: string, expected: string, value: unknown) {
  return isRight ? [] : [{ reply, pointer: `/${name}`, expected, received: show(value) }]
}

/** Looks at a field of every token answer of success. */
function field(
  id: string,
  facts: string | readonly string[],
  name: string,
  expected: string,
  holds: (value: unknown, reply: Reply) => boolean,
): Check {
  return must(id, facts, `answers \`${name}\`: ${expected}`, {
    operation,
    needs: { granted },
    wants: tries,
    judge: (_, hoped) =>
      eachGranted(hoped, (body, reply) =>
        unless(holds(body[name], reply), reply, name, expected, body[name]),
      ),
  })
}

function noToken(reply: Reply, why: string): Finding[] {
  const isGiven = reply.status < 300 && tokenOf(reply) !== undefined
  return isGiven ? [{ reply, expected: `no token: ${why}`, received: 'a token' }] : []
}

const wrongClients = { wrongUid, wrongSecret, wrongSite }
const wrongScopes = { commaScopes, unknownScope }

/** The 401 answers among those of wrong clients. */
function denied(hoped: Record<string, Reply | undefined>): Reply[] {
  return Object.values(hoped).flatMap((reply) => (reply?.status === 401 ? [reply] : []))
}

export const tokenChecks: readonly Check[] = [
  must('TOK-GRANT-001', 'F128', 'answers a right token call with 200', {
    operation,
    needs: { granted },
    wants: tries,
    judge: (_, hoped) =>
      eachGranted(hoped, (_body, reply) =>
        reply.status === 200 ? [] : [{ reply, expected: 'status 200', received: toOutcome(reply) }],
      ),
  }),
  must('TOK-GRANT-002', 'F03', 'answers a right token call with a JSON object', {
    operation,
    needs: { granted },
    wants: tries,
    judge: (_, hoped) =>
      eachGranted(hoped, (_body, reply) =>
        unless(isObject(reply.body), reply, '', 'a JSON object', reply.body ?? reply.text),
      ),
  }),
  field(
    'TOK-GRANT-003',
    'F129',
    'access_token',
    'a string',
    (value) => typeof value === 'string' && value !== '',
  ),
  field('TOK-GRANT-004', 'F130', 'token_type', 'the word Bearer', (value) => value === 'Bearer'),
  field('TOK-GRANT-005', 'F131', 'expires_in', 'an integer', (value) => Number.isInteger(value)),
  must('TOK-GRANT-006', 'F132', 'answers 72000 as `expires_in` of a fresh token', {
    operation,
    needs: { granted, otherToken },
    wants: tries,
    judge: ({ granted: one, otherToken: other }, hoped) => {
      // A site that gives out the same token again may tell what is left of its life (gap G82).
      const isShared = one.token !== undefined && one.token === other.token
      return eachGranted(hoped, ({ expires_in: value }, reply) => {
        const isLess = typeof value === 'number' && value > 0 && value < 72_000
        return unless(value === 72_000 || (isShared && isLess), reply, 'expires_in', '72000', value)
      })
    },
  }),
  field(
    'TOK-GRANT-007',
    ['F133', 'F124'],
    'scope',
    'one string of scopes with spaces between them',
    (value) => typeof value === 'string' && /^\s*[\w:.-]+( +[\w:.-]+)*\s*$/.test(value),
  ),
  ...(
    [
      ['TOK-GRANT-008', 'F136', 'customers'],
      ['TOK-GRANT-011', 'F137', 'payment_profiles'],
      ['TOK-GRANT-012', 'F138', 'subscriptions'],
      ['TOK-GRANT-013', 'F139', 'subscription_items'],
    ] as const
  ).map(([id, fact, area]) =>
    // Scopes without permission get no token (F146): where one is given, all of them were granted.
    must(id, ['F133', 'F124', fact], `names in \`scope\` what was granted of ${area}`, {
      operation,
      needs: { granted },
      judge: ({ granted: { reply } }, _, desk) => {
        const { scope } = isObject(reply.body) ? reply.body : {}
        if (typeof scope !== 'string') return undefined
        const named = scope.split(/[ ,]+/)
        const missing = askedScopes(desk).filter(
          (asked) => asked.replace(/_(read|write)$/, '') === area && !named.includes(asked),
        )
        return unless(missing.length === 0, reply, 'scope', missing.join(' and '), scope)
      },
    }),
  ),
  field(
    'TOK-GRANT-009',
    'F134',
    'created_at',
    'a string with a date: day, month, year',
    (value, reply) => isDayOfToday(value, reply),
  ),
  must(
    'TOK-GRANT-010',
    ['F122', 'F123', 'F124', 'F126', 'F127'],
    'gives a token for UID, secret, site and scopes with spaces between them',
    {
      operation,
      needs: { granted },
      judge: ({ granted: { reply, token } }) =>
        token === undefined
          ? { reply, expected: 'a token', received: `none, ${toOutcome(reply)}` }
          : undefined,
    },
  ),
  should('TOK-GRANT-020', 'forbids caches to keep a token (RFC 6749, section 5.1)', {
    operation,
    needs: { granted },
    judge: ({ granted: { reply } }) => {
      const value = reply.headers.get('cache-control')
      if (value?.includes('no-store') === true) return undefined
      return { reply, expected: '`Cache-Control: no-store`', received: show(value ?? undefined) }
    },
  }),
  must('TOK-REFUSE-001', ['F143', 'F140'], 'gives no token to an unknown UID', {
    operation,
    needs: { wrongUid },
    judge: ({ wrongUid: reply }) => noToken(reply, 'the UID is unknown'),
  }),
  must('TOK-REFUSE-002', ['F144', 'F140'], 'gives no token for a wrong secret', {
    operation,
    needs: { wrongSecret },
    judge: ({ wrongSecret: reply }) => noToken(reply, 'the secret is wrong'),
  }),
  must('TOK-REFUSE-003', ['F147', 'F140'], 'gives no token for another site', {
    operation,
    needs: { wrongSite },
    judge: ({ wrongSite: reply }) => noToken(reply, 'the site is another'),
  }),
  ...(
    [
      ['TOK-REFUSE-011', 'F143', 'a UID in another case', uidInOtherCase],
      ['TOK-REFUSE-012', 'F143', 'no UID', uidMissing],
      ['TOK-REFUSE-013', 'F144', 'a secret in another case', secretInOtherCase],
      ['TOK-REFUSE-014', 'F144', 'a secret that is cut short', secretCutShort],
      ['TOK-REFUSE-015', 'F144', 'no secret', secretMissing],
      ['TOK-REFUSE-016', 'F144', 'an empty secret', secretEmpty],
      ['TOK-REFUSE-017', 'F144', 'a secret with more behind it', secretTooLong],
      ['TOK-REFUSE-018', 'F146', 'an unknown scope alone', unknownScopeAlone],
    ] as const
  ).map(([id, fact, what, called]) =>
    must(id, fact, `gives no token for ${what}`, {
      operation,
      needs: { called },
      judge: ({ called: reply }) => noToken(reply, what),
    }),
  ),
  must('TOK-REFUSE-004', 'F140', 'answers a wrong UID, secret or site with 401', {
    operation,
    needs: { granted },
    wants: wrongClients,
    judge: (_, hoped) =>
      Object.values(hoped as Record<string, Reply | undefined>).flatMap((reply) =>
        reply === undefined || reply.status === 401 || tokenOf(reply) !== undefined
          ? []
          : [{ reply, expected: 'status 401', received: toOutcome(reply) }],
      ),
  }),
  must('TOK-REFUSE-005', 'F141', 'names the error of a 401 `invalid_client`', {
    operation,
    needs: { granted },
    wants: wrongClients,
    judge: (_, hoped) =>
      denied(hoped).flatMap((reply) =>
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
    needs: { granted },
    wants: wrongClients,
    judge: (_, hoped) =>
      denied(hoped).flatMap((reply) => {
        const value = isObject(reply.body) ? reply.body['error_description'] : undefined
        const isText = typeof value === 'string' && value.trim() !== ''
        return unless(isText, reply, 'error_description', 'a text', value)
      }),
  }),
  must('TOK-REFUSE-007', ['F125', 'F124'], 'gives no token for scopes with commas between them', {
    operation,
    needs: { commaScopes },
    judge: ({ commaScopes: reply }) => noToken(reply, 'commas separate the scopes'),
  }),
  must('TOK-REFUSE-008', 'F146', 'gives no token for a scope without permission', {
    operation,
    needs: { unknownScope },
    judge: ({ unknownScope: reply }) => noToken(reply, 'the application has no such scope'),
  }),
  // Gap G71: the spec's list of causes says 401, a usual OAuth server 400 and `invalid_scope`.
  must('TOK-REFUSE-009', 'F140', 'answers wrong scopes with 401, or as OAuth has it with 400', {
    operation,
    needs: { granted },
    wants: wrongScopes,
    judge: (_, hoped) =>
      Object.values(hoped as Record<string, Reply | undefined>).flatMap((reply) =>
        reply === undefined || [400, 401].includes(reply.status) || tokenOf(reply) !== undefined
          ? []
          : [{ reply, expected: 'status 401 or 400', received: toOutcome(reply) }],
      ),
  }),
  must('TOK-REFUSE-010', 'F127', 'gives no token for another `grant_type`', {
    operation,
    needs: { wrongGrantType },
    judge: ({ wrongGrantType: reply }) => noToken(reply, 'the grant type is fixed'),
  }),
  should('TOK-REFUSE-020', 'answers no token call with a fault of the server', {
    operation,
    needs: { firstTry },
    wants: { ...wrongClients, ...wrongScopes, wrongGrantType },
    judge: (_, hoped) =>
      Object.values(hoped as Record<string, Reply | undefined>).flatMap((reply) =>
        reply !== undefined && reply.status >= 500
          ? [{ reply, expected: 'a status below 500', received: toOutcome(reply) }]
          : [],
      ),
  }),
]
