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
import {
  expectAllKept,
  KILLS,
  nothingYet,
  writeUntilKilled,
  type Acknowledged,
  type Post,
} from '../../laws/support/acknowledged.ts'
import { tokenFields } from '../../laws/support/client.ts'
import { createSite, type Snapshot } from '../../index.ts'
import { until } from '../../laws/support/receiver.ts'
import { createChance } from '../../world/random.ts'

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
  const known = nothingYet()
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
  const ended = once(child, 'exit')
  const enter = async () => {
    const token = await grant(url)
    known.tokens.push(token)
    const send: Post = async <Data>(path: string, body: unknown) =>
      (await post<{ data: Data }>(url + path, body, token)).data
    return { known, post: send }
  }
  await writeUntilKilled(CLIENTS, calls, enter, () => child.kill('SIGKILL'))
  await ended
}

/** Compares what a server has with all that was acknowledged. */
async function compare(url: string, known: Acknowledged): Promise<void> {
  expectAllKept((await (await fetch(`${url}/__sabia/snapshot`)).json()) as Snapshot, known)
  for (const token of known.tokens) {
    const headers = { authorization: `Bearer ${token}` }
    const { status } = await fetch(`${url}/api/customers?per_page=1`, { headers })
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
