import { serve } from '../../../mocks/adapters/node.ts'
import { createSite } from '../../../mocks/index.ts'
import { describe, expect, test } from '@jest/globals'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runLine } from '../testing/fake-shell.ts'
import { createTemporaryFolder } from '../testing/temporary-folder.ts'
import { play, playBehind, playBroken, start } from './contract.fixture.ts'
import { toPlanText } from './contract.ts'

describe('sabia contract', () => {
  test('holds the embedded mock, and writes every report', async () => {
    const { exitCode, output, errors, read, files } = await start('contract')
    expect([exitCode, output]).toEqual([0, expect.stringMatching(/^Held: no fact is broken\./)])
    expect(output).toMatch(/^Reports +sabia-report\/report\.html$/m)
    expect(errors).toMatch(/^Checking the embedded mock; use --target URL to check a site\nTOK: /)
    expect(errors).not.toContain('FAILED')
    expect(files()).toEqual([
      'junit.xml',
      'observed-profile.yaml',
      'report.html',
      'report.json',
      'report.md',
      'report.schema.json',
    ])
    expect(read()).toMatchObject({ verdict: 'held', target: 'embedded', readOnly: false })
  })

  test('ends with 1 when a fact is broken, and tells it as it happens', async () => {
    const { exitCode, output, errors, read } = await start(
      `contract --target ${await playBroken()}`,
    )
    expect(exitCode).toBe(1)
    expect(output).toMatch(/^Broken: /)
    expect(errors).toMatch(/^FAILED CUS-\S+ .*: expected .*, received /m)
    expect(errors).toMatch(/^CUS: \d+ checks, \d+ failed, \d+ requests so far$/m)
    expect(read().verdict).toBe('broken')
  })

  test('ends with 3 when the site cannot be reached', async () => {
    const served = await serve(await createSite(), { port: 0 })
    await served.close()
    const { exitCode, output, read } = await start(`contract --target ${served.url}`)
    expect([exitCode, read().verdict]).toEqual([3, 'incomplete'])
    expect(output).toMatch(/^ +- The site cannot be reached: ECONNREFUSED/m)
  })

  test('ends with 3 when good credentials give no token', async () => {
    const line = `contract --target ${await play()} --client-id demo-client`
    const environment = { SABIA_CLIENT_SECRET: 'wrong-canary' }
    const { exitCode, output, errors, contents } = await start(line, { environment })
    expect(exitCode).toBe(3)
    expect(output + errors + contents()).not.toContain('wrong-canary')
  })

  test('reads only where it is told to, and ends with 0', async () => {
    const { exitCode, read, files } = await start(`contract --read-only --target ${await play()}`)
    expect([exitCode, read().readOnly, read().created]).toEqual([0, true, []])
    expect(files()).not.toContain('created.jsonl')
  })

  test('carries out the named checks only, from the seed that is given', async () => {
    const line = 'contract --only TOK-GRANT-001,CUS-CREATE-001 --contract-seed'
    expect((await start(line)).errors).toMatch(/^Cannot use --contract-seed: no such option/)
    const { read } = await start('contract --only TOK-GRANT-001,CUS-CREATE-001 --seed 35')
    expect(read().checks.map(({ id }) => id)).toEqual(['TOK-GRANT-001', 'CUS-CREATE-001'])
    expect(read().run).toBe('rz')
  })

  test('notes each write of a site before it is sent', async () => {
    const target = await play()
    const line = `contract --target ${target} --only CUS-CREATE-001`
    const { directory, read } = await start(`${line} --seed 1`)
    await start(`${line} --seed 2`, { directory })
    const text = readFileSync(join(directory, 'sabia-report', 'created.jsonl'), 'utf8')
    const lines = text.trim().split('\n')
    const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(entries.filter(({ run }) => run !== undefined)).toMatchObject([
      { run: 'r1', target, seed: 1 },
      { run: 'r2', target, seed: 2 },
    ])
    expect(entries[1]).toMatchObject({ phase: 'before', request: 'POST /api/customers' })
    const ids = entries.filter(({ phase }) => phase === 'after').map(({ id }) => id)
    expect(read().created.length).toBeGreaterThan(0)
    for (const { id } of read().created) expect(ids).toContain(id)
  })

  test('writes the profile to a file of its own as well', async () => {
    const { directory } = await start('contract --profile-out acme.yaml --report out/deep')
    expect(readFileSync(join(directory, 'acme.yaml'), 'utf8')).toMatch(/^G\d+: '/m)
    expect(readdirSync(join(directory, 'out', 'deep'))).toContain('report.json')
  })

  test('annotates the job in GitHub Actions, and adds to its summary', async () => {
    const directory = createTemporaryFolder({ 'summary.md': 'The tests passed.\n' })
    const summary = join(directory, 'summary.md')
    const environment = { GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: summary }
    const { output } = await start('contract', { environment, directory })
    expect(output).toMatch(/^::notice title=Held/m)
    expect(readFileSync(summary, 'utf8')).toMatch(/^The tests passed\.\n# Held/)
  })

  test('paints the summary where the terminal shows colours', async () => {
    const { output } = await start('contract --only TOK-GRANT-001', { hasColours: true })
    expect(output).toContain('\u001B[32mHeld')
  })

  test('ends with 130 when it is stopped, and says what was done so far', async () => {
    let stop = (): void => undefined
    let asked = 0
    const stopped = new Promise<void>((resolve) => {
      stop = resolve
    })
    const target = await playBehind((request, answer) => {
      asked += 1
      if (asked === 10) stop()
      return answer(request)
    })
    const line = `contract --target ${target} --timeout 5s`
    const { exitCode, errors, output, read } = await start(line, { untilStopped: () => stopped })
    expect([exitCode, asked]).toEqual([130, 10])
    expect(errors).toContain(
      'Stopping after the current request; press Ctrl-C again to stop at once',
    )
    expect(output).toMatch(/^ +- The run was stopped \(\d+ checks\)$/m)
    expect(read().requests).toBe(10)
  })
})

describe('sabia contract --compare', () => {
  test('tells what changed since an earlier report', async () => {
    const { directory } = await start(`contract --target ${await playBroken()} --report old`)
    const line = 'contract --compare old/report.json'
    const { exitCode, output } = await start(line, { directory })
    expect(exitCode).toBe(0)
    expect(output).toMatch(/^Compared with the run of \S+: broken then, held now\.$/m)
    expect(output).toMatch(/^Mended \(\d+\):$/m)
  })

  test.each([
    ['no.json', /^Cannot compare: \S+no\.json doesn't exist; give the report\.json of an earlier/],
    ['empty.json', /^Cannot compare: the file is empty; give .* \(\S+empty\.json\)\n$/],
    [
      'other.json',
      /^Cannot compare: the file is JSON, but not the report of a contract run; .*\n$/,
    ],
  ])('refuses %s before anything is sent', async (name, message) => {
    const directory = createTemporaryFolder({ 'empty.json': '', 'other.json': '[]' })
    const { exitCode, errors } = await runLine(`contract --compare ${name}`, { directory })
    expect([exitCode, errors]).toEqual([2, expect.stringMatching(message)])
    expect(readdirSync(directory)).not.toContain('sabia-report')
  })
})

test('a secret in the options earns a warning, and one in the environment does not', async () => {
  const target = await play()
  const asked = `contract --only TOK-GRANT-001 --target ${target} --client-id demo-client`
  const { errors, exitCode } = await start(`${asked} --client-secret demo-secret`)
  expect(exitCode).toBe(0)
  expect(errors).toMatch(
    /^Warning: --client-secret is visible in the list of processes; set SABIA_CLIENT_SECRET instead\n/,
  )
  const environment = { SABIA_CLIENT_SECRET: 'demo-secret' }
  expect((await start(asked, { environment })).errors).not.toContain('Warning')
})

test('options come from the configuration file as well', async () => {
  const directory = createTemporaryFolder()
  const target = await play()
  const text = `target: ${target}\nclientId: demo-client\nreport: here\nonly: [TOK-GRANT-001]\n`
  writeFileSync(join(directory, 'sabia.config.yaml'), text)
  const environment = { SABIA_CLIENT_SECRET: 'demo-secret', SABIA_CONTRACT_SEED: '35' }
  expect((await start('contract', { directory, environment })).exitCode).toBe(0)
  const report = readFileSync(join(directory, 'here', 'report.json'), 'utf8')
  expect(JSON.parse(report)).toMatchObject({ target, run: 'rz', counts: { passed: 1 } })
})

describe('the plan', () => {
  test('lists each request with its body and effect, and says that nothing was sent', () => {
    const address = 'https://acme.example.com/api/customers'
    const text = toPlanText({
      requests: [
        {
          method: 'POST',
          address: 'https://acme.example.com/oauth/token',
          body: 'grant_type=client_credentials&client_secret=***',
          token: 'none',
          effect: 'asks for a token',
        },
        {
          method: 'POST',
          address,
          body: '{"email":"a@example.com","tags":[]}',
          token: 'right',
          effect: 'creates',
        },
        {
          method: 'GET',
          address: `${address}/{customer 1}`,
          body: undefined,
          token: 'right',
          effect: 'reads',
        },
        { method: 'GET', address, body: undefined, token: 'wrong', effect: 'must be refused' },
        { method: 'GET', address, body: undefined, token: 'none', effect: 'must be refused' },
      ],
      creates: 1,
    })
    expect(text).toBe(
      [
        '1. POST https://acme.example.com/oauth/token  (asks for a token)',
        '   grant_type=client_credentials&client_secret=***',
        '2. POST https://acme.example.com/api/customers  (creates)',
        '   { "email": "a@example.com", "tags": [] }',
        '3. GET  https://acme.example.com/api/customers/{customer 1}  (reads)',
        '4. GET  https://acme.example.com/api/customers  (must be refused, with a wrong token)',
        '5. GET  https://acme.example.com/api/customers  (must be refused, without a token)',
        '',
        '5 requests, 1 record would be created; nothing was sent.',
        '',
      ].join('\n'),
    )
  })

  test('is one line where nothing would be sent', () => {
    expect(toPlanText({ requests: [], creates: 0 })).toBe(
      '0 requests, 0 records would be created; nothing was sent.\n',
    )
  })
})
