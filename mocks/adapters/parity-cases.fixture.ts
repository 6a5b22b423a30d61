import { operations } from '../shared/document.ts'
import { PERSON, UNKNOWN_ID, type HeaderValues } from '../laws/support/client.ts'

/** A request, and the expected status. */
export interface Case {
  /** Operation id, or a description where there is no operation. */
  operation: string
  status: number
  method: string
  /** May hold `$subscription`, as the body may. */
  path: string
  body?: unknown
  headers?: HeaderValues
}

const PROFILES = '/api/customers/1/payment_profiles'
const TOO_LARGE = JSON.stringify({ padding: 'x'.repeat(1024 * 1024) })
const TEXT = { 'content-type': 'text/plain' }
const NO_TOKEN = { authorization: undefined }
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
/** Fields of a token call. */
export const fields = {
  grant_type: 'client_credentials',
  client_id: 'demo-client',
  client_secret: 'demo-secret',
  site: 'demo',
  scope: 'customers_read',
}
const form = String(new URLSearchParams(fields))
const basic = {
  ...FORM,
  authorization: `Basic ${btoa('demo-client:demo-secret')}`,
}
const pix = { payment_method_type: 'pix', subscription_id: '$subscription' }
const item = { item: { product_handle: 'add-on', quantity: 2 } }

const READS: Case[] = [
  { operation: 'listCustomers', status: 200, method: 'GET', path: '/api/customers' },
  {
    operation: 'listCustomers',
    status: 200,
    method: 'GET',
    path: '/api/customers/?page=2&per_page=2',
  },
  { operation: 'listCustomers', status: 200, method: 'HEAD', path: '/api/customers' },
  { operation: 'listCustomers', status: 422, method: 'GET', path: '/api/customers?page=0' },
  { operation: 'readCustomer', status: 200, method: 'GET', path: '/api/customers/%31' },
  { operation: 'readCustomer', status: 404, method: 'GET', path: '/api/customers/%zz' },
  { operation: 'readCustomer', status: 404, method: 'HEAD', path: '/api/customers/abc' },
  { operation: 'readCustomer', status: 404, method: 'GET', path: '/api/customers/1%2F2' },
  { operation: 'listSubscriptions', status: 200, method: 'GET', path: '/api/subscriptions' },
  { operation: 'listSubscriptions', status: 422, method: 'GET', path: '/api/subscriptions?page=x' },
  {
    operation: 'readSubscription',
    status: 200,
    method: 'GET',
    path: '/api/subscriptions/$subscription',
  },
  {
    operation: 'readSubscription',
    status: 404,
    method: 'GET',
    path: `/api/subscriptions/${UNKNOWN_ID}`,
  },
]

const WRITES: Case[] = [
  {
    operation: 'createCustomer',
    status: 201,
    method: 'POST',
    path: '/api/customers',
    body: PERSON,
  },
  { operation: 'createCustomer', status: 422, method: 'POST', path: '/api/customers', body: {} },
  {
    operation: 'createSubscription',
    status: 201,
    method: 'POST',
    path: '/api/subscriptions',
    body: {
      subscription: { customer_attributes: PERSON, subscription_items: [{ product_id: 1 }] },
    },
  },
  {
    operation: 'createSubscription',
    status: 404,
    method: 'POST',
    path: '/api/subscriptions',
    body: { subscription: { customer_id: 99 } },
  },
  {
    operation: 'createSubscription',
    status: 422,
    method: 'POST',
    path: '/api/subscriptions',
    body: { subscription: {} },
  },
  {
    operation: 'createSubscription',
    status: 400,
    method: 'POST',
    path: '/api/subscriptions',
    body: {},
  },
  {
    operation: 'addItem',
    status: 201,
    method: 'POST',
    path: '/api/subscriptions/$subscription/items',
    body: item,
  },
  {
    operation: 'addItem',
    status: 404,
    method: 'POST',
    path: `/api/subscriptions/${UNKNOWN_ID}/items`,
    body: item,
  },
  {
    operation: 'addItem',
    status: 422,
    method: 'POST',
    path: '/api/subscriptions/$subscription/items',
    body: { item: { product_handle: 'add-on', quantity: 0 } },
  },
  { operation: 'createPaymentProfile', status: 201, method: 'POST', path: PROFILES, body: pix },
  {
    operation: 'createPaymentProfile',
    status: 404,
    method: 'POST',
    path: PROFILES,
    body: { ...pix, subscription_id: UNKNOWN_ID },
  },
  ...['', 'card'].map((type) => ({
    operation: 'createPaymentProfile',
    status: 422,
    method: 'POST',
    path: PROFILES,
    body: { ...pix, payment_method_type: type },
  })),
]

const TOKENS: Case[] = [
  ...[form, fields].map((body) => ({
    operation: 'createToken',
    status: 200,
    method: 'POST',
    path: '/oauth/token',
    body,
    headers: { ...(body === form ? FORM : {}), ...NO_TOKEN },
  })),
  {
    operation: 'createToken',
    status: 200,
    method: 'POST',
    path: '/oauth/token/',
    body: 'grant_type=client_credentials&site=demo&scope=customers_read',
    headers: basic,
  },
  {
    operation: 'createToken',
    status: 400,
    method: 'POST',
    path: '/oauth/token',
    body: form,
    headers: basic,
  },
  {
    operation: 'createToken',
    status: 401,
    method: 'POST',
    path: '/oauth/token',
    body: { ...fields, site: 'acme' },
  },
  {
    operation: 'createToken',
    status: 413,
    method: 'POST',
    path: '/oauth/token',
    body: TOO_LARGE,
  },
  {
    operation: 'createToken',
    status: 415,
    method: 'POST',
    path: '/oauth/token',
    body: form,
    headers: TEXT,
  },
  {
    operation: 'createToken',
    status: 500,
    method: 'POST',
    path: '/oauth/token',
    body: fields,
    headers: { prefer: 'code=500' },
  },
  {
    operation: 'createToken',
    status: 503,
    method: 'POST',
    path: '/oauth/token',
    body: fields,
    headers: { prefer: 'code=503' },
  },
]

const OUTSIDE: Case[] = [
  { operation: 'no path', status: 404, method: 'GET', path: '/api' },
  { operation: 'no path', status: 404, method: 'POST', path: '/api/nothing', body: {} },
  { operation: 'no path', status: 404, method: 'GET', path: '/api/customers/1/2/3' },
  { operation: 'no method', status: 405, method: 'DELETE', path: '/api/customers' },
  { operation: 'no method', status: 405, method: 'PUT', path: '/api/customers/1', body: {} },
  { operation: 'no method', status: 405, method: 'OPTIONS', path: '/api/subscriptions' },
  { operation: 'no method', status: 405, method: 'GET', path: '/oauth/token' },
]

/** The errors that operations share: every operation with every error. */
const SHARED: Case[] = operations
  .filter(({ scopes }) => scopes !== undefined)
  .flatMap(({ operationId, method, path: template }) => {
    const path = template.replace('{customer_id}', '1').replace(/\{[^}]*\}/, '$subscription')
    const isWrite = method === 'POST'
    const act = { operation: operationId, method, path, ...(isWrite ? { body: {} } : {}) }
    const faults: Case[] = [
      { ...act, status: 401, headers: NO_TOKEN },
      { ...act, status: 403, headers: { 'x-scope': 'none' } },
      { ...act, status: 500, headers: { prefer: 'code=500' } },
    ]
    if (!isWrite) return faults
    return [
      ...faults,
      { ...act, status: 400, body: '{' },
      { ...act, status: 413, body: TOO_LARGE },
      { ...act, status: 415, body: 'x', headers: TEXT },
      { ...act, status: 415, body: 'x', headers: { 'content-type': undefined } },
    ]
  })

/** Reads of one record by its number: of a record that exists, and of none. */
const READS_BY_NUMBER: Case[] = operations
  .filter(
    ({ method, parameters: [id] }) =>
      method === 'GET' && id?.in === 'path' && (id.schema as { type?: string }).type === 'integer',
  )
  .flatMap(({ operationId: operation, method, path }) => [
    { operation, status: 200, method, path: path.replace(/\{\w+\}/, '1') },
    { operation, status: 404, method, path: path.replace(/\{\w+\}/, '9999') },
  ])

/** Every operation with every status that the document declares, and requests outside of it. */
export const CASES: [name: string, one: Case][] = [
  ...READS,
  ...READS_BY_NUMBER,
  ...WRITES,
  ...TOKENS,
  ...OUTSIDE,
  ...SHARED,
].map((one) => [`${one.operation} ${one.status} (${one.method} ${one.path})`, one])
