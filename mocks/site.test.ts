import { describe, expect, test } from '@jest/globals'
import { createSite } from './site.ts'
import { send } from './laws/support/client.ts'

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
    await expect(createSite({ seed })).rejects.toThrow(`seed ${seed} is no integer`)
  })

  test.each([-1, 1.5, NaN, 1_000_001])('refuses %p customers', async (customers) => {
    await expect(createSite({ customers })).rejects.toThrow(
      `Cannot make the site demo: customers is ${customers}; give 0 to 1000000`,
    )
  })

  test('refuses a moment that is none', async () => {
    await expect(createSite({ now: 'soon' })).rejects.toThrow('"soon" is no moment')
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
