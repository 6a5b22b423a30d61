// Broken facts about the envelope and about JSON.
import { isObject } from '../world.ts'
import type { Break, World } from '../world.ts'
import { about, answers, type Breakage } from './ways.ts'

const counted = (world: World, key: string): number =>
  (world.notes[key] = (world.notes[key] ?? 0) + 1)
const refusedEnvelope = (ops: RegExp, errors: unknown): Break => ({
  answer: (answer, exchange) => {
    const { body, status } = answer
    if (
      ops.test(exchange.op) &&
      status >= 400 &&
      status !== 401 &&
      isObject(body) &&
      'data' in body
    )
      body.errors = errors
  },
})
const envelopes = (knobs: { otherRefusals: string; refusalData: string }): boolean =>
  knobs.otherRefusals === 'envelope' && knobs.refusalData !== 'absent'
const empty = (knobs: { existing: number; others: string }): boolean =>
  knobs.existing === 0 && knobs.others === 'nothing'

export const ENVELOPE: Breakage[] = [
  ...about(
    '2',
    'Response envelope (all resource responses): data | object, or array of objects for lists',
    [
      'data null in an empty list',
      answers(/^list/, (body) => {
        if (Array.isArray(body.data) && body.data.length === 0) body.data = null
      }),
      empty,
    ],
    [
      'data {} in an empty list',
      answers(/^list/, (body) => {
        if (Array.isArray(body.data) && body.data.length === 0) body.data = {}
      }),
      empty,
    ],
    [
      'data {} in an empty list of subscriptions',
      answers(/^listSubscriptions/, (body) => {
        if (Array.isArray(body.data) && body.data.length === 0) body.data = {}
      }),
      empty,
    ],
    [
      'data of a list is one object when there is one record',
      answers(/^list/, (body) => {
        if (Array.isArray(body.data) && body.data.length === 1) [body.data] = body.data
      }),
      empty,
    ],
    [
      'data a JSON text in reads',
      answers(/^readSubscription/, (body, _answer, world) => {
        body.data = world.write(body.data)
      }),
    ],
    [
      'a created subscription under subscription',
      answers(/^createSubscription/, (body) => {
        body.data = { subscription: body.data }
      }),
    ],
    [
      'a created subscription without envelope',
      answers(/^createSubscription/, (body, answer) => {
        answer.body = body.data
      }),
    ],
    [
      'fields under attributes in reads',
      answers(/^readCustomer/, (body) => {
        if (isObject(body.data)) {
          const { id, ...attributes } = body.data
          body.data = { id, type: 'customer', attributes }
        }
      }),
    ],
    [
      'data in an array from the third read on',
      answers(/^readSubscription/, (body, _answer, world) => {
        if (counted(world, 'reads') > 2) body.data = [body.data]
      }),
    ],
  ),
  ...about(
    '2',
    'Response envelope: meta | object',
    [
      'meta [] when nothing is in it',
      answers(/^read/, (body) => {
        if (isObject(body.meta) && Object.keys(body.meta).length === 0) body.meta = []
      }),
      ({ meta, messagePlace }) => meta === 'empty' && !messagePlace.startsWith('meta'),
    ],
    [
      'meta a text after an added item',
      answers(/^addItem/, (body) => {
        body.meta = 'New item added'
      }),
    ],
    [
      'meta missing in lists of customers',
      answers(/^listCustomers/, (body) => {
        delete body.meta
      }),
    ],
    [
      'meta null in every second read',
      answers(/^read/, (body, _answer, world) => {
        if (counted(world, 'reads') % 2 === 0) body.meta = null
      }),
    ],
    [
      'meta missing in create answers',
      answers(/^createSubscription/, (body) => {
        delete body.meta
      }),
    ],
    [
      'meta [] in lists once active',
      answers(/^list/, (body, _answer, world) => {
        if (world.profiles.some(({ status }) => status === 'accepted')) body.meta = []
      }),
    ],
  ),
  ...about(
    '7',
    'The envelope field `errors` (string or null) is present in every response.',
    [
      'errors missing in an empty list',
      answers(/^list/, (body) => {
        if (Array.isArray(body.data) && body.data.length === 0) delete body.errors
      }),
      empty,
    ],
    [
      'errors 0 from the fifth read on',
      answers(/^read/, (body, _answer, world) => {
        if (counted(world, 'reads') > 4) body.errors = 0
      }),
    ],
    [
      'errors missing in every third answer',
      answers(/^(read|list|create|add)/, (body, _answer, world) => {
        if (counted(world, 'answers') % 3 === 0) delete body.errors
      }),
    ],
    [
      'errors [] when the unified flow creates',
      answers(/^createSubscription/, (body, _answer, world) => {
        if (world.current?.unified) body.errors = []
      }),
    ],
    [
      'errors true once enrolled',
      answers(/^readSubscription/, (body, _answer, world) => {
        if (world.profiles.length > 0) body.errors = true
      }),
    ],
    [
      'errors missing when an item is added',
      answers(/^addItem/, (body) => {
        delete body.errors
      }),
    ],
    [
      'errors {} in lists once active',
      answers(/^list/, (body, _answer, world) => {
        if (world.profiles.some(({ status }) => status === 'accepted')) body.errors = {}
      }),
    ],
    [
      'errors by field in the envelope of a refused customer',
      refusedEnvelope(/^createCustomer/, { email: ['is invalid'] }),
      envelopes,
    ],
    [
      'errors a list in the envelope of a refused subscription',
      refusedEnvelope(/^createSubscription/, ['interval is invalid']),
      envelopes,
    ],
    [
      'errors an object in the envelope of a refused item',
      refusedEnvelope(/^addItem/, { base: [] }),
      envelopes,
    ],
    [
      'errors a list in the envelope of a refused profile without a code',
      {
        answer: (answer, exchange) => {
          const { body } = answer
          if (
            exchange.op === 'createProfile' &&
            answer.status >= 400 &&
            answer.status !== 401 &&
            isObject(body) &&
            'data' in body &&
            !/SB|PP/.test(
              JSON.stringify(body.errors ?? '') +
                JSON.stringify(body.meta ?? '') +
                JSON.stringify(body.code ?? '') +
                JSON.stringify(body.error ?? ''),
            )
          )
            body.errors = ['refused']
        },
      },
      envelopes,
    ],
  ),
  ...about(
    '0',
    'Request and response bodies are JSON.',
    [
      'NaN for a balance',
      answers(/^readSubscription/, (_body, answer, world) => {
        answer.text = world.write(answer.body).replace(/("balance_in_cents":\s*)-?\d+/, '$1NaN')
      }),
    ],
    [
      'a prefix against scripts before lists',
      answers(/^list/, (_body, answer, world) => {
        answer.text = `)]}',\n${world.write(answer.body)}`
      }),
    ],
    [
      'two documents after an added item',
      answers(/^addItem/, (_body, answer, world) => {
        answer.text = world.write(answer.body) + world.write(answer.body)
      }),
    ],
    [
      'a notice of the server before every fifth answer',
      answers(/^(read|list)/, (_body, answer, world) => {
        if (counted(world, 'answers') % 5 === 0)
          answer.text = `<br />\n<b>Notice</b>: x\n${world.write(answer.body)}`
      }),
    ],
    [
      'a callback around lists',
      answers(/^listCustomers/, (_body, answer, world) => {
        answer.text = `callback(${world.write(answer.body)})`
      }),
    ],
    [
      'no body once an item was added',
      answers(/^addItem/, (_body, answer) => {
        Object.assign(answer, { body: undefined, status: 200 })
      }),
    ],
    [
      '204 for a created subscription',
      answers(/^createSubscription/, (_body, answer) => {
        Object.assign(answer, { body: undefined, status: 204 })
      }),
    ],
  ),
]
