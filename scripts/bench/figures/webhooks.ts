import { createHmac, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createControl } from '../../../mocks/control/client/client.ts'
import { judge, percent, perSecond, type Figure, type Row } from '../figure.ts'
import { runRound } from '../load.ts'
import { authorize, createPost, enrol, startMock, type Server } from '../server.ts'
import { toReads } from './shares.ts'

const PROFILES = 10_000
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

/** Many payers who accept, with one endpoint over HTTP: half on a quiet site, half on a busy one. */
export const webhooks: Figure = {
  name: 'webhooks',
  title: `${PROFILES.toLocaleString('en')} profiles accepted, one endpoint`,
  async measure({ use, pace: { seconds } }) {
    const receiver = await use(startReceiver())
    const environment = { SABIA_WEBHOOK_URL: receiver.url, SABIA_WEBHOOK_SECRET: SECRET }
    const server = await use(startMock(1000, environment))
    const authorization = await authorize(server)
    const ids = await enrolMany(server)
    const reads = { server, authorization, requests: toReads(1000) }
    const quiet = await acceptAll(server, ids.slice(0, PROFILES / 2))
    // The first round warms up the compilers.
    await runRound(reads, 1)
    const idle = await runRound(reads, seconds)
    const accepting = acceptAll(server, ids.slice(PROFILES / 2))
    const busy = await runRound(reads, seconds)
    const loaded = await accepting
    const { all, genuine, distinct } = receiver.taken()
    return [
      countRow('webhooks lost or wrongly signed', PROFILES - genuine),
      countRow('webhooks sent twice', all - distinct),
      judge({ figure: 'deliveries, acceptances included', value: quiet, write: perSecond }),
      judge({
        figure: 'reads while they are sent, share of those of an idle site',
        value: busy.rate / idle.rate,
        atLeast: 0.5,
        write: percent,
        note: `${perSecond(busy.rate)}; ${perSecond(loaded)} deliveries meanwhile`,
      }),
    ]
  },
}

function countRow(figure: string, count: number): Row {
  return judge({ figure, value: Math.abs(count), below: 1, write: String })
}

/** Creates payment profiles, several at a time, and returns their ids. */
async function enrolMany(server: Server): Promise<number[]> {
  const post = await createPost(server)
  const ids: number[] = []
  let begun = 0
  const enrolRest = async () => {
    while (begun < PROFILES) {
      begun += 1
      ids.push(await enrol(post, 1 + (begun % 1000)))
    }
  }
  await Promise.all(Array.from({ length: 16 }, enrolRest))
  return ids
}

/** Accepts one profile after the other, and returns how many webhooks a second were delivered. */
async function acceptAll({ url }: Server, ids: readonly number[]): Promise<number> {
  const control = createControl({ baseUrl: url })
  const begin = performance.now()
  for (const id of ids) await control.payer.accept(id)
  const { reached } = await control.webhooks.wait({ quiet: true, timeout_ms: 60_000 })
  if (!reached) throw new Error('Cannot measure: webhooks are still being sent after a minute')
  return (ids.length * 1000) / (performance.now() - begin)
}

/** Receives webhooks over HTTP, verifies each, and counts. */
async function startReceiver() {
  const seen = new Set<unknown>()
  let [all, genuine] = [0, 0]
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      all += 1
      if (isGenuine(request, Buffer.concat(parts).toString())) genuine += 1
      seen.add(request.headers['webhook-id'])
      response.writeHead(204).end()
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    taken: () => ({ all, genuine, distinct: seen.size }),
    stop: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const KEY = Buffer.from(SECRET.slice('whsec_'.length), 'base64')

function isGenuine({ headers }: IncomingMessage, body: string): boolean {
  const text = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.')
  const own = Buffer.from(`v1,${createHmac('sha256', KEY).update(text).digest('base64')}`)
  const given = Buffer.from(String(headers['webhook-signature']))
  return own.length === given.length && timingSafeEqual(own, given)
}
