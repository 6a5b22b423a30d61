import { UserError } from '../user-error.ts'
import { keyOf, variableOf, type Setting, type SettingTable, type ValuesOf } from './setting.ts'

/** The configuration file: texts by key. */
export interface Configuration {
  /** Name shown in messages. */
  file: string
  /** Folder that relative paths in the file start from. */
  directory: string
  texts: Readonly<Record<string, readonly string[]>>
}

/** Where settings come from. */
export interface Sources {
  /** Texts of the command line by option. */
  options: Readonly<Record<string, readonly string[] | undefined>>
  environment: Readonly<Record<string, string | undefined>>
  configuration: Configuration | undefined
  /** Folder that relative paths of the command line and the environment start from. */
  directory: string
}

interface Given {
  /** Where it was given, as shown in messages. */
  from: string
  texts: readonly string[]
  directory: string
}

/**
 * Finds the value of each setting: option before environment before file before default.
 *
 * @throws UserError when a given text isn't valid.
 */
export function resolveSettings<Table extends SettingTable>(
  table: Table,
  sources: Sources,
): ValuesOf<Table> {
  const entries = Object.entries(table).map(([name, setting]) => {
    const given = findGiven(name, setting, sources)
    return [name, given === undefined ? setting.fallback : read(setting, given)]
  })
  return Object.fromEntries(entries) as ValuesOf<Table>
}

function findGiven(name: string, setting: Setting, sources: Sources): Given | undefined {
  const { options, environment, configuration, directory } = sources
  const option = options[name]
  if (option !== undefined) return { from: `--${name}`, texts: option, directory }
  const variable = variableOf(name, setting)
  const text = environment[variable]
  // An empty variable counts as unset, as in most shells' tests.
  if (text !== undefined && text !== '') {
    const texts =
      setting.isRepeatable === true ? text.split(',').map((part) => part.trim()) : [text]
    return { from: variable, texts, directory }
  }
  const key = keyOf(name, setting)
  const texts = configuration?.texts[key]
  if (configuration === undefined || texts === undefined) return undefined
  return { from: `"${key}" in ${configuration.file}`, texts, directory: configuration.directory }
}

function read(setting: Setting, { from, texts, directory }: Given): unknown {
  try {
    if (texts.length > 1 && setting.isRepeatable !== true) {
      throw new Error('it has several values; give one')
    }
    return setting.read(texts, directory)
  } catch (error) {
    throw new UserError(`Cannot use ${from}: ${(error as Error).message}`)
  }
}
