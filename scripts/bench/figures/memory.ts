import { judge, median, percent, type Figure } from '../figure.ts'
import { runRound } from '../load.ts'
import { authorize, startMock, type Server } from '../server.ts'
import { toReads } from './shares.ts'

/** Resident memory of a site while it is read for a minute. */
export const memory: Figure = {
  name: 'memory',
  title: 'memory while read',
  async measure({ use, isQuick }) {
    const length = isQuick ? 30 : 60
    const server = await use(startMock(1000))
    const contestant = {
      server,
      authorization: await authorize(server),
      requests: toReads(1000),
    }
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
