import { choiceOf, valueOf } from '../../../openapi/choices.ts'
import { deepStrictEqual } from 'node:assert'
import { examplePerson } from '../../../openapi/customer-fields.ts'
import type { components } from '../../../openapi/generated/types.ts'
import { createSite, type Site, type SiteOptions } from '../../site.ts'

type Schemas = components['schemas']

export type Customer = Schemas['Customer']
export type Summary = Schemas['SubscriptionSummary']
export type Subscription = Schemas['Subscription']
export type PaymentProfile = Schemas['PaymentProfile']

/** An answer, read whole. */
export interface Reply<Data = unknown> {
  status: number
  headers: Headers
  /** The body as it was sent. */
  text: string
  body: { data: Data; errors: string | null; meta: Record<string, unknown> }
}

export type HeaderValues = Readonly<Record<string, string | undefined>>

/** Speaks to one site with one token. */
export interface Client {
  site: Site
  token: string
  /**
   * Sends a request with the client's token. A value is sent as JSON, a string or a stream as it is;
   * a header that is undefined is left out.
   */
  call: <Data = unknown>(
    method: string,
    path: string,
    body?: unknown,
    headers?: HeaderValues,
  ) => Promise<Reply<Data>>
}

export const BASE = 'http://demo.example.com'

/** The last day of a long month: one month later is the last day of February. */
export const NOW = '2026-01-31T10:20:30.456Z'

/** All fields of a customer that a site takes, as the document's example has them. */
export const PERSON = examplePerson

export const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000'

/** Makes a site of five customers with a fixed clock, and a client with the given scopes. */
export async function createClient(options: SiteOptions = {}, scopes?: string): Promise<Client> {
  const site = await createSite({ now: NOW, customers: 5, ...options })
  return connect(site, scopes)
}

/** Makes a client of a site; all scopes when none are given. */
export async function connect(site: Site, scopes?: string): Promise<Client> {
  const token = await grantedToken(site, scopes)
  return {
    site,
    token,
    call: (method, path, body, headers) =>
      send(site, method, path, body, { authorization: `Bearer ${token}`, ...headers }),
  }
}

/** A body of the token call that the site's first application may send. */
export function tokenFields(site: Site, scopes = site.application.scopes.join(' ')): TokenFields {
  const { uid, secret } = site.application
  return {
    grant_type: 'client_credentials',
    client_id: uid,
    client_secret: secret,
    site: site.name,
    scope: scopes,
  }
}

export interface TokenFields {
  [name: string]: string
  grant_type: string
  client_id: string
  client_secret: string
  site: string
  scope: string
}

export async function grantedToken(site: Site, scopes?: string): Promise<string> {
  const { path } = valueOf(site.profile, 'token-address')
  const { client_id: id, client_secret: secret, ...others } = tokenFields(site, scopes)
  // A profile may have the site take HTTP Basic alone (G70).
  const isBasic = choiceOf(site.profile, 'basic-credentials') === 'basic-only'
  const fields = String(new URLSearchParams(isBasic ? others : tokenFields(site, scopes)))
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    ...(isBasic && { authorization: `Basic ${btoa(`${id}:${secret}`)}` }),
  }
  const byForm = await send(site, 'POST', path, fields, headers)
  // A profile may have the site take JSON alone (G67).
  const reply =
    byForm.status === 415 ? await send(site, 'POST', path, tokenFields(site, scopes)) : byForm
  const { access_token: token } = JSON.parse(reply.text) as { access_token?: string }
  if (token === undefined) throw new Error(`Cannot get a token: the site answered ${reply.text}`)
  return token
}

/** What a request can be sent to: a site, or all that `fetch` reaches. */
export interface Target {
  fetch(request: Request): Promise<Response>
}

export async function send<Data = unknown>(
  target: Target,
  method: string,
  path: string,
  body?: unknown,
  headers: HeaderValues = {},
): Promise<Reply<Data>> {
  return readReply(await target.fetch(toRequest(method, path, body, headers)))
}

/** Makes a request; `path` may be a whole address too. */
export function toRequest(
  method: string,
  path: string,
  body?: unknown,
  headers: HeaderValues = {},
): Request {
  const address = path.startsWith('/') ? `${BASE}${path}` : path
  const sent: HeaderValues =
    body === undefined ? headers : { 'content-type': 'application/json', ...headers }
  const present = Object.entries(sent).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  const isAsItIs = body === undefined || typeof body === 'string' || body instanceof ReadableStream
  const bytes = isAsItIs ? body : JSON.stringify(body)
  // As bytes: a string would bring a content type of its own.
  const content = typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes
  return new Request(address, {
    method,
    headers: present,
    ...(content === undefined ? {} : { body: content, duplex: 'half' }),
  })
}

async function readReply<Data>(response: Response): Promise<Reply<Data>> {
  const text = await response.text()
  const { status, headers } = response
  return {
    status,
    headers,
    text,
    body: (text === '' || text.startsWith('<')
      ? undefined
      : JSON.parse(text)) as Reply<Data>['body'],
  }
}

/** Creates a subscription of a customer without a payment profile. */
export async function createSubscription(
  client: Pick<Client, 'call'>,
  input: Record<string, unknown> = { customer_id: 1 },
): Promise<Summary> {
  const reply = await client.call<Summary>('POST', '/api/subscriptions', { subscription: input })
  if (reply.body.data === null) throw new Error(`Cannot subscribe: ${reply.text}`)
  return reply.body.data
}

/** Enrols a payment profile for a new subscription of a customer. */
export async function enrol(client: Pick<Client, 'call'>, customer = 1): Promise<PaymentProfile> {
  const { id } = await createSubscription(client, { customer_id: customer })
  const path = `/api/customers/${customer}/payment_profiles`
  const input = { payment_method_type: 'pix', subscription_id: id }
  const { body, text } = await client.call<PaymentProfile | null>('POST', path, input)
  if (body.data === null) throw new Error(`Cannot enrol: ${text}`)
  return body.data
}

/** Enrols a new customer with an e-mail address. */
export async function enrolAs(
  client: Pick<Client, 'call'>,
  email: string,
): Promise<PaymentProfile> {
  const input = { ...PERSON, email }
  const { body } = await client.call<{ id: number }>('POST', '/api/customers', input)
  return enrol(client, body.data.id)
}

/** How many records the lists of a site show. */
export async function counts(
  client: Client,
): Promise<{ customers: number; subscriptions: number }> {
  const customers = await client.call<unknown[]>('GET', '/api/customers')
  const subscriptions = await client.call<unknown[]>('GET', '/api/subscriptions')
  return {
    customers: customers.body.data.length,
    subscriptions: subscriptions.body.data.length,
  }
}

/** Sends a request that is to be refused, and sees to it that nothing was stored. */
export async function refused(
  client: Client,
  path: string,
  body: unknown,
  headers?: HeaderValues,
): Promise<Reply> {
  const before = await counts(client)
  const reply = await client.call('POST', path, body, headers)
  deepStrictEqual(await counts(client), before)
  const { errors, ...rest } = reply.body
  deepStrictEqual({ ...rest, errors: typeof errors }, { data: null, meta: {}, errors: 'string' })
  return reply
}

/** A body without a length: the same bytes, some times over. */
export function streamOf(chunk: Uint8Array, count: number): ReadableStream<Uint8Array> {
  const left = { chunks: count }
  return new ReadableStream({
    pull(controller) {
      if (left.chunks === 0) return controller.close()
      left.chunks -= 1
      return controller.enqueue(chunk)
    },
  })
}

/** Takes the property `body` away from all requests while something is done: Firefox has none. */
export async function asInFirefox<Result>(act: () => Promise<Result>): Promise<Result> {
  const property = Object.getOwnPropertyDescriptor(Request.prototype, 'body')!
  delete (Request.prototype as { body?: unknown }).body
  try {
    return await act()
  } finally {
    Object.defineProperty(Request.prototype, 'body', property)
  }
}
