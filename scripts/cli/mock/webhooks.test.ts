import { afterEach, describe, expect, test } from '@jest/globals'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createSite } from '../../../mocks/index.ts'
import { connect, enrol } from '../../../mocks/laws/support/client.ts'
import { isSigned, until } from '../../../mocks/laws/support/receiver.ts'
import { runLine } from '../testing/fake-shell.ts'
import { createTemporaryFolder } from '../testing/temporary-folder.ts'
import { start } from './mock.fixture.ts'

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

describe('sabia mock --webhook-url', () => {
  test('sends signed webhooks there, and tells of each', async () => {
    const { url: target, received } = await listen()
    const line = `mock --port 0 --payer accept --payer-delay 10ms --webhook-url ${target}`
    const { output, url } = await start(line, { environment: { SABIA_WEBHOOK_SECRET: SECRET } })
    expect(output()).toContain(`Webhooks are sent to\n  ${target}\n    secret  ${SECRET}\n`)
    expect(output()).toContain('The payer accepts 0.01 s after an enrolment')
    const { id } = await enrol(await connectTo(url))
    await until(() => /webhook payment_profile\.activated /.test(output()))
    const [{ headers, body } = never()] = received
    expect(JSON.parse(body)).toMatchObject({ type: 'payment_profile.activated', data: { id } })
    const signed = {
      id: String(headers['webhook-id']),
      timestamp: Number(headers['webhook-timestamp']),
      signature: String(headers['webhook-signature']),
      body,
    }
    expect(await isSigned(SECRET, signed)).toBe(true)
    expect(output()).toMatch(
      / webhook payment_profile\.activated http:\S+\/hooks 204 \d+\.\d ms delivered\n/,
    )
  })

  test('tells of each failed attempt, and when the next one is', async () => {
    let answers = 0
    const { url: target } = await listen(() => (answers++ === 0 ? 503 : 204))
    const line = `mock --port 0 --log json --payer accept --payer-delay 1ms --webhook-url ${target}`
    const { output, url } = await start(line)
    await enrol(await connectTo(url))
    await until(() => /"event":"webhook","time"/.test(output()))
    const advance = { method: 'PUT', body: '{"advance":"5s"}' }
    const headers = { 'content-type': 'application/json' }
    await fetch(`${url}/__sabia/clock`, { ...advance, headers })
    await until(() => /"state":"delivered"/.test(output()))
    const lines = output()
      .split('\n')
      .filter((one) => one.includes('"event":"webhook"'))
    expect(lines.map((one) => JSON.parse(one) as object)).toEqual([
      expect.objectContaining({
        state: 'pending',
        attempt: 1,
        status: 503,
        next_attempt_at: expect.stringMatching(/^2\d{3}-/),
      }),
      expect.objectContaining({ state: 'delivered', attempt: 2, status: 204 }),
    ])
  })

  test('makes a secret where none is given, and prints both as JSON', async () => {
    const { output } = await start('mock --port 0 --log json --webhook-url http://127.0.0.1:9/a')
    const lines = output().trim().split('\n')
    expect(JSON.parse(lines[1] ?? '')).toMatchObject({ payer: 'manual', payer_delay_ms: 1000 })
    expect(JSON.parse(lines[2] ?? '')).toEqual({
      event: 'webhook_endpoint',
      site: 'demo',
      id: 1,
      url: 'http://127.0.0.1:9/a',
      secret: expect.stringMatching(/^whsec_.{44}$/),
    })
  })

  test.each([
    [
      '--webhook-url ftp://a',
      /^Cannot send webhooks to "ftp:\/\/a": it isn't an http\(s\) address; /,
    ],
    [
      '--webhook-url http://a/ --webhook-secret whsec_x',
      /^Cannot use the webhook secret: it has /m,
    ],
    ['--webhook-secret whsec_x', /^Cannot use the webhook secret: there is no webhook endpoint; /m],
    ['--scenario emty', /^Cannot play: .*did you mean empty\?/],
    ['--payer acept', /^Cannot use --payer: "acept" isn't valid; did you mean accept\? /],
    ['--payer-delay soon', /^Cannot use --payer-delay: "soon" isn't a time; write it like 500ms/],
  ])('refuses %s', async (options, message) => {
    const { exitCode, errors } = await runLine(`mock --port 0 ${options}`)
    expect([exitCode, errors]).toEqual([2, expect.stringMatching(message)])
  })
})

describe('faults of the configuration file', () => {
  test('apply from the start, and are listed', async () => {
    const text = 'port: 0\nfaults:\n  - operation: listCustomers\n    then: { status: 503 }\n'
    const directory = createTemporaryFolder({ 'sabia.config.yaml': text })
    const { output, url } = await start('mock', { directory })
    const { status } = await (await connectTo(url)).call('GET', '/api/customers')
    expect(status).toBe(503)
    await until(() => / 503 \d+\.\d ms listCustomers fault \S+\n/.test(output()))
  })

  test.each([
    ['faults: 3', '"faults" in sabia.config.yaml: it isn\'t a list; write'],
    [
      'faults: [{ then: { statis: 503 } }]',
      'rule 1: there is no field then.statis; did you mean status?',
    ],
    [
      'faults: [{ then: { drop: true } }, { then: {} }]',
      'rule 2: then is empty; name status, example, delay, ',
    ],
    ['faults: [{ operation: listCustomer, then: { drop: true } }]', 'did you mean listCustomers?'],
  ])('are refused as %s', async (text, message) => {
    const directory = createTemporaryFolder({ 'sabia.config.yaml': text })
    const { exitCode, errors } = await runLine('mock --port 0', { directory })
    expect([exitCode, errors]).toEqual([2, expect.stringContaining(message)])
  })
})

const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})

/** Receives webhooks on a free port. */
async function listen(statusOf = () => 204) {
  const received: { headers: IncomingHttpHeaders; body: string }[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += part))
    request.on('end', () => {
      received.push({ headers: request.headers, body })
      response.writeHead(statusOf()).end()
    })
  }).listen(0, '127.0.0.1')
  servers.push(server)
  await new Promise((resolve) => server.once('listening', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`, received }
}

/** A client of a mock that runs: its credentials are those of every site `demo`. */
async function connectTo(url: string) {
  const site = await createSite({ customers: 0 })
  const ask = (request: Request) => fetch(request.url.replace(/^https?:\/\/[^/]+/, url), request)
  return connect({ ...site, fetch: (request) => ask(new Request(request)) })
}

function never(): never {
  throw new Error('Nothing was received')
}
