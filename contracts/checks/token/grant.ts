import {
  askedScopes,
  granted,
  otherToken,
  readWithNewestToken,
  secondTry,
  type TokenTry,
} from '../../steps/token.ts'
import { lookAt, must, should, show, type Check, type Finding } from '../../engine/check.ts'
import { isObject, type JsonObject, type Reply } from '../../http/exchange.ts'
import { toOutcome } from '../finding/find.ts'

const operation = 'createToken'
/** All valid calls: every successful answer is checked. */
const tries = { granted, secondTry, otherToken }

type Tries = Readonly<Record<keyof typeof tries, TokenTry | undefined>>

function eachGranted(
  attempts: Tries,
  judge: (body: JsonObject, reply: Reply) => readonly Finding[] | undefined,
): Finding[] | undefined {
  const replies = new Set(Object.values(attempts).flatMap((found) => found?.reply ?? []))
  return lookAt(
    [...replies].filter(({ status }) => status >= 200 && status < 300),
    (reply) => judge(isObject(reply.body) ? reply.body : {}, reply),
  )
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
    requires: { granted },
    after: tries,
    judge: (_, attempts) =>
      eachGranted(attempts, (body, reply) =>
        unless(holds(body[name], reply), reply, name, expected, body[name]),
      ),
  })
}

/** The answer to a valid token call. */
export const tokenGrantChecks: readonly Check[] = [
  must('TOK-GRANT-001', 'F128', 'answers a right token call with 200', {
    operation,
    requires: { granted },
    after: tries,
    judge: (_, attempts) =>
      eachGranted(attempts, (_body, reply) =>
        reply.status === 200 ? [] : [{ reply, expected: 'status 200', received: toOutcome(reply) }],
      ),
  }),
  must('TOK-GRANT-002', 'F03', 'answers a right token call with a JSON object', {
    operation,
    requires: { granted },
    after: tries,
    judge: (_, attempts) =>
      eachGranted(attempts, (_body, reply) =>
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
    requires: { granted, otherToken },
    after: tries,
    judge: ({ granted: one, otherToken: other }, attempts) => {
      // A site that returns the same token again may state its remaining lifetime (gap G82).
      const isShared = one.token !== undefined && one.token === other.token
      return eachGranted(attempts, ({ expires_in: value }, reply) => {
        const isLess = typeof value === 'number' && value > 0 && value < 72_000
        const isRight = value === 72_000 || (isShared && isLess && isLeft(value, reply, one.reply))
        return unless(isRight, reply, 'expires_in', '72000', value)
      })
    },
  }),
  field(
    'TOK-GRANT-007',
    ['F133', 'F124'],
    'scope',
    'one string of scopes with spaces between them',
    (value) => typeof value === 'string' && SCOPES.test(value),
  ),
  ...(
    [
      ['TOK-GRANT-008', 'F136', 'customers'],
      ['TOK-GRANT-011', 'F137', 'payment_profiles'],
      ['TOK-GRANT-012', 'F138', 'subscriptions'],
      ['TOK-GRANT-013', 'F139', 'subscription_items'],
    ] as const
  ).map(([id, fact, area]) =>
    // The caller's application may use all of them: a token means that all were granted.
    must(id, ['F133', 'F124', fact], `names in \`scope\` what was granted of ${area}`, {
      operation,
      requires: { granted },
      after: tries,
      judge: (_, attempts, context) =>
        eachGranted(attempts, ({ scope }, reply) => {
          const asked = askedScopes(context).filter(
            (one) => one.replace(/_(read|write)$/, '') === area,
          )
          if (typeof scope !== 'string' || asked.length === 0) return undefined
          const named = scope.split(/[ ,]+/)
          const missing = asked.filter((one) => !named.includes(one))
          return unless(missing.length === 0, reply, 'scope', missing.join(' and '), scope)
        }),
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
      requires: { granted },
      judge: ({ granted: { reply, token } }) =>
        token === undefined
          ? { reply, expected: 'a token', received: `none, ${toOutcome(reply)}` }
          : [],
    },
  ),
  must('TOK-GRANT-014', ['F129', 'F135'], 'gives tokens that work, the newest first of all', {
    operation: [operation, 'listCustomers'],
    requires: { readWithNewestToken },
    judge: ({ readWithNewestToken: reply }) =>
      reply.status === 401
        ? { reply, expected: 'the newest token is taken', received: toOutcome(reply) }
        : [],
  }),
  should('TOK-GRANT-021', 'dates a token to the day on which it was issued', {
    operation,
    requires: { granted },
    after: tries,
    judge: (_, attempts) =>
      eachGranted(attempts, ({ created_at: value }, reply) => {
        const day = typeof value === 'string' ? dayOf(value) : undefined
        if (day === undefined) return undefined
        return unless(isNear(day, reply), reply, 'created_at', 'the day of the answer', value)
      }),
  }),
  should('TOK-GRANT-020', 'forbids caches to keep a token (RFC 6749, section 5.1)', {
    operation,
    requires: { granted },
    judge: ({ granted: { reply } }) => {
      const value = reply.headers.get('cache-control')
      if (value?.includes('no-store') === true) return []
      return { reply, expected: '`Cache-Control: no-store`', received: show(value ?? undefined) }
    },
  }),
]

/** Scopes of any signs that RFC 6749, section 3.3, allows, but commas. */
const SCOPES = /^\s*[!#-+\--[\]-~]+( +[!#-+\--[\]-~]+)*\s*$/

/** Milliseconds that clocks may be off. */
const SLACK = 1000

/** Whether a token that is given again has lost no more of its life than time has passed, in any unit. */
function isLeft(value: number, again: Reply, first: Reply): boolean {
  const before = isObject(first.body) ? first.body['expires_in'] : undefined
  const passed = again.exchange.answeredAt - first.exchange.sentAt
  return typeof before !== 'number' || before - value <= passed + SLACK
}

const DAY = 24 * 60 * 60 * 1000

// Two numbers and a year, in gap G73's forms; an hour may follow.
const DATE = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?:$|[\sT,])/

/**
 * Checks whether a value is a date in the order day, month, year. Where it could also be read as
 * month, day, year, the moment of the answer decides: a token is of today, give or take a day.
 */
export function isDayOfToday(value: unknown, reply: Reply): boolean {
  if (typeof value !== 'string') return false
  const straight = dayOf(value)
  if (straight === undefined) return false
  return isNear(straight, reply) || !isNear(dayOf(value, true), reply)
}

/** The day of a date in the order day, month, year, or month, day, year; undefined if it is none. */
function dayOf(value: string, isSwapped = false): number | undefined {
  const [, first = '', second = '', year = ''] = DATE.exec(value) ?? []
  const full = Number(year) + (year.length === 2 ? 2000 : 0)
  const [day, month] = isSwapped ? [second, first] : [first, second]
  return toDay(full, Number(month), Number(day))
}

/** Checks whether an answer is of a day, give or take one. */
function isNear(day: number | undefined, { exchange, headers }: Reply): boolean {
  const site = Date.parse(headers.get('date') ?? '')
  const today = [exchange.answeredAt, ...(Number.isNaN(site) ? [] : [site])]
  return day !== undefined && today.some((now) => now > day - DAY && now < day + 2 * DAY)
}

/** Start of a day in UTC, in milliseconds; undefined if there is no such day. */
function toDay(year: number, month: number, day: number): number | undefined {
  const at = new Date(Date.UTC(year, month - 1, day))
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === day ? at.getTime() : undefined
}
