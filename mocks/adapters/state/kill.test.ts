import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { build } from 'esbuild'
import { tokenFields } from '../../laws/support/client.ts'
import { createSite, type Snapshot } from '../../index.ts'
import { until } from '../../laws/support/receiver.ts'
import { createChance } from '../../world/random.ts'

/** How often the server is killed; `SABIA_KILLS=50` for more. */
const KILLS = Number(process.env['SABIA_KILLS'] ?? 10)

/** How many clients write at a time. */
const CLIENTS = 12

const SERVER = `
import { createSite, Sites } from './mocks/index.ts'
import { keepState, serve } from './mocks/adapters/node.ts'
const [file, receiver] = process.argv.slice(2)
const sites = new Sites(await createSite({ customers: 0, payer: { delay: '1ms' } }))
await keepState(sites, file)
const { webhooks } = sites.first
if (webhooks.endpoints().length === 0) webhooks.addEndpoint({ url: receiver })
await sites.kept()
const { url } = await serve(sites, { port: 0 })
console.log(url)
`

let folder = ''
let program = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sabia-kill-'))
  program = join(folder, 'server.mjs')
  await build({
    stdin: {
      contents: SERVER,
      resolveDir: fileURLToPath(new URL('../../..', import.meta.url)),
      loader: 'ts',
    },
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile: program,
    logLevel: 'error',
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)",
    },
  })
})
const children = new Set<ChildProcess>()
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

/** What was acknowledged: each customer's id and e-mail address, subscriptions and payment profiles. */
interface Acknowledged {
  customers: Map<number, string>
  subscriptions: Map<string, number>
  profiles: Set<number>
  tokens: string[]
}

test(`a server that is killed ${KILLS} times under load loses nothing that it acknowledged`, async () => {
  const received = new Set<number>()
  const receiver = createServer((request, response) => {
    let text = ''
    request.on('data', (bytes: Buffer) => (text += String(bytes)))
    request.on('end', () => {
      const { data } = JSON.parse(text) as { data: { id: number } }
      received.add(data.id)
      response.end()
    })
  })
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const hook = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`
  const file = join(folder, 'state')
  const known: Acknowledged = {
    customers: new Map(),
    subscriptions: new Map(),
    profiles: new Set(),
    tokens: [],
  }
  const chance = createChance(11)
  for (let round = 0; round < KILLS; round++) {
    const server = await start(file, hook)
    await load(server, known, 40 + Math.floor(chance.next() * 400))
  }
  const { url, child } = await start(file, hook)
  await compare(url, known)
  // Who never asked for it again gets it all the same: each payer's decision, and its webhook.
  await until(() => [...known.profiles].every((id) => received.has(id)))
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
  receiver.close()
  expect(known.customers.size).toBeGreaterThan(20 * KILLS)
  expect(known.profiles.size).toBeGreaterThan(KILLS)
}, 600_000)

interface Server {
  url: string
  child: ChildProcess
}

/** Starts a server; resolves when it listens. */
async function start(file: string, hook: string): Promise<Server> {
  const child = spawn(process.execPath, [program, file, hook], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.add(child)
  const lines = createInterface({ input: child.stdout })
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('The server has ended')))
  const [url] = (await Promise.race([once(lines, 'line'), ended])) as [string]
  ended.catch(() => undefined)
  return { url, child }
}

/** Writes until so many calls are answered, then kills the server amid the others. */
async function load({ url, child }: Server, known: Acknowledged, calls: number): Promise<void> {
  let answered = 0
  const kill = { isDone: false }
  const ended = once(child, 'exit')
  const call = async <Found>(path: string, body: unknown, token: string): Promise<Found> => {
    const found = await post<Found>(`${url}${path}`, body, token)
    answered += 1
    if (answered === calls) {
      kill.isDone = true
      child.kill('SIGKILL')
    }
    return found
  }
  const run = async (client: number) => {
    const token = await grant(url)
    known.tokens.push(token)
    for (let count = 0; !kill.isDone; count++) {
      const email = `c${client}.${count}.${known.tokens.length}+accept@example.com`
      const { data: customer } = await call<{ data: { id: number } }>(
        '/api/customers',
        { email, first_name: 'Ana', last_name: 'Lima' },
        token,
      )
      expect(known.customers.has(customer.id)).toBe(false)
      known.customers.set(customer.id, email)
      if (count % 3 !== 0) continue
      const subscription = {
        customer_id: customer.id,
        subscription_items: [{ product_id: 1, quantity: 1 }],
      }
      const { data: made } = await call<{ data: { id: string } }>(
        '/api/subscriptions',
        { subscription },
        token,
      )
      expect(known.subscriptions.has(made.id)).toBe(false)
      known.subscriptions.set(made.id, customer.id)
      const { data: profile } = await call<{ data: { id: number } }>(
        `/api/customers/${customer.id}/payment_profiles`,
        { payment_method_type: 'pix', subscription_id: made.id },
        token,
      )
      expect(known.profiles.has(profile.id)).toBe(false)
      known.profiles.add(profile.id)
    }
  }
  const runs = Array.from({ length: CLIENTS }, (_, client) => run(client))
  for (const outcome of await Promise.allSettled(runs)) {
    // Only the kill may end a call.
    const isCut = outcome.status === 'fulfilled' || (outcome.reason as Error).name === 'TypeError'
    if (!isCut) throw outcome.reason
  }
  expect(kill.isDone).toBe(true)
  await ended
}

/** Compares what a server has with all that was acknowledged. */
async function compare(url: string, known: Acknowledged): Promise<void> {
  const { records } = (await (await fetch(`${url}/__sabia/snapshot`)).json()) as Snapshot
  const rowsOf = <Row>(kind: 'customers' | 'subscriptions' | 'payment_profiles') =>
    records[kind].written as unknown as Row[]
  const customers = rowsOf<{ id: number; email: string }>('customers')
  const byId = new Map(customers.map(({ id, email }) => [id, email]))
  expect(byId.size).toBe(customers.length)
  expect([...known.customers].filter(([id, email]) => byId.get(id) !== email)).toEqual([])
  const subscriptions = rowsOf<{ id: string; customer_id: number }>('subscriptions')
  const owners = new Map(subscriptions.map(({ id, customer_id: owner }) => [id, owner]))
  expect([...known.subscriptions].filter(([id, owner]) => owners.get(id) !== owner)).toEqual([])
  const profiles = new Set(rowsOf<{ id: number }>('payment_profiles').map(({ id }) => id))
  expect([...known.profiles].filter((id) => !profiles.has(id))).toEqual([])
  expect(new Set(known.tokens).size).toBe(known.tokens.length)
  for (const token of known.tokens) {
    const headers = { authorization: `Bearer ${token}` }
    const { status } = await fetch(`${url}/api/customers/${[...byId.keys()][0]}`, { headers })
    expect(status).toBe(200)
  }
}

async function grant(url: string): Promise<string> {
  const fields = tokenFields(await createSite({ customers: 0 }))
  const found = await post<{ access_token: string }>(`${url}/oauth/token`, fields, '')
  return found.access_token
}

async function post<Found>(url: string, body: unknown, token: string): Promise<Found> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text}`)
  return JSON.parse(text) as Found
}
