import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { packageFolder } from '../cli/package-folder.ts'
import { createTemporaryFolder } from '../cli/testing/temporary-folder.ts'
import {
  examples,
  fromJestReport,
  fromNodeTest,
  fromPhpSummary,
  fromPlaywright,
  fromUnittest,
  toLine,
  toSummary,
  tryExample,
  type Bench,
  type Example,
} from './main.ts'

const home = join(packageFolder(), 'examples')
const read = (name: string, file: string) => readFileSync(join(home, name, file), 'utf8')

test('names each folder of examples/', () => {
  const folders = readdirSync(home, { withFileTypes: true }).filter((one) => one.isDirectory())
  expect(examples.map(({ name }) => name).sort()).toEqual(folders.map(({ name }) => name).sort())
})

test.each(examples)('$name takes the package from the tarball beside it', ({ name }) => {
  expect(JSON.parse(read(name, 'package.json'))).toMatchObject({
    private: true,
    devDependencies: { sabia: 'file:sabia.tgz' },
  })
})

test.each(examples)('$name tells how it is run', ({ name }) => {
  expect(read(name, 'README.md')).toContain(
    'npm --prefix ../.. run pack && mv ../../sabia-*.tgz sabia.tgz && npm install ./sabia.tgz && npm test',
  )
})

test.each([
  [['--only', 'ruby'], 'Cannot try the example "ruby"; there are jest, jest-commonjs'],
  [['--fast'], "Cannot read the options: Unknown option '--fast'; see --help"],
])('%p is refused with exit code 2', (words, reason) => {
  const ran = run(...words)
  expect([ran.status, ran.stderr]).toEqual([2, expect.stringContaining(reason)])
})

test('names every example in its help', () => {
  expect(run('--help').stdout).toContain(examples.map(({ name }) => name).join(', '))
})

/** Runs the script as npm does. */
function run(...words: string[]) {
  const script = ['--import', './scripts/register.mjs', 'scripts/examples/main.ts']
  const options = { cwd: packageFolder(), encoding: 'utf8' } as const
  return spawnSync(process.execPath, [...script, ...words], options)
}

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

const small: Example = { name: 'small', readCounts: fromPhpSummary }

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
    const outcome = await tryExample({ ...small, needs: 'sabiá-ruby' }, createBench('', isCi))
    expect(outcome).toMatchObject({ passed: 0, failed, leftOut: 'this machine has no sabiá-ruby' })
  },
)

const ran = { name: 'jest', passed: 5, failed: 0, seconds: 3 }
const broken = { ...ran, name: 'php', passed: 1, failed: 2, printed: 'one\ntwo' }
const missing = { ...ran, name: 'python', passed: 0, seconds: 0, leftOut: 'there is no python3' }

test.each([
  [ran, 'jest          5 passed, 0 failed in 3 s'],
  [broken, 'php           1 passed, 2 failed in 3 s\n  one\n  two'],
  [missing, 'python        left out: there is no python3'],
  [
    { ...missing, failed: 1 },
    'python        left out: there is no python3 (a failure under CI=true)',
  ],
])('%j is told as %j', (outcome, line) => {
  expect(toLine(outcome)).toBe(line)
})

test('sums the counts up, and leaves out what was printed', () => {
  const { printed, ...rest } = broken
  expect(printed).toBe('one\ntwo')
  expect(toSummary([ran, broken, missing])).toEqual({
    passed: 6,
    failed: 2,
    examples: [ran, rest, missing],
  })
})

describe('the report of Jest and of Vitest', () => {
  const toReport = (...testResults: { status: string; assertionResults: unknown[] }[]) =>
    JSON.stringify({ numPassedTests: 5, numFailedTests: 1, testResults })

  test('gives its own counts', () => {
    const report = toReport({ status: 'failed', assertionResults: [{}] })
    expect(fromJestReport(report)).toEqual({ passed: 5, failed: 1 })
  })

  test('counts a file that could not be loaded as a failure', () => {
    const report = toReport({ status: 'failed', assertionResults: [] })
    expect(fromJestReport(report)).toEqual({ passed: 5, failed: 2 })
  })

  test('that is missing gives no counts', () => {
    expect(() => fromJestReport(undefined)).toThrow('the runner wrote no results')
  })
})

describe('the end of a run of unittest', () => {
  test.each([
    ['Ran 9 tests in 1.204s\n\nOK\n', 9, 0],
    ['Ran 1 test in 0.001s\n\nOK\n', 1, 0],
    ['Ran 9 tests in 1.204s\n\nOK (skipped=2)\n', 7, 0],
    ['Ran 9 tests in 1.204s\n\nFAILED (failures=1)\n', 8, 1],
    ['Ran 9 tests in 1.204s\n\nFAILED (failures=1, errors=2, skipped=3)\n', 3, 3],
    ['Ran 0 tests in 0.000s\n\nFAILED (errors=1)\n', 0, 1],
    ['Ran 2 tests in 0.100s\n\nFAILED (unexpected successes=1)\n', 1, 1],
    ['Ran 2 tests in 0.100s\n\nOK (expected failures=1)\n', 1, 0],
  ])('%j means %i passed and %i failed', (printed, passed, failed) => {
    const noise = 'test_a (tests.A) ... ok\nOK\n'
    expect(fromUnittest(undefined, `${noise}${printed}`)).toEqual({ passed, failed })
  })

  test('that never came gives no counts', () => {
    expect(() => fromUnittest(undefined, 'Traceback')).toThrow('Cannot count')
  })
})

describe.each([
  [fromPhpSummary, 'FAILED  one\nok      other\n1 passed, 1 failed', [1, 1]],
  [fromNodeTest, 'ok 4 - pass 7\n# tests 4\n# pass 3\n# fail 1\n# skipped 0', [3, 1]],
  [fromNodeTest, '✔ one (1ms)\nℹ tests 1\nℹ pass 1\nℹ fail 0', [1, 0]],
  [fromPlaywright, '  ✓  1 lists the 9 passed (2.5s)\n\n  3 passed (13.4s)', [3, 0]],
  [fromPlaywright, '  1 failed\n    [x] › a.spec.js:1:1 › 4 failed\n  2 passed (3s)', [2, 1]],
  [fromPlaywright, '  2 failed\n    one\n    other', [0, 2]],
] as const)('the summary that %p reads', (readCounts, printed, [passed, failed]) => {
  test(`in ${JSON.stringify(printed)}`, () => {
    expect(readCounts(undefined, printed)).toEqual({ passed, failed })
  })

  test('gives no counts where it never came', () => {
    expect(() => readCounts(undefined, 'Fatal error: 1 of 2')).toThrow('Cannot count')
  })
})
