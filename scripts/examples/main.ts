// Tries each example as a reader does who copies it elsewhere and installs the packed package.
import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { packageFolder } from '../cli/package-folder.ts'
import { findChromium, findLack } from '../tools/find-program.ts'
import { packPackage } from '../tools/pack-package.ts'
import { parseOptions } from '../tools/parse-options.ts'
import { readNames } from '../tools/read-names.ts'
import { runCommand } from '../tools/run-command.ts'
import { runScript } from '../tools/run-script.ts'

/** How many tests passed and failed; skipped ones are neither. */
interface Counts {
  passed: number
  failed: number
}

/** Reads the counts from the file that a runner wrote, if it did, or from what it printed. */
type ReadCounts = (results: string | undefined, printed: string) => Counts

/** One folder of `examples/`, and how its tests are counted. */
export interface Example {
  name: string
  /** What makes its `npm test` write results to a file. */
  words?: (results: string) => string[]
  readCounts: ReadCounts
  /** A program that it needs, such as `python3`. */
  needs?: string
}

/** What became of an example. */
export interface Outcome extends Counts {
  name: string
  /** From the copy to the end of its tests. */
  seconds: number
  /** Why it did not run. */
  leftOut?: string
  /** What it printed, if something failed. */
  printed?: string
}

/** What examples are tried with. */
export interface Bench {
  /** Folder that holds `examples/`. */
  root: string
  /** Folder for copies and results. */
  temporary: string
  /** The packed package. */
  tarball: string
  /** Whether all of them have to run: what is left out counts as failed. */
  isCi: boolean
}

const toJestFile = (results: string) => ['--json', `--outputFile=${results}`]
const toVitestFile = (results: string) => [
  '--reporter=default',
  '--reporter=json',
  `--outputFile=${results}`,
]

/** All examples. */
export const examples: readonly Example[] = [
  { name: 'jest', words: toJestFile, readCounts: fromJestReport },
  { name: 'jest-commonjs', words: toJestFile, readCounts: fromJestReport },
  { name: 'vitest', words: toVitestFile, readCounts: fromJestReport },
  { name: 'browser', words: toVitestFile, readCounts: fromJestReport, needs: 'chromium' },
  { name: 'playwright', readCounts: fromPlaywright, needs: 'chromium' },
  { name: 'openid-client', readCounts: fromNodeTest },
  { name: 'python', readCounts: fromUnittest, needs: 'python3' },
  { name: 'php', readCounts: fromPhpSummary, needs: 'php' },
]

const names = examples.map(({ name }) => name)

const HELP = `Tries each example as its reader does: copied elsewhere, with the packed package installed.

npm run check:examples -- [options]

  --only NAME     only this example (repeatable, or with commas): ${names.join(', ')}
  --package FILE  a packed package, instead of packing it first
  --json FILE     writes the counts as JSON too
  --help          prints this

An example that cannot run on this machine is left out, with the reason; under CI=true it counts as
failed. Ends with 1 if a test failed, or an example ran none.`

/** A limit for what hangs, in milliseconds. */
const LONGEST = 300_000

/** What a reader's copy does not have: installing or testing makes it. */
const MADE = ['node_modules', 'sabia.tgz', 'package-lock.json', '__pycache__', 'dist']

await runScript(import.meta.filename, main)

async function main(): Promise<void> {
  const { values } = parseOptions(process.argv.slice(2), {
    only: { type: 'string', multiple: true, default: names },
    package: { type: 'string' },
    json: { type: 'string' },
    help: { type: 'boolean', default: false },
  })
  if (values.help) return console.log(HELP)
  const only = readNames(values.only, names, 'try the example')
  const started = performance.now()
  const root = packageFolder()
  const temporary = await mkdtemp(join(tmpdir(), 'sabia-examples-'))
  const outcomes: Outcome[] = []
  try {
    const tarball =
      values.package === undefined
        ? (await packPackage(root, temporary)).tarball
        : resolve(values.package)
    const bench = { root, temporary, tarball, isCi: process.env['CI'] === 'true' }
    const waiting = examples.filter(({ name }) => only.includes(name))
    const tryWaiting = async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const outcome = await tryExample(next, bench)
        console.log(toLine(outcome))
        outcomes.push(outcome)
      }
    }
    // Installing waits for the registry and the disk: two at a time.
    await Promise.all([tryWaiting(), tryWaiting()])
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
  const summary = toSummary(outcomes)
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(`${summary.passed} passed, ${summary.failed} failed in ${seconds} s`)
  if (values.json !== undefined) {
    await mkdir(dirname(values.json), { recursive: true })
    await writeFile(values.json, `${JSON.stringify(summary, null, 2)}\n`)
  }
  process.exitCode = summary.failed === 0 ? 0 : 1
}

/**
 * Copies an example into a folder, installs it with the tarball beside its `package.json`, as its
 * README says, and runs its `npm test`.
 */
export async function tryExample(
  { name, words, readCounts, needs }: Example,
  { root, temporary, tarball, isCi }: Bench,
): Promise<Outcome> {
  const lack = needs === undefined ? undefined : findLack([needs])
  if (lack !== undefined) {
    return { name, passed: 0, failed: isCi ? 1 : 0, seconds: 0, leftOut: lack }
  }
  const started = performance.now()
  const ended = () => Math.round((performance.now() - started) / 1000)
  const folder = join(temporary, name)
  const filter = (path: string) => !MADE.includes(basename(path))
  await cp(join(root, 'examples', name), folder, { recursive: true, filter })
  const results = join(temporary, `${name}.json`)
  try {
    await cp(tarball, join(folder, 'sabia.tgz'))
    await runCommand('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], folder)
    const { isGood, printed } = await runTests(folder, words?.(results) ?? [])
    const counts = readCounts(await readFile(results, 'utf8').catch(() => undefined), printed)
    const { passed, failed } = counts
    if (failed === 0 && isGood && passed > 0) return { name, passed, failed, seconds: ended() }
    // A run that fails without a failed test, or that has no test, is a failure too.
    return { name, passed, failed: Math.max(failed, 1), seconds: ended(), printed }
  } catch (error) {
    const { message } = error as Error
    return { name, passed: 0, failed: 1, seconds: ended(), printed: message }
  }
}

function runTests(
  folder: string,
  words: readonly string[],
): Promise<{ isGood: boolean; printed: string }> {
  const chromium = findChromium()
  const options = {
    cwd: folder,
    env: { ...process.env, ...(chromium !== undefined && { CHROMIUM: chromium }) },
    timeout: LONGEST,
    maxBuffer: 64 * 1024 * 1024,
  }
  return new Promise((done) => {
    execFile('npm', ['test', '--', ...words], options, (error, stdout, stderr) => {
      done({ isGood: error === null, printed: `${stdout}\n${stderr}`.trim() })
    })
  })
}

/** One line for an example; below it what it printed, if something failed. */
export function toLine({ name, passed, failed, seconds, leftOut, printed }: Outcome): string {
  const title = name.padEnd(13)
  if (leftOut !== undefined) {
    return `${title} left out: ${leftOut}${failed > 0 ? ' (a failure under CI=true)' : ''}`
  }
  const line = `${title} ${passed} passed, ${failed} failed in ${seconds} s`
  return printed === undefined ? line : `${line}\n${printed.replaceAll(/^/gm, '  ')}`
}

/** What `--json` writes. */
export function toSummary(outcomes: readonly Outcome[]) {
  const sum = (of: keyof Counts) => outcomes.reduce((total, outcome) => total + outcome[of], 0)
  const tried = outcomes.map(({ printed: _shown, ...rest }) => rest)
  return { passed: sum('passed'), failed: sum('failed'), examples: tried }
}

/** The report of Jest, which Vitest writes too. */
export function fromJestReport(results: string | undefined): Counts {
  if (results === undefined) throw new Error('Cannot count: the runner wrote no results')
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(results) as {
    numPassedTests: number
    numFailedTests: number
    testResults: { status: string; assertionResults: unknown[] }[]
  }
  // A file that could not be loaded has no tests to count.
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length }
}

/** What Python's unittest prints at its end: `Ran 9 tests in 1.2s` and `FAILED (failures=1)`. */
export function fromUnittest(_: string | undefined, printed: string): Counts {
  const ran = /^Ran (\d+) tests? in /m.exec(printed)?.[1]
  if (ran === undefined) throw new Error('Cannot count: unittest printed no "Ran … tests"')
  const end = printed.slice(printed.indexOf(`Ran ${ran} test`))
  const verdict = /^(?:OK|FAILED) \((.*)\)$/m.exec(end)?.[1] ?? ''
  const parts = new Map(verdict.split(', ').map((part) => part.split('=') as [string, string]))
  const count = (name: string) => Number(parts.get(name) ?? 0)
  const failed = count('failures') + count('errors') + count('unexpected successes')
  const passed = Number(ran) - failed - count('skipped') - count('expected failures')
  return { passed: Math.max(passed, 0), failed }
}

/** The last line of the PHP example's runner: `9 passed, 0 failed`. */
export function fromPhpSummary(_: string | undefined, printed: string): Counts {
  return fromSummary(printed, /^(\d+) passed, \d+ failed$/m, /^\d+ passed, (\d+) failed$/m)
}

/** What `node --test` prints at its end: `# pass 4`, `# fail 0`. */
export function fromNodeTest(_: string | undefined, printed: string): Counts {
  return fromSummary(printed, /^[#ℹ] pass (\d+)$/m, /^[#ℹ] fail (\d+)$/m)
}

/** What Playwright prints at its end: `  1 failed` and `  3 passed (13.4s)`, if there are any. */
export function fromPlaywright(_: string | undefined, printed: string): Counts {
  return fromSummary(printed, /^ {2}(\d+) passed \(/m, /^ {2}(\d+) failed$/m)
}

/** Reads counts from what was printed; a missing one is 0 if the other is there. */
function fromSummary(printed: string, passed: RegExp, failed: RegExp): Counts {
  const found = [passed, failed].map((pattern) => pattern.exec(printed)?.[1])
  if (found.every((count) => count === undefined)) {
    throw new Error(`Cannot count: no line matches ${passed.source} or ${failed.source}`)
  }
  const [ok = 0, wrong = 0] = found.map((count) => Number(count ?? 0))
  return { passed: ok, failed: wrong }
}
