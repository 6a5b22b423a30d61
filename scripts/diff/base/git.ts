import { execFileSync } from 'node:child_process'

/** Reads files of a revision; the work tree stays as it is. */
export interface Revision {
  /** Text of a file, by its path from the folder; undefined where the revision has none. */
  read(path: string): string | undefined
}

/**
 * Finds a revision in the checkout that holds a folder.
 *
 * @throws Error when there is no git, no checkout or no such revision.
 */
export function findRevision(folder: string, name: string): Revision {
  if (run(folder, ['rev-parse', '--git-dir']) === undefined) {
    throw new Error(
      `Cannot read ${name}: ${folder} is no git checkout; give the path of an older openapi.json`,
    )
  }
  const words = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]
  const commit = run(folder, words)?.trim()
  if (commit === undefined) {
    throw new Error(
      `Cannot read ${name}: there is no such revision or file; see git branch --all and git tag`,
    )
  }
  return { read: (path) => run(folder, ['show', `${commit}:./${path}`]) }
}

/** The environment without what a git hook says of its own checkout: the folder alone decides. */
export function ownEnvironment(): NodeJS.ProcessEnv {
  const entries = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'))
  return Object.fromEntries(entries)
}

/** What git prints; undefined when it refuses. */
function run(folder: string, words: readonly string[]): string | undefined {
  try {
    return execFileSync('git', words, {
      cwd: folder,
      env: ownEnvironment(),
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      throw new Error(
        'Cannot run git: it is not there; install it, or give an older openapi.json',
        {
          cause: error,
        },
      )
    }
    return undefined
  }
}
