import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readAddress } from '../../tools/read-address.ts'
import { runCommand } from '../../tools/run-command.ts'
import { judge, median, milliseconds, timeEach, percent, type Figure } from '../figure.ts'
import { runRound } from '../load.ts'
import { authorize, BARE, COMMAND, root, startMock, startServer, type Server } from '../server.ts'
import { toReads } from './shares.ts'

/** From starting the command to its first response, and the command without a site. */
export const start: Figure = {
  name: 'start',
  title: 'sabia mock, from spawn to first answer',
  async measure({ isQuick }) {
    const times = { site: [] as number[], bare: [] as number[] }
    const rounds = isQuick ? 5 : 11
    // The first round reads the files from the disk, and isn't counted.
    for (let round = 0; round <= rounds; round += 1) {
      const site = await timeStart([COMMAND, 'mock', '--port', '0', '--quiet'], '/__sabia/health')
      const bare = await timeStart([BARE], '/')
      if (round === 0) continue
      times.site.push(site)
      times.bare.push(bare)
    }
    const [site, bare] = [median(times.site), median(times.bare)]
    const common = { write: (value: number) => `${value.toFixed(2)} times`, isComparable: true }
    const note = `${milliseconds(site)} beside ${milliseconds(bare)}; median of ${rounds}`
    const figure = `${start.title}, of bare`
    return [
      judge({ figure, value: site / bare, below: 150 / 65, ...common, note }),
      await timeOption('--version', rounds),
      await timeOption('--help', rounds),
    ]
  },
}

async function timeOption(option: string, rounds: number) {
  const act = () => runCommand(process.execPath, [COMMAND, option], root)
  const value = median(await timeEach(rounds, act))
  return judge({ figure: `sabia ${option}`, value, below: 120, write: milliseconds })
}

/** Starts a server that prints its address, and sends one request. */
async function timeStart(words: readonly string[], path: string): Promise<number> {
  const begin = performance.now()
  const server = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    const { ok } = await fetch((await readAddress(server)) + path)
    if (!ok) throw new Error(`Cannot start ${words.join(' ')}: ${path} is refused`)
    return performance.now() - begin
  } finally {
    if (server.kill('SIGKILL')) await once(server, 'exit')
  }
}

const megabytes = (value: number) => `${value.toFixed(0)} MB`

/** Resident memory of a site while it is read for a minute, beside that of a bare server. */
export const memory: Figure = {
  name: 'memory',
  title: 'memory while read',
  async measure({ use, isQuick }) {
    const length = isQuick ? 30 : 60
    const requests = toReads(1000)
    const bare = await use(startServer(BARE, ['200', '400']))
    const ofBare = await sample(
      bare,
      runRound({ server: bare, authorization: '', requests }, length),
    )
    const server = await use(startMock(1000))
    const authorization = await authorize(server)
    const samples = await sample(server, runRound({ server, authorization, requests }, length))
    const fifth = Math.floor(samples.length / 5)
    const middle = median(samples.slice(fifth * 2, fifth * 3))
    const last = median(samples.slice(-fifth))
    const most = Math.max(...samples.slice(-fifth))
    const mostOfBare = Math.max(...ofBare.slice(-fifth))
    return [
      judge({
        figure: `memory above a bare server's after ${length} seconds of reads`,
        value: most - mostOfBare,
        below: 25,
        isComparable: true,
        write: megabytes,
        note: `${megabytes(most)} beside ${megabytes(mostOfBare)}`,
      }),
      judge({
        figure: 'growth of memory in their second half',
        value: last / middle - 1,
        below: 0.1,
        write: percent,
        note: `${megabytes(middle)} in the middle fifth, ${megabytes(last)} in the last`,
      }),
    ]
  },
}

/** Resident memory in megabytes, each second until the work is done. */
async function sample(server: Server, work: Promise<unknown>): Promise<number[]> {
  const done = work.then(() => true)
  const second = () => new Promise<false>((resolve) => setTimeout(resolve, 1000, false))
  const samples: number[] = []
  do {
    samples.push((await server.usage()).memory / 1e6)
  } while (!(await Promise.race([done, second()])))
  return samples
}
