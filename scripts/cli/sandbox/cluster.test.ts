import { expect } from '@jest/globals'
import { write } from '../../../mocks/laws/support/acknowledged.ts'
import { PERSON } from '../../../mocks/laws/support/client.ts'
import { until } from '../../../mocks/laws/support/receiver.ts'
import { testUnless } from '../../tools/test-unless.ts'
import { createBucket, type Bucket } from '../../tools/stand-in-bucket.ts'
import { compare, LOADED, prepare, untilReceived, type Loaded } from './load.fixture.ts'
import {
  ask,
  createHttpReceiver,
  holds,
  kill,
  makeSite,
  clusterLack,
  startSandbox,
  type Sandbox,
} from './sandbox.fixture.ts'

/** How many clients write at a time, to both sites in turn. */
const CLIENTS = 4

/** How long a client waits for an answer before it asks the other machine, in milliseconds. */
const PATIENCE = 1500

/** How often something happens to a machine: each time, the other one waits out its lease. */
const ROUNDS = Number(process.env['SABIA_KILLS'] ?? 6)

const SIGNALS = ['SIGKILL', 'SIGSTOP', 'SIGTERM'] as const

function startNode(bucket: Bucket, data?: string): Promise<Sandbox> {
  const cluster = {
    bucket: 's3://bucket/sites',
    key: 'a key of tests that is long enough',
    address: '127.0.0.1:0',
    // A lease of two seconds instead of twenty.
    timeDivisor: 10,
  }
  const { environment } = bucket
  return startSandbox(LOADED, { cluster, environment, ...(data === undefined ? {} : { data }) })
}

testUnless(
  clusterLack,
  `two machines of which one is killed, stopped or ended, ${ROUNDS} times in all, lose nothing`,
  async () => {
    const { received, url } = await createHttpReceiver()
    const bucket = await createBucket()
    const nodes = [await startNode(bucket), await startNode(bucket)]
    const known = await Promise.all(['one', 'two'].map((name) => prepare(nodes[0]!, name, url)))
    for (let round = 0; round < ROUNDS; round++) {
      const victim = nodes[round % 2]!
      const signal = SIGNALS[round % SIGNALS.length]!
      await load(nodes, known, round, () => victim.child.kill(signal))
      if (signal === 'SIGSTOP') {
        // It goes on when another one has its sites.
        victim.child.kill('SIGCONT')
        await load(nodes, known, `${round}b`, () => {})
      }
      await kill(victim)
      nodes[round % 2] = await startNode(bucket, victim.data)
    }
    for (const site of known) {
      for (const node of nodes) await compare(node, site)
    }
    expect(await untilReceived(known, received)).toBeGreaterThan(ROUNDS)
    await Promise.all(nodes.map(kill))
    bucket.close()
  },
  900_000,
)

/** Writes to both machines; amid this something happens to one, and all goes on at the other. */
async function load(
  nodes: readonly Sandbox[],
  sites: readonly Loaded[],
  round: number | string,
  happen: () => void,
): Promise<void> {
  let acknowledged = 0
  const state = { isOver: false }
  const writeAll = async (client: number) => {
    const site = sites[client % sites.length]!
    let turn = client >> 1
    const post = async <Data>(path: string, body: unknown) => {
      const answer = await fetch(`${nodes[turn % 2]!.url}/sites/${site.made.name}${path}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${site.tokens[0]}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(PATIENCE),
      })
      const text = await answer.text()
      if (answer.status === 503) throw new TypeError(text)
      expect([path, answer.status, text]).toEqual([path, 201, text])
      acknowledged += 1
      if (acknowledged === BEFORE) happen()
      if (acknowledged >= BEFORE + AFTER) state.isOver = true
      return (JSON.parse(text) as { data: Data }).data
    }
    for (let count = 0; !state.isOver; count++) {
      const email = `r${round}.c${client}.${count}@example.com`
      try {
        await write(site, email, count % 3 === 0, post)
      } catch (error) {
        // Whether it was done is not known: the next call goes to the other machine.
        if (!['TypeError', 'TimeoutError'].includes((error as Error).name)) throw error
        turn += 1
      }
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, (_, client) => writeAll(client)))
}

/** How many writes are acknowledged before and after what happens. */
const [BEFORE, AFTER] = [20, 60]

testUnless(clusterLack, 'answers, reads and webhooks wait for the bucket', async () => {
  const { received, url } = await createHttpReceiver()
  const bucket = await createBucket()
  const node = await startNode(bucket)
  const site = await prepare(node, 'one', url)
  const call = (method: string, path: string, body?: unknown) =>
    ask(node, method, `/sites/one${path}`, body, site.tokens[0])
  const order = { subscription: { customer_attributes: PERSON } }
  const made = (await (await call('POST', '/api/subscriptions', order)).json()) as {
    data: { id: string }
  }
  let open = () => {}
  bucket.gate = new Promise((resolve) => (open = resolve))
  bucket.waiting = 0
  const answered: string[] = []
  const pix = { payment_method_type: 'pix', subscription_id: made.data.id }
  const enrolled = call('POST', '/api/customers/1/payment_profiles', pix).then(({ status }) => {
    answered.push('write')
    return status
  })
  await until(() => bucket.waiting > 0)
  const read = call('GET', '/api/customers/1').then(({ status }) => {
    answered.push('read')
    return status
  })
  // Whatever needs no bucket is answered meanwhile.
  for (let count = 0; count < 20; count++) await ask(node, 'GET', '/__sabia/health')
  expect([answered, received.size]).toEqual([[], 0])
  bucket.gate = undefined
  open()
  expect(await Promise.all([enrolled, read])).toEqual([201, 200])
  await until(() => received.size === 1)
  await kill(node)
  bucket.close()
})

testUnless(
  clusterLack,
  'a site keeps to the specification, whichever machine is called',
  async () => {
    const bucket = await createBucket()
    const [first, second] = [await startNode(bucket), await startNode(bucket)]
    const made = await makeSite(first, { name: 'acme' })
    expect(await holds(`${second.url}/sites/acme`, made)).toBe('held')
    await Promise.all([first, second].map(kill))
    bucket.close()
  },
)

testUnless(clusterLack, 'without its bucket a machine acknowledges nothing', async () => {
  const bucket = await createBucket()
  const node = await startNode(bucket)
  const site = await prepare(node, 'one', 'http://127.0.0.1:9/')
  bucket.close()
  const answer = fetch(`${node.url}/sites/one/api/customers`, {
    method: 'POST',
    headers: { authorization: `Bearer ${site.tokens[0]}`, 'content-type': 'application/json' },
    body: JSON.stringify(PERSON),
    signal: AbortSignal.timeout(PATIENCE),
  })
  const outcome = await answer.then(
    ({ status }) => status,
    (error: Error) => error.name,
  )
  expect(outcome).not.toBe(201)
})
