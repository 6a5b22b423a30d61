import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { setupServer } from 'msw/node'
import { operations } from '../shared/document.ts'
import { BASE } from '../laws/support/client.ts'
import { handlers } from './msw.ts'
import { serve } from './node.ts'
import { CASES, type Case } from './parity-cases.fixture.ts'
import { newSite, play, playDirectly, type Seen } from './play-case.fixture.ts'

/** One server for all cases: each begins with a reset. */
const http = newSite().then(async (site) => ({ site, served: await serve(site, { port: 0 }) }))

async function playByHttp(one: Case, prefix = ''): Promise<Seen> {
  const { site, served } = await http
  await site.reset()
  return play(globalThis, `${served.url}${prefix}`, one)
}

afterAll(async () => (await http).served.close())

test('the cases hold every operation with every status that the document declares', () => {
  const declared = operations.flatMap(({ operationId, responses }) =>
    Object.keys(responses).map((status) => `${operationId} ${status}`),
  )
  const played = new Set(CASES.map(([, { operation, status }]) => `${operation} ${status}`))
  expect(declared.filter((one) => !played.has(one))).toEqual([])
})

describe('the same answer as from the site itself', () => {
  describe.each([BASE, 'https://api.example.com/api'])('through msw at %s', (baseUrl) => {
    const playing = newSite().then((site) => ({
      site,
      server: setupServer(...handlers(site, { baseUrl })),
    }))
    beforeAll(async () => (await playing).server.listen({ onUnhandledRequest: 'error' }))
    afterAll(async () => (await playing).server.close())

    test.each(CASES)('%s', async (_, one) => {
      const own = await playDirectly(one)
      expect(own.status).toBe(one.status)
      await (await playing).site.reset()
      expect(await play(globalThis, baseUrl, one)).toEqual(own)
    })
  })

  test.each(CASES)('comes over HTTP: %s', async (_, one) => {
    const own = await playDirectly(one)
    expect(await playByHttp(one)).toEqual(own)
  })

  test.each(CASES)('comes over HTTP under /sites/demo: %s', async (_, one) => {
    const own = await playDirectly(one)
    expect(await playByHttp(one, '/sites/demo')).toEqual(own)
  })
})
