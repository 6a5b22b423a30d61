import { describe, expect, test } from '@jest/globals'
import { OptionsError } from '../engine/options/resolve-options.ts'
import { planContract } from './plan.ts'
import { createWatched, madeOf, writesOf } from '../testing/watched-site.ts'
import { runContract } from '../run-contract.ts'

const credentials = { clientId: 'my-client', clientSecret: 'my-canary-secret', site: 'acme' }
const LIVE = 'https://acme.example.com'
const products = [
  { id: 901, handle: 'nine-one' },
  { id: 902, handle: 'nine-two' },
  { id: 903, handle: 'nine-three' },
]

describe('a plan', () => {
  test('sends nothing to the target', async () => {
    let sent = 0
    const fetch = async () => {
      sent += 1
      return new Response('{}')
    }
    for (const options of [{ allowWrites: true }, {}, { readOnly: true }]) {
      await planContract({ baseUrl: LIVE, credentials, products, fetch, ...options })
    }
    expect(sent).toBe(0)
  })

  test('shows a token call as it is sent: its method, and its fields in the address', async () => {
    const { requests } = await planContract({
      baseUrl: LIVE,
      credentials,
      tokenMethod: 'GET',
      tokenClient: 'basic',
    })
    const [first] = requests.filter(({ effect }) => effect === 'asks for a token')
    expect(first).toEqual({
      method: 'GET',
      address: `${LIVE}/oauth/token?grant_type=client_credentials&site=acme&scope=customers_read subscriptions_read`,
      body: undefined,
      token: 'none',
      effect: 'asks for a token',
    })
  })

  test('is what a run then sends', async () => {
    const { target, seen } = await createWatched()
    const plan = await planContract({ ...target, seed: 4 })
    await runContract({ ...target, seed: 4 })
    expect(plan.requests.map(({ method }) => method)).toEqual(seen.map(({ method }) => method))
    expect(plan.creates).toBe(madeOf(seen).length)
    const planned = plan.requests.filter(({ address }) => address.endsWith('/api/customers'))
    const sent = seen.filter(({ path }) => path === '/api/customers')
    expect(planned.map(({ body }) => body ?? '')).toEqual(sent.map(({ body }) => body))
  })

  test('of a live site that may only be read makes nothing', async () => {
    const plan = await planContract({ baseUrl: LIVE, credentials })
    expect(plan.creates).toBe(0)
    const effects = new Set(plan.requests.map(({ effect }) => effect))
    expect(effects).toEqual(new Set(['reads', 'asks for a token']))
  })

  test('names the target, its products and its site, and nothing of the stage', async () => {
    const plan = await planContract({ baseUrl: LIVE, credentials, products, allowWrites: true })
    for (const { address } of plan.requests) expect(address.startsWith(LIVE)).toBe(true)
    const text = JSON.stringify(plan)
    expect(text).toContain('nine-one')
    expect(text).toContain('my-client')
    expect(text).not.toMatch(/basic-plan|pro-plan|add-on|demo\.localhost/)
  })

  test('names ids that only the site can give', async () => {
    const plan = await planContract({ baseUrl: LIVE, credentials, products, allowWrites: true })
    const paths = plan.requests.map(({ address }) => address.slice(LIVE.length))
    expect(paths).toContain('/api/customers/{customer 1}')
    expect(paths).toContain('/api/subscriptions/{subscription 1}')
  })

  test.each(['form', 'json', 'auto'] as const)('as %s has no secret in it', async (tokenFormat) => {
    const options = { baseUrl: LIVE, credentials, products, allowWrites: true, tokenFormat }
    const tokenFields = { client_secret: 'geheim', client_id: 'uid' }
    const plan = await planContract({ ...options, tokenFields, accessToken: 'canary-token-1' })
    const other = await planContract({ ...options, tokenFields })
    for (const text of [JSON.stringify(plan), JSON.stringify(other)]) {
      expect(text).not.toMatch(/canary/i)
      expect(text).toContain('$SABIA_CLIENT_SECRET')
      expect(text).toContain('geheim')
    }
  })

  test('tells a wrong token from the right one and from none', async () => {
    const { requests } = await planContract({ baseUrl: LIVE, credentials, products })
    expect(new Set(requests.map(({ token }) => token))).toEqual(new Set(['none', 'right', 'wrong']))
  })

  test('is refused as the run would be', async () => {
    const options = { baseUrl: 'https://other.example.com', credentials, allowWrites: true }
    await expect(planContract(options)).rejects.toThrow(OptionsError)
  })
})

test('a run sends no more than a few requests beyond its plan', async () => {
  const { target, seen } = await createWatched({ customers: 200 })
  const { requests } = await planContract(target)
  // The plan itself asks nobody.
  expect(seen).toEqual([])
  await runContract(target)
  expect(seen.length).toBeLessThan(requests.length * 1.5)
  expect(writesOf(seen).length).toBe(
    requests.filter(({ effect }) => effect === 'creates' || effect === 'must be refused').length,
  )
})
