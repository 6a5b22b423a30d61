import { describe, expect, test } from '@jest/globals'
import type { Report } from './model/report.ts'
import type { SiteFetch } from './proof/tools/calls.ts'
import { onData, refusing, respond } from './proof/tools/answers.ts'
import { trySite } from './proof/try-site.ts'

type Wrap = (site: SiteFetch) => SiteFetch

/** Answers well for so many requests, and in another way from then on. */
function after(count: number, trouble: () => Promise<Response>): Wrap {
  let seen = 0
  return (site) => (request) => ((seen += 1) <= count ? site(request) : trouble())
}

const refused = () =>
  Promise.reject(new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } }))
const status = (code: number, headers: Record<string, string> = {}) =>
  Promise.resolve(new Response(null, { status: code, headers }))

const reasonsOf = ({ checks }: Report) =>
  new Set(checks.filter(({ outcome }) => outcome === 'errored').map(({ reason }) => reason))

describe('a site that is gone', () => {
  test.each([0, 1, 20, 60, 110])('after %i requests: incomplete, and quick', async (count) => {
    const report = await trySite({ wrap: after(count, refused) })
    expect(report.verdict).toBe('incomplete')
    expect(reasonsOf(report)).toContain('UNREACHABLE')
    expect(report.requests).toBeLessThanOrEqual(count + 6)
    expect(report.counts.failed).toBe(0)
  })

  test('is told in one sentence', async () => {
    const report = await trySite({ wrap: after(0, refused) })
    expect(report.shortfalls.length).toBe(1)
    expect(report.shortfalls[0]).toContain('ECONNREFUSED')
  })
})

describe('a site that is in trouble accuses nobody', () => {
  test.each<[string, () => Promise<Response>, string]>([
    ['busy for good', () => status(429), 'RATE_LIMITED'],
    ['busy for an hour', () => status(429, { 'retry-after': '3600' }), 'RATE_LIMITED'],
    ['unavailable', () => status(503), 'UNANSWERED'],
    ['behind a proxy that finds nobody', () => status(502), 'UNANSWERED'],
    ['cutting every connection', async () => Response.error(), 'UNREACHABLE'],
  ])('from its 25th request on %s', async (_, trouble, reason) => {
    const report = await trySite({ wrap: after(25, trouble) })
    expect([report.verdict, report.counts.failed]).toEqual(['incomplete', 0])
    expect(reasonsOf(report)).toContain(reason)
  })

  test('and is left alone where it asks to wait for an hour', async () => {
    const wrap = after(25, () => status(429, { 'retry-after': '3600' }))
    expect((await trySite({ wrap })).requests).toBe(26)
  })
})

describe('a site that refuses e-mail addresses without a mail server', () => {
  const wrap: Wrap = (site) =>
    refusing(
      ['createCustomer', 'createSubscription'],
      422,
      'customer email has a domain that cannot get mail',
      ({ text }) => text.includes('@example.com'),
    )(site)

  test('is not broken: the run is incomplete and says what to do', async () => {
    const report = await trySite({ wrap })
    expect([report.verdict, report.counts.failed]).toEqual(['incomplete', 0])
    expect(reasonsOf(report)).toEqual(new Set(['NO_EMAIL_DOMAIN']))
    expect(report.shortfalls[0]).toContain('--email-domain')
    expect(report.created).toEqual([])
  })

  test('is checked with another domain', async () => {
    const report = await trySite({ wrap, emailDomain: 'mail.acme.com.br' })
    expect([report.verdict, report.counts.failed]).toEqual(['held', 0])
  })

  test('is broken if it refuses that one, too', async () => {
    const all: Wrap = (site) => refusing('createCustomer', 422, 'email is invalid')(site)
    expect((await trySite({ wrap: all, emailDomain: 'acme.com.br' })).verdict).toBe('broken')
  })
})

test('reads that lag by two seconds are no fault, even where lists were awaited in vain', async () => {
  const report = await trySite({
    wrap: (site, time) => {
      const old = new Map<string, string>()
      let addedAt = -Infinity
      return async (request) => {
        const { method, url } = request
        const response = await site(request)
        if (url.endsWith('/items') && response.ok) addedAt = time.now()
        const isList = /\/api\/(customers|subscriptions)$/.test(url)
        const isRead = url.includes('/api/subscriptions/')
        if (method !== 'GET' || !response.ok || !(isList || isRead)) return response
        const known = old.get(url)
        const isLate = isList || time.now() - addedAt < 2000
        if (known !== undefined && isLate) return new Response(known, response)
        const text = await response.text()
        old.set(url, text)
        return new Response(text, response)
      }
    },
  })
  const failed = report.checks.filter(({ outcome }) => outcome === 'failed')
  const accused = failed.flatMap(({ evidence }) => evidence.map(({ operation }) => operation))
  expect(new Set(accused)).toEqual(new Set(['listCustomers', 'listSubscriptions']))
})

/** A site that is busy at each so many requests, and what it created. */
function oftenBusy(each: number) {
  const counts = { seen: 0, made: 0 }
  const wrap: Wrap = (site) => async (request) => {
    counts.seen += 1
    if (counts.seen % each === 0) return new Response(null, { status: 429 })
    const response = await site(request)
    if (response.status === 201) counts.made += 1
    return response
  }
  return { wrap, counts }
}

test('a site that is busy all the time gets no more than 200 requests, and is not accused', async () => {
  const { wrap, counts } = oftenBusy(3)
  const report = await trySite({ wrap })
  expect([report.verdict, report.counts.failed]).toEqual(['incomplete', 0])
  expect([report.requests, counts.seen]).toEqual([counts.seen, report.requests])
  expect(report.requests).toBeLessThanOrEqual(200)
})

test('a site that is often busy is held, and makes nothing twice', async () => {
  const { wrap, counts } = oftenBusy(10)
  const report = await trySite({ wrap })
  const alone = await trySite()
  expect([report.verdict, report.shortfalls]).toEqual(['held', []])
  expect(counts.made).toBe(report.writes)
  // Tries that it could do without give way to repeated requests.
  expect(report.writes).toBeLessThanOrEqual(alone.writes)
})

test('a write that was done without an answer is not done again', async () => {
  const emails: string[] = []
  const wrap: Wrap = (site) => {
    let isCut = false
    return async (request) => {
      const text = await request.clone().text()
      const response = await site(request)
      const isCustomer = request.method === 'POST' && request.url.endsWith('/api/customers')
      if (!isCustomer || response.status !== 201) return response
      emails.push(/"email":"([^"]*)"/.exec(text)?.[1] ?? '')
      if (isCut) return response
      isCut = true
      return Response.error()
    }
  }
  const report = await trySite({ wrap })
  expect(new Set(emails).size).toBe(emails.length)
  expect(report.counts.failed).toBe(0)
})

describe('a broken fact wins', () => {
  const breaking: Wrap = onData(
    ['listCustomers', 'readCustomer'],
    (data) => JSON.parse(JSON.stringify(data).replaceAll('"id":', '"identity":')) as unknown,
  )

  test.each<[string, () => Promise<Response>]>([
    ['goes away', refused],
    ['is busy', () => status(429, { 'retry-after': '3600' })],
    ['refuses the token', async () => respond(401, { data: null, errors: 'no', meta: {} })],
    ['only answers 500', () => status(500)],
  ])('although the site then %s', async (_, trouble) => {
    const report = await trySite({ wrap: (site) => after(30, trouble)(breaking(site)) })
    expect(report.verdict).toBe('broken')
    expect(report.counts.failed).toBeGreaterThan(0)
  })
})

describe('nothing that a site answers ends a run', () => {
  test.each<[string, () => Response]>([
    ['nothing', () => new Response(null)],
    ['null', () => new Response('null')],
    ['a list', () => new Response('[]')],
    ['a number', () => new Response('7')],
    ['text', () => new Response('hello')],
    ['markup', () => new Response('<h1>Hello</h1>', { headers: { 'content-type': 'text/html' } })],
    ['half of JSON', () => new Response('{"data":[{"id":')],
    ['bytes that are no text', () => new Response(new Uint8Array([255, 254, 0, 1]))],
    ['an empty envelope', () => new Response('{"data":null,"errors":null,"meta":null}')],
    ['a deep nest', () => new Response('['.repeat(2000) + ']'.repeat(2000))],
    ['a nest of 100,000 levels', () => new Response('{"data":'.repeat(1e5))],
    ['many signs of an e-mail address', () => new Response(`{"errors":"${'a@'.repeat(20_000)}"}`)],
    ['numbers without bounds', () => new Response('{"data":{"id":1e999},"errors":-1e999}')],
    ['a key twice', () => new Response('{"data":{"id":1,"id":2},"data":{"id":3}}')],
    ['a prototype', () => new Response('{"__proto__":{"data":[]},"data":{"__proto__":7,"id":1}}')],
    ['half a letter', () => new Response('{"data":{"id":"\\ud800"},"errors":"\\udc00"}')],
    ['long headers', () => new Response('{}', { headers: { link: '<'.repeat(1e5), etag: 'x' } })],
    ['a token of 20,000 characters', () => new Response(`{"access_token":"${'x'.repeat(2e4)}"}`)],
    ['odd data', () => new Response('{"data":[null,7,"x",[],{}],"errors":null,"meta":{}}')],
    ['errors', () => new Response('{"errors":{"a":[{"b":null}]}}')],
    ['a redirect', () => new Response(null, { status: 302, headers: { location: '/login' } })],
    ['500', () => new Response('oops', { status: 500 })],
    ['404', () => new Response('', { status: 404 })],
    ['204', () => new Response(null, { status: 204 })],
  ])('%s, always or for all but the token', async (_, answer) => {
    for (const isTokenGood of [false, true]) {
      const report = await trySite({
        wrap: (site) => async (request) =>
          isTokenGood && request.url.endsWith('/oauth/token') ? site(request) : answer(),
      })
      expect(report.verdict).not.toBe('held')
      const faults = report.checks.filter(({ reason }) => reason === 'HARNESS')
      expect(faults.map(({ id, detail }) => `${id}: ${detail}`)).toEqual([])
    }
  })
})

describe('a site that is busy for ever ends a run', () => {
  test.each<[string, () => Promise<Response>]>([
    ['503', () => status(503)],
    ['503 and to ask again at once', () => status(503, { 'retry-after': '0' })],
    ['429', () => status(429)],
    ['429 and to ask again at once', () => status(429, { 'retry-after': '0' })],
  ])('in three minutes, with %s from its 25th request on', async (_, trouble) => {
    let [first, last] = [0, 0]
    const report = await trySite({
      wrap: (site, time) => {
        const inner = after(25, trouble)(site)
        return (request) => {
          first ||= time.now()
          last = time.now()
          return inner(request)
        }
      },
    })
    expect(report.verdict).toBe('incomplete')
    expect(last - first).toBeLessThanOrEqual(180_000)
    expect(report.requests).toBeLessThan(200)
  })
})

/** A body that comes in pieces of 1 MiB, and the pieces that were asked for. */
function createFlood(piece: string) {
  const bytes = new TextEncoder().encode(piece.repeat(Math.ceil(2 ** 20 / piece.length)))
  const flood = { pieces: 0, answer: () => new Response(body()) }
  const body = () =>
    new ReadableStream<Uint8Array>({
      pull: (controller) => {
        flood.pieces += 1
        controller.enqueue(bytes)
      },
    })
  return flood
}

describe('an answer that cannot be read is not read', () => {
  const read = (path: string, answer: () => Response): Wrap => {
    return (site) => async (request) => {
      const isMeant = request.method === 'GET' && new URL(request.url).pathname === path
      return isMeant && (await site(request)).ok ? answer() : site(request)
    }
  }

  test.each<[string, () => Response, RegExp]>([
    ['many levels', () => new Response(nest(201)), /more than 200 levels/],
    ['5,000 levels', () => new Response(nest(5000)), /more than 200 levels/],
    ['a million levels', () => new Response(nest(1e6)), /more than 200 levels/],
    ['many values', () => new Response(`[${'[],'.repeat(4e6)}[],0]`), /more than 4 million values/],
  ])('with %s', async (_, answer, reason) => {
    const report = await trySite({ wrap: read('/api/subscriptions', answer) })
    expect([report.verdict, report.counts.failed]).toEqual(['incomplete', 0])
    expect([...reasonsOf(report)]).toEqual(['UNREADABLE'])
    expect(report.shortfalls.join()).toMatch(reason)
    expect(report.counts.passed).toBeGreaterThan(50)
  })

  test.each(['x', '"'])('with more than 64 MiB of %j', async (piece) => {
    const flood = createFlood(piece)
    const report = await trySite({ wrap: read('/api/subscriptions', flood.answer) })
    expect([report.verdict, [...reasonsOf(report)]]).toEqual(['incomplete', ['UNREADABLE']])
    expect(report.shortfalls.join()).toContain('longer than 64 MiB')
    // Once for the first page: who asks for it again gets as much again.
    expect(flood.pieces).toBeLessThan(70)
  })

  test('and a broken fact wins', async () => {
    const wrap: Wrap = (site) =>
      read(
        '/api/subscriptions',
        () => new Response(nest(5000)),
      )(
        onData(
          ['listCustomers', 'readCustomer'],
          (data) => JSON.parse(JSON.stringify(data).replaceAll('"id":', '"identity":')) as unknown,
        )(site),
      )
    expect((await trySite({ wrap })).verdict).toBe('broken')
  })
})

function nest(levels: number): string {
  return '['.repeat(levels) + ']'.repeat(levels)
}
