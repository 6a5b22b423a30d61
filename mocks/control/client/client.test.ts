import { describe, expect, test } from '@jest/globals'
import { TRANSPORTS, through } from '../../adapters/transports.fixture.ts'
import { serve } from '../../adapters/node.ts'
import { connect, createClient, enrol } from '../../laws/support/client.ts'
import { until } from '../../laws/support/receiver.ts'
import { Sites } from '../../sites.ts'
import { createSite } from '../../site.ts'
import { ControlFailure, createControl } from './client.ts'

const [inProcess, , overHttp] = TRANSPORTS

describe.each([inProcess!, overHttp!])('a control client %s', (_, open) => {
  /** Uses one site with a client that reaches it over the transport. */
  async function play(
    act: (
      control: ReturnType<typeof createControl>,
      client: Awaited<ReturnType<typeof createClient>>,
    ) => Promise<void>,
  ) {
    const client = await createClient({ send: async () => new Response(null) })
    await through(open, client.site, async ({ base, target }) => {
      const own = { baseUrl: base, fetch: (request: Request) => target.fetch(request) }
      await act(createControl(own), client)
    })
  }

  test('decides as the payer, and waits for the webhooks', () =>
    play(async (control, client) => {
      const endpoint = await control.webhooks.addEndpoint({ url: 'http://shop.example.com' })
      const [first, second] = [await enrol(client), await enrol(client)]
      expect((await control.payer.accept(first.id)).status).toBe('active')
      expect((await control.payer.cancel(first.id)).status).toBe('canceled')
      expect((await control.payer.refuse(second.id)).status).toBe('refused')
      expect(await control.webhooks.wait({ timeout_ms: 5000 })).toEqual({
        reached: true,
        pending: 0,
      })
      const deliveries = await control.webhooks.deliveries({ state: 'delivered' })
      expect(deliveries.map(({ event }) => event.type)).toEqual([
        'payment_profile.activated',
        'payment_profile.canceled',
        'payment_profile.refused',
      ])
      expect(await control.webhooks.delivery(deliveries[0]!.id)).toEqual(deliveries[0])
      await control.webhooks.redeliver(deliveries[0]!.id)
      expect(await control.webhooks.disableEndpoint(endpoint.id)).toMatchObject({ disabled: true })
      await expect(control.webhooks.redeliver(deliveries[0]!.id)).rejects.toMatchObject({
        status: 409,
      })
      expect(await control.webhooks.disableEndpoint(endpoint.id, false)).toEqual(endpoint)
      await control.webhooks.removeEndpoint(endpoint.id)
      expect(await control.webhooks.endpoints()).toEqual([])
      expect(await control.payer.profile(first.id)).toEqual(
        (await control.payer.profiles()).find(({ id }) => id === first.id),
      )
    }))

  test('searches records, and reads their history', () =>
    play(async (control, client) => {
      const { id, subscription_id: subscription, customer_id: customer } = await enrol(client)
      const text = (await control.customers.find(customer)).email
      expect(await control.customers.list({ text })).toMatchObject({
        total: 1,
        data: [{ email: text }],
      })
      const { data } = await control.subscriptions.list({ text, limit: 1 })
      expect(data).toEqual([await control.subscriptions.find(subscription)])
      const [history, ofCustomer] = await Promise.all([
        control.subscriptions.history(subscription),
        control.customers.history(customer),
      ])
      expect(history.at(-1)).toEqual((await control.payer.history(id)).at(-1))
      expect(ofCustomer).toEqual(expect.arrayContaining(history))
      await expect(control.customers.find(99)).rejects.toMatchObject({ status: 404 })
      await expect(control.customers.list({ after: '99' })).rejects.toMatchObject({
        field: 'after',
      })
    }))

  test('tells why a call was refused', () =>
    play(async (control, client) => {
      const { id } = await enrol(client)
      await control.payer.accept(id)
      const late = await control.payer.accept(id).catch((error: unknown) => error)
      expect(late).toBeInstanceOf(ControlFailure)
      expect(late).toMatchObject({ status: 409, code: 'conflict', field: undefined })
      expect((late as Error).message).toBe(
        `Cannot POST /__sabia/payment_profiles/${id}/decision: ` +
          `Cannot accept payment profile ${id}: it is active`,
      )
      await expect(control.clock.advance('soon')).rejects.toMatchObject({
        status: 422,
        field: 'advance',
      })
      await expect(control.payer.accept(999_999)).rejects.toMatchObject({ status: 404 })
    }))

  test('moves the clock, and sets what happens by itself', () =>
    play(async (control, client) => {
      expect(await control.payer.setPolicy({ policy: 'accept', delay: '1h' })).toEqual({
        policy: 'accept',
        delay: 3_600_000,
      })
      const { id } = await enrol(client)
      await control.clock.freeze()
      expect((await control.clock.advance('1h')).frozen).toBe(true)
      expect((await control.payer.profile(id)).status).toBe('active')
      expect((await control.clock.set('2027-01-01T00:00:00Z')).now).toBe('2027-01-01T00:00:00.000Z')
      expect((await control.clock.resume()).frozen).toBe(false)
      expect(await control.payer.policy()).toEqual({ policy: 'accept', delay: 3_600_000 })
    }))

  test('asks for failures, and reads what was asked of the site', () =>
    play(async (control, { call }) => {
      const { id } = await control.faults.add({
        operation: 'readCustomer',
        when: { next: 1 },
        then: { status: 500 },
      })
      expect((await call('GET', '/api/customers/1')).status).toBe(500)
      expect(await control.faults.find(id)).toMatchObject({ applied: 1, left: 0 })
      await control.faults.remove(id)
      await control.faults.clear()
      expect(await control.faults.list()).toEqual([])
      const [entry] = await control.requests.list({ operation: 'readCustomer', status: '500' })
      expect(entry).toMatchObject({ faults: [id] })
      expect(await control.requests.find(entry!.id)).toEqual(entry)
      await control.requests.clear()
      expect(await control.requests.list()).toEqual([])
      expect(await control.webhooks.misbehave({ how: 'drop' })).toMatchObject({ next: 1 })
      await control.webhooks.behave()
      expect(await control.webhooks.misbehaviours()).toEqual([])
      expect(await control.metrics()).toContain('sabia_requests_total')
      expect(await control.health()).toEqual({ status: 'ok', site: 'demo' })
    }))

  test('leads a site back to where it was', () =>
    play(async (control, client) => {
      const before = await control.snapshot()
      const { id } = await enrol(client)
      await control.restore(before)
      await expect(control.payer.profile(id)).rejects.toMatchObject({ status: 404 })
      await control.restore(await client.site.snapshot())
      await control.scenario('empty')
      expect(await control.payer.profiles()).toEqual([])
      await control.reset()
      expect((await control.scenarios()).map(({ name }) => name)).toContain('profile-refused')
    }))

  test('changes the gaps of a running site', () =>
    play(async (control, { site }) => {
      const assumed = await control.profile()
      expect((await control.setProfile({ G29: 'waiting' }))['G29']).toBe('waiting')
      expect((await enrol(await connect(site))).status).toBe('waiting')
      const waiting = await control.payer.profiles({ status: 'waiting' })
      expect(waiting.length).toBeGreaterThan(1)
      expect(await control.payer.profiles({ status: 'pending' })).toEqual([])
      expect((await control.payer.accept(waiting[0]!.id)).status).toBe('active')
      expect(await control.setProfile({})).toEqual(assumed)
      expect(await control.payer.profiles({ status: 'waiting' })).toEqual([])
    }))

  test('follows what happens', () =>
    play(async (control, { call, site }) => {
      const events = control.events()
      const first = events.next()
      await until(() => site.events.size === 1)
      await call('GET', '/api/customers/1')
      expect((await first).value).toMatchObject({
        type: 'request',
        data: { operation: 'readCustomer' },
      })
      await control.reset()
      expect((await events.next()).value).toMatchObject({ type: 'reset' })
      await events.return()
    }))
})

test("sites are added, reached and removed, with the server's token", async () => {
  const { site } = await createClient()
  const served = await serve(new Sites(site), { port: 0, controlToken: 'token' })
  try {
    const control = createControl({ baseUrl: `${served.url}/`, token: 'token' })
    const acme = await control.sites.add({ name: 'acme', seed: 7, customers: 3 })
    expect(acme.base_url).toBe(`${served.url}/sites/acme`)
    expect((await control.sites.list()).map(({ name }) => name)).toEqual(['demo', 'acme'])
    const other = createControl({ baseUrl: acme.base_url, token: 'token' })
    expect((await other.health()).site).toBe('acme')
    const made = await other.applications.add({ name: 'Shop', scopes: 'customers_read' })
    expect(await other.applications.list()).toContainEqual(made)
    expect(await control.applications.list()).not.toContainEqual(made)
    await control.sites.remove('acme')
    await expect(other.health()).rejects.toMatchObject({ status: 404, code: 'no_control' })
    const unknown = createControl({ baseUrl: served.url })
    await expect(unknown.reset()).rejects.toMatchObject({ status: 401, code: 'unauthorized' })
  } finally {
    await served.close()
  }
})

test('a site with many customers is added beside other work, tells how far it is, and can be given up', async () => {
  const { site } = await createClient()
  const sites = new Sites(site)
  const served = await serve(sites, { port: 0 })
  try {
    const control = createControl({ baseUrl: served.url })
    const leaving = new AbortController()
    const adding = control.sites.add({ name: 'large', customers: 100_000 }, leaving.signal)
    for await (const { type, data } of control.events()) {
      if (type !== 'seeding') continue
      expect(data).toEqual({ site: 'large', share: expect.any(Number) })
      expect((await control.health()).status).toBe('ok')
      leaving.abort()
      break
    }
    await expect(adding).rejects.toThrow(/abort/)
    // Its name is free again once the mock has heard of it.
    let again: unknown
    while (again === undefined) {
      again = await control.sites.add({ name: 'large', customers: 1 }).catch(() => undefined)
    }
    expect(sites.find('large')?.customers).toBe(1)
  } finally {
    await served.close()
  }
})

test('a call of a site in the same process is given up as one over HTTP is', async () => {
  const site = await createSite({ customers: 1 })
  const control = createControl({ site })
  const snapshot = { ...(await control.snapshot()), seed: 2, customers: 100_000 }
  const leaving = new AbortController()
  const restoring = control.restore(snapshot, leaving.signal)
  const unfollow = site.events.subscribe(({ type, data }) => {
    expect([type, data]).toEqual(['seeding', { site: 'demo', share: expect.any(Number) }])
    leaving.abort()
  })
  await expect(restoring).rejects.toMatchObject({ name: 'AbortError' })
  unfollow()
  expect(site.customers).toBe(1)
})

test('needs something that answers', () => {
  expect(() => createControl({})).toThrow(/^Cannot make a control client: the address is ""/)
})
