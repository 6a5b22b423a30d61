import type { Command, CommanderError } from 'commander'
import { nearestOf } from '../../openapi/nearest.ts'

/** A mistake that the user can fix: shown in one line, without a stack trace. */
export class UserError extends Error {
  readonly exitCode: number

  constructor(message: string, exitCode = 2) {
    super(message)
    this.exitCode = exitCode
  }
}

/** Describes a mistake on the command line in one line, with the nearest known word. */
export function toUsageError(
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
