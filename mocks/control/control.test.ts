import { describe, expect, test } from '@jest/globals'
import { connect, createClient, PERSON, send } from '../laws/support/client.ts'
import { createSite } from '../site.ts'

describe('a control call', () => {
  test.each([
    ['GET', '/__sabia/nothing', 404, 'not_found'],
    ['GET', '/__sabia/', 404, 'not_found'],
    ['GET', '/__sabia/constructor', 404, 'not_found'],
    ['GET', '/__sabia/faults/fault-1', 404, 'not_found'],
    ['DELETE', '/__sabia/faults/fault-1', 404, 'not_found'],
    ['DELETE', '/__sabia/faults/%zz', 404, 'not_found'],
    ['GET', '/__sabia/faults/a/b', 404, 'not_found'],
    ['PUT', '/__sabia/faults', 405, 'method_not_allowed'],
    ['POST', '/__sabia/health', 405, 'method_not_allowed'],
  ])('%s %s is answered with %i', async (method, path, status, code) => {
    const site = await createSite()
    const reply = await send(site, method, path)
    const error = { code, message: expect.any(String) }
    expect([reply.status, reply.body]).toEqual([status, { error }])
    expect(reply.headers.has('allow')).toBe(status === 405)
  })

  test.each(['health', 'requests', 'faults', 'metrics', 'events'])(
    'HEAD of %s has no body',
    async (name) => {
      const site = await createSite()
      const reply = await send(site, 'HEAD', `/__sabia/${name}`)
      expect([reply.status, reply.text]).toEqual([200, ''])
      expect(site.events.size).toBe(0)
    },
  )

  test.each([
    ['no body', '', 400, 'no_json'],
    ['a broken one', '{"then":', 400, 'no_json'],
    ['a large one', JSON.stringify({ padding: 'x'.repeat(1024 * 1024) }), 413, 'too_large'],
    ['a list', '[]', 422, 'invalid'],
  ])('with %s is refused and changes nothing', async (_, body, status, code) => {
    const site = await createSite()
    const reply = await send(site, 'POST', '/__sabia/faults', body)
    expect([reply.status, reply.body]).toMatchObject([status, { error: { code } }])
    expect(site.faults.list()).toEqual([])
  })
})

describe('a wrong value is named, with what to write', () => {
  test.each([
    ['POST', 'payment_profiles/1/decision', { decision: 'acept' }, 'did you mean accept?'],
    ['POST', 'payment_profiles/1/decision', {}, 'write accept, refuse, expire or cancel'],
    ['PUT', 'payer', { polcy: 'accept' }, 'there is no field polcy; did you mean policy?'],
    ['PUT', 'payer', { delay: 'soon' }, 'write milliseconds, or a text such as 500ms'],
    ['PUT', 'clock', {}, 'body is empty; name advance, set or freeze'],
    ['PUT', 'clock', { advance: '1s', freeze: true }, 'freeze cannot be combined with advance'],
    ['PUT', 'clock', { advance: '1s', frezee: true }, 'no field frezee; did you mean freeze?'],
    ['PUT', 'clock', { freeze: 'yes' }, 'freeze is "yes"; write true or false'],
    ['PUT', 'clock', [], 'body is []; give an object'],
    ['POST', 'sites', { name: 'No' }, 'name is "No"; give lower-case letters, digits and dashes'],
    ['POST', 'sites', { name: 'a', customers: -1 }, 'give an integer from 0 to 100000'],
    ['POST', 'webhook_endpoints', {}, 'url is missing; give a text'],
    ['POST', 'webhook_deliveries/wait', { quiet: false }, 'quiet is false; write true'],
    ['POST', 'applications', { name: '', scopes: 'x' }, 'give a text that is not blank'],
    ['PUT', 'profile', { G29: true }, 'G29 is true; write one of its choices'],
  ])('%s %s %j', async (method, path, body, message) => {
    const site = await createSite()
    const reply = await send(site, method, `/__sabia/${path}`, JSON.stringify(body))
    const error = { code: 'invalid', message: expect.stringContaining(message) }
    expect([reply.status, reply.body]).toMatchObject([422, { error }])
  })
})

describe('faults', () => {
  test('are added, listed, read and taken away', async () => {
    const site = await createSite()
    const rule = { operation: 'createCustomer', when: { next: 2 }, then: { status: 503 } }
    const added = await send(site, 'POST', '/__sabia/faults', rule)
    const fault = { id: 'fault-1', ...rule, applied: 0, left: 2 }
    expect([added.status, added.body]).toEqual([201, fault])
    expect((await send(site, 'GET', '/__sabia/faults')).body).toEqual({ data: [fault] })
    expect((await send(site, 'GET', '/__sabia/faults/fault-1')).body).toEqual(fault)
    expect((await send(site, 'DELETE', '/__sabia/faults/fault-1')).status).toBe(204)
    await send(site, 'POST', '/__sabia/faults', rule)
    expect((await send(site, 'DELETE', '/__sabia/faults')).status).toBe(204)
    expect((await send(site, 'GET', '/__sabia/faults')).body).toEqual({ data: [] })
  })
})

describe('payment profiles', () => {
  test.each([
    ['active', {}, 200],
    ['pending', {}, 200],
    ['waiting', { G29: 'waiting' }, 200],
    ['zzz', {}, 422],
    ['other', { G29: 'waiting' }, 422],
  ])('of status %s, with the profile %j, are answered with %i', async (status, profile, code) => {
    const site = await createSite({ profile })
    const reply = await send(site, 'GET', `/__sabia/payment_profiles?status=${status}`)
    expect(reply.status).toBe(code)
    if (code === 200)
      expect(reply.body).toMatchObject({
        data: expect.arrayContaining([expect.objectContaining({ status })]),
      })
    else expect(reply.body).toMatchObject({ error: { code: 'invalid', field: 'status' } })
  })
})

describe('requests', () => {
  test.each([
    ['', 4],
    ['?operation=readCustomer', 2],
    ['?status=404', 1],
    ['?status=2XX', 3],
    ['?text=ANA.SOUZA', 1],
    ['?limit=1', 1],
    ['?operation=readCustomer&status=4xx', 1],
  ])('are listed by %j', async (query, count) => {
    const { site, call } = await createClient()
    await call('GET', '/api/customers/1')
    await call('GET', '/api/customers/99')
    await call('POST', '/api/customers', PERSON)
    const { body } = await send(site, 'GET', `/__sabia/requests${query}`)
    expect(body.data).toHaveLength(count)
  })

  test.each([
    ['limit', '?limit=0', 'limit is 0; give an integer from 1 to 1000'],
    ['limit', '?limit=x', 'limit is "x"; give an integer'],
    ['status', '?status=6xx', 'write 422 or 4xx'],
    ['operation', '?operation=readCustomers', 'did you mean readCustomer?'],
  ])('are not listed by a wrong %s: %s', async (field, query, message) => {
    const site = await createSite()
    const reply = await send(site, 'GET', `/__sabia/requests${query}`)
    const error = { code: 'invalid', field, message: expect.stringContaining(message) }
    expect([reply.status, reply.body]).toEqual([422, { error }])
  })

  test('are forgotten', async () => {
    const { site } = await createClient()
    await send(site, 'DELETE', '/__sabia/requests')
    expect((await send(site, 'GET', '/__sabia/requests')).body).toEqual({ data: [] })
  })
})

describe('metrics', () => {
  /** Reads Prometheus' text form: every line is a comment or a sample. */
  function parse(text: string): Map<string, number> {
    expect(text.endsWith('\n')).toBe(true)
    const samples = new Map<string, number>()
    for (const line of text.trimEnd().split('\n')) {
      if (/^# (HELP|TYPE) [a-z_]+ .+$/.test(line)) continue
      const [, name = '', value] =
        /^([a-z_]+\{(?:[a-z_]+="(?:[^"\\\n]|\\.)*",?)*\}) (\S+)$/.exec(line) ?? []
      expect([line, Number.isFinite(Number(value))]).toEqual([line, true])
      expect([line, samples.has(name)]).toEqual([line, false])
      samples.set(name, Number(value))
    }
    return samples
  }

  const metricsOf = async (site: Awaited<ReturnType<typeof createSite>>) => {
    const response = await site.fetch('http://x/__sabia/metrics')
    expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
    return parse(await response.text())
  }

  test('count requests, their time and faults', async () => {
    const { site, call } = await createClient()
    await call('GET', '/api/customers/1')
    await call('GET', '/api/customers/99')
    await call('GET', '/nowhere')
    site.faults.add({ operation: 'listCustomers', then: { drop: true } })
    await site.fetch('http://x/api/customers')
    const found = Object.fromEntries(await metricsOf(site))
    const count = 'sabia_request_duration_seconds_count{site="demo",operation="readCustomer"}'
    const last =
      'sabia_request_duration_seconds_bucket{site="demo",operation="readCustomer",le="+Inf"}'
    expect(found).toMatchObject({
      'sabia_requests_total{site="demo",operation="readCustomer",status="200"}': 1,
      'sabia_requests_total{site="demo",operation="readCustomer",status="404"}': 1,
      'sabia_requests_total{site="demo",operation="none",status="404"}': 1,
      'sabia_requests_total{site="demo",operation="listCustomers",status="0"}': 1,
      [count]: 2,
      [last]: 2,
      'sabia_faults_applied_total{site="demo"}': 1,
      'sabia_sites{site="demo"}': 1,
    })
  })

  test('have what other parts add, with labels of their own', async () => {
    const { site } = await createClient()
    const labels = { state: 'a "quoted" \\ and\nbroken' }
    site.metrics.add('sabia_deliveries', 'Deliveries.', () => [{ labels, value: 3 }])
    const name = String.raw`sabia_deliveries{site="demo",state="a \"quoted\" \\ and\nbroken"}`
    expect((await metricsOf(site)).get(name)).toBe(3)
  })

  test('take no name that Prometheus would not', async () => {
    const { site } = await createClient()
    expect(() => site.metrics.add('a-b', '', () => 1)).toThrow('Cannot add the metric "a-b"')
  })

  test('do not fall at a reset: counters only rise', async () => {
    const { site, call } = await createClient()
    await call('GET', '/api/customers/1')
    await site.reset()
    await (await connect(site)).call('GET', '/api/customers/1')
    const name = 'sabia_requests_total{site="demo",operation="readCustomer",status="200"}'
    expect((await metricsOf(site)).get(name)).toBe(2)
  })
})
