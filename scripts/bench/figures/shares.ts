import { judge, percent, perSecond, type Bench, type Figure, type Row } from '../figure.ts'
import {
  medianOf,
  runRounds,
  shareOf,
  withRandomIds,
  type Contestant,
  type LoadRequest,
  type Round,
} from '../load.ts'
import { authorize, BARE, startMock, startServer, toSubscription } from '../server.ts'

/** Reads of single customers by random ids, up to the last one. */
export function toReads(last: number): LoadRequest[] {
  return withRandomIds(1, last, (id) => ({ method: 'GET', path: `/api/customers/${id}` }))
}

const CUSTOMERS = 1000

/** A kind of call whose cost is compared with that of a bare server. */
interface Call {
  title: string
  requests: readonly LoadRequest[]
  atLeast: number
}

const CALLS: readonly Call[] = [
  { title: 'GET /api/customers/{id}', requests: toReads(CUSTOMERS), atLeast: 0.7 },
  {
    title: 'POST /api/subscriptions',
    requests: withRandomIds(1, CUSTOMERS, (customer) => ({
      method: 'POST',
      path: '/api/subscriptions',
      body: JSON.stringify(toSubscription(customer)),
    })),
    atLeast: 0.5,
  },
]

/**
 * Shares of a bare server's rate that other mock servers reached with the same document, on two quiet
 * cores with wrk, on 2026-11-22. They aren't installed here.
 */
const PEERS = [
  ['WireMock without its journal', 0.61, 0.75, 'keeps no state, checks nothing'],
  ['stripe-mock', 0.36, 0.35, 'keeps no state, checks requests'],
  ['msw 3 behind a listener', 0.17, 0.11, 'keeps state, checks nothing'],
  ['Prism', 0.05, 0.06, 'keeps no state, checks requests'],
  ['Scalar with handlers', 0.014, 0.011, 'keeps state, checks requests'],
] as const

/**
 * Reads and creates beside a bare server that reads the same bodies and answers as many bytes, all in
 * turns in one run.
 */
export const shares: Figure = {
  name: 'shares',
  title: 'reads and creates, share of bare node:http',
  async measure({ use, pace, isQuick }) {
    const contestants: Contestant[] = []
    for (const { requests } of CALLS) {
      const site = await startSite(use, CUSTOMERS, requests)
      contestants.push(site, { ...site, server: await use(startBareLike(site)) })
    }
    const rounds = await runRounds(contestants, isQuick ? pace : { ...pace, seconds: 5 })
    const rows = CALLS.flatMap(({ title, atLeast }, place) => {
      const [site = [], bare = []] = rounds.slice(place * 2)
      return [
        toRate(`${title}, Sabiá`, site),
        toRate(`${title}, bare node:http`, bare),
        ...toShares(title, site, bare, atLeast),
      ]
    })
    const peers = PEERS.map(([name, read, create, note]): Row => {
      const measured = `${percent(read)}, ${percent(create)}`
      const figure = `${name}, GET and POST, on 2026-11-22`
      return { figure, measured, bound: '', aim: '', verdict: '', note }
    })
    return [...rows, ...peers]
  },
}

/** Starts a bare server with the status and as many bytes as a server answers to the first request. */
async function startBareLike({ server, authorization, requests: [first] }: Contestant) {
  const { method, path, body = null } = first!
  const headers = { authorization, 'content-type': 'application/json' }
  const response = await fetch(server.url + path, { method, headers, body })
  const size = (await response.arrayBuffer()).byteLength
  return startServer(BARE, [String(response.status), String(size)])
}

/** How a site compares with a bare server: by rate, as users feel it, and by CPU time, which is steadier. */
function toShares(title: string, site: readonly Round[], bare: readonly Round[], atLeast?: number) {
  const value = medianOf(bare, 'processor') / medianOf(site, 'processor')
  const byRate = { figure: `${title}, share`, value: shareOf(site, bare), write: percent }
  return [
    judge(atLeast === undefined ? byRate : { ...byRate, atLeast }),
    judge({ figure: `${title}, share by CPU`, value, isComparable: true, write: percent }),
  ]
}

function toRate(figure: string, rounds: readonly Round[]): Row {
  const processor = `${medianOf(rounds, 'processor').toFixed(1)} µs of CPU each`
  const note = `${processor}, ${medianOf(rounds, 'size').toFixed(0)} bytes with headers`
  return judge({ figure, value: medianOf(rounds, 'rate'), write: perSecond, note })
}

/** The whole list of customers. */
export const list: Figure = {
  name: 'list',
  title: `GET /api/customers, all of ${CUSTOMERS.toLocaleString('en')}`,
  async measure({ use, pace }) {
    const requests: LoadRequest[] = [{ method: 'GET', path: '/api/customers' }]
    const site = await startSite(use, CUSTOMERS, requests)
    const bare = { ...site, server: await use(startBareLike(site)) }
    const [ofSite = [], ofBare = []] = await runRounds([site, bare], pace)
    const note = `${(medianOf(ofSite, 'size') / 1024).toFixed(0)} KiB each`
    const rate = medianOf(ofSite, 'rate')
    return [
      judge({ figure: list.title, value: rate, atLeast: 1500, write: perSecond, note }),
      ...toShares(list.title, ofSite, ofBare),
    ]
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
    const [many = [], few = []] = await runRounds(contestants, pace)
    const value = medianOf(few, 'processor') / medianOf(many, 'processor')
    const note = `by CPU time; by rate: ${percent(shareOf(many, few))}`
    return [judge({ figure: scale.title, value, atLeast: 0.95, write: percent, note })]
  },
}

async function startSite(
  use: Bench['use'],
  customers: number,
  requests: readonly LoadRequest[],
): Promise<Contestant> {
  const server = await use(startMock(customers))
  return { server, authorization: await authorize(server), requests }
}
