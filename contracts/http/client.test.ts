import { describe, expect, test } from '@jest/globals'
import { callOf, createFakeClient, endOf, type Answer } from '../testing/fake-client.ts'

const ok = () => new Response('{"data":{"id":1},"errors":null,"meta":{}}')
const status = (code: number, headers: Record<string, string> = {}) =>
  new Response(null, { status: code, headers })

/** Answers in a way at first, and well from then on. */
const atFirst =
  (bad: () => Response | Promise<Response>, times = 1): Answer =>
  (_, number) =>
    number <= times ? bad() : ok()

const broken = async (): Promise<Response> => {
  throw new TypeError('fetch failed', { cause: { code: 'ECONNRESET' } })
}

const troubles = [
  ['429', () => status(429)],
  ['502', () => status(502)],
  ['503', () => status(503)],
  ['504', () => status(504)],
  ['a broken connection', broken],
  ['an error for a response', () => Response.error()],
] as const

describe('a read', () => {
  test.each(troubles)('is sent again after %s', async (_, trouble) => {
    const { client, seen } = createFakeClient(atFirst(trouble, 2))
    expect((await client.send(callOf('read'))).status).toBe(200)
    expect([seen.length, client.requests]).toEqual([3, 3])
  })

  test.each([200, 204, 400, 401, 404, 418, 422, 500, 501])(
    'is not sent again after %i: that is the answer',
    async (code) => {
      const { client } = createFakeClient(() => status(code))
      expect((await client.send(callOf('read'))).status).toBe(code)
      expect(client.requests).toBe(1)
    },
  )

  test.each([
    ['429', () => status(429), 'RATE_LIMITED', 5],
    ['502', () => status(502), 'UNANSWERED', 5],
    ['503', () => status(503), 'UNANSWERED', 5],
    ['504', () => status(504), 'UNANSWERED', 5],
    ['a broken connection', broken, 'UNREACHABLE', 4],
    ['an error for a response', () => Response.error(), 'UNREACHABLE', 4],
  ] as const)('is given up when %s goes on', async (_, trouble, reason, requests) => {
    const { client } = createFakeClient(trouble)
    expect(await endOf(client.send(callOf('read')))).toBe(reason)
    expect(client.requests).toBe(requests)
  })

  test('is given up at once where nobody listens, or no such host is', async () => {
    for (const code of ['ECONNREFUSED', 'ENOTFOUND']) {
      const { client } = createFakeClient(async () => {
        throw new TypeError('fetch failed', { cause: { code } })
      })
      expect(await endOf(client.send(callOf('read')))).toBe('UNREACHABLE')
      expect(client.requests).toBe(1)
    }
  })

  test('of a site that answered before is tried again when nobody listens', async () => {
    const { client } = createFakeClient(async (_, number) => {
      if (number !== 2) return ok()
      throw new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } })
    })
    await client.send(callOf('read'))
    expect(await endOf(client.send(callOf('read')))).toBe('answered')
  })
})

test('a site that is gone is not asked again: nothing waits for each time-out anew', async () => {
  const { client } = createFakeClient(broken)
  for (let index = 0; index < 10; index++) {
    expect(await endOf(client.send(callOf('read')))).toBe('UNREACHABLE')
  }
  expect(client.requests).toBe(4)
})

describe('a write', () => {
  test('is sent again after 429: it was not done', async () => {
    const { client, budget, writeLog } = createFakeClient(atFirst(() => status(429), 2))
    expect((await client.send(callOf('write'))).status).toBe(200)
    expect([client.requests, budget.made]).toEqual([3, 1])
    expect(writeLog).toEqual(['before', 'after 429', 'before', 'after 429', 'before', 'after 200'])
  })

  test.each(troubles.filter(([name]) => name !== '429'))(
    'is never sent again after %s, and counts: it may have been done',
    async (_, trouble) => {
      const { client, budget } = createFakeClient(atFirst(trouble))
      expect(await endOf(client.send(callOf('write')))).toBe('Unanswered')
      expect([client.requests, budget.made]).toEqual([1, 1])
    },
  )

  test.each([
    [200, 1],
    [201, 1],
    [204, 1],
    [400, 0],
    [401, 0],
    [404, 0],
    [422, 0],
    [500, 0],
  ])('that is answered %i counts as %i', async (code, made) => {
    const { client, budget } = createFakeClient(() => status(code))
    await client.send(callOf('write'))
    expect(budget.made).toBe(made)
  })

  test('that is answered 200 with words in `errors` does not count', async () => {
    const { client, budget } = createFakeClient(() => new Response('{"errors":"no"}'))
    await client.send(callOf('write'))
    expect(budget.made).toBe(0)
  })

  test('is not sent when it cannot be noted first, and uses nothing up', async () => {
    const { client, budget, seen } = createFakeClient(ok, {
      maxWrites: 1,
      onWrite: () => {
        throw new Error('the disk is full')
      },
    })
    expect(await endOf(client.send(callOf('write')))).toBe('Error')
    expect(await endOf(client.send(callOf('write')))).toBe('Error')
    expect([seen.length, budget.made]).toEqual([0, 0])
  })

  test('counts once, also where its answer cannot be noted', async () => {
    const { client, budget } = createFakeClient(ok, {
      onWrite: (_, reply) => {
        if (reply !== 'before') throw new Error('the disk is full')
      },
    })
    expect(await endOf(client.send(callOf('write')))).toBe('Error')
    expect(budget.made).toBe(1)
  })

  test('is stopped by the budget before it is sent', async () => {
    const { client, seen } = createFakeClient(ok, { maxWrites: 2 })
    const ends = []
    for (let index = 0; index < 4; index++) ends.push(await endOf(client.send(callOf('write'))))
    expect(ends).toEqual(['answered', 'answered', 'BUDGET', 'BUDGET'])
    expect(seen.length).toBe(2)
  })

  test('the token call is none, although it is a POST', async () => {
    const { client, budget, writeLog } = createFakeClient(ok, { maxWrites: 0 })
    await client.send(callOf('read', { method: 'POST', operation: 'createToken', body: '' }))
    expect([budget.made, writeLog]).toEqual([0, []])
  })
})

describe('a write that must be refused', () => {
  test.each(troubles)('is sent again after %s: it makes nothing', async (_, trouble) => {
    const { client } = createFakeClient((_request, number) =>
      number === 1 ? trouble() : status(422),
    )
    expect((await client.send(callOf('refused'))).status).toBe(422)
    expect(client.requests).toBe(2)
  })

  test.each([
    ['answered at last, where the site answers other calls', true, 'answered', 6],
    ['not answered, where the site answers none', false, 'UNANSWERED', 5],
  ])('and gets 502 each time is %s', async (_, isUp, end, requests) => {
    const answersOthers = async () => isUp
    const { client } = createFakeClient(() => status(502), { answersOthers })
    expect(await endOf(client.send(callOf('refused')))).toBe(end)
    expect(client.requests).toBe(requests)
  })

  test('counts only where it succeeds', async () => {
    const { client, budget } = createFakeClient((_, number) => status(number === 1 ? 422 : 201))
    await client.send(callOf('refused'))
    expect(budget.made).toBe(0)
    await client.send(callOf('refused'))
    expect(budget.made).toBe(1)
  })
})

test('once the run is stopped nothing is sent', async () => {
  const controller = new AbortController()
  const { client, seen } = createFakeClient(ok, { signal: controller.signal })
  await client.send(callOf('read'))
  controller.abort()
  for (const intent of ['read', 'write', 'refused'] as const) {
    expect(await endOf(client.send(callOf(intent)))).toBe('STOPPED')
  }
  expect(seen.length).toBe(1)
})
