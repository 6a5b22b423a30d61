import { execFile } from 'node:child_process'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root, workFolder } from '../bundle.ts'
import type { Peer } from './catalogue.ts'

const run = promisify(execFile)

/** Npm gets this long for one peer, in milliseconds. */
const PATIENCE = 5 * 60_000

/** A peer in a folder of its own. */
export interface Installed {
  folder: string
  version: string
}

/**
 * Installs a peer in a folder of its own, once.
 *
 * @throws Error when npm cannot install it.
 */
export async function install(peer: Peer): Promise<Installed> {
  const folder = join(workFolder, 'peers', peer.package.replaceAll(/\W+/g, '-').replace(/^-/, ''))
  await mkdir(folder, { recursive: true })
  const known = await findVersion(folder, peer)
  if (known === undefined) {
    // A package of its own: npm would else install into the repository's.
    await writeFile(join(folder, 'package.json'), '{ "private": true }\n')
    const quietly = ['--no-audit', '--no-fund', '--loglevel', 'error']
    await run('npm', ['install', ...quietly, ...peer.packages], { cwd: folder, timeout: PATIENCE })
  }
  if (peer.server !== undefined) {
    const source = join(root, 'scripts/bench/peers/servers', peer.server)
    await copyFile(source, join(folder, peer.server))
  }
  return { folder, version: known ?? (await findVersion(folder, peer)) ?? 'of no known version' }
}

async function findVersion(folder: string, peer: Peer): Promise<string | undefined> {
  const file = join(folder, 'node_modules', peer.package, 'package.json')
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as { version: string }).version
}
