import type { Started } from '../children/site.ts'
import { judge, percent, perSecond, type Bench, type Figure } from '../figure.ts'
import { readCustomers } from '../requests.ts'
import { processorOf, rateOf, runRounds, shareOf, type Contestant } from '../rounds.ts'

/** Reads among many records beside reads among few. */
export const scale: Figure = {
  name: 'scale',
  title: 'GET by id among 100,000, share of that among 100',
  async measure(bench) {
    const contestants = [await startSite(bench, 100_000), await startSite(bench, 100)]
    const [many = [], few = []] = await runRounds(bench.start('load'), contestants, bench.pace)
    const value = shareOf(many, few)
    const note = [
      `${perSecond(rateOf(many))} beside ${perSecond(rateOf(few))}`,
      `by the servers' processor time: ${percent(processorOf(few) / processorOf(many))}`,
    ].join('; ')
    return [judge({ figure: scale.title, value, atLeast: 0.9, write: percent, note })]
  },
}

async function startSite({ start }: Bench, customers: number): Promise<Contestant> {
  const site = start('site')
  const { port, authorization } = await site.call<Started>('start', { customers })
  const requests = readCustomers(authorization, customers)
  return { process: site, job: { ...requests, port } }
}
