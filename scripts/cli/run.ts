import { type Command, CommanderError } from 'commander'
import { nearestOf } from '../../openapi/nearest.ts'
import { createProgram } from './program.ts'
import type { Shell } from './shell.ts'
import { toPrintable } from './printable.ts'
import { toSystemReason, UserError } from './user-error.ts'

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

/** Describes a mistake on the command line in one line, with the nearest known word. */
function toUsageError(
  error: CommanderError,
  program: Command,
  words: readonly string[],
): UserError {
  const [, found = ''] = /'([^']*)'/.exec(error.message) ?? []
  const command = program.commands.find((candidate) => candidate.name() === words[0]) ?? program
  const help = `see ${[...new Set([program.name(), command.name()])].join(' ')} --help`
  switch (error.code) {
    case 'commander.help':
      return new UserError('Cannot run: no command was given; choose one of those above')
    case 'commander.unknownCommand': {
      const names = program.commands.map((known) => known.name())
      const advice = hint(found, names) ?? `the commands are ${names.join(', ')}`
      return new UserError(`Cannot run "${found}": no such command; ${advice}`)
    }
    case 'commander.unknownOption': {
      const names = command.options.map((option) => option.long ?? '')
      const advice = hint(found, [...names, '--help']) ?? help
      return new UserError(`Cannot use ${found}: no such option; ${advice}`)
    }
    case 'commander.optionMissingArgument': {
      const [name] = found.split(' ').filter((part) => part.startsWith('--'))
      return new UserError(`Cannot use ${name ?? found}: its value is missing; ${help}`)
    }
    case 'commander.excessArguments': {
      const given = command.args.at(command.registeredArguments.length) ?? ''
      return new UserError(`Cannot run ${command.name()}: unexpected argument "${given}"; ${help}`)
    }
    default:
      return new UserError(`Cannot run: ${error.message.replace(/^error: /, '')}; ${help}`)
  }
}

function hint(found: string, known: readonly string[]): string | undefined {
  const nearest = nearestOf(found, known)
  return nearest === undefined ? undefined : `did you mean ${nearest}?`
}
