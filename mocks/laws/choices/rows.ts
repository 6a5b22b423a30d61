import { optionalCustomerFields } from '../../../openapi/customer-fields.ts'
import type { Decision } from '../../world/payment-profile-life.ts'
import {
  createSubscription,
  PERSON,
  send,
  tokenFields,
  UNKNOWN_ID,
  type Client,
  type Customer,
  type PaymentProfile,
  type Reply,
  type Subscription,
  type Summary,
} from '../support/client.ts'

const { email, first_name, last_name } = PERSON
export const NAMES = { email, first_name, last_name }
export const PROFILES = '/api/customers/1/payment_profiles'
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

/** What a client observes at a site with this choice, and what it should. */
export type Row = [
  gap: string,
  choice: string,
  observe: (client: Client) => Promise<unknown>,
  seen: unknown,
]

export const status = async (reply: Promise<Reply>) => (await reply).status
export const bodyOf = async (reply: Promise<Reply>) => (await reply).body
export const brief = async (reply: Promise<Reply>) => {
  const { status: code, body } = await reply
  return [code, body.errors]
}

export const customer = (client: Client, input: unknown = PERSON) =>
  client.call<Customer>('POST', '/api/customers', input)
export const subscription = (client: Client, input: unknown) =>
  client.call<Summary>('POST', '/api/subscriptions', { subscription: input })
export const noType = (client: Client) => client.call('POST', PROFILES, {})
export const wrongType = (client: Client) =>
  client.call('POST', PROFILES, { payment_method_type: 'card' })
export const enrol = async (client: Client, changes: object = {}) => {
  const { id } = await createSubscription(client)
  const input = { payment_method_type: 'pix', subscription_id: id, ...changes }
  return client.call<PaymentProfile>('POST', PROFILES, input)
}
export const second = async (client: Client) => {
  const { body } = await enrol(client)
  return enrol(client, { subscription_id: body.data.subscription_id })
}
/** Enrols, and has the payer decide. */
export const decided = async (client: Client, ...taken: Decision[]) => {
  const { body } = await enrol(client)
  for (const decision of taken) await client.site.payer.decide(body.data.id, decision)
  return body.data
}
export const unknownSubscription = (client: Client) =>
  enrol(client, { subscription_id: UNKNOWN_ID })
export const unknown = (client: Client) => client.call('GET', '/api/customers/99')
export const malformed = (client: Client) => client.call('GET', '/api/customers/abc')
export const single = async (client: Client) => {
  const { id } = await createSubscription(client)
  const { body } = await client.call<Subscription>('GET', `/api/subscriptions/${id}`)
  return body.data
}
export const createdAt = async (client: Client) => (await customer(client)).body.data.created_at
export const addItem = async (client: Client, item: object) => {
  const { id } = await createSubscription(client)
  return client.call<Summary>('POST', `/api/subscriptions/${id}/items`, { item })
}
export const withoutToken = (client: Client) =>
  client.call('GET', '/api/customers', undefined, { authorization: undefined })
export const token = (client: Client, changes: Record<string, string> = {}) =>
  send(client.site, 'POST', '/oauth/token', { ...tokenFields(client.site), ...changes })
export const tokenByForm = (client: Client) =>
  send(
    client.site,
    'POST',
    '/oauth/token',
    String(new URLSearchParams(tokenFields(client.site))),
    FORM,
  )
export const tokenOf = async (reply: Promise<Reply>) =>
  (JSON.parse((await reply).text) as Record<string, unknown>)['access_token']
export const texts = async (client: Client) => {
  const { body } = await customer(client, { ...NAMES, city: null })
  const { id: _, created_at: _c, updated_at: _u, ...shown } = body.data
  return shown
}
export const EMPTY = Object.fromEntries([...optionalCustomerFields].map((field) => [field, '']))

export function created({ status: code, text, headers }: Reply): unknown[] {
  return [code, text, headers.get('content-type')]
}

export function asText(client: Client): Promise<Reply> {
  return client.call('POST', '/api/customers', PERSON, { 'content-type': 'text/plain' })
}

export async function lackingScope(client: Client): Promise<number> {
  const granted = await tokenOf(token(client, { scope: 'customers_write' }))
  const headers = { authorization: `Bearer ${String(granted)}` }
  return (await client.call('GET', '/api/customers', undefined, headers)).status
}
