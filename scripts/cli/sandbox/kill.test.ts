import { expect, test } from '@jest/globals'
import type { Snapshot } from '../../../mocks/index.ts'
import { until } from '../../../mocks/laws/support/receiver.ts'
import { createChance } from '../../../mocks/world/random.ts'
import {
  ask,
  createHttpReceiver,
  grant,
  kill,
  lack,
  makeSite,
  startSandbox,
  type Made,
  type Sandbox,
} from './sandbox.fixture.ts'

/** How often the sandbox is killed; `SABIA_KILLS=50` for more. */
const KILLS = Number(process.env['SABIA_KILLS'] ?? 10)

/** How many clients write at a time, to both sites in turn. */
const CLIENTS = 8

const SETTINGS = {
  allow_private_webhooks: true,
  limits: { records: 1_000_000, requests: 1_000_000, deliveries: 20_000 },
}

/** What a site has acknowledged. */
interface Acknowledged {
  made: Made
  customers: Map<number, string>
  subscriptions: Set<string>
  profiles: Set<number>
  tokens: string[]
}

const title = `a workerd that is killed ${KILLS} times under load loses nothing that it acknowledged`

const run = lack === undefined ? test : test.skip

run(
  lack === undefined ? title : `${title}, left out: ${lack}`,
  async () => {
    const { received, url } = await createHttpReceiver()
    const first = await startSandbox(SETTINGS)
    const known = await Promise.all(['one', 'two'].map((name) => prepare(first, name, url)))
    const chance = createChance(11)
    await load(first, known, 40 + Math.floor(chance.next() * 400))
    for (let round = 1; round < KILLS; round++) {
      const next = await startSandbox(SETTINGS, { data: first.data })
      await load(next, known, 40 + Math.floor(chance.next() * 400))
    }
    const last = await startSandbox(SETTINGS, { data: first.data })
    for (const site of known) await compare(last, site)
    // Who never asked for it again gets it all the same: each payer's decision, and its webhook.
    const profiles = known.flatMap((site) => [...site.profiles].map((id) => [site, id] as const))
    const idsOf = ([site, id]: (typeof profiles)[number]) =>
      received.get(`${site.made.name}/${id}`) ?? []
    await until(() => profiles.every((one) => idsOf(one).length > 0))
    for (const one of profiles) expect(new Set(idsOf(one)).size).toBe(1)
    expect(profiles.length).toBeGreaterThan(KILLS)
    expect(known.reduce((sum, { customers }) => sum + customers.size, 0)).toBeGreaterThan(
      10 * KILLS,
    )
  },
  600_000,
)

/** Makes a site whose payer accepts at once, and whose webhooks are received under its name. */
async function prepare(sandbox: Sandbox, name: string, url: string): Promise<Acknowledged> {
  const made = await makeSite(sandbox, { name, customers: 0 })
  const control = (method: string, path: string, body: unknown) =>
    ask(sandbox, method, `/sites/${name}/__sabia/${path}`, body, made.control_token)
  await control('POST', 'webhook_endpoints', { url: url + name })
  await control('PUT', 'payer', { policy: 'accept', delay: '1ms' })
  return {
    made,
    customers: new Map(),
    subscriptions: new Set(),
    profiles: new Set(),
    tokens: [await grant(sandbox, made)],
  }
}

/** Writes until so many calls are answered, then kills the sandbox amid the others. */
async function load(
  sandbox: Sandbox,
  sites: readonly Acknowledged[],
  calls: number,
): Promise<void> {
  let answered = 0
  let isKilled = false
  const post = async <Data>(site: Acknowledged, path: string, body: unknown, token: string) => {
    const answer = await ask(sandbox, 'POST', `/sites/${site.made.name}${path}`, body, token)
    const text = await answer.text()
    expect([path, answer.status, text]).toEqual([path, 201, text])
    answered += 1
    if (answered === calls) {
      isKilled = true
      void kill(sandbox)
    }
    return (JSON.parse(text) as { data: Data }).data
  }
  const write = async (client: number) => {
    const site = sites[client % sites.length]!
    const token = await grant(sandbox, site.made)
    site.tokens.push(token)
    for (let count = 0; !isKilled; count++) {
      const email = `c${client}.${count}.${site.tokens.length}@example.com`
      const person = { email, first_name: 'Ana', last_name: 'Lima' }
      const customer = await post<{ id: number }>(site, '/api/customers', person, token)
      expect(site.customers.has(customer.id)).toBe(false)
      site.customers.set(customer.id, email)
      if (count % 3 !== 0) continue
      const order = { subscription: { customer_id: customer.id } }
      const { id } = await post<{ id: string }>(site, '/api/subscriptions', order, token)
      expect(site.subscriptions.has(id)).toBe(false)
      site.subscriptions.add(id)
      const pix = { payment_method_type: 'pix', subscription_id: id }
      const path = `/api/customers/${customer.id}/payment_profiles`
      const profile = await post<{ id: number }>(site, path, pix, token)
      expect(site.profiles.has(profile.id)).toBe(false)
      site.profiles.add(profile.id)
    }
  }
  const clients = Array.from({ length: CLIENTS }, (_, client) => write(client))
  for (const outcome of await Promise.allSettled(clients)) {
    // Only the kill may end a call.
    const isCut = outcome.status === 'fulfilled' || (outcome.reason as Error).name === 'TypeError'
    if (!isCut) throw outcome.reason
  }
  expect(isKilled).toBe(true)
  await sandbox.ended
}

/** Compares what a site has with all that it acknowledged. */
async function compare(sandbox: Sandbox, site: Acknowledged): Promise<void> {
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
