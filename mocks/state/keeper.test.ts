import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { createSite, type Site } from '../index.ts'
import { connect, createSubscription, NOW } from '../laws/support/client.ts'
import { createReceiver } from '../laws/support/receiver.ts'
import { createPlace } from './place.fixture.ts'
import { play, steps, withoutRealTime } from './steps.fixture.ts'

/** Options of a site whose webhooks fail now and then, by their bytes alone. */
function toOptions(options: Parameters<typeof createSite>[0] = {}) {
  const receiver = createReceiver((_, { id, body }) => {
    const isDown = (id.charCodeAt(9) + body.length) % 3 === 0
    return new Response(isDown ? 'down' : 'ok', { status: isDown ? 503 : 200 })
  })
  return { receiver, options: { now: NOW, customers: 3, send: receiver.send, ...options } }
}

async function begin(site: Site) {
  site.webhooks.addEndpoint({ url: 'https://shop.example.com/webhooks' })
  const client = await connect(site)
  const { id } = await createSubscription(client)
  return { token: client.token, id }
}

describe('a site that is opened from rows', () => {
  test('goes on as the kept one would have, byte for byte', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer(), steps, steps, async (seed, before, after) => {
        const whole = await createSite(toOptions({ seed }).options)
        const state = await begin(whole)
        const place = createPlace()
        const cut = await createSite({ ...toOptions({ seed }).options, ...place })
        const cutState = await begin(cut)
        expect(await play(cut, before, cutState)).toEqual(await play(whole, before, state))
        await cut.kept()
        const rest = createPlace(place.copy())
        const left = toOptions()
        const opened = await createSite({ ...left.options, ...rest })
        expect(withoutRealTime(await opened.snapshot())).toEqual(
          withoutRealTime(await whole.snapshot()),
        )
        expect(await play(opened, after, cutState)).toEqual(await play(whole, after, state))
        expect(withoutRealTime(await opened.snapshot())).toEqual(
          withoutRealTime(await whole.snapshot()),
        )
        // Once more: what was kept since is as good as what was kept before.
        await opened.kept()
        const last = await createSite({ ...toOptions().options, rows: rest.rows })
        expect(withoutRealTime(await last.snapshot())).toEqual(
          withoutRealTime(await whole.snapshot()),
        )
      }),
      { numRuns: 60 },
    )
  }, 120_000)
})
