import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundle } from '../../../build/bundle.ts'
import { root } from '../../root.ts'

/**
 * Writes the command as a project that npm can install and pack without a network: the bundle of
 * the sources as they stand, with the package's own name and version.
 *
 * @param code stands for the bundle, where another program is to bear the command's name
 */
export async function writeCommandProject(folder: string, code?: string): Promise<void> {
  mkdirSync(join(folder, 'dist'), { recursive: true })
  const text = readFileSync(join(root, 'package.json'), 'utf8')
  const { name, version, bin, type } = JSON.parse(text) as Record<string, string>
  const parts = { name, version, bin, type }
  const lock = { name, version, lockfileVersion: 3, packages: { '': { name, version, bin } } }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(parts))
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock))
  if (code === undefined) await bundle(root, join(folder, 'dist'))
  else writeFileSync(join(folder, 'dist/cli.js'), `#!/usr/bin/env node\n${code}`)
}
