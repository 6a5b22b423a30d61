import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { createTemporaryFolder } from '../../cli/testing/temporary-folder.ts'
import { findLack } from '../../tools/find-program.ts'

/** The result of a program. */
export interface Ended {
  code: number | null
  output: string
  errors: string
}

interface Interpreter {
  command: string
  /** Other programs that it needs. */
  needs: readonly string[]
  /** Name of the file for the command. */
  file: string
  /** Compiles the program for the command. */
  compile?: (source: string) => string
}

const interpreters: Readonly<Record<string, Interpreter>> = {
  curl: { command: 'sh', needs: ['curl'], file: 'sample.sh' },
  TypeScript: { command: process.execPath, needs: [], file: 'sample.mjs', compile: toJavaScript },
  Python: { command: 'python3', needs: ['python3'], file: 'sample.py' },
  PHP: { command: 'php', needs: ['php'], file: 'sample.php' },
}

/** Every language that samples are written in. */
export const labels = Object.keys(interpreters)

/** Why the samples of a language cannot be run on this machine; undefined if they can. */
export function findLackOf(label: string): string | undefined {
  return findLack(interpreterOf(label).needs)
}

/** Runs a program in its own process, with only these variables and the path. */
export async function runProgram(
  label: string,
  source: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const { command, file, compile = (text) => text } = interpreterOf(label)
  const folder = createTemporaryFolder()
  writeFileSync(join(folder, file), compile(source))
  const child = spawn(command, [join(folder, file)], {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], LANG: 'C.UTF-8', ...variables },
  })
  const ended: Ended = { code: null, output: '', errors: '' }
  child.stdout.setEncoding('utf8').on('data', (part: string) => (ended.output += part))
  child.stderr.setEncoding('utf8').on('data', (part: string) => (ended.errors += part))
  ended.code = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  return ended
}

function interpreterOf(label: string): Interpreter {
  const found = interpreters[label]
  if (found === undefined)
    throw new Error(`Cannot run ${label}: it has no row in programs.fixture.ts`)
  return found
}

function toJavaScript(source: string): string {
  return ts.transpileModule(source, {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  }).outputText
}
