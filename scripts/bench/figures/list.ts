import type { Started } from '../children/site.ts'
import { judge, perSecond, type Figure } from '../figure.ts'
import { listCustomers } from '../requests.ts'
import { rateOf, runRounds } from '../rounds.ts'

/** The whole list of 1,000 customers. */
export const list: Figure = {
  name: 'list',
  title: 'GET /api/customers, all of 1,000',
  async measure({ start, pace }) {
    const site = start('site')
    const { port, authorization } = await site.call<Started>('start', { customers: 1000 })
    const requests = listCustomers(authorization)
    const contestant = { process: site, job: { ...requests, port } }
    const [rounds = []] = await runRounds(start('load'), [contestant], pace)
    const note = `${((rounds[0]?.size ?? 0) / 1024).toFixed(0)} KiB each`
    const value = rateOf(rounds)
    return [judge({ figure: list.title, value, atLeast: 200, write: perSecond, note })]
  },
}
