import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { readdirSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { createSite, type Site } from '../../../mocks/index.ts'
import { runLine } from '../testing/fake-shell.ts'
import { createTemporaryFolder } from '../testing/temporary-folder.ts'
import { play, start } from './contract.fixture.ts'

const original = globalThis.fetch
let site: Site
let sent: Request[] = []
/** Tokens that the site has let through. */
let opened = new Set<string>()

/** The network of these tests: a live host behind which a site is played. */
beforeEach(async () => {
  site = await createSite()
  sent = []
  opened = new Set()
  globalThis.fetch = async (input) => {
    const request = input as Request
    sent.push(request.clone())
    const answer = await site.fetch(request)
    const token = request.headers.get('authorization')?.split(' ')[1]
    if (token !== undefined && answer.ok) opened.add(token)
    return answer
  }
})

afterEach(() => {
  globalThis.fetch = original
})

const LIVE = 'contract --target https://demo.example.com --rate 100000'
const keys = { SABIA_CLIENT_ID: 'demo-client', SABIA_CLIENT_SECRET: 'demo-secret' }

describe('a live site', () => {
  test('is only read unless writes are allowed', async () => {
    const { exitCode, errors, read, files } = await start(LIVE, { environment: keys })
    expect([exitCode, read().readOnly, read().created]).toEqual([0, true, []])
    expect(errors).toContain('Checking https://demo.example.com, reading only (see --allow-writes)')
    const posts = sent.filter(({ method, url }) => method === 'POST' && !url.endsWith('/token'))
    expect(posts).toEqual([])
    expect(files()).not.toContain('created.jsonl')
  })

  test('is also a name under localhost that leads elsewhere', async () => {
    const resolveHost = async () => ['203.0.113.7']
    const line = LIVE.replace('https://demo.example.com', 'http://demo.localhost')
    const { errors, read } = await start(line, { environment: keys, resolveHost })
    expect(read()).toMatchObject({ readOnly: true, created: [] })
    expect(errors).toContain('Warning: demo.localhost resolves to other machines too')
  })

  test('is written to when it is named, and every record carries the mark of the run', async () => {
    const line = `${LIVE} --allow-writes --site demo --product 1:basic-plan --product 2:pro-plan`
    const { exitCode, errors, read, files } = await start(line, { environment: keys })
    expect([exitCode, read().readOnly]).toEqual([0, false])
    expect(errors).toContain('Checking https://demo.example.com, creating at most 15 records')
    expect(read().writes).toBeLessThanOrEqual(15)
    expect(files()).toContain('created.jsonl')
    const made = await Promise.all(
      sent.filter(({ method, url }) => method === 'POST' && url.endsWith('/customers')).map(textOf),
    )
    const bodies = made.filter((text) => text.includes('"first_name"') && text.includes('@'))
    expect(bodies.length).toBeGreaterThan(0)
    for (const body of bodies) expect(body).toContain(read().run)
  })

  test('is not written to beyond the budget', async () => {
    const line = `${LIVE} --allow-writes --site demo --max-writes 2 --product 1:basic-plan`
    const { exitCode, read } = await start(line, { environment: keys })
    expect([exitCode, read().writes, read().created.length]).toEqual([3, 2, 2])
  })

  test('gets its secrets, and nobody else does', async () => {
    const token = 'canary-token-8b1f'
    const line = `${LIVE} --allow-writes --site demo --product 1:basic-plan`
    const { secret } = site.application
    const environment = { ...keys, SABIA_ACCESS_TOKEN: token, GITHUB_ACTIONS: 'true' }
    const runs = [
      await start(line, { environment }),
      await start(line, { environment: { ...environment, SABIA_ACCESS_TOKEN: '' } }),
    ]
    expect(sent.map(({ headers }) => headers.get('authorization'))).toContain(`Bearer ${token}`)
    expect(opened.size).toBeGreaterThan(0)
    for (const { output, errors, contents } of runs) {
      const shown = output + errors + contents()
      for (const one of [token, secret, ...opened]) expect(shown).not.toContain(one)
    }
  })

  test('is warned of where the way to it is open', async () => {
    const line = 'contract --target http://demo.example.com --only TOK-GRANT-001 --rate 1000'
    const { errors } = await start(line, { environment: keys })
    expect(errors).toContain(
      'Warning: the connection is not encrypted (http), so others can read the credentials',
    )
  })
})

const refused: [string, string, RegExp][] = [
  ['no site is named for writes', '--allow-writes', /the site name is missing; give --site demo/],
  ['no such check is known', '--only NO-1', /^Cannot run NO-1: there is no such check/],
  [
    'the report cannot be written',
    '--report sabia.txt',
    /^Cannot write the report: .* fails with EEXIST/,
  ],
  [
    'the profile cannot be',
    '--profile-out no/p.yaml',
    /^Cannot write the site profile: .* fails with ENOENT/,
  ],
  ['the earlier report is none', '--compare sabia.txt', /^Cannot compare: the file is empty/],
  ['a plan may not be', '--plan --only NO-1', /^Cannot run NO-1/],
]

describe('nothing is sent, and the exit code is 2, when', () => {
  test.each(refused)('%s', async (_, options, message) => {
    const directory = createTemporaryFolder({ 'sabia.txt': '' })
    const line = `${LIVE} ${options}`
    const { exitCode, output, errors } = await runLine(line, { directory, environment: keys })
    expect([exitCode, output, errors]).toEqual([2, '', expect.stringMatching(message)])
    expect(sent).toEqual([])
  })

  test('the credentials are missing', async () => {
    const { exitCode, errors } = await runLine(LIVE)
    expect([exitCode, sent]).toEqual([2, []])
    expect(errors).toBe(
      'Cannot check demo.example.com: the client id and the client secret are missing; ' +
        'set SABIA_CLIENT_ID and SABIA_CLIENT_SECRET (or give --client-id and --client-secret), ' +
        'or an access token in SABIA_ACCESS_TOKEN (--access-token)\n',
    )
  })

  test('the port for webhooks is taken', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    const { port } = server.address() as AddressInfo
    const line = `${LIVE} --webhook-listen ${port}`
    const { exitCode, errors } = await start(line, { environment: keys })
    server.close()
    expect([exitCode, sent]).toEqual([2, []])
    expect(errors).toMatch(/^Cannot receive webhooks on .*: another process uses the port; give/)
  })
})

test('a plan sends nothing and leaves no file', async () => {
  const directory = createTemporaryFolder()
  const line = `${LIVE} --allow-writes --site demo --product 1:basic-plan --plan`
  const { exitCode, output } = await runLine(line, { directory, environment: keys })
  expect([exitCode, sent, readdirSync(directory)]).toEqual([0, [], []])
  expect(output).toMatch(
    /[1-9]\d* requests, [1-9]\d* records would be created; nothing was sent\.\n$/,
  )
  expect(output).not.toContain('demo-secret')
})

test('webhooks are received while the run goes on, and no longer', async () => {
  globalThis.fetch = original
  const line = `contract --target ${await play()} --webhook-listen 0 --only TOK-GRANT-001`
  const { exitCode, errors } = await start(line)
  const [, url = ''] = /^Receiving webhooks at (\S+)$/m.exec(errors) ?? []
  expect([exitCode, url]).toEqual([0, expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/)])
  await expect(fetch(url)).rejects.toThrow()
})

async function textOf(request: Request): Promise<string> {
  return request.clone().text()
}
