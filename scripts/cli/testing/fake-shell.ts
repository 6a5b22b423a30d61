import { run } from '../run.ts'
import type { Shell } from '../shell.ts'

/** A shell for tests: records what is written, and stops when told. */
export interface FakeShell extends Shell {
  /** What was written to standard output so far. */
  written: () => string
  /** What was written to standard error so far. */
  warned: () => string
  /** Resolves when the first line was written to standard output. */
  firstLine: Promise<void>
  stop: () => void
}

export function createFakeShell(given: Partial<Shell> = {}): FakeShell {
  let output = ''
  let errors = ''
  let stop = (): void => undefined
  let hasLine = (): void => undefined
  const firstLine = new Promise<void>((resolve) => {
    hasLine = resolve
  })
  const stopped = new Promise<void>((resolve) => {
    stop = resolve
  })
  return {
    environment: {},
    directory: '/nowhere',
    columns: undefined,
    terminal: undefined,
    hasColours: false,
    write: (text) => {
      output += text
      if (output.includes('\n')) hasLine()
    },
    warn: (text) => {
      errors += text
    },
    untilStopped: () => stopped,
    untilEnter: undefined,
    ...given,
    firstLine,
    written: () => output,
    warned: () => errors,
    stop: () => stop(),
  }
}

/** Runs one command line to its end. */
export async function runLine(line: string, given: Partial<Shell> = {}) {
  const shell = createFakeShell(given)
  const words = line.split(' ').filter((word) => word !== '')
  const exitCode = await run(words, shell)
  return { exitCode, output: shell.written(), errors: shell.warned() }
}
