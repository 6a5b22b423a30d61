import { judge, percent, perSecond, type Bench, type Figure, type Row } from '../figure.ts'
import {
  medianOf,
  runRounds,
  shareOf,
  withRandomIds,
  type Contestant,
  type LoadRequest,
} from '../load.ts'
import { authorize, BARE, startMock, startServer, toSubscription } from '../server.ts'

/** Reads of single customers by random ids, up to the last one. */
export function toReads(last: number): LoadRequest[] {
  return withRandomIds(1, last, (id) => ({ method: 'GET', path: `/api/customers/${id}` }))
}

const CUSTOMERS = 1000

/** Reads of single customers, as a share of a bare server's responses. */
export const read: Figure = {
  name: 'read',
  title: 'GET /api/customers/{id}, share of bare node:http',
  measure: (bench) =>
    compareWithBare(bench, {
      figure: read.title,
      requests: toReads(CUSTOMERS),
      constant: ['200', '580'],
      atLeast: 0.45,
      aim: 0.6,
    }),
}

/** New subscriptions, as a share of the responses of a bare server that reads the same bodies. */
export const create: Figure = {
  name: 'create',
  title: 'POST /api/subscriptions, share of bare node:http',
  measure: (bench) =>
    compareWithBare(bench, {
      figure: create.title,
      requests: withRandomIds(1, CUSTOMERS, (customer) => ({
        method: 'POST',
        path: '/api/subscriptions',
        body: JSON.stringify(toSubscription(customer)),
      })),
      constant: ['201', '1332'],
      atLeast: 0.35,
      aim: 0.55,
    }),
}

/** The whole list of customers. */
export const list: Figure = {
  name: 'list',
  title: `GET /api/customers, all of ${CUSTOMERS.toLocaleString('en')}`,
  async measure({ use, pace }) {
    const requests: LoadRequest[] = [{ method: 'GET', path: '/api/customers' }]
    const [rounds = []] = await runRounds([await startSite(use, CUSTOMERS, requests)], pace)
    const note = `${(medianOf(rounds, 'size') / 1024).toFixed(0)} KiB each`
    const value = medianOf(rounds, 'rate')
    return [judge({ figure: list.title, value, atLeast: 200, write: perSecond, note })]
  },
}

/** Reads among many records, as a share of reads among few. */
export const scale: Figure = {
  name: 'scale',
  title: 'GET by id among 100,000, share of that among 100',
  async measure({ use, pace }) {
    const contestants = [
      await startSite(use, 100_000, toReads(100_000)),
      await startSite(use, 100, toReads(100)),
    ]
    return [toShare({ figure: scale.title, atLeast: 0.9 }, await runRounds(contestants, pace))]
  },
}

/**
 * Reads of a customer from other mock servers with the same document, as a share of a bare server's.
 * They aren't installed here: the shares were measured once, with this bench and 32 connections.
 */
export const peers: Figure = {
  name: 'peers',
  title: 'other mock servers, GET customer as a share of bare node:http',
  async measure() {
    const shares = { Prism: 0.05, 'openapi-backend': 0.09, Mockoon: 0.01 }
    return Object.entries(shares).map(([name, value]) =>
      judge({ figure: `${name}, measured on 2026-11-21`, value, write: percent }),
    )
  },
}

interface Comparison {
  figure: string
  requests: readonly LoadRequest[]
  /** Status and bytes of the bare server's response. */
  constant: [status: string, size: string]
  atLeast: number
  aim: number
}

async function compareWithBare(
  { use, pace }: Bench,
  { requests, constant, ...row }: Comparison,
): Promise<Row[]> {
  const site = await startSite(use, CUSTOMERS, requests)
  const bare = { ...site, server: await use(startServer(BARE, constant)) }
  return [toShare(row, await runRounds([site, bare], pace))]
}

async function startSite(
  use: Bench['use'],
  customers: number,
  requests: readonly LoadRequest[],
): Promise<Contestant> {
  const server = await use(startMock(customers))
  return { server, authorization: await authorize(server), requests }
}

function toShare(
  row: Pick<Comparison, 'figure' | 'atLeast'> & { aim?: number },
  [one = [], other = []]: Awaited<ReturnType<typeof runRounds>>,
): Row {
  const beside = (name: 'rate' | 'size', write: (value: number) => string) =>
    `${write(medianOf(one, name))} beside ${write(medianOf(other, name))}`
  const note = [
    beside('rate', perSecond),
    beside('size', (bytes) => `${bytes.toFixed(0)} bytes`),
    `by the servers' processor time: ${percent(medianOf(other, 'processor') / medianOf(one, 'processor'))}`,
  ].join('; ')
  return judge({ ...row, value: shareOf(one, other), write: percent, note })
}
