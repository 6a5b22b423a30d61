import { CommanderError } from 'commander'
import { createProgram } from './program.ts'
import type { Shell } from './shell.ts'
import { toSystemReason } from './system-error.ts'
import { toPrintable } from './printable.ts'
import { toUsageError, UserError } from './usage-error.ts'

/** Runs one command line and resolves to its exit code. */
export async function run(words: readonly string[], shell: Shell): Promise<number> {
  let exitCode = 0
  const program = createProgram(shell, (code) => {
    exitCode = code
  })
  try {
    await program.parseAsync(words, { from: 'user' })
    return exitCode
  } catch (error) {
    // Help and version end this way too.
    if (error instanceof CommanderError && error.exitCode === 0) return 0
    const known =
      error instanceof CommanderError
        ? toUsageError(error, program, words)
        : (toRefusal(error) ?? error)
    if (!(known instanceof UserError)) throw error
    shell.warn(`${toPrintable(known.message)}\n`)
    return known.exitCode
  }
}

/** An error of the operating system, such as a full disk, isn't a bug in Sabiá. */
function toRefusal(error: unknown): UserError | undefined {
  const reason = toSystemReason(error)
  return reason === undefined ? undefined : new UserError(`Cannot finish: ${reason}`, 1)
}
