import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Finds a program on the PATH; undefined where there is none. */
export function findProgram(name: string, path = process.env['PATH'] ?? ''): string | undefined {
  return path
    .split(delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, name))
    .find(isProgram)
}

/** Finds Chromium: what `CHROMIUM` names, else where Debian has it, else on the PATH. */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const { CHROMIUM: named, PATH: path } = environment
  if (named) return isProgram(named) ? named : undefined
  if (isProgram('/usr/bin/chromium')) return '/usr/bin/chromium'
  return findProgram('chromium', path) ?? findProgram('google-chrome', path)
}

/** Finds Firefox: what `FIREFOX` names, else Debian's or another one on the PATH. */
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
