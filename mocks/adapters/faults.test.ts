import { describe, expect, test } from '@jest/globals'
import type { FaultAction } from '../tools/faults/rule.ts'
import { connect, createClient, PERSON, toRequest } from '../laws/support/client.ts'
import { TRANSPORTS, through } from './transports.fixture.ts'

/** What a client sees of an answer: `dropped` when there is none, `cut` when its body breaks off. */
interface Seen {
  status?: number
  body?: unknown
  text?: string
  isCut?: boolean
  isDropped?: boolean
  fault?: string | null
  retryAfter?: string | null
  milliseconds: number
}

async function see(answered: Promise<Response>): Promise<Seen> {
  const start = performance.now()
  const elapsed = () => performance.now() - start
  let response: Response
  try {
    response = await answered
  } catch {
    return { isDropped: true, milliseconds: elapsed() }
  }
  if (response.type === 'error') return { isDropped: true, milliseconds: elapsed() }
  const { status, headers } = response
  const common = {
    status,
    fault: headers.get('sabia-fault'),
    retryAfter: headers.get('retry-after'),
    milliseconds: elapsed(),
  }
  try {
    const text = await response.text()
    return { ...common, text, body: parse(text) }
  } catch {
    return { ...common, isCut: true }
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return 'no JSON'
  }
}

const KINDS: [name: string, then: FaultAction, seen: Partial<Seen>, customers: number][] = [
  [
    'a status without an example',
    { status: 503 },
    { status: 503, body: { data: null, errors: 'Service Unavailable', meta: {} } },
    5,
  ],
  [
    'a status with one',
    { status: 500 },
    { status: 500, body: expect.objectContaining({ data: null }) },
    5,
  ],
  [
    'a named example',
    { status: 400, example: 'malformed_json' },
    { status: 400, body: expect.objectContaining({ errors: expect.any(String) }) },
    5,
  ],
  ['a status without a body', { status: 204 }, { status: 204, text: '' }, 5],
  ['a rate limit', { rateLimit: { retryAfter: 7 } }, { status: 429, retryAfter: '7' }, 5],
  ['a dropped connection', { drop: true }, { isDropped: true }, 5],
  ['half a body', { truncate: true }, { status: 201, isCut: true }, 6],
  ['ten bytes', { truncate: 10 }, { status: 201, isCut: true }, 6],
  ['no byte', { truncate: 0 }, { status: 201, isCut: true }, 6],
  ['more bytes than there are', { truncate: 100_000 }, { status: 201, isCut: true }, 6],
  ['no JSON', { malformed: true }, { status: 201, body: 'no JSON' }, 6],
  ['a failure after the write', { failAfterWrite: 500 }, { status: 500 }, 6],
  ['a lost answer', { failAfterWrite: 'drop' }, { isDropped: true }, 6],
  ['a late answer', { delay: 60 }, { status: 201 }, 6],
  ['a late failure', { delay: '60ms', status: 502 }, { status: 502 }, 5],
  ['a late and broken answer', { delay: [60, 80], truncate: true }, { isCut: true }, 6],
  ['a late drop', { delay: 60, drop: true }, { isDropped: true }, 5],
]

describe.each(TRANSPORTS)('%s', (_, open) => {
  test.each(KINDS)('%s', async (_name, then, wanted, customers) => {
    const { site, token } = await createClient()
    const fault = site.faults.add({ operation: 'createCustomer', when: { next: 1 }, then })
    const seen = await through(open, site, ({ base, target }) => {
      const headers = { authorization: `Bearer ${token}` }
      return see(target.fetch(toRequest('POST', `${base}/api/customers`, PERSON, headers)))
    })
    expect(seen).toMatchObject(wanted)
    if (seen.isDropped !== true) expect(seen.fault).toBe(fault.id)
    if (then.delay !== undefined) expect(seen.milliseconds).toBeGreaterThan(55)
    const entry = site.journal.list().at(-1)
    expect(entry).toMatchObject({ operation: 'createCustomer', faults: [fault.id] })
    expect(entry?.status).toBe(seen.isDropped === true ? 0 : (wanted.status ?? 201))
    const { body } = await (await connect(site)).call<unknown[]>('GET', '/api/customers')
    expect(body.data).toHaveLength(customers)
  })

  test('the next request is answered as ever', async () => {
    const { site, token } = await createClient()
    site.faults.add({ when: { next: 1 }, then: { drop: true } })
    const seen = await through(open, site, async ({ base, target }) => {
      const headers = { authorization: `Bearer ${token}` }
      const call = () =>
        see(target.fetch(toRequest('GET', `${base}/api/customers/1`, undefined, headers)))
      return [await call(), await call()]
    })
    expect(seen.map(({ status }) => status)).toEqual([undefined, 200])
    expect(seen[1]?.fault).toBeNull()
  })

  test.each([
    ['delay=60', 201, 'delay=60'],
    ['delay=0.06s, code=500', 500, 'code=500, delay=0.06s'],
    ['malformed', 201, 'malformed'],
  ])('Prefer: %s', async (prefer, status, applied) => {
    const { site, token } = await createClient()
    const response = await through(open, site, async ({ base, target }) => {
      const headers = { authorization: `Bearer ${token}`, prefer }
      const request = toRequest('POST', `${base}/api/customers`, PERSON, headers)
      const got = await target.fetch(request)
      return { got, text: await got.text() }
    })
    expect(response.got.status).toBe(status)
    expect(response.got.headers.get('preference-applied')).toBe(applied)
    expect(response.got.headers.get('sabia-fault')).toBe('prefer')
    expect(site.journal.list().at(-1)?.faults).toEqual(['prefer'])
  })

  test.each([
    ['drop', { isDropped: true }, 5],
    ['truncate', { isCut: true }, 6],
    ['truncate=3', { isCut: true }, 6],
  ])('Prefer: %s', async (prefer, wanted, customers) => {
    const { site, token } = await createClient()
    const seen = await through(open, site, ({ base, target }) => {
      const headers = { authorization: `Bearer ${token}`, prefer }
      return see(target.fetch(toRequest('POST', `${base}/api/customers`, PERSON, headers)))
    })
    expect(seen).toMatchObject(wanted)
    const { body } = await (await connect(site)).call<unknown[]>('GET', '/api/customers')
    expect(body.data).toHaveLength(customers)
  })
})
