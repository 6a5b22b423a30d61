import { describe, expect, test } from '@jest/globals'
import { createClient, enrol, enrolAs } from '../laws/support/client.ts'
import { createReceiver, isSigned } from '../laws/support/receiver.ts'
import type { MisbehaviourKind } from './delivery-faults.ts'

async function open(refuse?: (url: URL) => string | undefined) {
  const { send, received } = createReceiver()
  const allowTarget = refuse === undefined ? {} : { allowTarget: refuse }
  const client = await createClient({ customers: 1, send, ...allowTarget })
  const accept = async () => client.site.payer.accept((await enrol(client)).id)
  return { client, site: client.site, received, accept }
}

describe('an endpoint', () => {
  test('gets a secret, or uses the given one', async () => {
    const { site } = await open()
    const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
    const made = site.webhooks.addEndpoint({ url: 'https://a.example.com' })
    const given = site.webhooks.addEndpoint({ url: 'https://b.example.com', secret })
    expect(made).toMatchObject({ id: 1, url: 'https://a.example.com', disabled: false })
    expect(made.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(given).toMatchObject({ id: 2, secret })
    expect(site.webhooks.endpoints()).toEqual([made, given])
  })

  test.each([
    ['ftp://shop.example.com', "it isn't an http(s) address"],
    ['shop.example.com', "it isn't an http(s) address"],
    ['', "it isn't an http(s) address"],
    ['file:///etc/passwd', "it isn't an http(s) address"],
    ['http://ana:secret@shop.example.com', 'it has a user name or password'],
  ])('is not made of %p', async (url, reason) => {
    const { site } = await open()
    expect(() => site.webhooks.addEndpoint({ url })).toThrow(
      `Cannot send webhooks to "${url}": ${reason}`,
    )
    expect(site.webhooks.endpoints()).toEqual([])
  })

  test('is refused where the site is told so, at each attempt too', async () => {
    let isPrivate = false
    const { site, accept, received } = await open(() => (isPrivate ? 'it is private' : undefined))
    site.webhooks.addEndpoint({ url: 'http://a.example.com' })
    isPrivate = true
    expect(() => site.webhooks.addEndpoint({ url: 'http://b.example.com' })).toThrow(
      'it is private',
    )
    await accept()
    await site.webhooks.wait()
    expect(received).toEqual([])
    expect(site.webhooks.deliveries()[0]?.attempts[0]).toMatchObject({
      status: null,
      error: 'it is private',
    })
  })

  test('that is removed gets nothing more', async () => {
    const { site, accept, received } = await open()
    const { id } = site.webhooks.addEndpoint({ url: 'http://a.example.com' })
    site.webhooks.misbehave({ how: 'delay' })
    await accept()
    expect([site.webhooks.removeEndpoint(id), site.webhooks.removeEndpoint(id)]).toEqual([
      true,
      false,
    ])
    await accept()
    await site.clock.advance('1d')
    expect(received).toEqual([])
    expect(site.webhooks.deliveries()[0]).toMatchObject({
      state: 'dropped',
      reason: 'its endpoint was removed',
    })
  })

  test('that is disabled gets nothing until it is enabled again', async () => {
    const { site, accept, received } = await open()
    const { id } = site.webhooks.addEndpoint({ url: 'http://a.example.com' })
    site.webhooks.misbehave({ how: 'delay' })
    await accept()
    expect(site.webhooks.disableEndpoint(id)).toMatchObject({ id, disabled: true })
    await accept()
    await site.clock.advance('10m')
    expect(received).toEqual([])
    expect(site.webhooks.deliveries()).toMatchObject([
      { state: 'dropped', reason: 'its endpoint was disabled' },
    ])
    expect(site.webhooks.disableEndpoint(id, false)).toMatchObject({ disabled: false })
    await accept()
    await site.webhooks.wait()
    expect([received.length, site.webhooks.disableEndpoint(9)]).toEqual([1, undefined])
  })
})

describe('on demand, a delivery', () => {
  async function play(how: MisbehaviourKind, count = 3) {
    const opened = await open()
    const { secret } = opened.site.webhooks.addEndpoint({ url: 'http://a.example.com' })
    opened.site.webhooks.misbehave({ how })
    for (let index = 0; index < count; index++) {
      await opened.accept()
      await opened.site.webhooks.wait()
    }
    const ids = opened.site.webhooks.deliveries().map(({ id }) => id)
    const places = () => opened.received.map(({ id }) => ids.indexOf(id))
    return { ...opened, secret, places }
  }

  test.each([
    ['delay', [1, 2]],
    ['duplicate', [0, 0, 1, 2]],
    ['reorder', [1, 0, 2]],
    ['drop', [1, 2]],
    ['fail', [1, 2]],
    ['wrong_signature', [0, 1, 2]],
    ['reformat', [0, 1, 2]],
  ] as const)('does %s: the order is %j', async (how, order) => {
    const { places } = await play(how)
    expect(places()).toEqual(order)
  })

  test('that is delayed comes later', async () => {
    const { site, places } = await play('delay')
    await site.clock.advance('10s')
    expect(places()).toEqual([1, 2, 0])
  })

  test('that fails is not sent, and is tried again', async () => {
    const { site, places } = await play('fail')
    const [failed] = site.webhooks.deliveries()
    expect(failed).toMatchObject({
      state: 'pending',
      attempts: [{ error: 'it was asked to fail' }],
    })
    await site.clock.advance('1m')
    expect(places()).toEqual([1, 2, 0])
  })

  test('that waits for the next one comes without it after a minute', async () => {
    const { site, places } = await play('reorder', 1)
    const before = places()
    await site.clock.advance('1m')
    expect([before, places()]).toEqual([[], [0]])
  })

  test('that is wrongly signed is the only one', async () => {
    const { secret, received } = await play('wrong_signature')
    const signed = await Promise.all(received.map((one) => isSigned(secret, one)))
    expect(signed).toEqual([false, true, true])
  })

  test('fails as often as asked, until the fault is removed', async () => {
    const { site, accept, received } = await play('drop', 1)
    site.webhooks.misbehave({ how: 'drop', next: 5 })
    await accept()
    expect(site.webhooks.misbehaviours()).toEqual([{ how: 'drop', next: 4, delay: 10_000 }])
    site.webhooks.behave()
    await accept()
    await site.webhooks.wait()
    expect(received).toHaveLength(1)
  })

  test.each([
    [{ how: 'dalay' }, 'there is no kind "dalay"; did you mean delay?'],
    [{ how: 'drop', next: 0 }, 'next is 0; write 1 or more'],
    [{ how: 'delay', delay: 'long' }, '"long" isn\'t one'],
  ])('cannot get the fault %j', async (wanted, message) => {
    const { site } = await open()
    const given = wanted as Parameters<typeof site.webhooks.misbehave>[0]
    expect(() => site.webhooks.misbehave(given)).toThrow(message)
    expect(site.webhooks.misbehaviours()).toEqual([])
  })
})

test('200 endpoints that fail for an hour cost a bounded memory, and lose nothing', async () => {
  const send = async () => new Response('x'.repeat(10_000), { status: 500 })
  const client = await createClient({ customers: 0, send })
  const { webhooks, payer, clock } = client.site
  for (let number = 1; number <= 200; number++) {
    webhooks.addEndpoint({ url: `https://shop-${number}.example.com/webhooks` })
  }
  for (const name of ['ana', 'rui', 'zoe']) {
    await payer.accept((await enrolAs(client, `${name}@example.com`)).id)
  }
  await webhooks.wait()
  const before = process.memoryUsage().heapUsed
  await clock.advance('1h')
  await webhooks.wait()
  const deliveries = webhooks.deliveries()
  expect(deliveries.filter(({ state }) => state === 'pending').length).toBe(600)
  // At once, after 5 s, 5 min and 30 min; an advance does not wait for all of so many targets.
  for (const { attempts } of deliveries) expect([2, 3, 4]).toContain(attempts.length)
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(200 * 1024 * 1024)
})
