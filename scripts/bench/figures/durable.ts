import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { DEFAULT_LIMITS } from '../../../mocks/adapters/worker/settings.ts'
import { findWorkerd, runWorkerd, type Running } from '../../cli/sandbox/run-workerd.ts'
import { askToken } from '../../tools/ask-token.ts'
import { createBucket, type Bucket } from '../../tools/stand-in-bucket.ts'
import {
  emptyRow,
  judge,
  median,
  milliseconds,
  perSecond,
  seconds,
  type Bench,
  type Figure,
  type Row,
} from '../figure.ts'
import { medianOf, runRounds, type Contestant, type LoadRequest } from '../load.ts'
import { authorize, root, startMock, type Server } from '../server.ts'
import { toReads } from './shares.ts'

const CUSTOMERS = 50

/** Sites of a sandbox that are loaded side by side. */
const SITES = 100

const OPERATOR = 'operator'

/** A cluster on this machine, with the times of workerd. */
const CLUSTER = {
  bucket: 's3://bucket/sites',
  key: 'a key of measurements that is long enough',
  address: '127.0.0.1:0',
}

const WRITES = [
  {
    method: 'POST',
    path: '/api/customers',
    body: JSON.stringify({ email: 'ana@example.com', first_name: 'Ana', last_name: 'Lima' }),
  },
] as const satisfies readonly LoadRequest[]

/** A sandbox on workerd, and its folder. */
interface Sandbox extends Server {
  folder: string
  kill: (signal: NodeJS.Signals) => void
}

/** What durability costs: a site in memory, with a state file, and on workerd. */
export const durable: Figure = {
  name: 'durable',
  title: 'one site in memory, with --state, and on workerd',
  async measure({ use, pace }) {
    const workerd = findWorkerd(root)
    if (workerd === undefined || process.platform !== 'linux') {
      return [emptyRow(durable.title, 'skipped', 'workerd is not installed, or this is not Linux')]
    }
    const folder = await mkdtemp(join(tmpdir(), 'sabia-bench-'))
    await use(Promise.resolve({ stop: () => rm(folder, { recursive: true, force: true }) }))
    const sandbox = await use(startSandbox(join(folder, 'sandbox')))
    const mocks = [
      await use(startMock(CUSTOMERS)),
      await use(startMock(CUSTOMERS, { SABIA_STATE: join(folder, 'state') })),
    ]
    const { prefix, authorization } = await addSite(sandbox, 'one')
    const toContestants = async (requests: readonly LoadRequest[]): Promise<Contestant[]> => [
      ...(await Promise.all(
        mocks.map(async (server) => ({
          server,
          authorization: await authorize(server),
          requests,
        })),
      )),
      { server: sandbox, authorization, requests: under(prefix, requests) },
    ]
    return [
      ...(await compare('creates of customers', await toContestants(WRITES), pace)),
      ...(await compare('reads by id', await toContestants(toReads(CUSTOMERS)), pace)),
      ...(await manySites(sandbox)),
      ...(await opening(sandbox, use)),
      ...(await Promise.all(SIGNALS.map((signal) => takeover(signal, use)))),
    ]
  },
}

const NAMES = ['in memory', 'with --state', 'on workerd']

async function compare(
  what: string,
  contestants: readonly Contestant[],
  pace: Bench['pace'],
): Promise<Row[]> {
  const found = await runRounds(contestants, pace)
  return found.map((rounds, place) =>
    judge({
      figure: `${what}, ${NAMES[place]}`,
      value: medianOf(rounds, 'rate'),
      write: perSecond,
      note: `${medianOf(rounds, 'processor').toFixed(0)} µs of CPU each`,
    }),
  )
}

/** Memory of a site, and the first call of each. */
async function manySites(sandbox: Sandbox): Promise<Row[]> {
  const before = (await sandbox.usage()).memory
  const times: number[] = []
  for (let count = 0; count < SITES; count += 1) {
    const begin = performance.now()
    await addSite(sandbox, `site-${count}`)
    times.push(performance.now() - begin)
  }
  const { memory } = await sandbox.usage()
  return [
    judge({
      figure: `memory of a site of ${CUSTOMERS} customers on workerd`,
      value: (memory - before) / SITES / 1024,
      write: (value) => `${value.toFixed(0)} KiB`,
      note: `of the growth by ${SITES} sites that were called; workerd itself has ${(before / 1e6).toFixed(0)} MB`,
    }),
    judge({
      figure: 'making a site, with its first token',
      value: median(times),
      write: milliseconds,
    }),
  ]
}

/** How long a site takes to answer that isn't in memory. */
async function opening(sandbox: Sandbox, use: Bench['use']): Promise<Row[]> {
  await sandbox.stop()
  const again = await use(startSandbox(sandbox.folder))
  const times: number[] = []
  for (let count = 0; count < SITES; count += 1) {
    const begin = performance.now()
    await fetch(`${again.url}/sites/site-${count}/api/customers`)
    times.push(performance.now() - begin)
  }
  return [
    judge({ figure: 'a site answers from storage', value: median(times), write: milliseconds }),
  ]
}

/** What happens to a machine of a cluster: it is gone, it stands still, it ends in order. */
const SIGNALS = ['SIGKILL', 'SIGSTOP', 'SIGTERM'] as const

/** How long the other machine of a cluster acknowledges nothing of a site, after its own one has failed. */
async function takeover(signal: NodeJS.Signals, use: Bench['use']): Promise<Row> {
  const bucket = await createBucket()
  await use(Promise.resolve({ stop: async () => bucket.close() }))
  const startMachine = async (name: string) => {
    const folder = await mkdtemp(join(tmpdir(), 'sabia-bench-'))
    await use(Promise.resolve({ stop: () => rm(folder, { recursive: true, force: true }) }))
    return use(startSandbox(join(folder, name), bucket))
  }
  const failing = await startMachine('failing')
  const other = await startMachine('other')
  const { prefix, authorization } = await addSite(failing, 'one')
  const [{ method, path, body }] = WRITES
  const write = async () => {
    const headers = { authorization, 'content-type': 'application/json' }
    const options = { method, headers, body, signal: AbortSignal.timeout(1000) }
    const answer = await fetch(other.url + prefix + path, options).catch(() => undefined)
    await answer?.arrayBuffer()
    return answer?.status === 201
  }
  while (!(await write())) await setTimeout(50)
  const begin = performance.now()
  failing.kill(signal)
  while (!(await write())) await setTimeout(50)
  return judge({
    figure: `another machine has a site, after ${signal}`,
    value: (performance.now() - begin) / 1000,
    below: 30,
    write: seconds,
  })
}

const under = (prefix: string, requests: readonly LoadRequest[]) =>
  requests.map((request) => ({ ...request, path: prefix + request.path }))

async function startSandbox(folder: string, bucket?: Bucket): Promise<Sandbox> {
  const workerd = findWorkerd(root)
  if (workerd === undefined) throw new Error('workerd is not installed')
  const huge = 1_000_000_000
  const running = await runWorkerd(workerd, {
    settings: { limits: { ...DEFAULT_LIMITS, requests: huge, records: huge } },
    worker: join(root, 'dist/worker.js'),
    docs: join(root, 'dist/reference'),
    data: folder,
    host: '127.0.0.1',
    port: 0,
    operatorToken: OPERATOR,
    onLine: () => {},
    ...(bucket && { cluster: CLUSTER, environment: bucket.environment }),
  })
  return {
    url: `http://127.0.0.1:${running.port}`,
    folder,
    kill: (signal) => void running.child.kill(signal),
    usage: async () => toUsage(running),
    stop: async () => {
      running.child.kill('SIGKILL')
      await running.ended
    },
  }
}

/** What Linux tells of a process: proc(5). A tick is a hundredth of a second. */
function toUsage({ child }: Running) {
  const stat = readFileSync(`/proc/${child.pid}/stat`, 'latin1')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [, kilobytes = '0'] =
    /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'latin1')) ?? []
  const processor = (Number(fields[11]) + Number(fields[12])) * 10_000
  return { memory: Number(kilobytes) * 1024, processor }
}

/** Makes a site, and gets a token of it. */
async function addSite({ url }: Server, name: string) {
  const answer = await fetch(`${url}/__sabia/sites`, {
    method: 'POST',
    headers: { authorization: `Bearer ${OPERATOR}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name, customers: CUSTOMERS }),
  })
  const { application } = (await answer.json()) as {
    application: { uid: string; secret: string; scopes: string[] }
  }
  const prefix = `/sites/${name}`
  const scope = application.scopes.join(' ')
  const token = await askToken(url + prefix, scope, fetch, { ...application, site: name })
  return { prefix, authorization: `Bearer ${token}` }
}
