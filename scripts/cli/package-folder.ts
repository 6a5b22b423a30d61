import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Finds the folder of this package, from the sources and from the built files alike. */
export function packageFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder)
    if (parent === folder) {
      throw new Error('Cannot find the package: no folder has its package.json; install it anew')
    }
    folder = parent
  }
  return folder
}

export function packageVersion(): string {
  const text = readFileSync(join(packageFolder(), 'package.json'), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}

/** The folder of the reference that the build makes. */
export function referenceFolder(): string {
  return join(packageFolder(), 'dist', 'reference')
}
