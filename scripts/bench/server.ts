import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Site } from '../../mocks/index.ts'
import { askToken } from '../tools/ask-token.ts'
import { readAddress } from '../tools/read-address.ts'

/** The repository's root. */
export const root = fileURLToPath(new URL('../../', import.meta.url))

/** The built command. */
export const COMMAND = join(root, 'dist/cli.js')

/** The plain server that sites are compared with. */
export const BARE = join(root, 'scripts/bench/bare.mjs')

const USAGE = new URL('usage.mjs', import.meta.url).href

/** The built package, as users import it. */
export const builtPackage = {
  index: () => import(built('index')) as Promise<typeof import('../../mocks/index.ts')>,
  msw: () => import(built('msw')) as Promise<typeof import('../../mocks/adapters/msw.ts')>,
}

function built(entry: string): string {
  return new URL(`../../dist/${entry}.js`, import.meta.url).href
}

/** Resources that a process has used so far: memory in bytes, CPU time in microseconds. */
interface Usage {
  memory: number
  processor: number
}

/** A server in its own process. */
export interface Server {
  url: string
  usage(): Promise<Usage>
  stop(): Promise<void>
}

/**
 * Starts a program and waits until it prints its address.
 *
 * @throws Error when it ends first.
 */
export async function startServer(
  program: string,
  words: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Server> {
  const server = spawn(process.execPath, ['--import', USAGE, program, ...words], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null && server.kill('SIGKILL')) {
      await once(server, 'exit')
    }
  }
  const url = await readAddress(server)
  const usage = async () => {
    server.send('usage')
    const [used] = (await once(server, 'message')) as [Usage]
    return used
  }
  return { url, usage, stop }
}

/** Starts `sabia mock` with a number of customers, and other options in its environment. */
export async function startMock(
  customers: number,
  environment: Readonly<Record<string, string>> = {},
): Promise<Server> {
  const words = ['mock', '--port', '0', '--quiet', '--customers', String(customers)]
  return startServer(COMMAND, words, environment)
}

const SCOPES = [
  'customers_read',
  'customers_write',
  'subscriptions_read',
  'subscriptions_write',
  'payment_profiles_write',
].join(' ')

/** Address of a site in this process. */
export const BASE = 'https://demo.example.com'

/** The Authorization header for the default application of a mock, or of a site in this process. */
export async function authorize(mock: Server | Site): Promise<string> {
  if ('url' in mock) return `Bearer ${await askToken(mock.url, SCOPES)}`
  const send: typeof fetch = (input, init) => mock.fetch(input, init)
  return `Bearer ${await askToken(BASE, SCOPES, send)}`
}

/** Creates a record and returns its id. */
export type Post = (path: string, record: object) => Promise<unknown>

/** Makes a function that creates records at a mock, or at a site in this process. */
export async function createPost(mock: Server | Site): Promise<Post> {
  const headers = { authorization: await authorize(mock), 'content-type': 'application/json' }
  return async (path, record) => {
    const init = { method: 'POST', headers, body: JSON.stringify(record) }
    const response = await ('url' in mock
      ? fetch(`${mock.url}/api/${path}`, init)
      : mock.fetch(`${BASE}/api/${path}`, init))
    if (!response.ok) throw new Error(`Cannot measure: ${path} answered ${response.status}`)
    return ((await response.json()) as { data: { id: unknown } }).data.id
  }
}

/** The body of a call that subscribes a customer. */
export function toSubscription(customer_id: number): object {
  return { subscription: { customer_id, subscription_items: [{ product_id: 1, quantity: 1 }] } }
}

/** Creates a subscription and its payment profile, and returns the profile's id. */
export async function enrol(post: Post, customer: number): Promise<number> {
  const subscription_id = await post('subscriptions', toSubscription(customer))
  const input = { payment_method_type: 'pix', subscription_id }
  return Number(await post(`customers/${customer}/payment_profiles`, input))
}
