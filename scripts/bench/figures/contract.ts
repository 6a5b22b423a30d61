import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runContract } from '../../../contracts/index.ts'
import { createEmbedded } from '../../../contracts/targets/embedded.ts'
import { root } from '../bundle.ts'
import { judge, type Bench, type Figure, type Row } from '../figure.ts'
import { median } from '../statistics.ts'

const COMMAND = join(root, 'dist/cli.js')
const seconds = (value: number) => `${value.toFixed(1)} s`
const number = (value: number) => String(Math.round(value))

/** The contract suite as a command, and on sites that are slow or limited. */
export const contract: Figure = {
  name: 'contract',
  title: 'sabia contract',
  async measure(bench) {
    const rows = [
      await measureEmbedded(bench),
      await measureHttp(bench),
      ...(await countRequests()),
    ]
    if (bench.isQuick) return rows
    return [...rows, await measureSlow(), await measureLimited()]
  },
}

async function measureEmbedded({ isQuick }: Bench): Promise<Row> {
  const times: number[] = []
  for (let round = 0; round < (isQuick ? 3 : 7); round += 1) times.push(await timeCommand([]))
  const figure = 'sabia contract, embedded mock, as a command'
  return judge({ figure, value: median(times), atMost: 2, write: seconds })
}

async function measureHttp({ isQuick, onDone }: Bench): Promise<Row> {
  const mock = spawn(process.execPath, [COMMAND, 'mock', '--port', '0', '--quiet'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  onDone(async () => void mock.kill('SIGKILL'))
  const target = await new Promise<string>((resolve, reject) => {
    mock.on('exit', (code) => reject(new Error(`Cannot start the mock: it ended with ${code}`)))
    mock.stdout.on('data', (part: Buffer) => {
      const address = /http:\/\/[\w.]+:\d+/.exec(part.toString())?.[0]
      if (address !== undefined) resolve(address)
    })
  })
  const times: number[] = []
  for (let round = 0; round < (isQuick ? 3 : 7); round += 1) {
    times.push(await timeCommand(['--target', target]))
  }
  const figure = 'sabia contract over HTTP on a local mock'
  return judge({ figure, value: median(times), atMost: 4, write: seconds })
}

/** Seconds of one run of the command, its reports included. */
async function timeCommand(words: readonly string[]): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'sabia-bench-'))
  const begin = performance.now()
  const command = [COMMAND, 'contract', '--report', folder, ...words]
  const code = await new Promise<number | null>((resolve) => {
    spawn(process.execPath, command, { stdio: 'ignore' }).on('exit', resolve)
  })
  const time = (performance.now() - begin) / 1000
  await rm(folder, { recursive: true })
  if (code !== 0) throw new Error(`Cannot measure sabia contract: it ended with ${code}`)
  return time
}

async function countRequests(): Promise<Row[]> {
  const { requests, writes } = await runContract()
  return [
    judge({ figure: 'requests of a full run', value: requests, atMost: 151, write: number }),
    judge({ figure: 'records made by a full run', value: writes, atMost: 15, write: number }),
  ]
}

async function measureSlow(): Promise<Row> {
  const value = await timeSite((answer) => async (request) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    return answer(request)
  })
  const figure = 'full run on a site that takes 300 ms a call'
  return judge({ figure, value, atMost: 60, write: seconds })
}

async function measureLimited(): Promise<Row> {
  const value = await timeSite((answer) => {
    let second = 0
    let count = 0
    return async (request) => {
      const now = Math.floor(Date.now() / 1000)
      if (now !== second) [second, count] = [now, 0]
      count += 1
      if (count <= 15) return answer(request)
      return new Response(null, { status: 429, headers: { 'retry-after': '1' } })
    }
  })
  const figure = 'full run on a site that allows 15 calls a second'
  return judge({ figure, value, atMost: 60, write: seconds })
}

type Answer = (request: Request) => Promise<Response>

/** Seconds of a full run on the embedded mock with something in front of it. */
async function timeSite(wrap: (answer: Answer) => Answer): Promise<number> {
  const embedded = await createEmbedded()
  const { verdict, durationMs } = await runContract({ ...embedded, fetch: wrap(embedded.fetch) })
  if (verdict !== 'held') throw new Error(`Cannot measure: the verdict is ${verdict}`)
  return durationMs / 1000
}
