import { execFileSync } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from './run-command.ts'

/** A packed package. */
export interface Packed {
  tarball: string
  version: string
  /** Size of the tarball, in bytes. */
  size: number
  /** Its files, relative to the package's folder. */
  paths: string[]
}

/**
 * Builds the package if a source is newer, and packs it into an existing folder: with its own README,
 * and without what only the repository needs.
 */
export async function packPackage(root: string, folder: string): Promise<Packed> {
  const build = 'scripts/build/when-stale.mjs'
  execFileSync(process.execPath, [build], { cwd: root, stdio: 'inherit' })
  const staged = await mkdtemp(join(tmpdir(), 'sabia-pack-'))
  try {
    for (const name of ['dist', 'CHANGELOG.md', 'LICENSE']) {
      await cp(join(root, name), join(staged, name), { recursive: true })
    }
    await cp(join(root, 'scripts/package/README.md'), join(staged, 'README.md'))
    const text = await readFile(join(root, 'package.json'), 'utf8')
    await writeFile(join(staged, 'package.json'), toPublished(text))
    const words = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder]
    const { filename, version, size, files } = readAnswer(await runCommand('npm', words, staged))
    const paths = files.map(({ path }) => path)
    return { tarball: join(folder, filename), version, size, paths }
  } finally {
    await rm(staged, { recursive: true, force: true })
  }
}

/** The part of `package.json` that users get: nothing that builds or tests. */
function toPublished(text: string): string {
  const {
    private: _private,
    scripts: _scripts,
    devDependencies: _development,
    allowScripts: _allowed,
    ...published
  } = JSON.parse(text) as Record<string, unknown>
  return `${JSON.stringify(published, null, 2)}\n`
}

interface Answer {
  filename: string
  version: string
  size: number
  files: { path: string }[]
}

/** Reads what npm prints: a list of packages, or packages by name. */
function readAnswer(printed: string): Answer {
  const packed = JSON.parse(printed) as Answer[] | Record<string, Answer>
  const [first] = Object.values(packed)
  if (first === undefined)
    throw new Error('Cannot read what npm packed: the output names no package')
  return first
}
