import { hostname } from 'node:os'
import { expect } from '@jest/globals'
import { until } from '../../../mocks/laws/support/receiver.ts'
import { PERSON } from '../../../mocks/laws/support/client.ts'
import { testUnless } from '../../tools/test-unless.ts'
import {
  ask,
  createHttpReceiver,
  grant,
  holds,
  kill,
  lack,
  makeSite,
  OPERATOR,
  startSandbox,
  type Made,
  type Sandbox,
} from './sandbox.fixture.ts'

/** Enrols a new customer of a site whose payer decides by himself; returns the payment profile's id. */
async function enrol(sandbox: Sandbox, { name }: Made, token: string): Promise<number> {
  const post = async <Data>(path: string, body: unknown) => {
    const answer = await ask(sandbox, 'POST', `/sites/${name}${path}`, body, token)
    expect([path, answer.status]).toEqual([path, 201])
    return ((await answer.json()) as { data: Data }).data
  }
  const customer = await post<{ id: number }>('/api/customers', PERSON)
  const subscription = await post<{ id: string }>('/api/subscriptions', {
    subscription: { customer_id: customer.id },
  })
  const input = { payment_method_type: 'pix', subscription_id: subscription.id }
  const path = `/api/customers/${customer.id}/payment_profiles`
  return (await post<{ id: number }>(path, input)).id
}

testUnless(
  lack,
  'a site is made by the operator alone, and listed and removed by him',
  async () => {
    const sandbox = await startSandbox()
    const site = { name: 'acme', customers: 3 }
    for (const token of [undefined, 'another']) {
      expect((await ask(sandbox, 'POST', '/__sabia/sites', site, token)).status).toBe(401)
      expect((await ask(sandbox, 'GET', '/__sabia/sites', undefined, token)).status).toBe(401)
    }
    const made = await makeSite(sandbox, site)
    expect(made).toMatchObject({
      name: 'acme',
      base_url: `${sandbox.url}/sites/acme`,
      customers: 3,
    })
    expect((await ask(sandbox, 'POST', '/__sabia/sites', site, OPERATOR)).status).toBe(409)
    const listed = await ask(sandbox, 'GET', '/__sabia/sites', undefined, OPERATOR)
    expect(await listed.json()).toMatchObject({ data: [{ name: 'acme', base_url: made.base_url }] })
    const token = await grant(sandbox, made)
    const byName = await ask(sandbox, 'GET', '/sites/acme/api/customers', undefined, token)
    expect(await byName.json()).toMatchObject({ data: { length: 3 } })
    expect((await ask(sandbox, 'GET', '/sites/nobody/api/customers')).status).toBe(404)
    expect((await ask(sandbox, 'DELETE', '/__sabia/sites/acme', undefined, OPERATOR)).status).toBe(
      204,
    )
    expect((await ask(sandbox, 'DELETE', '/__sabia/sites/acme', undefined, OPERATOR)).status).toBe(
      404,
    )
    expect((await ask(sandbox, 'GET', '/sites/acme/api/customers', undefined, token)).status).toBe(
      404,
    )
    const again = await makeSite(sandbox, site)
    expect(again.control_token).not.toBe(made.control_token)
    expect(again.application.secret).not.toBe(made.application.secret)
  },
)

testUnless(lack, "a site's tokens open no other site, and no call of the operator", async () => {
  const sandbox = await startSandbox()
  const [one, other] = [
    await makeSite(sandbox, { name: 'one' }),
    await makeSite(sandbox, { name: 'other' }),
  ]
  const token = await grant(sandbox, one)
  expect((await ask(sandbox, 'GET', '/sites/one/api/customers', undefined, token)).status).toBe(200)
  expect((await ask(sandbox, 'GET', '/sites/other/api/customers', undefined, token)).status).toBe(
    401,
  )
  const clock = (name: string, control: string) =>
    ask(sandbox, 'GET', `/sites/${name}/__sabia/clock`, undefined, control)
  expect((await clock('one', one.control_token)).status).toBe(200)
  expect((await clock('other', one.control_token)).status).toBe(401)
  expect((await clock('one', OPERATOR)).status).toBe(401)
  const sites = (method: string, path: string, body?: unknown) =>
    ask(sandbox, method, path, body, one.control_token)
  expect((await sites('GET', '/__sabia/sites')).status).toBe(401)
  expect((await sites('DELETE', '/__sabia/sites/other')).status).toBe(401)
  expect((await sites('DELETE', '/sites/one/__sabia/sites/other')).status).toBe(404)
  expect((await sites('POST', '/sites/one/__sabia/sites', { name: 'third' })).status).toBe(409)
  const own = await (await sites('GET', '/sites/one/__sabia/sites')).json()
  expect(own).toMatchObject({ data: [{ name: 'one', base_url: one.base_url }] })
  expect((await clock('other', other.control_token)).status).toBe(200)
})

testUnless(lack, 'a site keeps to the specification', async () => {
  const sandbox = await startSandbox()
  const made = await makeSite(sandbox, { name: 'acme' })
  expect(await holds(made.base_url, made)).toBe('held')
})

testUnless(lack, 'a site is reached by its host too', async () => {
  const sandbox = await startSandbox({ domain: 'sandbox.example' })
  const made = await makeSite(sandbox, { name: 'acme' })
  expect(made.base_url).toBe(`http://acme.sandbox.example:${sandbox.port}`)
  const answer = await ask(sandbox, 'GET', '/sites/acme/__sabia/health')
  expect(await answer.json()).toEqual({ status: 'ok', site: 'acme' })
})

testUnless(lack, 'nothing acknowledged is lost by a kill, and ids and tokens go on', async () => {
  const first = await startSandbox()
  const made = await makeSite(first, { name: 'acme', customers: 2 })
  const token = await grant(first, made)
  const create = async (sandbox: Sandbox) => {
    const answer = await ask(sandbox, 'POST', '/sites/acme/api/customers', PERSON, token)
    return ((await answer.json()) as { data: { id: number } }).data.id
  }
  expect(await create(first)).toBe(3)
  await kill(first)
  const second = await startSandbox({}, { data: first.data })
  const read = await ask(second, 'GET', '/sites/acme/api/customers/3', undefined, token)
  expect(await read.json()).toMatchObject({ data: { id: 3, email: PERSON.email } })
  expect(await create(second)).toBe(4)
  expect(await grant(second, made)).not.toBe(token)
})

testUnless(lack, 'what is due comes after a kill, with nobody calling', async () => {
  const { url, received } = await createHttpReceiver()
  const settings = { allow_private_webhooks: true }
  const first = await startSandbox(settings)
  const made = await makeSite(first, { name: 'acme', customers: 0 })
  const control = (method: string, path: string, body: unknown) =>
    ask(first, method, `/sites/acme/__sabia/${path}`, body, made.control_token)
  expect((await control('POST', 'webhook_endpoints', { url })).status).toBe(201)
  expect((await control('PUT', 'payer', { policy: 'accept', delay: '2s' })).status).toBe(200)
  const token = await grant(first, made)
  const id = await enrol(first, made, token)
  await kill(first)
  expect(received.size).toBe(0)
  const second = await startSandbox(settings, { data: first.data })
  // Who only reads must not put it off.
  const path = `/sites/acme/api/customers`
  expect((await ask(second, 'GET', path, undefined, token)).status).toBe(200)
  expect(received.size).toBe(0)
  await until(() => received.has(`/${id}`))
})

testUnless(lack, 'webhooks leave for public addresses alone', async () => {
  const { url, received } = await createHttpReceiver()
  const sandbox = await startSandbox()
  const made = await makeSite(sandbox, { name: 'acme', customers: 0 })
  const control = (method: string, path: string, body?: unknown) =>
    ask(sandbox, method, `/sites/acme/__sabia/${path}`, body, made.control_token)
  const refused = await control('POST', 'webhook_endpoints', { url })
  expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('private')])
  // A name tells nothing of its address: the network refuses this one.
  const named = { url: url.replace('127.0.0.1', hostname()) }
  expect((await control('POST', 'webhook_endpoints', named)).status).toBe(201)
  await control('PUT', 'payer', { policy: 'accept', delay: '1ms' })
  await enrol(sandbox, made, await grant(sandbox, made))
  await control('POST', 'webhook_deliveries/wait', { timeout_ms: 5000, quiet: true })
  const { data } = (await (await control('GET', 'webhook_deliveries')).json()) as {
    data: { attempts: { status: number | null }[] }[]
  }
  expect(data[0]?.attempts[0]).toMatchObject({ status: null })
  expect(received.size).toBe(0)
})

testUnless(
  lack,
  'a site receives its own webhooks, and shows strangers no enrolments',
  async () => {
    const sandbox = await startSandbox()
    const made = await makeSite(sandbox, { name: 'acme', customers: 0 })
    const control = (method: string, path: string, body?: unknown) =>
      ask(sandbox, method, `/sites/acme/__sabia/${path}`, body, made.control_token)
    const inbox = { url: `${made.base_url}/__sabia/inbox` }
    expect((await control('POST', 'webhook_endpoints', inbox)).status).toBe(201)
    const id = await enrol(sandbox, made, await grant(sandbox, made))
    const page = async (token?: string) =>
      (await ask(sandbox, 'GET', '/sites/acme/', undefined, token)).text()
    expect(await page()).not.toContain('/pay/')
    expect(await page(made.control_token)).toContain('/sites/acme/pay/')
    await control('POST', `payment_profiles/${id}/decision`, { decision: 'accept' })
    await control('POST', 'webhook_deliveries/wait', { timeout_ms: 5000, quiet: true })
    expect(await (await control('GET', 'webhook_deliveries')).json()).toMatchObject({
      data: [{ state: 'delivered', attempts: [{ status: 204 }] }],
    })
  },
)

testUnless(lack, 'a site holds and answers no more than the operator allows', async () => {
  const limits = { sites: 2, records: 8, endpoints: 1, requests: 3 }
  const sandbox = await startSandbox({ limits })
  const add = (name: string, customers: number) =>
    ask(sandbox, 'POST', '/__sabia/sites', { name, customers }, OPERATOR)
  expect((await add('large', 3)).status).toBe(422)
  const made = await makeSite(sandbox, { name: 'one', customers: 0 })
  expect((await add('two', 2)).status).toBe(201)
  expect((await add('three', 1)).status).toBe(429)
  const control = (body: unknown) =>
    ask(sandbox, 'POST', '/sites/one/__sabia/webhook_endpoints', body, made.control_token)
  expect((await control({ url: 'https://example.com/1' })).status).toBe(201)
  expect((await control({ url: 'https://example.com/2' })).status).toBe(422)
  const calls = await Promise.all(
    Array.from({ length: 40 }, () => ask(sandbox, 'GET', '/sites/one/api/customers')),
  )
  const refused = calls.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused[0]?.headers.get('retry-after')).toBe('1')
  // The other site knows nothing of it.
  expect((await ask(sandbox, 'GET', '/sites/two/api/customers')).status).toBe(401)
})

testUnless(lack, 'a site that nobody uses is removed', async () => {
  const sandbox = await startSandbox({ limits: { idle_days: 1 / 86_400 } })
  await makeSite(sandbox, { name: 'acme' })
  const list = async () => {
    const answer = await ask(sandbox, 'GET', '/__sabia/sites', undefined, OPERATOR)
    return ((await answer.json()) as { data: unknown[] }).data.length
  }
  for (let count = await list(); count > 0; count = await list());
  expect((await ask(sandbox, 'GET', '/sites/acme/api/customers')).status).toBe(404)
})

testUnless(lack, 'anybody makes a site for himself where the operator allows it', async () => {
  const closed = await startSandbox()
  const form = (sandbox: Sandbox, name: string) =>
    fetch(`${sandbox.url}/sign-up`, { method: 'POST', body: new URLSearchParams({ name }) })
  expect((await form(closed, 'acme')).status).toBe(403)
  expect(await (await fetch(closed.url)).text()).not.toContain('<form')
  const open = await startSandbox({ open_signup: true })
  const page = await fetch(open.url, { headers: { 'accept-language': 'pt-BR' } })
  expect(await page.text()).toContain('Criar um site')
  const made = await form(open, 'acme')
  expect(made.status).toBe(201)
  const [, control = ''] = /Control token<\/dt><dd><code>([^<]+)/.exec(await made.text()) ?? []
  const clock = await ask(open, 'GET', '/sites/acme/__sabia/clock', undefined, control)
  expect(clock.status).toBe(200)
  expect((await form(open, 'acme')).status).toBe(409)
  for (const name of ['', 'a b', 'demo', '-', '"><script>']) {
    const refused = await form(open, name)
    expect([name, refused.status]).toEqual([name, 422])
    expect(await refused.text()).not.toContain('<script>')
  }
})

testUnless(lack, 'an answer that is to break off does', async () => {
  const sandbox = await startSandbox()
  const made = await makeSite(sandbox, { name: 'acme' })
  const token = await grant(sandbox, made)
  for (const then of [{ drop: true }, { truncate: 10 }]) {
    await ask(sandbox, 'POST', '/sites/acme/__sabia/faults', { then }, made.control_token)
    const answered = ask(sandbox, 'GET', '/sites/acme/api/customers', undefined, token)
    await expect(answered.then((response) => response.text())).rejects.toThrow(
      /^(fetch failed|terminated)$/,
    )
    await ask(sandbox, 'DELETE', '/sites/acme/__sabia/faults', undefined, made.control_token)
  }
})
