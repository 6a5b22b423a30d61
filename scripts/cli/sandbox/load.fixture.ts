import { expect } from '@jest/globals'
import type { Snapshot } from '../../../mocks/index.ts'
import { until } from '../../../mocks/laws/support/receiver.ts'
import { ask, grant, makeSite, type Made, type Sandbox } from './sandbox.fixture.ts'

/** How often a sandbox is killed; `SABIA_KILLS=50` for more. */
export const KILLS = Number(process.env['SABIA_KILLS'] ?? 10)

/** A sandbox that receives what tests send it. */
export const LOADED = {
  allow_private_webhooks: true,
  limits: { records: 1_000_000, requests: 1_000_000, deliveries: 20_000 },
}

/** What a site has acknowledged. */
export interface Acknowledged {
  made: Made
  customers: Map<number, string>
  subscriptions: Set<string>
  profiles: Set<number>
  tokens: string[]
}

/** Calls a site; the data of the answer. It throws where nothing was acknowledged. */
type Post = <Data>(path: string, body: unknown) => Promise<Data>

/** Makes a site whose payer accepts at once, and whose webhooks are received under its name. */
export async function prepare(sandbox: Sandbox, name: string, url: string): Promise<Acknowledged> {
  const made = await makeSite(sandbox, { name, customers: 0 })
  const control = (method: string, path: string, body: unknown) =>
    ask(sandbox, method, `/sites/${name}/__sabia/${path}`, body, made.control_token)
  await control('POST', 'webhook_endpoints', { url: url + name })
  await control('PUT', 'payer', { policy: 'accept', delay: '1ms' })
  const tokens = [await grant(sandbox, made)]
  return { made, customers: new Map(), subscriptions: new Set(), profiles: new Set(), tokens }
}

/** Creates a customer, and sometimes a subscription and a payment profile; notes what is acknowledged. */
export async function write(site: Acknowledged, email: string, isMore: boolean, post: Post) {
  const person = { email, first_name: 'Ana', last_name: 'Lima' }
  const customer = await post<{ id: number }>('/api/customers', person)
  expect(site.customers.has(customer.id)).toBe(false)
  site.customers.set(customer.id, email)
  if (!isMore) return
  const order = { subscription: { customer_id: customer.id } }
  const { id } = await post<{ id: string }>('/api/subscriptions', order)
  expect(site.subscriptions.has(id)).toBe(false)
  site.subscriptions.add(id)
  const pix = { payment_method_type: 'pix', subscription_id: id }
  const path = `/api/customers/${customer.id}/payment_profiles`
  const profile = await post<{ id: number }>(path, pix)
  expect(site.profiles.has(profile.id)).toBe(false)
  site.profiles.add(profile.id)
}

/** Compares what a site has with all that it acknowledged. */
export async function compare(sandbox: Sandbox, site: Acknowledged): Promise<void> {
  const { name, control_token: token } = site.made
  const answer = await ask(sandbox, 'GET', `/sites/${name}/__sabia/snapshot`, undefined, token)
  const { records } = (await answer.json()) as Snapshot
  const rowsOf = <Row>(kind: 'customers' | 'subscriptions' | 'payment_profiles') =>
    records[kind].written as unknown as Row[]
  const customers = rowsOf<{ id: number; email: string }>('customers')
  const byId = new Map(customers.map(({ id, email }) => [id, email]))
  expect(byId.size).toBe(customers.length)
  expect([...site.customers].filter(([id, email]) => byId.get(id) !== email)).toEqual([])
  const subscriptions = new Set(rowsOf<{ id: string }>('subscriptions').map(({ id }) => id))
  expect([...site.subscriptions].filter((id) => !subscriptions.has(id))).toEqual([])
  const profiles = new Set(rowsOf<{ id: number }>('payment_profiles').map(({ id }) => id))
  expect([...site.profiles].filter((id) => !profiles.has(id))).toEqual([])
  expect(new Set(site.tokens).size).toBe(site.tokens.length)
  for (const granted of site.tokens) {
    const path = `/sites/${name}/api/customers?per_page=1`
    expect((await ask(sandbox, 'GET', path, undefined, granted)).status).toBe(200)
  }
}

/** Waits until the webhook of each payer's decision has come, always with one id; returns how many. */
export async function untilReceived(
  sites: readonly Acknowledged[],
  received: ReadonlyMap<string, readonly string[]>,
): Promise<number> {
  const keys = sites.flatMap(({ made, profiles }) =>
    [...profiles].map((id) => `${made.name}/${id}`),
  )
  await until(() => keys.every((key) => received.has(key)))
  expect(keys.filter((key) => new Set(received.get(key)).size !== 1)).toEqual([])
  return keys.length
}
