import { UserError } from '../shell.ts'
import type { Setting, SettingTable, ValuesOf } from './setting-kinds.ts'

/** What the configuration file holds: texts by key. */
export interface Configuration {
  /** Name to show in messages. */
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
  /** Where it was given, as a message names it. */
  from: string
  texts: readonly string[]
  directory: string
}

/**
 * Finds the value of each setting: option before environment before file before default.
 *
 * @throws UserError when a given text is no value of its setting.
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

/** The environment variable of a setting: `SABIA_` and its key. */
export function variableOf(name: string, setting: Setting): string {
  return `SABIA_${keyOf(name, setting).toUpperCase().replaceAll('-', '_')}`
}

/** The key of a setting in a configuration file, in kebab-case. */
export function keyOf(name: string, setting: Setting): string {
  return setting.key ?? name
}

function findGiven(name: string, setting: Setting, sources: Sources): Given | undefined {
  const { options, environment, configuration, directory } = sources
  const option = options[name]
  if (option !== undefined) return { from: `--${name}`, texts: option, directory }
  const variable = variableOf(name, setting)
  const text = environment[variable]
  // An empty variable is one that is not set, as in most shells' tests.
  if (text !== undefined && text !== '') {
    const texts = setting.isRepeatable ? text.split(',').map((part) => part.trim()) : [text]
    return { from: variable, texts, directory }
  }
  const key = keyOf(name, setting)
  const texts = configuration?.texts[key]
  if (configuration === undefined || texts === undefined) return undefined
  return { from: `"${key}" of ${configuration.file}`, texts, directory: configuration.directory }
}

function read(setting: Setting, { from, texts, directory }: Given): unknown {
  try {
    if (texts.length > 1 && !setting.isRepeatable)
      throw new Error('it has several values; give one')
    return setting.read(texts, directory)
  } catch (error) {
    throw new UserError(`Cannot use ${from}: ${(error as Error).message}`)
  }
}

/** Writes a name of several words with dashes: `clientId` as `client-id`. */
export function toKebabCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
