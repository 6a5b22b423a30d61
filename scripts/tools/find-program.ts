import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Finds a program on the PATH; undefined if there is none. */
export function findProgram(name: string, path = process.env['PATH'] ?? ''): string | undefined {
  return path
    .split(delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, name))
    .find(isProgram)
}

/** Finds Chromium: from `CHROMIUM`, else on the PATH. */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const { CHROMIUM: named, PATH: path } = environment
  if (named) return isProgram(named) ? named : undefined
  return findProgram('chromium', path) ?? findProgram('google-chrome', path)
}

/**
 * Finds a Chromium for tests, where `CHROMIUM` names no other: Debian's that has no window to draw needs
 * two thirds of the CPU.
 */
export function findTestChromium(environment = process.env): string | undefined {
  const { CHROMIUM: named, PATH: path } = environment
  const shell = named ? undefined : findProgram('chromium-headless-shell', path)
  return shell ?? findChromium(environment)
}

/** Names the programs that this machine lacks; undefined if it has all of them. */
export function findLack(names: readonly string[], environment = process.env): string | undefined {
  const find = (name: string) =>
    name === 'chromium' ? findChromium(environment) : findProgram(name, environment['PATH'])
  const lacking = [...new Set(names)].filter((name) => find(name) === undefined)
  return lacking.length === 0 ? undefined : `this machine has no ${lacking.join(' and no ')}`
}

/** Finds Firefox: from `FIREFOX`, else Debian's or another one on the PATH. */
export function findFirefox(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const { FIREFOX: named, PATH: path } = environment
  if (named) return isProgram(named) ? named : undefined
  return findProgram('firefox-esr', path) ?? findProgram('firefox', path)
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}
