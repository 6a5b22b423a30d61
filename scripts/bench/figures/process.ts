import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readAddress } from '../../tools/read-address.ts'
import { judge, median, milliseconds, percent, type Figure } from '../figure.ts'
import { runRound } from '../load.ts'
import { authorize, BARE, COMMAND, startMock, type Server } from '../server.ts'
import { toReads } from './shares.ts'

/** From starting the command to its first response. */
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
    const note = `a bare server takes ${milliseconds(median(times.bare))}; median of ${rounds}`
    const value = median(times.site)
    return [judge({ figure: start.title, value, below: 300, aim: 150, write: milliseconds, note })]
  },
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

/** Resident memory of a site while it is read for a minute. */
export const memory: Figure = {
  name: 'memory',
  title: 'memory while read',
  async measure({ use, isQuick }) {
    const length = isQuick ? 30 : 60
    const server = await use(startMock(1000))
    const authorization = await authorize(server)
    const contestant = { server, authorization, requests: toReads(1000) }
    const samples = await sample(server, runRound(contestant, length))
    const fifth = Math.floor(samples.length / 5)
    const middle = median(samples.slice(fifth * 2, fifth * 3))
    const last = median(samples.slice(-fifth))
    return [
      judge({
        figure: `memory after ${length} seconds of reads`,
        value: Math.max(...samples.slice(-fifth)),
        below: 250,
        write: (value) => `${value.toFixed(0)} MB`,
      }),
      judge({
        figure: 'growth of memory in their second half',
        value: last / middle - 1,
        below: 0.1,
        write: percent,
        note: `${middle.toFixed(0)} MB in the middle fifth, ${last.toFixed(0)} MB in the last`,
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
