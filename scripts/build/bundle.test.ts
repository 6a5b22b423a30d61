import { beforeAll, describe, expect, test } from '@jest/globals'
import type { Metafile } from 'esbuild'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { packageFolder } from '../cli/package-folder.ts'
import { createTemporaryFolder } from '../cli/testing/temporary-folder.ts'
import { bundle } from './bundle.ts'
import { toNotices } from './notices.ts'

const output = createTemporaryFolder()
let metafile: Metafile

beforeAll(async () => {
  metafile = await bundle(packageFolder(), output)
})

describe('the bundles', () => {
  test.each(['index.js', 'msw.js'])(
    '%s runs on any platform: it imports nothing of Node',
    (name) => {
      const { external } = reachedFrom(name, true)
      expect(external.filter((path) => path.startsWith('node:'))).toEqual([])
    },
  )

  test.each(['index.js', 'node.js', 'cli.js', 'msw.js'])(
    '%s needs no package but Node and its peer',
    (name) => {
      const { external } = reachedFrom(name, true)
      const peers = name === 'msw.js' ? ['msw'] : []
      expect(external.filter((path) => !path.startsWith('node:'))).toEqual(peers)
    },
  )

  test.each(['index.js', 'msw.js'])('%s loads nothing that answers can do without', (name) => {
    const { files } = reachedFrom(name)
    const sources = files.flatMap((file) => Object.keys(metafile.outputs[file]?.inputs ?? {}))
    expect(sources).toContain('openapi/generated/document-rules.ts')
    const late = /^openapi\/generated\/(control|document|ledger|value-checks)\.[jt]s$/
    expect(sources.filter((source) => late.test(source))).toEqual([])
  })

  test('the command loads little before it knows what is asked', () => {
    const { files } = reachedFrom('cli.js')
    const bytes = files.reduce((sum, file) => sum + (metafile.outputs[file]?.bytes ?? 0), 0)
    expect(bytes).toBeLessThan(200_000)
  })

  test('the command is a program', () => {
    expect(readFileSync(join(output, 'cli.js'), 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/)
  })
})

/** Run beside a program, says on its standard error which of its files are found, by which, and read. */
const LOADER = `
  import { writeSync } from 'node:fs'
  const nameOf = (url) => url?.split('/').at(-1)
  export async function resolve(specifier, context, next) {
    const found = await next(specifier, context)
    writeSync(2, nameOf(context.parentURL) + ' ' + nameOf(found.url) + '\\n')
    return found
  }
  export async function load(url, context, next) {
    const loaded = await next(url, context)
    writeSync(2, 'read ' + nameOf(url) + '\\n')
    return loaded
  }`
const asModule = (text: string) => `data:text/javascript,${encodeURIComponent(text)}`
const REGISTER = `import { register } from 'node:module'; register(${JSON.stringify(asModule(LOADER))})`

test('a mock that has run for a moment needs no file of the package any more', async () => {
  const folder = createTemporaryFolder({
    'package.json': '{ "type": "module", "version": "0.0.0" }',
  })
  cpSync(output, join(folder, 'dist'), { recursive: true })
  const words = ['--import', asModule(REGISTER), 'dist/cli.js', 'mock', '--port', '0']
  const mock = spawn(process.execPath, words, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
  const late = Object.entries(metafile.outputs)
    .filter(([, { entryPoint = '' }]) =>
      /^(mocks|openapi)\/.*(listener|control|read-snapshot)\.ts$/.test(entryPoint),
    )
    .map(([path]) => basename(path))
  expect(late).toHaveLength(4)
  const lines = late
    .flatMap((name) => reachedFrom(name).files)
    .flatMap((path) => {
      const found = metafile.outputs[path]!.imports.filter(
        ({ kind }) => kind === 'import-statement',
      )
      const file = basename(path)
      return [`read ${file}`, ...found.map((one) => `${file} ${basename(one.path)}`)]
    })
  let read = ''
  const areRead = new Promise<void>((resolve) => {
    mock.stderr.on('data', (text: Buffer) => {
      read += text.toString()
      if (lines.every((line) => read.includes(`${line}\n`))) resolve()
    })
  })
  try {
    const [line] = (await once(mock.stdout, 'data')) as [Buffer]
    const [url = ''] = /http:\S+/.exec(line.toString()) ?? []
    await areRead
    rmSync(join(folder, 'dist'), { recursive: true })
    const document = await fetch(`${url}/__sabia/openapi.json`)
    const profile = await fetch(`${url}/__sabia/profile`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: '{"G36":202}',
    })
    expect([document.status, profile.status]).toEqual([200, 200])
  } finally {
    mock.kill('SIGKILL')
  }
})

test('the notices name each bundled package and hold its licence', () => {
  const notices = toNotices(packageFolder(), metafile)
  for (const name of [
    '@faker-js/faker',
    '@hono/node-server',
    '@msw/data',
    'ajv',
    'commander',
    'yaml',
  ]) {
    expect(notices).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+$`, 'm'))
  }
  expect(notices).not.toMatch(/^(esbuild|jest|msw) \d/m)
  expect(notices.match(/Permission is hereby granted/g)?.length).toBeGreaterThan(5)
})

/** What a built file imports, directly or by what it imports. */
function reachedFrom(name: string, isLate = false): { files: string[]; external: string[] } {
  const start = Object.keys(metafile.outputs).filter((path) => basename(path) === name)
  const files = new Set(start)
  const external = new Set<string>()
  for (const file of files) {
    for (const { path, kind, external: isExternal } of metafile.outputs[file]?.imports ?? []) {
      if (isExternal === true) external.add(path)
      else if (isLate || kind !== 'dynamic-import') files.add(path)
    }
  }
  return { files: [...files], external: [...external] }
}
