import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Finds the folder of this package, from the sources or from the built files. */
export function packageFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder)
    if (parent === folder) {
      throw new Error('Cannot find the package: its package.json is missing; install it again')
    }
    folder = parent
  }
  return folder
}

export function packageVersion(): string {
  const text = readFileSync(join(packageFolder(), 'package.json'), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}

/** The built reference. */
export function referenceFolder(): string {
  return join(packageFolder(), 'dist', 'reference')
}
