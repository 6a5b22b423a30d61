import { Option, type Command } from 'commander'
import { CONFIGURATION_FILE, readConfiguration } from './settings/read-configuration.ts'
import { resolveSettings } from './settings/resolve-settings.ts'
import {
  toKebabCase,
  variableOf,
  type Setting,
  type SettingTable,
  type ValuesOf,
} from './settings/setting.ts'
import type { Shell } from './shell.ts'

/** A subcommand. */
export interface CommandPlan<Table extends SettingTable> {
  name: string
  summary: string
  settings: Table
  /** Name and meaning of the optional argument. */
  argument?: readonly [string, string]
  /** Examples: what to type, and what it does. */
  examples: Readonly<Record<string, string>>
  /** Further sections of the help: by heading, terms and their meanings. */
  sections?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Resolves to the exit code; 0 if it resolves to none. */
  run(values: ValuesOf<Table>, argument: string | undefined): Promise<number | void>
}

/** Dependencies of all commands. */
export interface CommandContext {
  shell: Shell
  /** Called with the exit code of the command that ran. */
  onEnd: (exitCode: number) => void
}

/** What commander returns: texts, or true for a flag. */
type Given = Record<string, readonly string[] | true | undefined>

/** Adds a command, its options and its help to the program. */
export function addCommand<Table extends SettingTable>(
  program: Command,
  { shell, onEnd }: CommandContext,
  plan: CommandPlan<Table>,
): void {
  const { name, summary, settings, argument, examples, sections = {} } = plan
  const command = program.command(name).summary(summary).description(toSentence(summary))
  if (argument !== undefined) command.argument(`[${argument[0]}]`, argument[1])
  const unlisted: Record<string, string> = {}
  for (const [option, setting] of Object.entries(settings)) {
    if (setting.group === undefined) unlisted[option] = toDescription(option, setting)
    else command.addOption(toOption(option, setting).helpGroup(setting.group))
  }
  command.addOption(
    collecting(
      '--config <FILE>',
      `YAML file of options, such as "port: 4010" [SABIA_CONFIG, default ${CONFIGURATION_FILE}]`,
    ).helpGroup('Other:'),
  )
  command.addHelpOption(new Option('-h, --help', 'show this help').helpGroup('Other:'))
  const further = Object.keys(unlisted).length === 0 ? {} : { 'Configuration file only:': unlisted }
  command.addHelpText('after', toHelp({ ...further, 'Examples:': examples, ...sections }))
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

/** Everyone on a machine can see the options of its processes, but not their environment. */
function warnOfSecrets(options: readonly string[], settings: SettingTable, shell: Shell): void {
  for (const option of options) {
    const setting = settings[option]
    if (setting?.isSecret !== true) continue
    shell.warn(
      `Warning: --${option} is visible in the list of processes; ` +
        `set ${variableOf(option, setting)} instead\n`,
    )
  }
}

function toOption(name: string, setting: Setting): Option {
  const { placeholder, isRepeatable } = setting
  const description = toDescription(name, setting)
  if (placeholder === undefined) return new Option(`--${name}`, description)
  const option = collecting(`--${name} <${placeholder}>`, description)
  // The last one counts, so that a user can override an option in a script.
  if (isRepeatable !== true) option.argParser((text: string) => [text])
  return option
}

function toDescription(name: string, setting: Setting): string {
  const { summary, fallbackText } = setting
  const fallback = fallbackText === undefined ? '' : `, default ${fallbackText}`
  return `${summary} [${variableOf(name, setting)}${fallback}]`
}

/** An option that collects its texts; they are parsed later, like those of the file. */
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

function toHelp(sections: Readonly<Record<string, Readonly<Record<string, string>>>>): string {
  const blocks = Object.entries(sections).map(([heading, rows]) => {
    const width = Math.max(...Object.keys(rows).map((term) => term.length))
    const lines = Object.entries(rows).map(([term, does]) => `  ${term.padEnd(width)}  ${does}`)
    return [heading, ...lines].join('\n')
  })
  const precedence =
    'Each option can also be set as the environment variable in brackets, or in a configuration\n' +
    'file. An option overrides its variable, and a variable overrides the file.'
  return ['', ...blocks, precedence].join('\n\n').slice(1)
}
