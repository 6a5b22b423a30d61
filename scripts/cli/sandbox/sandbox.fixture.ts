import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll } from '@jest/globals'
import { build } from 'esbuild'
import { runContract } from '../../../contracts/index.ts'
import type { SandboxSettings } from '../../../mocks/adapters/worker/settings.ts'
import { askToken } from '../../tools/ask-token.ts'
import {
  findWorkerd,
  hasClusters,
  runWorkerd,
  type RunOptions,
  type Running,
} from './run-workerd.ts'

const workerd = findWorkerd(process.cwd())

/** Why tests that need workerd are left out; undefined where it is installed. */
export const lack = workerd === undefined ? 'workerd is not installed' : undefined

/** Why tests of several machines are left out. */
export const clusterLack =
  workerd === undefined || hasClusters(workerd) ? lack : 'this workerd has no cluster mode'

export const OPERATOR = 'operator-token'

const folders: string[] = []
const running = new Set<Running>()
const closing: (() => Promise<void>)[] = []

afterAll(async () => {
  await Promise.all([...running].map(kill))
  await Promise.all(closing.map((close) => close()))
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })))
})

/** A new folder, until the tests of this file have ended. */
export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sabia-sandbox-'))
  folders.push(folder)
  return folder
}

let bundling: Promise<string> | undefined

/** Bundles the worker; returns its file. */
export function bundleWorker(): Promise<string> {
  bundling ??= (async () => {
    const outfile = join(await newFolder(), 'worker.js')
    await build({
      entryPoints: [
        fileURLToPath(new URL('../../../mocks/adapters/worker/worker.ts', import.meta.url)),
      ],
      bundle: true,
      format: 'esm',
      platform: 'neutral',
      mainFields: ['module', 'main'],
      external: ['cloudflare:*'],
      logLevel: 'error',
      outfile,
    })
    return outfile
  })()
  return bundling
}

export interface Sandbox extends Running {
  url: string
  data: string
}

/** Starts a sandbox that ends after the tests of this file. */
export async function startSandbox(
  settings: SandboxSettings = {},
  given: Partial<RunOptions> = {},
): Promise<Sandbox> {
  if (workerd === undefined) throw new Error(lack)
  const data = given.data ?? (await newFolder())
  const started = await runWorkerd(workerd, {
    settings,
    worker: await bundleWorker(),
    docs: await newFolder(),
    host: '127.0.0.1',
    port: 0,
    operatorToken: OPERATOR,
    onLine: () => {},
    ...given,
    data,
  })
  running.add(started)
  return { ...started, data, url: `http://127.0.0.1:${started.port}` }
}

/** Kills a sandbox, and waits until its process has ended. */
export async function kill(sandbox: Running): Promise<void> {
  running.delete(sandbox)
  sandbox.child.kill('SIGKILL')
  await sandbox.ended
}

/** A site of a sandbox, as its owner knows it. */
export interface Made {
  name: string
  base_url: string
  seed: number
  application: { uid: string; secret: string; scopes: string[] }
  control_token: string
}

export async function makeSite(sandbox: Pick<Sandbox, 'url'>, site: object): Promise<Made> {
  const made = await ask(sandbox, 'POST', '/__sabia/sites', site, OPERATOR)
  if (made.status !== 201) throw new Error(await made.text())
  return (await made.json()) as Made
}

/** Calls a sandbox with a token. */
export function ask(
  { url }: Pick<Sandbox, 'url'>,
  method: string,
  path: string,
  body?: unknown,
  token?: string,
): Promise<Response> {
  return fetch(url + path, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}

/** Gets an access token of a site, with all scopes. */
export function grant({ url }: Sandbox, { name, application }: Made): Promise<string> {
  const scope = application.scopes.join(' ')
  return askToken(`${url}/sites/${name}`, scope, fetch, { ...application, site: name })
}

/** Checks whether a site keeps to the specification. */
export async function holds(base: string, { name, application }: Made): Promise<string> {
  const { uid: clientId, secret: clientSecret } = application
  const credentials = { clientId, clientSecret, site: name }
  return (await runContract({ baseUrl: base, credentials, allowWrites: true })).verdict
}

/** A receiver of webhooks on this machine: their ids, by path and payment profile, as `site/7`. */
export async function createHttpReceiver() {
  const received = new Map<string, string[]>()
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (bytes: Buffer) => (text += String(bytes)))
    request.on('end', () => {
      const { data } = JSON.parse(text) as { data: { id: number } }
      const key = `${request.url?.slice(1)}/${data.id}`
      const ids = received.get(key) ?? []
      received.set(key, [...ids, String(request.headers['webhook-id'])])
      response.end()
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  closing.push(async () => {
    server.closeAllConnections()
    server.close()
  })
  return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` }
}
