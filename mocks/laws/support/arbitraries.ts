import * as fc from 'fast-check'
import { codePoint } from '../../../openapi/text/code-point.fixture.ts'
import type { Operation } from '../../../openapi/operations.ts'
import { operations } from '../../shared/document.ts'
import { PERSON, toRequest, UNKNOWN_ID, type HeaderValues } from './client.ts'

/** A request before the ids of the site that it goes to are known. */
export interface Draft {
  method: string
  /** May hold `$subscription`, for the id of a subscription of the site. */
  path: string
  /** Text of the body, which may hold `$subscription` too. */
  body: string | undefined
  headers: HeaderValues
}

const text = fc.oneof(
  fc.string({ unit: codePoint, maxLength: 300 }),
  fc.string({ maxLength: 12 }),
  fc.constantFrom('', ' ', '\u0000', '\ud800', '__proto__', 'constructor', 'pix', '$subscription'),
)
const number = fc.oneof(
  fc.integer({ min: -2, max: 10 }),
  fc.double(),
  fc.constantFrom(2 ** 31, 2 ** 53, Number.MAX_VALUE, -0),
)
const value = fc.oneof(
  text,
  number,
  fc.boolean(),
  fc.constant(null),
  fc.constantFrom([], {}, [[]], [{}], [1]),
  fc.jsonValue({ maxDepth: 3 }),
)

/** Bodies that the operations take. */
const VALID: Readonly<Record<string, readonly object[]>> = {
  createCustomer: [PERSON, { email: 'a@b', first_name: 'A', last_name: 'B' }],
  createSubscription: [
    { subscription: { customer_id: 1, interval: 1, interval_unit: 'month' } },
    {
      subscription: { customer_id: 2, subscription_items: [{ product_id: 1, quantity: 2 }] },
    },
    {
      subscription: {
        customer_attributes: PERSON,
        subscription_items: [{ product_id: 2 }, { product_id: 3, quantity: 9 }],
      },
    },
  ],
  addItem: [
    { item: { product_handle: 'add-on', quantity: 1 } },
    { item: { product_handle: 'pro-plan' } },
  ],
  createPaymentProfile: [{ payment_method_type: 'pix', subscription_id: '$subscription' }],
  createToken: [
    {
      grant_type: 'client_credentials',
      client_id: 'demo-client',
      client_secret: 'demo-secret',
      site: 'demo',
      scope: 'customers_read',
    },
  ],
}

/** Changes one value somewhere in a body: another value, no value, or a key more. */
function mutated(body: object): fc.Arbitrary<unknown> {
  const places = placesOf(body)
  const place = fc.constantFrom<(string | number)[]>(...places)
  return fc.oneof(
    fc.tuple(place, value).map(([path, replaced]) => put(body, path, replaced)),
    place.map((path) => put(body, path, undefined)),
    fc.tuple(text, value).map(([key, added]) => ({ ...body, [key]: added })),
  )
}

function placesOf(node: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (node === null || typeof node !== 'object') return [path]
  const below = Object.entries(node).flatMap(([key, child]) => placesOf(child, [...path, key]))
  return path.length === 0 ? below : [path, ...below]
}

function put(node: unknown, [key, ...rest]: (string | number)[], replaced: unknown): unknown {
  if (key === undefined) return replaced
  const changed = put((node as Record<string, unknown>)[key], rest, replaced)
  if (!Array.isArray(node)) return { ...(node as object), [key]: changed }
  return node.map((child: unknown, index) => (index === Number(key) ? changed : child))
}

function bodyOf(operationId: string): fc.Arbitrary<string | undefined> {
  const valid = VALID[operationId] ?? [{}]
  return fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...valid).map((body) => JSON.stringify(body)) },
    { weight: 5, arbitrary: fc.oneof(...valid.map(mutated)).map((body) => JSON.stringify(body)) },
    { weight: 1, arbitrary: fc.json({ stringUnit: codePoint }) },
    { weight: 1, arbitrary: fc.string({ unit: codePoint }) },
    { weight: 1, arbitrary: fc.constant(undefined) },
  )
}

/** A part of a path, as RFC 3986 allows it: fast-check's own draw from a slow table. */
const segment = fc.string({
  unit: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...Array.from("azAZ09-._~!$&'()*+,;=:@")) },
    { weight: 1, arbitrary: codePoint.map(encodeURIComponent) },
  ),
})

const idOf = (...usual: string[]) =>
  fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...usual) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '0',
        '01',
        '-1',
        '1e0',
        '%31',
        '%zz',
        '%00',
        '9007199254740993',
        UNKNOWN_ID,
        '__proto__',
      ),
    },
    { weight: 1, arbitrary: segment },
  )
const customerId = idOf('1', '2', '3', '99')
const subscriptionId = idOf('$subscription', '$subscription', UNKNOWN_ID)

const query = fc.oneof(
  { weight: 4, arbitrary: fc.constant('') },
  { weight: 2, arbitrary: fc.constantFrom('?page=1', '?per_page=2&page=2', '?page=0', '?page=x') },
  { weight: 1, arbitrary: segment.map((found) => `?${found}`) },
)

/** The paths of an operation: numbers are mostly those of customers, other ids of subscriptions. */
function pathsOf({ path, parameters }: Operation): fc.Arbitrary<string> {
  const values = parameters
    .filter((parameter) => parameter.in === 'path')
    .map(({ name, schema }) => {
      const isNumber = (schema as { type?: string }).type === 'integer'
      return (isNumber ? customerId : subscriptionId).map((id) => [`{${name}}`, id] as const)
    })
  const filled = fc
    .tuple(...values)
    .map((ids) => ids.reduce((left, [from, to]) => left.replace(from, () => to), path))
  const isPaged = parameters.some((parameter) => parameter.in === 'query')
  return isPaged ? fc.tuple(filled, query).map((parts) => parts.join('')) : filled
}

const PATHS = operations.map(
  (operation) => [operation.operationId, operation.method, pathsOf(operation)] as const,
)

const header = fc.string({ maxLength: 20 }).map((found) => found.replaceAll(/[^\x21-\x7e]/g, ''))

const headers = fc.record(
  {
    'content-type': fc.oneof(
      { weight: 12, arbitrary: fc.constant('application/json') },
      { weight: 1, arbitrary: header },
    ),
    prefer: fc.oneof(
      { weight: 24, arbitrary: fc.constant(undefined) },
      { weight: 1, arbitrary: fc.constantFrom('code=422', 'code=404', 'example=SB344', 'code=x') },
      { weight: 1, arbitrary: header },
    ),
  },
  { requiredKeys: ['content-type'] },
)

const authorization = fc.oneof(
  { weight: 24, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: fc.constant({ authorization: undefined }) },
  { weight: 1, arbitrary: header.map((found) => ({ authorization: `Bearer ${found}` })) },
)

// Each operation's are made once: making them costs more than drawing from them.
const likely: fc.Arbitrary<Draft> = fc.oneof(
  ...PATHS.map(([operationId, method, path]) =>
    fc.record({
      method: fc.oneof(
        { weight: 30, arbitrary: fc.constant(method) },
        { weight: 1, arbitrary: fc.constantFrom('HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS') },
      ),
      path,
      body: method === 'POST' ? bodyOf(operationId) : fc.constant(undefined),
      headers: fc.tuple(headers, authorization).map(([some, more]) => ({ ...some, ...more })),
    }),
  ),
)

const unlikely: fc.Arbitrary<Draft> = fc.record({
  method: fc.constantFrom('GET', 'POST', 'DELETE'),
  path: fc.array(segment).map((segments) => `/${segments.join('/')}`),
  body: fc.constant(undefined),
  headers: fc.constant({}),
})

/** Requests as a client might send them: mostly right, often with one fault, at times with many. */
export const draft: fc.Arbitrary<Draft> = fc.oneof(
  { weight: 30, arbitrary: likely },
  { weight: 1, arbitrary: unlikely },
)

/** Makes the request of a draft. */
export function toSent(drafted: Draft, token: string, subscription: string): Request {
  const { method, path, body, headers: given } = drafted
  const fill = (found: string) => found.replaceAll('$subscription', subscription)
  const hasBody = body !== undefined && method !== 'GET' && method !== 'HEAD'
  const sent = { authorization: `Bearer ${token}`, ...given }
  return toRequest(method, fill(path), hasBody ? fill(body) : undefined, sent)
}
