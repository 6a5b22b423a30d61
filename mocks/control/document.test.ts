import { describe, expect, test } from '@jest/globals'
import { controlDocument } from '../../openapi/generated/control.ts'
import { connect, createClient, enrol, NOW, toRequest } from '../laws/support/client.ts'
import { createSite } from '../site.ts'
import { Sites } from '../sites.ts'
import { BODIES } from './bodies.fixture.ts'
import { controlOperations, faultsOf, findOperation } from './described.fixture.ts'
import { createGuard } from './guard.ts'

const TOKEN = 'control-token'
const guard = createGuard({ token: TOKEN, isOwnHost: (name) => name === 'demo.example.com' })

/** Sends control calls as over the network, and holds every answer against the document. */
async function createCaller() {
  const client = await createClient({ now: NOW, send: async () => new Response(null) })
  const { site } = client
  const sites = new Sites(site)
  const seen = new Set<string>()
  async function call(method: string, path: string, body?: unknown, headers = {}) {
    const sent = { 'x-sabia-control-token': TOKEN, ...headers }
    const request = toRequest(method, `/__sabia/${path}`, body, sent)
    const [name = ''] = `/__sabia/${path}`.split('?', 1)
    const response = guard(request, name) ?? (await site.fetch(request))
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true
    const text = isStream ? '' : await response.text()
    if (isStream) await response.body?.cancel()
    const operation = findOperation(method, name)
    if (operation === undefined) throw new Error(`The document has no ${method} ${name}`)
    seen.add(`${operation.operationId} ${response.status}`)
    expect([method, path, response.status, faultsOf(operation, response, text)]).toEqual([
      method,
      path,
      response.status,
      [],
    ])
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true
    return { status: response.status, text, body: isJson ? (JSON.parse(text) as never) : undefined }
  }
  return { ...client, call, seen, sites, api: client.call }
}

type Caller = Awaited<ReturnType<typeof createCaller>>

test('the document is to be had from the site itself', async () => {
  const { call } = await createCaller()
  const { body } = await call('GET', 'openapi.json')
  expect(body).toEqual(JSON.parse(JSON.stringify(controlDocument)))
})

async function fill({ site }: Caller, path: string, body: unknown) {
  const profile = await enrol(await connect(site))
  const snapshot = body === '$snapshot' ? await site.snapshot() : body
  const [endpoint] = site.webhooks.endpoints()
  const { id } = endpoint ?? site.webhooks.addEndpoint({ url: 'http://shop.example.com' })
  const filled = path.replace('$id', String(profile.id)).replace('$endpoint', String(id))
  return { path: filled, body: snapshot }
}

describe.each(BODIES)('%s %s', (method, template, good, wrong) => {
  test('does what a good body says', async () => {
    const caller = await createCaller()
    const { path, body } = await fill(caller, template, good)
    expect((await caller.call(method, path, body)).status).toBeLessThan(300)
  })

  test.each(wrong)('names the field %s when it is wrong: %j', async (field, body) => {
    const caller = await createCaller()
    const { path } = await fill(caller, template, good)
    const before = await caller.site.snapshot()
    const reply = await caller.call(method, path, body)
    expect([reply.status, reply.body]).toMatchObject([422, { error: { code: 'invalid', field } }])
    expect(await caller.site.snapshot()).toEqual(before)
  })

  test('refuses what is no JSON, too large, or of another type', async () => {
    const caller = await createCaller()
    const { path } = await fill(caller, template, good)
    expect((await caller.call(method, path, '{"')).status).toBe(400)
    expect((await caller.call(method, path, '')).status).toBe(400)
    const length = { 'content-length': String(2 ** 30) }
    expect((await caller.call(method, path, '{}', length)).status).toBe(413)
    expect((await caller.call(method, path, '{}', { 'content-type': 'text/plain' })).status).toBe(
      415,
    )
  })
})

/** Whether a path of the fixture is one of the document's. */
function isLike(template: string, name: string): boolean {
  return template.replace(/\$\w+/, '{id}') === name
}

test('every call gives the statuses that the document has, and only those', async () => {
  const caller = await createCaller()
  const { call, seen, site, api } = caller
  for (const [method, path, good] of BODIES) {
    const filled = await fill(caller, path, good)
    if (path !== 'snapshot') await call(method, filled.path, filled.body)
  }
  const { id, subscription_id: subscription } = await enrol(await connect(site))
  await call('GET', `payment_profiles/${id}`)
  for (const record of ['customers/1', `subscriptions/${subscription}`]) {
    await call('GET', record)
    await call('GET', `${record}/history`)
  }
  await call('GET', `payment_profiles/${id}/history`)
  await call('POST', `payment_profiles/${id}/decision`, { decision: 'refuse' })
  await call('POST', `payment_profiles/${id}/decision`, { decision: 'accept' })
  await site.webhooks.wait()
  const [delivery] = site.webhooks.deliveries()
  await call('GET', `webhook_deliveries/${delivery?.id}`)
  await call('POST', `webhook_deliveries/${delivery?.id}/redeliver`)
  await call('DELETE', 'webhook_endpoints/1')
  await call('POST', `webhook_deliveries/${delivery?.id}/redeliver`)
  await api('GET', '/api/customers/1')
  const [entry] = site.journal.list()
  await call('GET', `requests/${entry?.id}`)
  await call('GET', 'faults/fault-1')
  await call('DELETE', 'faults/fault-1')
  for (const { method, path, requestBody, parameters } of controlOperations) {
    const name = path.replace('/__sabia/', '')
    const unknown = name.replaceAll(/\{\w+\}/g, '999')
    const body = requestBody === undefined ? undefined : {}
    await call(method, unknown, body, { 'x-sabia-control-token': 'another' })
    await call(method, unknown, body, { origin: 'https://evil.example.com' })
    if (requestBody !== undefined) {
      await call(method, unknown, '{')
      const known = unknown.replace('999', String(id))
      await call(method, known, { nothing_known: 1 })
      await call(method, unknown, '{}', { 'content-type': 'text/plain' })
      await call(method, unknown, '{}', { 'content-length': String(2 ** 30) })
    }
    if (parameters.some((one) => one.name === 'limit')) await call(method, `${unknown}?limit=0`)
    const isAbout = path.includes('{')
    const good = BODIES.find(([of, template]) => isAbout && of === method && isLike(template, name))
    await call(method, unknown, good?.[2] ?? body)
    if (!isAbout && method === 'GET') await call(method, name)
  }
  const leave = Array.from({ length: 100 }, () => site.events.subscribe(() => {}))
  await call('GET', 'events')
  for (const one of leave) one()
  await call('POST', 'sites', { name: 'acme' })
  await call('DELETE', 'sites/demo')
  await call('DELETE', 'sites/acme')
  await call('PUT', 'snapshot', await site.snapshot())
  await call('POST', 'scenarios/empty')
  const declared = controlOperations.flatMap(({ operationId, responses }) =>
    Object.keys(responses).map((status) => `${operationId} ${status}`),
  )
  const unseen = declared.filter((one) => !seen.has(one))
  expect(unseen).toEqual([])
})

test('a site without a guard asks for no token: it is in the program itself', async () => {
  const site = await createSite({ customers: 1 })
  const response = await site.fetch('http://anything.example.com/__sabia/clock')
  expect(response.status).toBe(200)
})
