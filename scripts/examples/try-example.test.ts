import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { createTemporaryFolder } from '../cli/testing/temporary-folder.ts'
import type { Example } from './catalogue.ts'
import { fromPhpSummary } from './counts.ts'
import { tryExample, type Bench } from './try-example.ts'

/** A folder with one example, whose `npm test` runs a program. */
function createBench(program: string, isCi = false): Bench {
  const root = createTemporaryFolder({ 'package.tgz': 'packed' })
  const folder = join(root, 'examples', 'small')
  mkdirSync(folder, { recursive: true })
  const scripts = { test: 'node test.cjs' }
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, scripts }))
  writeFileSync(join(folder, 'test.cjs'), program)
  for (const made of ['node_modules', 'tests/__pycache__']) {
    mkdirSync(join(folder, made), { recursive: true })
    writeFileSync(join(folder, made, 'left-over'), '')
  }
  writeFileSync(join(folder, 'distances.txt'), '')
  return { root, temporary: join(root, 'copies'), tarball: join(root, 'package.tgz'), isCi }
}

const small: Example = { name: 'small', words: () => [], readCounts: fromPhpSummary }

test('counts what the tests of a copy say', async () => {
  const outcome = await tryExample(small, createBench('console.log("3 passed, 0 failed")'))
  expect(outcome).toMatchObject({ name: 'small', passed: 3, failed: 0 })
})

test('puts the tarball beside the copy, and leaves out what was made before, however deep', async () => {
  const program = `
    const { existsSync, readFileSync } = require('node:fs')
    const isGood = readFileSync('sabia.tgz', 'utf8') === 'packed'
    const made = ['node_modules/left-over', 'tests/__pycache__']
    const isClean = !made.some((path) => existsSync(path)) && existsSync('distances.txt')
    console.log(Number(isGood && isClean) + ' passed, 0 failed')`
  expect(await tryExample(small, createBench(program))).toMatchObject({ passed: 1, failed: 0 })
})

test.each([
  [
    'ends with a failure though no test failed',
    'console.log("3 passed, 0 failed"); process.exit(1)',
  ],
  ['runs no test', 'console.log("0 passed, 0 failed")'],
  ['tells no counts', 'console.log("what is this")'],
])('fails an example that %s', async (_, program) => {
  const outcome = await tryExample(small, createBench(program))
  expect(outcome.failed).toBe(1)
  expect(outcome.printed).toBeTruthy()
})

test.each([
  [false, 0],
  [true, 1],
])(
  'where it must run is %p, a program that is missing counts as %i failed',
  async (isCi, failed) => {
    const needs = () => ({ missing: 'there is no ruby on the PATH' })
    const outcome = await tryExample({ ...small, needs }, createBench('', isCi))
    expect(outcome).toMatchObject({ passed: 0, failed, leftOut: 'there is no ruby on the PATH' })
  },
)
