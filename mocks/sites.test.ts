import { describe, expect, test } from '@jest/globals'
import { createDispatcher } from './adapters/dispatch.ts'
import { serve } from './adapters/node.ts'
import { createSite, scenarios, Sites } from './index.ts'
import { connect, createSubscription, enrol, NOW, PERSON, send } from './laws/support/client.ts'
import { createReceiver, until } from './laws/support/receiver.ts'

describe('sites', () => {
  test('are added, found, listed and removed', async () => {
    const sites = new Sites(await createSite({ customers: 1 }), { customers: 2 })
    const acme = await sites.add({ name: 'acme', seed: 7 })
    expect([acme.name, acme.seed, acme.customers, acme.sites]).toEqual(['acme', 7, 2, sites])
    expect(sites.list().map(({ name }) => name)).toEqual(['demo', 'acme'])
    expect(sites.find('acme')).toBe(acme)
    expect([sites.remove('acme'), sites.remove('acme'), sites.size]).toEqual([true, false, 1])
    await expect(sites.add({ name: 'acme' })).resolves.not.toBe(acme)
  })

  test.each([
    [{ name: 'demo' }, 'name', 'there is one'],
    [{ name: 'Ácme' }, 'name', 'a name is lower-case letters'],
    [{ name: 'acme', seed: 1.5 }, 'seed', "isn't an integer"],
    [{ name: 'acme', customers: -1 }, 'customers', 'give 0 to 1000000'],
    [{ name: 'acme', scenario: 'emty' }, 'scenario', 'did you mean empty?'],
  ])('are not made of %j', async (options, field, message) => {
    const sites = new Sites(await createSite({ customers: 0 }))
    const adding = sites.add(options)
    await expect(adding).rejects.toMatchObject({ field })
    await expect(adding).rejects.toThrow(message)
    expect(sites.size).toBe(1)
  })

  test('of one name are not made twice at once', async () => {
    const sites = new Sites(await createSite({ customers: 0 }))
    const adding = [sites.add({ name: 'acme' }), sites.add({ name: 'acme' })]
    const outcomes = await Promise.allSettled(adding)
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
  })

  test('keep the default one', async () => {
    const sites = new Sites(await createSite({ customers: 0 }))
    expect(() => sites.remove('demo')).toThrow('the plain address leads to it')
  })

  test('know nothing of one another', async () => {
    const { send: receive, received } = createReceiver()
    const sites = new Sites(await createSite({ now: NOW, customers: 2 }), {
      now: NOW,
      customers: 2,
      send: receive,
    })
    const [left, right] = [await sites.add({ name: 'left' }), await sites.add({ name: 'right' })]
    const before = await right.snapshot()
    const mark = right.mark()
    left.webhooks.addEndpoint({ url: 'https://left.example.com/' })
    left.faults.add({ operation: 'readCustomer', then: { status: 503 } })
    const client = await connect(left)
    await client.call('POST', '/api/customers', PERSON)
    await left.payer.accept((await enrol(client)).id)
    await left.clock.advance('1h')
    left.createApplication({ name: 'Shop', scopes: 'customers_read' })
    await left.setProfile({ G29: 'created' })
    await left.scenario('empty')
    expect([await right.snapshot(), right.mark()]).toEqual([before, mark])
    expect([right.journal.list(), received.length]).toEqual([[], 1])
    const headers = { authorization: `Bearer ${client.token}` }
    expect((await send(right, 'GET', '/api/customers', undefined, headers)).status).toBe(401)
  })

  test('that are removed end their streams, timers and deliveries', async () => {
    const sites = new Sites(await createSite({ customers: 0 }))
    let [isSent, isCut] = [false, false]
    const site = await sites.add({
      name: 'acme',
      customers: 1,
      send: (_, signal) =>
        new Promise((_resolve, reject) => {
          isSent = true
          signal.addEventListener('abort', () => {
            isCut = true
            reject(new Error('cut'))
          })
        }),
    })
    site.webhooks.addEndpoint({ url: 'https://acme.example.com/' })
    const stream = await site.fetch('http://x/__sabia/events')
    await site.payer.accept((await enrol(await connect(site))).id)
    await until(() => isSent)
    sites.remove('acme')
    await stream.text()
    expect([isCut, site.events.size]).toEqual([true, 0])
  })

  test('that come later are served, heard and counted', async () => {
    const sites = new Sites(await createSite({ customers: 0 }))
    const heard: string[] = []
    const served = await serve(sites, { port: 0, onAnswer: ({ site }) => heard.push(site) })
    try {
      const acme = await sites.add({ name: 'acme', customers: 1 })
      const read = () => fetch(`${served.url}/sites/acme/api/customers`)
      expect((await read()).status).toBe(401)
      const metrics = await (await fetch(`${served.url}/__sabia/metrics`)).text()
      expect(metrics).toContain('sabia_sites{site="demo"} 2')
      sites.remove(acme.name)
      expect((await read()).status).toBe(404)
      expect(heard.slice(0, 2)).toEqual(['acme', 'demo'])
    } finally {
      await served.close()
    }
  })

  test('by the thousand stay usable', async () => {
    const sites = new Sites(await createSite({ customers: 5 }), { customers: 5 })
    for (let count = 1; count < 1000; count++) await sites.add({ name: `site-${count}` })
    const dispatch = createDispatcher(sites)
    for (const name of ['site-1', 'site-500', 'site-999']) {
      const site = sites.find(name)!
      const client = await connect(site)
      await createSubscription(client)
      const headers = { authorization: `Bearer ${client.token}` }
      const request = new Request(`http://${name}.localhost/api/customers`, { headers })
      expect((await dispatch(request)).status).toBe(200)
    }
    const lost = await dispatch(new Request('http://site-1000.localhost/api/customers'))
    expect(await lost.text()).toContain('site-9 and 990 more')
    sites.close()
  })
})

describe('a scenario', () => {
  test.each(scenarios.map(({ name }) => name))('%s begins the same each time', async (name) => {
    const site = await createSite({ now: NOW, customers: 3 })
    const direct = await createSite({ now: NOW, customers: 3, scenario: name })
    const list = async (one: typeof site) =>
      (await (await connect(one)).call('GET', '/api/customers?per_page=100')).text
    await site.scenario(name)
    const first = await list(site)
    await (await connect(site)).call('POST', '/api/customers', PERSON)
    await site.scenario(name)
    expect(await list(site)).toBe(first)
    expect(await list(direct)).toBe(first)
    await direct.reset()
    expect(await list(direct)).toBe(first)
  })

  test.each(['pending', 'active', 'refused', 'expired', 'canceled'])(
    'profile-%s has one payment profile of that status',
    async (status) => {
      const site = await createSite({ now: NOW, scenario: `profile-${status}` })
      const profiles = await site.payer.profiles()
      expect(profiles).toMatchObject([{ id: 1, customer_id: 1, status }])
      const { call } = await connect(site)
      const { body } = await call('GET', `/api/subscriptions/${profiles[0]?.subscription_id}`)
      expect(body.data).toMatchObject({ customer: { id: 1 } })
      expect(site.clock.due()).toHaveLength(status === 'pending' ? 1 : 0)
    },
  )

  test('begins with a reset, and a reset leads back', async () => {
    const site = await createSite({ now: NOW, customers: 3 })
    site.faults.add({ then: { status: 503 } })
    await site.clock.advance('1h')
    await site.scenario('empty')
    expect([site.faults.list(), site.clock.now(), site.journal.list()]).toEqual([
      [],
      Date.parse(NOW),
      [],
    ])
    const count = async () =>
      (await (await connect(site)).call<unknown[]>('GET', '/api/customers')).body.data.length
    const empty = await count()
    await site.reset()
    expect([empty, await count()]).toEqual([0, 3])
  })

  test('that is none is refused, and nothing changes', async () => {
    const site = await createSite({ customers: 1 })
    const mark = site.mark()
    await expect(site.scenario('profile-refussed')).rejects.toMatchObject({
      field: 'scenario',
      message: expect.stringContaining('did you mean profile-refused?'),
    })
    expect(site.mark()).toBe(mark)
  })
})
