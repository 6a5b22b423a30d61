import type { Saboteur } from '../saboteur.ts'
import { onRuleRefusal, onSuccess } from '../../tools/answers.ts'
import { breaks, kebab } from '../../tools/breaks.ts'
import { writes, type ApiOperation, type Wrap } from '../../tools/calls.ts'
import { without } from '../../tools/records.ts'

const lists = ['listCustomers', 'listSubscriptions'] as const

function withKey(key: string, value: unknown, operations: readonly ApiOperation[]): Wrap {
  return onSuccess(operations, (body) => ({ ...body, [key]: value }))
}

function withoutKey(key: string, operations: readonly ApiOperation[]): Wrap {
  return onSuccess(operations, (body) => without(body, key))
}

const errors: readonly Saboteur[] = [
  ...(
    [
      ['empty-array', []],
      ['empty-object', {}],
      ['false', false],
      ['zero', 0],
    ] as const
  ).map(([name, value]) =>
    breaks(
      'F24',
      `errors-${name}-on-reads`,
      'Has no null in `errors` of a read.',
      withKey('errors', value, ['readCustomer', 'readSubscription']),
    ),
  ),
  breaks(
    'F24',
    'errors-empty-array-on-lists',
    'Has an empty array in `errors` of a list.',
    withKey('errors', [], lists),
  ),
  breaks(
    'F24',
    'errors-empty-object-on-writes',
    'Has an empty object in `errors` of a write.',
    withKey('errors', {}, writes),
  ),
  breaks(
    'F24',
    'refusal-errors-in-array',
    'Answers a list of errors.',
    onRuleRefusal((body) => ({ ...body, errors: [body['errors']] })),
  ),
  breaks(
    'F24',
    'refusal-errors-by-code',
    'Answers an object with code and message.',
    onRuleRefusal((body) => {
      const [code, message] = String(body['errors']).split(': ')
      return { ...body, errors: { code, message } }
    }),
  ),
  breaks(
    'F24',
    'refusal-errors-as-number',
    'Answers the number of errors, with the texts apart.',
    onRuleRefusal((body) => ({ ...body, errors: 1, meta: { messages: [body['errors']] } })),
  ),
]

const meta: readonly Saboteur[] = [
  breaks(
    'F25',
    'meta-null-on-reads',
    'Has null in `meta` of a read.',
    withKey('meta', null, ['readCustomer', 'readSubscription']),
  ),
  breaks(
    'F25',
    'meta-null-on-writes',
    'Has null in `meta` of a write.',
    withKey('meta', null, ['createSubscription', 'addItem']),
  ),
  breaks(
    'F25',
    'meta-array-on-lists',
    'Has an empty array in `meta` of a list.',
    withKey('meta', [], lists),
  ),
  breaks(
    'F25',
    'meta-text-on-writes',
    'Has the message itself in `meta`.',
    onSuccess(['createSubscription', 'addItem'], (body) => ({ ...body, meta: 'OK' })),
  ),
  breaks(
    'F25',
    'refusal-meta-null',
    'Has null in `meta` of a refusal.',
    onRuleRefusal((body) => ({ ...body, meta: null })),
  ),
  breaks(
    'F25',
    'refusal-meta-array',
    'Has an empty array in `meta` of a refusal.',
    onRuleRefusal((body) => ({ ...body, meta: [] })),
  ),
]

const presence: readonly Saboteur[] = [
  ...(
    [
      'readCustomer',
      'listCustomers',
      'createSubscription',
      'readSubscription',
      'listSubscriptions',
      'addItem',
    ] as const
  ).map((operation) =>
    breaks(
      'F148',
      `${kebab(operation)}-without-errors`,
      'Leaves `errors` out of a success.',
      withoutKey('errors', [operation]),
    ),
  ),
  breaks(
    'F148',
    'refusal-under-error',
    'Has the text of a refusal under `error`.',
    onRuleRefusal(({ errors: text, ...rest }) => ({ ...rest, error: text })),
  ),
  breaks(
    'F148',
    'refusal-text-in-meta',
    'Has the text of a refusal in `meta`, and no `errors`.',
    onRuleRefusal(({ errors: text, ...rest }) => ({ ...rest, meta: { message: text } })),
  ),
]

/** Break what stands in `errors` and `meta`, and that `errors` is always there. */
export const envelopeKeySaboteurs: readonly Saboteur[] = [...errors, ...meta, ...presence]
