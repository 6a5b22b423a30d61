import { describe, expect, test } from '@jest/globals'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runLine } from '../testing/fake-shell.ts'
import { createTemporaryFolder } from '../testing/temporary-folder.ts'
import { play, playBroken, start } from './contract.fixture.ts'

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
