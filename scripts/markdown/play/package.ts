import { chmodSync, cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundle } from '../../build/bundle.ts'

/** The repository's root. */
export const root = fileURLToPath(new URL('../../..', import.meta.url))

/** What blocks may import besides the package. */
const NEIGHBOURS = ['expect', 'msw', 'playwright-core']

/**
 * Makes a project that has the package installed, built from the sources, and the commands that a
 * reader types: `npx sabia`, `npm start` and others, and `node` for TypeScript as Node 22 has it.
 */
export async function createProject(): Promise<{ folder: string; commands: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'sabia-markdown-'))
  const modules = join(folder, 'node_modules')
  const commands = join(folder, 'commands')
  mkdirSync(join(modules, 'sabia'), { recursive: true })
  mkdirSync(commands)
  cpSync(join(root, 'package.json'), join(modules, 'sabia/package.json'))
  for (const name of NEIGHBOURS) {
    symlinkSync(join(root, 'node_modules', name), join(modules, name), 'dir')
  }
  await bundle(root, join(modules, 'sabia/dist'))
  const cli = join(modules, 'sabia/dist/cli.js')
  for (const [name, text] of Object.entries(toCommands(cli))) {
    writeFileSync(join(commands, name), text)
    chmodSync(join(commands, name), 0o755)
  }
  return { folder, commands }
}

/** Small shell scripts by the name of the command. `npm` starts the mock, and else only looks whether the script exists. */
function toCommands(cli: string): Record<string, string> {
  const node = `"${process.execPath}"`
  const typescript = `"${join(root, 'scripts/markdown/play/run-typescript.mjs')}"`
  const npm = `"${join(root, 'scripts/markdown/play/npm.mjs')}"`
  const sabia = `exec ${node} "${cli}"`
  return {
    node: `#!/bin/sh\ncase "$1" in *.ts) exec ${node} ${typescript} "$@";; esac\nexec ${node} "$@"\n`,
    sabia: `#!/bin/sh\n${sabia} "$@"\n`,
    npx: `#!/bin/sh\n[ "$1" = sabia ] || { echo "npx: no $1 here" >&2; exit 127; }\nshift\n${sabia} "$@"\n`,
    npm: `#!/bin/sh\n${node} ${npm} "$@" || exit $?\n[ "$1" = start ] || exit 0\nshift\n[ "$1" = -- ] && shift\n${sabia} mock "$@"\n`,
  }
}
