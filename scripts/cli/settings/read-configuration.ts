import { existsSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { nearestOf } from '../../../openapi/nearest.ts'
import { readYaml } from './read-yaml.ts'
import type { Configuration } from './resolve-settings.ts'
import { keyOf, toKebabCase } from './setting.ts'
import { allSettings } from './settings.ts'
import { UserError } from '../user-error.ts'

export const CONFIGURATION_FILE = 'sabia.config.yaml'

/**
 * Reads the named configuration file, or the one in the working directory if there is one.
 *
 * @throws UserError when the named file doesn't exist, or a key or value isn't valid.
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
    // `profile:` without a value counts as left out.
    if (value === null) continue
    texts[key] =
      setting.isStructured === true ? [JSON.stringify(value)] : toTexts(value, found, name)
  }
  return { file: name, directory: dirname(file), texts }
}

function unknownKey(found: string, keys: readonly string[], file: string): UserError {
  const nearest = nearestOf(found, keys)
  const advice =
    nearest === undefined ? `the keys are ${keys.join(', ')}` : `did you mean ${nearest}?`
  return new UserError(`Cannot use ${file}: "${found}" is not a known key; ${advice}`)
}

function toTexts(value: unknown, key: string, file: string): string[] {
  const values: unknown[] = Array.isArray(value) ? value : [value]
  const wrong = values.some((part) => part === null || typeof part === 'object')
  if (values.length === 0 || wrong) {
    throw new UserError(
      `Cannot use "${key}" in ${file}: it isn't a plain value; write text or numbers`,
    )
  }
  return values.map(String)
}
