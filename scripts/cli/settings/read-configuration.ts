import { existsSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { nearestOf } from '../../../openapi/nearest.ts'
import { toKebabCase } from './resolve-settings.ts'
import { readYaml } from './read-yaml.ts'
import { keyOf, type Configuration } from './resolve-settings.ts'
import { allSettings } from './settings.ts'
import { UserError } from '../shell.ts'

export const CONFIGURATION_FILE = 'sabia.config.yaml'

/**
 * Reads the named configuration file, else the one of the working directory if there is one.
 *
 * @throws UserError when the named file does not exist, or a key or value is none of ours.
 */
export async function readConfiguration(
  directory: string,
  named: string | undefined,
): Promise<Configuration | undefined> {
  const file = named === undefined ? join(directory, CONFIGURATION_FILE) : resolve(directory, named)
  if (named === undefined && !existsSync(file)) return undefined
  const content = await readYaml(file, 'the configuration', 'write options such as "port: 4010"')
  const name = basename(file)
  const settings = new Map(
    allSettings.flatMap((table) =>
      Object.entries(table).map(([option, setting]) => [keyOf(option, setting), setting] as const),
    ),
  )
  const texts: Record<string, readonly string[]> = {}
  for (const [found, value] of Object.entries(content)) {
    const key = toKebabCase(found)
    const setting = settings.get(key)
    if (setting === undefined) throw unknownKey(found, [...settings.keys()], name)
    // `profile:` with nothing behind it is a setting left out.
    if (value === null) continue
    texts[key] =
      setting.isStructured === true ? [JSON.stringify(value)] : toTexts(value, found, name)
  }
  return { file: name, directory: dirname(file), texts }
}

function unknownKey(found: string, keys: readonly string[], file: string): UserError {
  const nearest = nearestOf(found, keys)
  const advice = nearest === undefined ? `known are ${keys.join(', ')}` : `did you mean ${nearest}?`
  return new UserError(`Cannot use ${file}: it has an unknown key "${found}"; ${advice}`)
}

function toTexts(value: unknown, key: string, file: string): string[] {
  const values: unknown[] = Array.isArray(value) ? value : [value]
  const wrong = values.some((part) => part === null || typeof part === 'object')
  if (values.length === 0 || wrong) {
    throw new UserError(
      `Cannot use "${key}" of ${file}: it is no plain value; write text or numbers`,
    )
  }
  return values.map(String)
}
