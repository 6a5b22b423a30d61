import { views } from '../../steps/views.ts'
import { secondPaymentProfile } from '../../steps/payment-profiles.ts'
import { brokenRules } from '../../steps/refused/broken-rules.ts'
import { unknownHandle } from '../../steps/refused/wrong-bodies.ts'
import { GUARDED, wrongCalls } from '../../steps/refused/access.ts'
import { lookAt, must, should, show, type Check, type Finding } from '../../engine/check.ts'
import type { Context } from '../../engine/context.ts'
import { BYTE_ORDER_MARK, isObject, type JsonObject, type Reply } from '../../http/exchange.ts'
import { codesIn, isRefused, isSuccess } from '../../http/answers/read-reply.ts'

/** The spec shows no body for their answers: an envelope is checked only if there is one. */
const SILENT = ['createCustomer', 'createPaymentProfile']

const OPERATIONS = [...GUARDED]

/** Successful answers that must have the envelope. */
function successes({ replies, answers }: Context): Reply[] {
  const pages = answers.filter(
    ({ exchange }) => exchange.operation.startsWith('list') && exchange.url.includes('?'),
  )
  return [...new Set([...replies, ...pages])].filter(
    (reply) =>
      isSuccess(reply) && (!SILENT.includes(reply.exchange.operation) || hasEnvelope(reply.body)),
  )
}

/** Refusals of the create-profile call by one of its codes. */
function ruleRefusals({ answers }: Context): Reply[] {
  return answers.filter(
    (reply) =>
      reply.exchange.operation === 'createPaymentProfile' &&
      isRefused(reply) &&
      codesIn(reply).length > 0,
  )
}

/** Refusals that must have `errors`: those by a code, and of the others (gap G08) any in an envelope. */
function refusals(context: Context): Reply[] {
  const inEnvelopes = context.answers.filter((reply) => isRefused(reply) && hasEnvelope(reply.body))
  return [...new Set([...ruleRefusals(context), ...inEnvelopes])]
}

/** Two of its keys and no record's `id` beside them: one key alone may be a record's own. */
function hasEnvelope(body: unknown): boolean {
  if (!isObject(body) || 'id' in body) return false
  return ['data', 'errors', 'meta'].filter((key) => key in body).length > 1
}

/** Looks at one key of bodies; `holds` answers undefined for a body that it is not about. */
function each(
  replies: readonly Reply[],
  key: string,
  expected: string,
  holds: (body: JsonObject, reply: Reply) => boolean | undefined,
): Finding[] | undefined {
  return lookAt(replies, (reply) => {
    const body = isObject(reply.body) ? reply.body : {}
    const isRight = holds(body, reply)
    if (isRight === undefined) return undefined
    if (isRight) return []
    return [{ reply, pointer: `/${key}`, expected, received: show(body[key]) }]
  })
}

/** What a body is that is not an object. */
function toReceived({ body, text }: Reply): string {
  return body === undefined ? `not JSON: ${text.slice(0, 80)}` : show(body)
}

const requires = { views }
const after = { ...brokenRules, secondPaymentProfile }

/** A check of one key of the envelope, in successful answers and in refusals. */
function envelope(
  id: string,
  facts: string | readonly string[],
  title: string,
  key: string,
  expected: string,
  holds: (body: JsonObject, reply: Reply) => boolean | undefined,
  isInRefusals = true,
): Check {
  return must(id, facts, title, {
    operation: OPERATIONS,
    requires,
    after,
    isLast: true,
    judge: (_, __, context) => {
      const replies = [...successes(context), ...(isInRefusals ? refusals(context) : [])]
      return each(
        replies.filter(({ body }) => isObject(body)),
        key,
        expected,
        holds,
      )
    },
  })
}

export const envelopeChecks: readonly Check[] = [
  must('ENV-BODY-001', ['F03', 'F21'], 'answers with a JSON object', {
    operation: OPERATIONS,
    requires,
    isLast: true,
    judge: (_, __, context) =>
      lookAt(context.replies.filter(isSuccess), (reply) => {
        const { body, text, exchange } = reply
        const isSilent = SILENT.includes(exchange.operation)
        if (isSilent && text.trim() === '') return undefined
        if (text.startsWith(BYTE_ORDER_MARK))
          return { reply, expected: 'JSON', received: 'a byte order mark before it' }
        if (isSilent ? body !== undefined : isObject(body)) return []
        return { reply, expected: 'a JSON object', received: toReceived(reply) }
      }),
  }),
  must('ENV-BODY-002', 'F148', 'refuses with a JSON object where a rule has a code', {
    operation: 'createPaymentProfile',
    requires,
    after,
    isLast: true,
    judge: (_, __, context) =>
      lookAt(ruleRefusals(context), (reply) =>
        isObject(reply.body)
          ? []
          : { reply, expected: 'a JSON object', received: toReceived(reply) },
      ),
  }),
  envelope(
    'ENV-DATA-001',
    'F21',
    'has `data` in successful answers',
    'data',
    'the key `data`',
    (body) => 'data' in body,
    // Gap G05: an answer that refuses may leave it out.
    false,
  ),
  envelope(
    'ENV-ERRORS-001',
    ['F21', 'F148'],
    'has `errors` in the envelope, whether a call succeeds or fails',
    'errors',
    'the key `errors`',
    (body) => 'errors' in body,
  ),
  envelope(
    'ENV-META-001',
    'F21',
    'has `meta` in successful answers',
    'meta',
    'the key `meta`',
    (body) => 'meta' in body,
    // Gap G109: an answer that refuses may leave it out, or hold something else.
    false,
  ),
  envelope(
    'ENV-META-002',
    'F25',
    'has an object in `meta`',
    'meta',
    'an object',
    (body) => ('meta' in body ? isObject(body['meta']) : undefined),
    false,
  ),
  envelope(
    'ENV-DATA-002',
    'F22',
    'has an object in `data` when it shows one record',
    'data',
    'an object',
    (body, { exchange: { operation } }) =>
      operation.startsWith('list') || SILENT.includes(operation) || !('data' in body)
        ? undefined
        : isObject(body['data']),
    false,
  ),
  envelope(
    'ENV-DATA-003',
    'F23',
    'has an array in `data` when it lists records',
    'data',
    'an array',
    (body, { exchange: { operation } }) =>
      operation.startsWith('list') && 'data' in body ? Array.isArray(body['data']) : undefined,
    false,
  ),
  must('ENV-ERRORS-002', 'F24', 'has null or one string in `errors`', {
    operation: OPERATIONS,
    requires,
    after: { ...after, unknownHandle, ...Object.fromEntries(wrongCalls) },
    isLast: true,
    judge: (_, __, context) =>
      each(
        // A path that the spec does not know may be answered by something in front of the API.
        context.answers.filter(
          ({ body, exchange }) =>
            isObject(body) &&
            'errors' in body &&
            (exchange.operation !== 'none' || hasEnvelope(body)),
        ),
        'errors',
        'null or a string',
        ({ errors }) => errors === null || typeof errors === 'string',
      ),
  }),
  should('ENV-TYPE-020', 'names the type of its JSON `application/json` (RFC 8259, section 11)', {
    operation: OPERATIONS,
    requires,
    isLast: true,
    judge: (_, __, context) =>
      lookAt(successes(context), (reply) => {
        const type = reply.headers.get('content-type')
        if (/^application\/([\w.-]+\+)?json\b/i.test(type ?? '')) return []
        return { reply, expected: '`application/json`', received: show(type ?? undefined) }
      }),
  }),
  should('ENV-ANY-020', 'answers no call with a server error', {
    operation: OPERATIONS,
    requires,
    after: { ...after, unknownHandle },
    isLast: true,
    judge: (_, __, context) =>
      lookAt(context.answers, (reply) => {
        if (reply.status < 500) return []
        return { reply, expected: 'a status below 500', received: `status ${reply.status}` }
      }),
  }),
]
