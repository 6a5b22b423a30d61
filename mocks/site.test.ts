import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, jest, test } from '@jest/globals'
import { createSite, type Site } from './site.ts'
import { NOW, send } from './laws/support/client.ts'
import { until } from './laws/support/receiver.ts'

describe('createSite', () => {
  test('makes the site demo of 50 customers and seed 1 when nothing is said', async () => {
    const site = await createSite()
    expect(site).toMatchObject({ name: 'demo', seed: 1, customers: 50, notPlayed: [] })
    expect(site.application).toMatchObject({ uid: 'demo-client', secret: 'demo-secret' })
    expect(site.application.scopes).toHaveLength(8)
  })

  test('makes credentials for a site of another name', async () => {
    const site = await createSite({ site: 'acme' })
    expect(site.application.uid).toMatch(/^[A-Za-z0-9_-]{43}$/)
    expect(site.application.secret).toMatch(/^[A-Za-z0-9_-]{43}$/)
  })

  test.each(['', 'Acme', 'a.b', '-a', 'a-', 'a b', 'ação', 'a'.repeat(64), '../x'])(
    'refuses the name %j',
    async (site) => {
      await expect(createSite({ site })).rejects.toThrow(`Cannot make the site "${site}"`)
    },
  )

  test.each(['a', '7', 'a-b', 'a'.repeat(63)])('takes the name %s', async (name) => {
    const site = await createSite({ site: name, customers: 0 })
    expect(site.name).toBe(name)
  })

  test.each([1.5, NaN, Infinity, 2 ** 53])('refuses the seed %p', async (seed) => {
    await expect(createSite({ seed })).rejects.toThrow(`seed ${seed} isn't an integer`)
  })

  test.each([-1, 1.5, NaN, 1_000_001])('refuses %p customers', async (customers) => {
    await expect(createSite({ customers })).rejects.toThrow(
      `Cannot make the site demo: customers is ${customers}; give 0 to 1000000`,
    )
  })

  test('refuses a moment that is none', async () => {
    await expect(createSite({ now: 'soon' })).rejects.toThrow('"soon" isn\'t a moment')
  })

  test.each([
    [{ G999: 'x' }, 'gap G999 does not exist'],
    [{ G10: 'second' }, 'did you mean seconds?'],
    [{ constructor: 'x' }, 'gap constructor does not exist'],
  ])('refuses the profile %j', async (profile, message) => {
    await expect(createSite({ profile })).rejects.toThrow(message)
  })

  test('names the choices that it cannot play', async () => {
    const site = await createSite({ profile: { G04: 'joined-list', G36: 200 }, customers: 0 })
    expect(site.notPlayed).toEqual(['G04 "joined-list" cannot be played; "code-first" stays'])
  })
})

describe('a site that was made where timers are forbidden, as in a Worker’s module', () => {
  /** Makes a site whose clock may be moved; what Cloudflare Workers forbid outside a request throws. */
  async function createInModule() {
    const forbid = () => {
      throw new Error('Disallowed operation called within global scope')
    }
    const time = { now: Date.parse(NOW) }
    const spies = [
      jest.spyOn(globalThis, 'setTimeout').mockImplementation(forbid),
      jest.spyOn(globalThis, 'setInterval').mockImplementation(forbid),
      jest.spyOn(globalThis, 'setImmediate').mockImplementation(forbid),
      jest.spyOn(globalThis, 'fetch').mockImplementation(forbid),
      jest.spyOn(globalThis.crypto, 'getRandomValues').mockImplementation(forbid),
      jest.spyOn(globalThis.crypto, 'randomUUID').mockImplementation(forbid),
    ]
    try {
      const site = await createSite({ scenario: 'profile-pending', now: () => time.now })
      return { site, time }
    } finally {
      for (const spy of spies) spy.mockRestore()
    }
  }

  test.each<[string, (site: Site) => unknown]>([
    ['a request', (site) => site.fetch('https://demo.example.com/api/customers')],
    ['a control call', (site) => site.fetch('https://demo.example.com/__sabia/health')],
    ['clock.now', (site) => site.clock.now()],
    ['clock.state', (site) => site.clock.state()],
    ['clock.advance', (site) => site.clock.advance('1s')],
    ['webhooks.onChange', (site) => site.webhooks.onChange(() => {})],
    ['webhooks.wait', (site) => site.webhooks.wait()],
    ['payer.onDecision', (site) => site.payer.onDecision(() => {})],
    ['events.subscribe', (site) => site.events.subscribe(() => {})],
    ['onAnswer', (site) => site.onAnswer(() => {})],
    ['reset', (site) => site.reset()],
    ['scenario', (site) => site.scenario('profile-pending')],
    ['snapshot', (site) => site.snapshot()],
  ])('sets its first timer at %s', async (_, act) => {
    const { site } = await createInModule()
    const timers = jest.spyOn(globalThis, 'setTimeout')
    await act(site)
    const { length } = timers.mock.calls
    timers.mockRestore()
    site.close()
    expect(length).toBeGreaterThan(0)
  })

  test('dates its records by the first request where there was no time yet', async () => {
    // Date.now() is 0 in the module of a Worker.
    const noTime = jest.spyOn(Date, 'now').mockReturnValue(0)
    const site = await createSite({ scenario: 'profile-pending' })
    noTime.mockRestore()
    const before = Date.now()
    await site.fetch('https://demo.example.com/api/customers')
    const { due } = site.clock.state()
    expect(due).toMatchObject([{ kind: 'qr_code_expiry' }])
    expect(Date.parse(due[0]!.at)).toBeGreaterThan(before)
    site.close()
  })

  test('has what falls due done from then on', async () => {
    const { site, time } = await createInModule()
    const decided = new Promise((resolve) => site.payer.onDecision(resolve))
    time.now += 25 * 60 * 60 * 1000
    expect(await decided).toMatchObject({ status: 'expired' })
    site.close()
  })
})

describe('a site that nobody refers to', () => {
  /** Makes a site where something falls due within a second; returns whether it is still in memory. */
  async function abandon(use: (site: Site) => void) {
    const time = { now: Date.parse(NOW) }
    const site = await createSite({ scenario: 'profile-pending', now: () => time.now })
    site.clock.now()
    use(site)
    time.now += 25 * 60 * 60 * 1000
    const held = new WeakRef(site.clock)
    return () => held.deref() !== undefined
  }

  function collectGarbage(): void {
    setFlagsFromString('--expose-gc')
    runInNewContext('gc')()
  }

  test('is gone, whatever would fall due', async () => {
    const isThere = await abandon(() => {})
    await until(() => {
      collectGarbage()
      return !isThere()
    })
  })

  test.each<[string, (site: Site, resolve: () => void) => void]>([
    ['a decision', (site, resolve) => site.payer.onDecision(resolve)],
    ['an event', (site, resolve) => site.events.subscribe(resolve)],
  ])('is there as long as somebody waits for %s', async (_, wait) => {
    const heard = new Promise<void>((resolve) => {
      void abandon((site) => wait(site, resolve))
    })
    const state = { isHeard: false }
    void heard.then(() => (state.isHeard = true))
    await until(() => {
      collectGarbage()
      return state.isHeard
    })
  })
})

describe('site.fetch', () => {
  test('takes a text, a URL and a Request', async () => {
    const site = await createSite({ customers: 0 })
    const address = 'http://demo.example.com/api/customers'
    const answers = await Promise.all([
      site.fetch(address),
      site.fetch(new URL(address)),
      site.fetch(new Request(address)),
      site.fetch(address, { method: 'DELETE' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 405])
  })
})

describe('onAnswer', () => {
  test('tells of each answer until it is called off', async () => {
    const site = await createSite({ customers: 0 })
    const told: string[] = []
    const stop = site.onAnswer(({ method, path, status, operationId }) =>
      told.push(`${method} ${path} ${status} ${operationId}`),
    )
    await send(site, 'GET', '/api/customers?page=1')
    await send(site, 'GET', '/nothing')
    stop()
    await send(site, 'GET', '/api/customers')
    expect(told).toEqual(['GET /api/customers 401 listCustomers', 'GET /nothing 404 undefined'])
  })
})
