import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from '@jest/globals'
import { packageFolder } from '../cli/package-folder.ts'
import { createTemporaryFolder } from '../cli/testing/temporary-folder.ts'

const SCRIPT = 'scripts/build/when-stale.mjs'
/** Stands for the build: it counts how often it is asked. */
const BUILD = `
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
mkdirSync('dist', { recursive: true })
writeFileSync('dist/THIRD-PARTY-NOTICES.txt', '')
appendFileSync('builds', 'x')
process.exit(Number(process.env.FAILS ?? 0))
`

/** A repository with one source. */
function createRepository() {
  const root = createTemporaryFolder({ builds: '' })
  const put = (name: string, text: string) => {
    mkdirSync(join(root, dirname(name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  put('scripts/register.mjs', BUILD)
  put('mocks/site.ts', '')
  cpSync(join(packageFolder(), SCRIPT), join(root, SCRIPT), { recursive: true })
  const prepare = (environment = {}) => {
    const env = { ...process.env, ...environment }
    const { status } = spawnSync(process.execPath, [SCRIPT], { cwd: root, env })
    return [status, readFileSync(join(root, 'builds'), 'utf8').length]
  }
  const touch = (name: string, ahead: number) => {
    const time = Date.now() / 1000 + ahead
    utimesSync(join(root, name), time, time)
  }
  return { root, prepare, put, touch }
}

test('a second time nothing is built', () => {
  const { prepare } = createRepository()
  expect([prepare(), prepare()]).toEqual([
    [0, 1],
    [0, 1],
  ])
})

test('what is missing or older than a source is built', () => {
  const { root, prepare, put, touch } = createRepository()
  prepare()
  rmSync(join(root, 'dist'), { recursive: true })
  expect(prepare()).toEqual([0, 2])
  touch('mocks/site.ts', 60)
  expect(prepare()).toEqual([0, 3])
  touch('dist/THIRD-PARTY-NOTICES.txt', 120)
  put('mocks/site.test.ts', '')
  touch('mocks/site.test.ts', 240)
  expect(prepare()).toEqual([0, 3])
})

test('a build that fails makes it fail', () => {
  expect(createRepository().prepare({ FAILS: '3' })).toEqual([3, 1])
})

test.each(['prepare', 'prestart', 'precheck:browser'])(
  'npm run %s builds what is stale',
  (name) => {
    const text = readFileSync(join(packageFolder(), 'package.json'), 'utf8')
    const { scripts } = JSON.parse(text) as { scripts: Record<string, string> }
    expect(scripts[name]).toBe(`node ${SCRIPT}`)
  },
)
