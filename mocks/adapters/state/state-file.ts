import { open, readdir, readFile, unlink } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { messageOf } from '../../shared/message-of.ts'
import { NotKept } from '../../shared/not-kept.ts'
import type { Site } from '../../site.ts'
import type { Sites } from '../../sites.ts'
import { whyNotWritten } from '../replace-file.ts'
import { isRunning, lock } from './lock.ts'
import { HEADER } from './log-format.ts'
import { Log, type OpenFile } from './log.ts'
import { takeOverOldState } from './old-state.ts'

/** State that is kept in a file. */
export interface KeptState {
  /** Whether the file existed at the start. */
  readonly loaded: boolean
  /**
   * Resolves when all changes so far are on the disk.
   *
   * @throws NotKept when they can't be written, and were undone.
   */
  flush(): Promise<void>
  /** Closes the file, once everything is on the disk; the sites go on in memory. */
  close(): Promise<void>
}

/** Options of `keepState`. */
export interface KeepOptions {
  /** Called when the file can't be written. Calls answer 503 until it can. */
  onError?: (error: unknown) => void
}

/**
 * Keeps the state of all sites in a file: loads the file if it exists and adds the sites that are
 * missing, then writes each change to it before anybody is told of the change. The file is locked for
 * other processes. Whatever happens to the process, nothing that was answered is lost. The file holds
 * secrets: only its owner may read it.
 *
 * @throws Error naming the file when it can't be read or written, or isn't a state file.
 *
 * @example
 * const kept = await keepState(sites, 'sabia-state')
 * // …
 * await kept.close()
 */
export function keepState(
  sites: Sites,
  file: string,
  options: KeepOptions = {},
): Promise<KeptState> {
  return keepStateIn(sites, file, options, open)
}

/** The same on any file system. */
export async function keepStateIn(
  sites: Sites,
  file: string,
  { onError = () => {} }: KeepOptions,
  openFile: OpenFile,
): Promise<KeptState> {
  const why = whyNotWritten(file)
  if (why !== undefined) throw toCannotKeep(file, new Error(`it ${why}`))
  const release = lockFile(file)
  try {
    const { log, loaded } = await load(sites, file, openFile)
    try {
      const stop = await attach(sites, log, onError)
      await log.publish()
      await removeLeftovers(file)
      return {
        loaded,
        flush: () => sites.kept(),
        close: async () => {
          try {
            await sites.kept()
          } finally {
            stop()
            for (const site of sites.list()) await site.keepIn({})
            await log.close()
            release()
          }
        },
      }
    } catch (error) {
      await log.close().catch(() => undefined)
      throw toCannotKeep(file, error)
    }
  } catch (error) {
    release()
    throw error
  }
}

/** Opens the log. The state of an older Sabiá is restored, for a log that will take its place. */
async function load(
  sites: Sites,
  file: string,
  openFile: OpenFile,
): Promise<{ log: Log; loaded: boolean }> {
  const kind = await findKind(file)
  try {
    if (kind === 'log') return { log: await Log.open(file, openFile), loaded: true }
    if (kind === 'old') await takeOverOldState(sites, await readFile(file, 'utf8'))
  } catch (error) {
    throw new Error(
      `Cannot load the state from ${file}: ${messageOf(error)}; name another file, or move this one away`,
      { cause: error },
    )
  }
  try {
    return { log: await Log.create(file, openFile), loaded: kind === 'old' }
  } catch (error) {
    throw toCannotKeep(file, error)
  }
}

async function findKind(file: string): Promise<'none' | 'old' | 'log'> {
  try {
    const handle = await open(file, 'r')
    try {
      const { bytesRead, buffer } = await handle.read({ buffer: Buffer.alloc(HEADER.length) })
      return buffer.toString('latin1', 0, bytesRead) === HEADER ? 'log' : 'old'
    } finally {
      await handle.close()
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 'none'
    throw toCannotKeep(file, error)
  }
}

/** Has all sites kept in the log, present and future; returns how to stop. */
async function attach(
  sites: Sites,
  log: Log,
  onError: (error: unknown) => void,
): Promise<() => void> {
  const attaching: Promise<void>[] = []
  const keep = (site: Site) => {
    let isGone = false
    const append = async (changes: Parameters<Log['append']>[1]) => {
      try {
        await log.append(site.name, changes)
      } catch (error) {
        onError(error)
        throw error
      }
    }
    const attached = site.keepIn({
      keep: (changes) => {
        if (isGone) throw new Error('the site was removed')
        return append(changes)
      },
      soon: setImmediate,
      rows: () => (isGone ? [] : log.rows(site.name)),
    })
    // A site that is added later says itself why it can't be kept.
    attached.catch(() => undefined)
    attaching.push(attached)
    return async () => {
      // All sites are left when a server closes; they stay in the file.
      if (sites.find(site.name) === site) return
      isGone = true
      try {
        await append({ whole: true, put: new Map(), drop: [] })
      } catch (error) {
        const [row] = await log.rows(site.name)
        if (row !== undefined) await sites.add({ name: site.name, customers: 0 })
        throw new NotKept(`The site ${site.name} can't be removed: ${messageOf(error)}`)
      }
    }
  }
  const names = log.names()
  const stop = sites.each(keep)
  for (const name of names) {
    // Its records come from the log.
    if (sites.find(name) === undefined) await sites.add({ name, customers: 0 })
  }
  await Promise.all(attaching)
  return stop
}

function toCannotKeep(file: string, error: unknown): Error {
  return new Error(`Cannot keep the state in ${file}: ${messageOf(error)}; name another file`, {
    cause: error,
  })
}

/** Locks a file for this process. */
function lockFile(file: string): () => void {
  try {
    return lock(file)
  } catch (error) {
    throw new Error(`Cannot keep the state in ${file}: ${messageOf(error)}, or name another file`, {
      cause: error,
    })
  }
}

/** Removes the temporary files of processes that were killed while they wrote. */
async function removeLeftovers(file: string): Promise<void> {
  const folder = dirname(file)
  for (const name of await readdir(folder)) {
    if (!name.startsWith(`${basename(file)}.`)) continue
    const [, id] = /^\.(\d+)\.tmp$/.exec(name.slice(basename(file).length)) ?? []
    if (id === undefined || isRunning(Number(id))) continue
    await unlink(join(folder, name)).catch(() => undefined)
  }
}
