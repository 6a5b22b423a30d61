import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTemporaryFolder } from '../../../cli/testing/temporary-folder.ts'
import { fillIn, type Contexts } from './expressions.ts'
import type { Step } from '../read-workflows.ts'

/** A machine of GitHub's, as far as scripts see it. */
export interface Runner {
  /** Folder of the checkout, in which scripts begin. */
  workspace: string
  /** Folder that lives as long as the job. */
  temporary: string
}

/** What a step left behind. */
export interface Ran {
  exitCode: number | null
  /** Standard output and standard error, as the log shows them. */
  log: string
  /** What it wrote for the job's page. */
  summary: string
  outputs: Readonly<Record<string, string>>
}

/** Makes a machine with empty folders, for the tests of one file. */
export function createRunner(): Runner {
  return { workspace: createTemporaryFolder(), temporary: createTemporaryFolder() }
}

/** Runs the script of a step with bash, with the environment that GitHub would give it. */
export async function runStep(step: Step, runner: Runner, contexts: Contexts): Promise<Ran> {
  const folder = mkdtempSync(join(runner.temporary, 'step-'))
  const files = {
    script: join(folder, 'script.sh'),
    output: join(folder, 'output'),
    summary: join(folder, 'summary.md'),
  }
  writeFileSync(files.script, step.run ?? '')
  writeFileSync(files.output, '')
  writeFileSync(files.summary, '')
  const { PATH, HOME } = process.env
  const child = spawn('bash', ['--noprofile', '--norc', '-eo', 'pipefail', files.script], {
    cwd: runner.workspace,
    env: {
      PATH,
      HOME,
      CI: 'true',
      GITHUB_ACTIONS: 'true',
      GITHUB_OUTPUT: files.output,
      GITHUB_STEP_SUMMARY: files.summary,
      RUNNER_TEMP: runner.temporary,
      ...toEnvironment(step, { runner: { temp: runner.temporary }, ...contexts }),
    },
  })
  let log = ''
  child.stdout.on('data', (part: Buffer) => (log += part.toString()))
  child.stderr.on('data', (part: Buffer) => (log += part.toString()))
  const exitCode = await new Promise<number | null>((resolve) => child.once('close', resolve))
  const summary = readFileSync(files.summary, 'utf8')
  return { exitCode, log, summary, outputs: toOutputs(readFileSync(files.output, 'utf8')) }
}

function toEnvironment({ env = {} }: Step, contexts: Contexts): Record<string, string> {
  const filled = Object.entries(env).map(([name, value]) => [name, fillIn(String(value), contexts)])
  return Object.fromEntries(filled) as Record<string, string>
}

function toOutputs(text: string): Record<string, string> {
  const lines = text.split('\n').filter((line) => line !== '')
  return Object.fromEntries(lines.map((line) => line.split(/=(.*)/s, 2)))
}
