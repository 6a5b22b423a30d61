import { runContract } from '../../../contracts/index.ts'
import { createEmbedded } from '../../../contracts/targets/embedded.ts'
import { runCommand } from '../../tools/run-command.ts'
import { judge, median, seconds, timeEach, withFolder, type Figure, type Row } from '../figure.ts'
import { COMMAND, startMock } from '../server.ts'

const number = (value: number) => String(Math.round(value))

/** The contract suite as a command, and on sites that are slow or limited. */
export const contract: Figure = {
  name: 'contract',
  title: 'sabia contract',
  async measure({ isQuick, use }) {
    const rounds = isQuick ? 3 : 7
    const { url } = await use(startMock(50))
    const rows = [
      await timeCommand('sabia contract, embedded mock, as a command', rounds, 1),
      await timeCommand('sabia contract over HTTP on a local mock', rounds, 2, '--target', url),
      ...(await countRequests()),
    ]
    return isQuick ? rows : [...rows, await measureSlow(), await measureLimited()]
  },
}

/** Seconds of a run of the command, with its reports. Fails unless every fact holds. */
async function timeCommand(figure: string, rounds: number, below: number, ...words: string[]) {
  return withFolder(async (folder) => {
    const command = [COMMAND, 'contract', '--report', folder, ...words]
    const times = await timeEach(rounds, () => runCommand(process.execPath, command, folder))
    return judge({ figure, value: median(times) / 1000, below, write: seconds })
  })
}

async function countRequests(): Promise<Row[]> {
  const { requests, writes } = await runContract()
  return [
    judge({ figure: 'requests of a full run', value: requests, below: 201, write: number }),
    judge({ figure: 'records made by a full run', value: writes, below: 16, write: number }),
  ]
}

async function measureSlow(): Promise<Row> {
  const value = await timeSite((answer) => async (request) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    return answer(request)
  })
  const figure = 'full run on a site that takes 300 ms a call'
  return judge({ figure, value, below: 60, write: seconds })
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
  return judge({ figure, value, below: 60, write: seconds })
}

type Answer = (request: Request) => Promise<Response>

/** Seconds of a full run on the embedded mock with something in front of it. */
async function timeSite(wrap: (answer: Answer) => Answer): Promise<number> {
  const embedded = await createEmbedded()
  const { verdict, durationMs } = await runContract({ ...embedded, fetch: wrap(embedded.fetch) })
  if (verdict !== 'held') throw new Error(`Cannot measure: the verdict is ${verdict}`)
  return durationMs / 1000
}
