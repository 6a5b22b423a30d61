import { Option, type Command } from 'commander'
import { CONFIGURATION_FILE, readConfiguration } from './settings/read-configuration.ts'
import { resolveSettings, variableOf } from './settings/resolve-settings.ts'
import { toKebabCase } from './settings/resolve-settings.ts'
import type { Setting, SettingTable, ValuesOf } from './settings/setting-kinds.ts'
import type { Shell } from './shell.ts'

/** One command of the command line. */
export interface CommandPlan<Table extends SettingTable> {
  name: string
  summary: string
  settings: Table
  /** Name and meaning of the one word that may follow. */
  argument?: readonly [string, string]
  /** Options by the heading of the help that they stand under. */
  groups: Readonly<Record<string, readonly (keyof Table & string)[]>>
  /** What to type, and what it does. */
  examples: Readonly<Record<string, string>>
  /** More for the help by heading: things and what they mean. */
  meanings?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Resolves to the exit code; 0 where it gives none. */
  run(values: ValuesOf<Table>, argument: string | undefined): Promise<number | void>
}

/** What every command of a program shares. */
export interface Surroundings {
  shell: Shell
  /** Told of the exit code of the command that ended. */
  onEnd: (exitCode: number) => void
}

/** What commander gives: texts, or true for a flag. */
type Given = Record<string, readonly string[] | true | undefined>

/** Adds a command, its options and its help to the program. */
export function addCommand<Table extends SettingTable>(
  program: Command,
  { shell, onEnd }: Surroundings,
  plan: CommandPlan<Table>,
): void {
  const { name, summary, settings, argument, groups, examples, meanings = {} } = plan
  const command = program.command(name).summary(summary).description(toSentence(summary))
  if (argument !== undefined) command.argument(`[${argument[0]}]`, argument[1])
  for (const [heading, names] of Object.entries(groups)) {
    for (const option of names) {
      command.addOption(toOption(option, settings[option] as Setting).helpGroup(heading))
    }
  }
  command.addOption(
    collecting(
      '--config <FILE>',
      `options as a file [SABIA_CONFIG, ${CONFIGURATION_FILE}]`,
    ).helpGroup('Other:'),
  )
  command.addHelpOption(new Option('-h, --help', 'show this help').helpGroup('Other:'))
  command.addHelpText('after', toHelp({ 'Examples:': examples, ...meanings }))
  command.action(async (...parts: unknown[]) => {
    const given = Object.entries(command.opts<Given>())
    const { config, ...options } = Object.fromEntries(
      given.map(([option, texts]) => [toKebabCase(option), texts === true ? ['true'] : texts]),
    )
    warnOfSecrets(Object.keys(options), settings, shell)
    const { environment, directory } = shell
    const named = config?.at(-1) ?? (environment['SABIA_CONFIG'] || undefined)
    const configuration = await readConfiguration(directory, named)
    const values = resolveSettings(settings, { options, environment, configuration, directory })
    const word = argument === undefined ? undefined : (parts[0] as string | undefined)
    onEnd((await plan.run(values, word)) ?? 0)
  })
}

/** Everyone on a machine can list its processes with their options, but not their variables. */
function warnOfSecrets(options: readonly string[], settings: SettingTable, shell: Shell): void {
  for (const option of options) {
    const setting = settings[option]
    if (setting?.isSecret !== true) continue
    shell.warn(
      `Warning: --${option} shows in the list of processes; ` +
        `set ${variableOf(option, setting)} instead\n`,
    )
  }
}

function toOption(name: string, setting: Setting): Option {
  const { placeholder, isRepeatable, summary, fallbackText } = setting
  const usual = fallbackText === undefined ? '' : `, default ${fallbackText}`
  const description = `${summary} [${variableOf(name, setting)}${usual}]`
  if (placeholder === undefined) return new Option(`--${name}`, description)
  const option = collecting(`--${name} <${placeholder}>`, description)
  // Of an option that takes one value the last one counts, so that a script's can be put right.
  if (!isRepeatable) option.argParser((text: string) => [text])
  return option
}

/** An option whose texts are kept as they are: they are read where the file's are. */
function collecting(flags: string, description: string): Option {
  const option = new Option(flags, description)
  return option.argParser((text: string, earlier: string[] | undefined) => [
    ...(earlier ?? []),
    text,
  ])
}

function toSentence(summary: string): string {
  return `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`
}

function toHelp(meanings: Readonly<Record<string, Readonly<Record<string, string>>>>): string {
  const blocks = Object.entries(meanings).map(([heading, rows]) => {
    const width = Math.max(...Object.keys(rows).map((name) => name.length))
    const lines = Object.entries(rows).map(([name, does]) => `  ${name.padEnd(width)}  ${does}`)
    return [heading, ...lines].join('\n')
  })
  const precedence = `An option goes before its environment variable, that before ${CONFIGURATION_FILE}.`
  return ['', ...blocks, precedence].join('\n\n').slice(1)
}
