import { describe, expect, test } from '@jest/globals'
import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findLack } from '../../tools/find-program.ts'
import { testUnless } from '../../tools/test-unless.ts'
import { runLine } from '../testing/fake-shell.ts'
import { createTemporaryFolder } from '../testing/temporary-folder.ts'
import { start } from './mock.fixture.ts'

describe('sabia mock', () => {
  test('prints the ready line first, then credentials and what to do next', async () => {
    const { output, url } = await start('mock --port 0 --seed 7 --customers 1')
    const [first] = output().split('\n')
    expect(first).toBe(`Sabiá plays site demo on ${url} (seed 7, 1 customer)`)
    expect(output()).toMatch(/client id +demo-client\n +client secret +demo-secret/)
    expect(output()).toContain(`${url}/docs`)
  })

  const lack = findLack(['curl', 'sed'])
  testUnless(lack, 'prints calls that a plain shell with curl and sed can run', async () => {
    const { output } = await start('mock --port 0 --customers 2')
    const calls = /^SABIA_ACCESS_TOKEN=[^]*?^curl .*$/m.exec(output())?.[0] ?? ''
    const { stdout } = await promisify(execFile)('sh', ['-c', calls])
    expect(JSON.parse(stdout)).toMatchObject({ data: [{ id: 1 }, { id: 2 }] })
  })

  test('plays several sites, the first as the default', async () => {
    const { output, url } = await start('mock --port 0 --site acme --site globex')
    const { port } = new URL(url)
    expect(output()).toMatch(/^Sabiá plays site acme on /)
    expect(output()).toContain(
      `Site globex, at http://globex.localhost:${port} or http://localhost:${port}/sites/globex`,
    )
    for (const [site, base] of [
      ['acme', url],
      ['globex', `${url}/sites/globex`],
    ]) {
      expect(await (await fetch(`${base}/__sabia/health`)).json()).toMatchObject({ site })
    }
  })

  test('takes several sites from one environment variable', async () => {
    const { output } = await start('mock --port 0', { environment: { SABIA_SITE: 'acme, globex' } })
    expect(output()).toMatch(/^Sabiá plays site acme on /)
    expect(output()).toContain('Site globex, at ')
  })

  test('logs each request without its query', async () => {
    const { output, url, end } = await start('mock --port 0')
    await (await fetch(`${url}/api/customers?page=secret`)).text()
    await end()
    expect(output()).toMatch(
      /^\d\d:\d\d:\d\d GET {2}\/api\/customers 401 \d+\.\d ms listCustomers$/m,
    )
    expect(output()).not.toContain('page=')
  })

  test('tells why a token call was refused, and at the start that it will', async () => {
    const { output, url, end } = await start('mock --port 0')
    expect(output()).toContain(
      'If the token call responds with invalid_client, this log shows the reason',
    )
    await (
      await fetch(`${url}/oauth/token`, {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'client_credentials',
          client_id: 'demo-client',
          client_secret: 'not-this-one',
        }),
      })
    ).text()
    await end()
    expect(output()).toMatch(
      / 401 \d+\.\d ms createToken because client_secret is wrong; site is missing \(send site=demo\); scope is missing$/m,
    )
    expect(output()).not.toContain('not-this-one')
  })

  test('with --log json every line is one JSON object', async () => {
    const { output, url, end } = await start('mock --port 0 --log json')
    await (await fetch(`${url}/api/customers`)).text()
    await end()
    const lines = output()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object)
    expect(lines).toMatchObject([
      { event: 'ready', url, site: 'demo', seed: 1, customers: 50 },
      { event: 'site', site: 'demo', client_id: 'demo-client', client_secret: 'demo-secret' },
      { event: 'request', path: '/api/customers', status: 401, operationId: 'listCustomers' },
    ])
  })

  test('with --quiet prints the ready line only', async () => {
    const { output, url, end } = await start('mock --port 0 --quiet')
    await (await fetch(`${url}/api/customers`)).text()
    await end()
    expect(output()).toBe(`Sabiá plays site demo on ${url} (seed 1, 50 customers)\n`)
  })

  test('ends with 0 after the requests that run', async () => {
    const { end } = await start('mock --port 0 --quiet')
    expect(await end()).toBe(0)
  })

  test('warns when the mock is open to the network', async () => {
    const { errors, output } = await start('mock --port 0 --host 0.0.0.0', {
      environment: { SABIA_CONTROL_TOKEN: 'token' },
    })
    expect(errors()).toMatch(/^Warning: on 0\.0\.0\.0 other machines can reach the mock/)
    expect(output()).toMatch(/ on http:\/\/127\.0\.0\.1:\d+ /)
  })

  test('is not open to the network without a control token', async () => {
    const { exitCode, errors } = await runLine('mock --port 0 --host 0.0.0.0')
    expect(exitCode).toBe(2)
    expect(errors).toMatch(/^Cannot listen on 0\.0\.0\.0: other machines could use .*; set SABIA_/)
  })

  describe('on a name under localhost that leads to another address', () => {
    const resolveHost = async () => ['203.0.113.7']

    test('warns that the mock is open to the network', async () => {
      const environment = { SABIA_CONTROL_TOKEN: 'token' }
      const { errors } = await start('mock --port 0 --host localhost', { environment, resolveHost })
      expect(errors()).toMatch(/^Warning: on localhost other machines can reach the mock/)
    })

    test('needs a control token', async () => {
      const { exitCode, errors } = await runLine('mock --port 0 --host localhost', { resolveHost })
      expect(exitCode).toBe(2)
      expect(errors).toMatch(/^Cannot listen on localhost: other machines could use .*; set SABIA_/)
    })

    test('sends no webhooks to private addresses', async () => {
      const environment = { SABIA_CONTROL_TOKEN: 'token' }
      const line = 'mock --port 0 --host localhost --webhook-url http://127.0.0.1:9/'
      const { exitCode, errors } = await runLine(line, { environment, resolveHost })
      expect([exitCode, errors]).toEqual([2, expect.stringMatching(/^Cannot send webhooks to /)])
    })
  })

  test('lets control calls in with the token alone', async () => {
    const environment = { SABIA_CONTROL_TOKEN: 'token' }
    const { url } = await start('mock --port 0 --scenario empty', { environment })
    const address = `${url}/__sabia/payment_profiles`
    expect((await fetch(address)).status).toBe(401)
    const answer = await fetch(address, { headers: { authorization: 'Bearer token' } })
    expect(await answer.json()).toEqual({ data: [], total: 0 })
  })

  test.each([
    ['mock --port 0', {}, 405],
    ['mock --port 0 --cors', {}, 204],
    ['mock --port 0', { SABIA_CORS: 'true' }, 204],
  ])('%s with %j answers %i to a preflight', async (line, environment, status) => {
    const { url } = await start(line, { environment })
    const headers = { origin: 'https://a.example.com', 'access-control-request-method': 'GET' }
    const asked = { method: 'OPTIONS', headers }
    expect((await fetch(`${url}/api/customers`, asked)).status).toBe(status)
    expect((await fetch(`${url}/__sabia/faults`, asked)).status).toBe(403)
  })

  test('says in one line when the port is taken', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    const { port } = server.address() as AddressInfo
    const { exitCode, errors } = await runLine(`mock --port ${port}`)
    server.close()
    expect([exitCode, errors]).toEqual([
      1,
      `Cannot listen on port ${port}: another process uses it; stop that process, or use --port 0\n`,
    ])
  })

  test('says in one line when the address is none of this machine', async () => {
    const { exitCode, errors } = await runLine('mock --port 0 --host 203.0.113.7', {
      environment: { SABIA_CONTROL_TOKEN: 'token' },
    })
    expect([exitCode, errors]).toEqual([
      2,
      'Cannot listen on 203.0.113.7: this machine has no such address; use --host 127.0.0.1\n',
    ])
  })
})

describe('sabia mock --state', () => {
  test('goes on where the last one ended', async () => {
    const directory = createTemporaryFolder()
    const decide = { method: 'POST', body: '{"decision":"accept"}' }
    const headers = { 'content-type': 'application/json' }
    const line = 'mock --port 0 --state state.json'
    const first = await start(line, { directory })
    const path = '/__sabia/payment_profiles/44'
    await fetch(`${first.url}${path}/decision`, { ...decide, headers })
    await first.end()
    const second = await start(line, { directory })
    expect(await (await fetch(second.url + path)).json()).toMatchObject({ status: 'active' })
  })

  test('refuses a file that another mock keeps, and leaves it alone', async () => {
    const directory = createTemporaryFolder()
    const line = 'mock --port 0 --state state.json'
    const first = await start(line, { directory })
    const { exitCode, errors } = await runLine(line, { directory })
    expect(exitCode).toBe(2)
    expect(errors).toMatch(
      /^Cannot keep the state in \S+state\.json: process \d+ has held the lock since 2\S+; stop it, remove/,
    )
    await first.end()
    expect(readdirSync(directory)).toEqual(['state.json'])
  })

  test('says in one line that it cannot be written', async () => {
    const directory = createTemporaryFolder()
    // A folder stands where the temporary file is to be.
    mkdirSync(join(directory, `state.json.${process.pid}.tmp`))
    const { exitCode, errors } = await runLine('mock --port 0 --state state.json', { directory })
    expect(exitCode).toBe(2)
    expect(errors).toMatch(/^Cannot keep the state in \S+state\.json: EEXIST\b[^\n]*\n$/)
  })

  test('lets the file go where the port is taken', async () => {
    const directory = createTemporaryFolder()
    const { url } = await start('mock --port 0')
    const line = `mock --port ${new URL(url).port} --state state.json`
    expect((await runLine(line, { directory })).exitCode).toBe(1)
    expect(readdirSync(directory)).toEqual(['state.json'])
  })

  test('refuses a file that holds something else', async () => {
    const directory = createTemporaryFolder({ 'state.json': '{}' })
    const { exitCode, errors } = await runLine('mock --port 0 --state state.json', { directory })
    expect(exitCode).toBe(2)
    expect(errors).toMatch(
      /^Cannot load the state from \S+state\.json: it isn't a state file of Sabiá; /,
    )
  })
})

describe('sabia mock --profile', () => {
  test('fills gaps as the file says, and warns of what it cannot play', async () => {
    const directory = createTemporaryFolder({
      'profile.yaml': 'G36: 200\nG03: seconds-to-minutes\n',
    })
    const { errors } = await start('mock --port 0 --profile profile.yaml', { directory })
    expect(errors()).toBe('Warning: G03 "seconds-to-minutes" cannot be played; "a-second" stays\n')
  })

  test('is found beside the configuration file that names it', async () => {
    const directory = createTemporaryFolder({
      'sabia.config.yaml': 'profile: profile.yaml\nport: 0\n',
    })
    writeFileSync(join(directory, 'profile.yaml'), '{ "G03": "seconds-to-minutes" }')
    const environment = { SABIA_CONFIG: join(directory, 'sabia.config.yaml') }
    const { errors } = await start('mock', { environment })
    expect(errors()).toContain('G03 "seconds-to-minutes" cannot be played')
  })

  const wrong: Record<string, RegExp> = {
    'G999: yes': /^Cannot use the profile: gap G999 does not exist; did you mean G99\? \(\S+\)\n$/,
    'G17: abcent':
      /^Cannot use the profile: G17 has no choice "abcent"; did you mean absent\?.*\n$/,
    'G17: [absent]':
      /^Cannot use the profile: G17 is \["absent"\]; write one of its choices: null, .*\n$/,
    'G90: { SB404: 700 }':
      /^Cannot use the profile: G90\.SB404 must be <= 499; G90 can be .*, or a status from .*\n$/,
    '- G17':
      /^Cannot read the site profile: \S+ isn't a map of keys and values; write a choice .*\n$/,
    'G17: "':
      /^Cannot read the site profile: line 1, column \d of \S+: Missing closing "quote; .*\n$/,
  }
  test.each(Object.entries(wrong))('refuses %s', async (text, message) => {
    const directory = createTemporaryFolder({ 'profile.yaml': text })
    const { exitCode, errors } = await runLine('mock --profile profile.yaml', { directory })
    expect(exitCode).toBe(2)
    expect(errors).toMatch(message)
  })
})
