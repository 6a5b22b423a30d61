import type { Constant } from '../children/bare.ts'
import type { Started } from '../children/site.ts'
import { judge, percent, perSecond, type Bench, type Figure, type Row } from '../figure.ts'
import { createSubscriptions, readCustomers, type Requests } from '../requests.ts'
import { processorOf, rateOf, runRounds, shareOf, type Contestant, type Round } from '../rounds.ts'

const CUSTOMERS = 1000

/** Reads of single customers, as a share of a bare server's answers. */
export const readShare: Figure = {
  name: 'read',
  title: 'GET /api/customers/{id}, share of bare node:http',
  async measure(bench) {
    const constant = { status: 200, size: 580, readsBody: false }
    const [site, bare] = await compare(bench, constant, (header) =>
      readCustomers(header, CUSTOMERS),
    )
    return [toRow(readShare.title, site, bare, { atLeast: 0.45, aim: 0.6 })]
  },
}

/** New subscriptions, as a share of the answers of a bare server that reads the same bodies. */
export const createShare: Figure = {
  name: 'create',
  title: 'POST /api/subscriptions, share of bare node:http',
  async measure(bench) {
    const constant = { status: 201, size: 1332, readsBody: true }
    const [site, bare] = await compare(bench, constant, createSubscriptions)
    return [toRow(createShare.title, site, bare, { atLeast: 0.35, aim: 0.55 })]
  },
}

async function compare(
  { start, pace }: Bench,
  constant: Constant,
  toRequests: (authorization: string) => Requests,
): Promise<[site: Round[], bare: Round[]]> {
  const site = start('site')
  const bare = start('bare')
  const { port, authorization } = await site.call<Started>('start', { customers: CUSTOMERS })
  const { port: barePort } = await bare.call<{ port: number }>('start', constant)
  const requests = toRequests(authorization)
  const contestants: Contestant[] = [
    { process: site, job: { ...requests, port } },
    { process: bare, job: { ...requests, port: barePort } },
  ]
  const [ofSite = [], ofBare = []] = await runRounds(start('load'), contestants, pace)
  return [ofSite, ofBare]
}

function toRow(
  figure: string,
  site: readonly Round[],
  bare: readonly Round[],
  bounds: { atLeast: number; aim: number },
): Row {
  const byProcessor = processorOf(bare) / processorOf(site)
  const note = [
    `${perSecond(rateOf(site))} beside ${perSecond(rateOf(bare))}`,
    `${site[0]?.size ?? 0} bytes beside ${bare[0]?.size ?? 0}`,
    `by the servers' processor time: ${percent(byProcessor)}`,
  ].join('; ')
  return judge({ figure, value: shareOf(site, bare), ...bounds, write: percent, note })
}
