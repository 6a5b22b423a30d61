import { execFile } from 'node:child_process'
import { cp, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { runCommand } from '../package/run-command.ts'
import type { Example } from './catalogue.ts'
import type { Counts } from './counts.ts'

/** What became of an example. */
export interface Outcome extends Counts {
  name: string
  /** From the copy to the end of its tests. */
  seconds: number
  /** Why it did not run. */
  leftOut?: string
  /** What it printed, where something failed. */
  printed?: string
}

/** What examples are tried with. */
export interface Bench {
  /** Folder that holds `examples/`. */
  root: string
  /** Folder that copies and results go to. */
  temporary: string
  /** The packed package. */
  tarball: string
  /** Whether all of them have to run: what is left out counts as failed. */
  isCi: boolean
}

/** A limit for what hangs, in milliseconds: not a measure. */
const LONGEST = 300_000

/** What a reader's copy does not have: all of it is made by installing or testing. */
const MADE = ['node_modules', 'sabia.tgz', 'package-lock.json', '__pycache__', 'dist']

/**
 * Copies an example into a folder, installs it with a tarball beside its `package.json`, as its
 * README says, and runs its `npm test`.
 */
export async function tryExample(
  { name, words, readCounts, needs }: Example,
  { root, temporary, tarball, isCi }: Bench,
): Promise<Outcome> {
  const started = performance.now()
  const ended = () => Math.round((performance.now() - started) / 1000)
  const needed = needs?.() ?? { environment: {} }
  if ('missing' in needed) {
    const failed = isCi ? 1 : 0
    return { name, passed: 0, failed, seconds: 0, leftOut: needed.missing }
  }
  const folder = join(temporary, name)
  const filter = (path: string) => !MADE.includes(basename(path))
  await cp(join(root, 'examples', name), folder, { recursive: true, filter })
  await cp(tarball, join(folder, 'sabia.tgz'))
  const results = join(temporary, `${name}.json`)
  try {
    await runCommand('npm', ['install', '--no-audit', '--no-fund'], folder)
    const run = await runTests(folder, words(results), needed.environment)
    const counts = readCounts(await readFile(results, 'utf8').catch(() => undefined), run.printed)
    return { name, ...toJudged(counts, run), seconds: ended() }
  } catch (error) {
    const { message } = error as Error
    return { name, passed: 0, failed: 1, seconds: ended(), printed: message }
  }
}

interface Run {
  code: number
  printed: string
}

function runTests(folder: string, words: string[], more: Record<string, string>): Promise<Run> {
  const environment = { ...process.env, ...more }
  return new Promise((resolve) => {
    execFile(
      'npm',
      ['test', ...(words.length > 0 ? ['--', ...words] : [])],
      { cwd: folder, env: environment, timeout: LONGEST, maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) => {
        resolve({ code: error === null ? 0 : 1, printed: `${stdout}\n${stderr}`.trim() })
      },
    )
  })
}

/** A run that fails without a failed test, or that has no test, is a failure too. */
function toJudged({ passed, failed }: Counts, { code, printed }: Run): Partial<Outcome> & Counts {
  if (failed === 0 && code === 0 && passed > 0) return { passed, failed }
  return { passed, failed: Math.max(failed, 1), printed }
}
