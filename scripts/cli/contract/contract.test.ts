import { describe, expect, test } from '@jest/globals'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serve } from '../../../mocks/adapters/node.ts'
import { createSite } from '../../../mocks/index.ts'
import { createTemporaryFolder } from '../testing/temporary-folder.ts'
import { play, playBroken, start } from './contract.fixture.ts'

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

  test('ends with 3 when the writes that are allowed are used up', async () => {
    const { exitCode, read } = await start('contract --max-writes 1')
    expect([exitCode, read().writes]).toEqual([3, 1])
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
    const { directory, read } = await start(`contract --target ${target} --seed 1`)
    await start(`contract --target ${target} --seed 2`, { directory })
    const text = readFileSync(join(directory, 'sabia-report', 'created.jsonl'), 'utf8')
    const lines = text.trim().split('\n')
    const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(entries.filter(({ run }) => run !== undefined)).toMatchObject([
      { run: 'r1', target, seed: 1 },
      { run: 'r2', target, seed: 2 },
    ])
    expect(entries[1]).toMatchObject({ phase: 'before', request: 'POST /api/customers' })
    const ids = entries.filter(({ phase }) => phase === 'after').map(({ id }) => id)
    for (const { id } of read().created) expect(ids).toContain(id)
  })

  test('writes the profile to a file of its own as well', async () => {
    const { directory } = await start('contract --profile-out acme.yaml --report out/deep')
    expect(readFileSync(join(directory, 'acme.yaml'), 'utf8')).toMatch(/^G\d+: '/m)
    expect(readdirSync(join(directory, 'out', 'deep'))).toContain('report.json')
  })

  test('annotates the job in GitHub Actions', async () => {
    const directory = createTemporaryFolder()
    const summary = join(directory, 'summary.md')
    const environment = { GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: summary }
    const { output } = await start('contract', { environment, directory })
    expect(output).toMatch(/^::notice title=Held/m)
    expect(readFileSync(summary, 'utf8')).toMatch(/^# Held/)
  })

  test('paints the summary where the terminal shows colours', async () => {
    const { output } = await start('contract --only TOK-GRANT-001', { hasColours: true })
    expect(output).toContain('\u001B[32mHeld')
  })

  test('ends with 130 when it is stopped, and says what was done so far', async () => {
    const site = await createSite()
    let stop = (): void => undefined
    let asked = 0
    const stopped = new Promise<void>((resolve) => {
      stop = resolve
    })
    const fetch = async (request: Request) => {
      asked += 1
      if (asked === 10) stop()
      return site.fetch(request)
    }
    const target = await play(Object.create(site, { fetch: { value: fetch } }) as typeof site)
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
