import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { testUnless } from '../../tools/test-unless.ts'
import { resolveSettings } from '../settings/resolve-settings.ts'
import { sandboxSettings } from '../settings/settings.ts'
import { createFakeShell, runLine } from '../testing/fake-shell.ts'
import { sandbox } from './sandbox.ts'
import { ask, bundleWorker, lack, makeSite, newFolder, OPERATOR } from './sandbox.fixture.ts'

async function start(directory: string, options: Record<string, string[]> = {}) {
  const environment = {}
  const values = resolveSettings(sandboxSettings, {
    options: { port: ['0'], ...options },
    environment,
    configuration: undefined,
    directory,
  })
  const shell = createFakeShell({ directory })
  const ended = sandbox(values, shell, await bundleWorker())
  await Promise.race([shell.firstLine, ended])
  return { shell, ended }
}

testUnless(
  lack,
  'what a start prints is enough for the first site, and its first call',
  async () => {
    const folder = await newFolder()
    const { shell, ended } = await start(folder)
    const text = shell.written()
    const [, url = ''] = /runs a sandbox on (http:\/\/127\.0\.0\.1:\d+)\n/.exec(text) ?? []
    const [, token = ''] = /operator token {2}(\S+)/.exec(text) ?? []
    expect(text).toContain(`curl -s ${url}/__sabia/sites -H "Authorization: Bearer ${token}"`)
    const made = await fetch(`${url}/__sabia/sites`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{"name":"acme"}',
    })
    expect(await made.json()).toMatchObject({ name: 'acme', base_url: `${url}/sites/acme` })
    await expect(start(folder)).rejects.toThrow(/^Cannot use .*process \d+ has held the lock/)
    shell.stop()
    await ended
    expect(await readdir(join(folder, 'sabia-sandbox'))).toEqual(['objects', 'program'])
    const again = await start(folder)
    again.shell.stop()
    await again.ended
  },
)

testUnless(lack, 'an open event stream does not keep it from ending', async () => {
  const { shell, ended } = await start(await newFolder(), { 'operator-token': [OPERATOR] })
  const [url = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(shell.written()) ?? []
  const made = await makeSite({ url }, { name: 'acme' })
  const events = await ask(
    { url },
    'GET',
    '/sites/acme/__sabia/events',
    undefined,
    made.control_token,
  )
  expect(events.status).toBe(200)
  shell.stop()
  await ended
  await expect(events.text()).rejects.toThrow('terminated')
})

testUnless(lack, 'a port that is in use is said in one line', async () => {
  const { shell, ended } = await start(await newFolder())
  const [, port = ''] = /127\.0\.0\.1:(\d+)\n/.exec(shell.written()) ?? []
  await expect(start(await newFolder(), { port: [port] })).rejects.toThrow(
    `Cannot listen on port ${port}: another process uses it; stop that process, or use --port 0`,
  )
  shell.stop()
  await ended
})

testUnless(lack, '--out writes the files of a deployment', async () => {
  const folder = await newFolder()
  const { shell } = await start(folder, { out: ['deployment'], limit: ['sites=7'] })
  expect(shell.written()).toBe(
    'Wrote worker.js, wrangler.jsonc, sandbox.capnp and compose.yaml to deployment\n',
  )
  const out = join(folder, 'deployment')
  const wrangler = await readFile(join(out, 'wrangler.jsonc'), 'utf8')
  expect(JSON.parse(wrangler.replaceAll(/^\/\/.*$/gm, ''))).toMatchObject({
    main: 'worker.js',
    vars: { SABIA_SETTINGS: { limits: { sites: 7 } } },
  })
  expect(await readFile(join(out, 'compose.yaml'), 'utf8')).toMatch(
    /npx --yes workerd@1\.\d+\.\d+ /,
  )
  expect(await readFile(join(out, 'worker.js'), 'utf8')).toContain('cloudflare:workers')
})

describe('a wrong option', () => {
  const key = 'k'.repeat(32)
  test.each([
    ['--limit size=3', '"size=3" isn\'t valid; use sites=N, records=N'],
    ['--bucket /somewhere', 'Cannot use the bucket /somewhere: write it like s3://bucket/prefix'],
    ['--bucket s3://a/b', 'its machines share a secret of at least 32 characters'],
    [`--bucket s3://a/b --cluster-key ${key}`, "its machines share the operator's token"],
    ['--port 99999', '"99999" isn\'t valid; give a whole number from 0 to 65535'],
  ])('%s is refused', async (options, text) => {
    const { exitCode, errors } = await runLine(`sandbox ${options}`)
    expect([exitCode, errors]).toEqual([2, expect.stringContaining(text)])
  })
})
