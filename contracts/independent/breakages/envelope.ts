// Broken facts about the envelope and about JSON.
import type { Knobs } from '../knobs/index.ts'
import { isObject } from '../world.ts'
import type { View } from '../world.ts'
import {
  about,
  answers,
  anyActive,
  asText,
  counted,
  envelopes,
  GONE,
  later,
  refuses,
  textOf,
  texts,
  unified,
  where,
  type Breakage,
  type Ways,
} from './ways.ts'

const isEmpty = ({ data }: View): boolean => Array.isArray(data) && data.length === 0
const isOne = ({ data }: View): boolean => Array.isArray(data) && data.length === 1
const noOthers = ({ existing, others }: Knobs): boolean => existing === 0 && others === 'nothing'
const isEnvelope = ({ otherRefusals, refusalData }: Knobs): boolean =>
  otherRefusals === 'envelope' && refusalData !== 'absent'

/** `errors` in the envelope of refusals without a code. */
const refusedEnvelopes = (rows: Record<string, [operations: RegExp, errors: unknown]>): Ways =>
  Object.fromEntries(
    Object.entries(rows).map(([name, [operations, errors]]) => [
      name,
      {
        answer: ({ status, body }, exchange) => {
          const isRefusal = status >= 400 && status !== 401 && operations.test(exchange.op)
          if (!isRefusal || !isObject(body) || !('data' in body)) return
          const hasCode = /SB|PP/.test(textOf([body.errors, body.meta, body.code, body.error]))
          if (exchange.op !== 'createProfile' || !hasCode) body.errors = errors
        },
      },
    ]),
  )

export const ENVELOPE: Breakage[] = [
  ...about(
    '2',
    'Response envelope (all resource responses): data | object, or array of objects for lists',
    where(
      noOthers,
      envelopes({
        'data null in an empty list': ['list', 'data', null, isEmpty],
        'data {} in an empty list': ['list', 'data', {}, isEmpty],
        'data {} in an empty list of subscriptions': ['listSubscriptions', 'data', {}, isEmpty],
        'data of a list is one object when there is one record': [
          'list',
          'data',
          (data) => (data as unknown[])[0],
          isOne,
        ],
      }),
    ),
    envelopes({
      'data a JSON text in reads': [
        'readSubscription',
        'data',
        (data, _body, world) => world.write(data),
      ],
      'a created subscription under subscription': [
        'createSubscription',
        'data',
        (subscription) => ({ subscription }),
      ],
      'fields under attributes in reads': [
        'readCustomer',
        'data',
        (data) => {
          if (!isObject(data)) return data
          const { id, ...attributes } = data
          return { id, type: 'customer', attributes }
        },
      ],
      'data in an array from the third read on': [
        'readSubscription',
        'data',
        (data) => [data],
        (_body, world) => counted(world, 'reads') > 2,
      ],
    }),
    {
      'a created subscription without envelope': answers(
        'createSubscription',
        (body, _w, answer) => {
          answer.body = body.data
        },
      ),
      'a customer without envelope': answers('readCustomer', (body, _world, answer) => {
        answer.body = body.data
      }),
    },
  ),
  ...about(
    '4',
    'GET /api/customers/{id}: Envelope with `data` = Customer.',
    envelopes({
      'a single customer in an array': ['readCustomer', 'data', (data) => [data]],
      'a single customer under customer': ['readCustomer', 'data', (customer) => ({ customer })],
    }),
  ),
  ...about(
    '2',
    'Response envelope: meta | object',
    where(
      ({ meta, messagePlace }) => meta === 'empty' && !messagePlace.startsWith('meta'),
      envelopes({
        'meta [] when nothing is in it': [
          'read',
          'meta',
          [],
          ({ meta }) => isObject(meta) && Object.keys(meta).length === 0,
        ],
      }),
    ),
    where(
      ({ paging, pageHints, pageSize }) =>
        !/none|range|cursor|after|token/.test(paging) && pageHints && pageSize < 10,
      envelopes({
        'meta missing on later pages': [
          'list',
          'meta',
          GONE,
          (_body, world) => world.current!.url.search !== '',
        ],
      }),
    ),
    envelopes({
      'meta [] in lists of subscriptions': ['listSubscriptions', 'meta', []],
      'meta [] in lists once active': ['list', 'meta', [], anyActive],
      'meta null once a profile exists': ['readSubscription', 'meta', null, later],
      'meta null in every second read': [
        'read',
        'meta',
        null,
        (_body, world) => counted(world, 'reads') % 2 === 0,
      ],
      'meta a text after an added item': ['addItem', 'meta', 'New item added'],
      'meta missing when a customer is read': ['readCustomer', 'meta', GONE],
      'meta missing in lists of customers': ['listCustomers', 'meta', GONE],
      'meta missing in create answers': ['createSubscription', 'meta', GONE],
    }),
  ),
  ...about(
    '2',
    'Response envelope: errors | string or null',
    envelopes({
      'errors [] when a subscription is read': ['readSubscription', 'errors', []],
      'errors false after an added item': ['addItem', 'errors', false],
      'errors an object when a subscription is created': ['createSubscription', 'errors', {}],
    }),
    refuses('SB344', {
      'SB344 with a list of errors': (_answer, body) => {
        body.errors = ['SB344']
      },
    }),
    refuses('PPS01', {
      'PPS01 with an object of errors': (_answer, body) => {
        body.errors = { subscription_id: ['PPS01'] }
      },
    }),
  ),
  ...about(
    '7',
    'The envelope field `errors` (string or null) is present in every response.',
    where(
      noOthers,
      envelopes({ 'errors missing in an empty list': ['list', 'errors', GONE, isEmpty] }),
    ),
    envelopes({
      'errors missing in the list of customers': ['listCustomers', 'errors', GONE],
      'errors missing when an item is added': ['addItem', 'errors', GONE],
      'errors missing in every third answer': [
        'read|list|create|add',
        'errors',
        GONE,
        (_body, world) => counted(world, 'answers') % 3 === 0,
      ],
      'errors 0 from the fifth read on': [
        'read',
        'errors',
        0,
        (_body, world) => counted(world, 'reads') > 4,
      ],
      'errors [] when the unified flow creates': ['createSubscription', 'errors', [], unified],
      'errors true once enrolled': ['readSubscription', 'errors', true, later],
      'errors {} in lists once active': ['list', 'errors', {}, anyActive],
    }),
    where(
      isEnvelope,
      refusedEnvelopes({
        'errors by field in the envelope of a refused customer': [
          /^createCustomer/,
          { email: ['is invalid'] },
        ],
        'errors a list in the envelope of a refused subscription': [
          /^createSubscription/,
          ['interval is invalid'],
        ],
        'errors an object in the envelope of a refused item': [/^addItem/, { base: [] }],
        'errors a list in the envelope of a refused profile without a code': [
          /^createProfile/,
          ['refused'],
        ],
      }),
    ),
    where(
      (knobs) => isEnvelope(knobs) && knobs.statusUnknownId !== 200,
      refusedEnvelopes({
        'errors [] in the envelope of a refusal without a code': [/^read/, ['not found']],
      }),
    ),
    refuses('SB404', {
      'SB404 without a body': (answer) => {
        answer.body = undefined
      },
    }),
    refuses('PPMT01', {
      'PPMT01 without errors': (_answer, body) => {
        if (typeof body.errors === 'string') body.code = 'PPMT01'
        delete body.errors
      },
    }),
    refuses('SB344', {
      'SB344 as plain text once active': (answer, body, world) => {
        if (anyActive(body, world))
          asText(answer, 'text/plain', 'SB344: Subscription already has a payment profile')
      },
    }),
  ),
  ...about(
    '0',
    'Request and response bodies are JSON.',
    texts({
      'no JSON after an added item': ['addItem', (text) => `<html>${text}</html>`],
      'a comma too many in lists of subscriptions': [
        'listSubscriptions',
        (text) => `${text.trimEnd().slice(0, -1)},}`,
      ],
      'NaN for a balance': [
        'readSubscription',
        (text) => text.replace(/("balance_in_cents":\s*)-?\d+/, '$1NaN'),
      ],
      'a prefix against scripts before lists': ['list', (text) => `)]}',\n${text}`],
      'two documents after an added item': ['addItem', (text) => text + text],
      'a notice of the server before every fifth answer': [
        'read|list',
        (text) => `<br />\n<b>Notice</b>: x\n${text}`,
        (world) => counted(world, 'answers') % 5 === 0,
      ],
      'a callback around lists': ['listCustomers', (text) => `callback(${text})`],
    }),
    {
      'no body once an item was added': answers('addItem', (_body, _world, answer) => {
        Object.assign(answer, { body: undefined, status: 200 })
      }),
      '204 for a created subscription': answers('createSubscription', (_body, _world, answer) => {
        Object.assign(answer, { body: undefined, status: 204 })
      }),
    },
    refuses('SB404', {
      'SB404 as a page': (answer) =>
        asText(
          answer,
          'text/html',
          '<!DOCTYPE html><title>Error</title><p>SB404: Subscription not found</p>',
        ),
    }),
  ),
]
