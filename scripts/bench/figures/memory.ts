import type { Child } from '../child.ts'
import type { Usage } from '../children/calls.ts'
import type { Started } from '../children/site.ts'
import { judge, percent, type Figure } from '../figure.ts'
import { readCustomers } from '../requests.ts'
import { runRounds } from '../rounds.ts'
import { median } from '../statistics.ts'

/** Resident memory of a site while it is read for a minute. */
export const memory: Figure = {
  name: 'memory',
  title: 'memory while read',
  async measure({ start, isQuick }) {
    const seconds = isQuick ? 30 : 60
    const site = start('site')
    const { port, authorization } = await site.call<Started>('start', { customers: 1000 })
    const requests = readCustomers(authorization, 1000)
    const contestant = { job: { ...requests, port } }
    const reading = runRounds(start('load'), [contestant], {
      rounds: 1,
      milliseconds: seconds * 1000,
    })
    const samples = await sample(site, reading)
    const fifth = Math.floor(samples.length / 5)
    const middle = median(samples.slice(fifth * 2, fifth * 3))
    const last = median(samples.slice(-fifth))
    const time = `${seconds} seconds of reads${isQuick ? ' (--quick)' : ''}`
    return [
      judge({
        figure: `memory after ${time}`,
        value: Math.max(...samples.slice(-fifth)),
        atMost: 250,
        write: (value) => `${value.toFixed(0)} MB`,
      }),
      judge({
        figure: 'growth of memory in their second half',
        value: last / middle - 1,
        atMost: 0.1,
        write: percent,
        note: `${middle.toFixed(0)} MB in the middle fifth, ${last.toFixed(0)} MB in the last`,
      }),
    ]
  },
}

/** Resident memory in megabytes, each second until the work is done. */
async function sample(site: Child, work: Promise<unknown>): Promise<number[]> {
  const done = work.then(() => true)
  const samples: number[] = []
  do {
    samples.push((await site.call<Usage>('usage')).memory / 1e6)
  } while (!(await Promise.race([done, second()])))
  return samples
}

function second(): Promise<false> {
  return new Promise((resolve) => setTimeout(resolve, 1000, false))
}
