import { readdir, readFile, unlink } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { FieldError } from '../../shared/field-error.ts'
import { messageOf } from '../../shared/message-of.ts'
import type { Site } from '../../site.ts'
import type { Sites } from '../../sites.ts'
import { readSnapshot } from '../../state/read-snapshot.ts'
import type { Snapshot } from '../../state/snapshot.ts'
import { replaceFile, whyNotWritten } from '../replace-file.ts'
import { isRunning, lock } from './lock.ts'

/** State that is saved in a file. */
export interface KeptState {
  /** Whether the file existed at the start. */
  readonly loaded: boolean
  /**
   * Saves changes, and resolves when they are on the disk.
   *
   * @throws the error of Node when the file cannot be written.
   */
  flush(): Promise<void>
  /** Saves one last time, then stops watching. */
  close(): Promise<void>
}

/** Options of `keepState`. */
export interface KeepOptions {
  /** How often to check for changes, in milliseconds. 250 when left out. */
  interval?: number
  /** Called when the file can't be written; the next check tries again. */
  onError?: (error: unknown) => void
}

/** Identifies a Sabiá state file. */
const FORMAT = 'sabia.state'
const VERSION = 1

const INTERVAL = 250

/**
 * Keeps the state of all sites in a file: loads the file if it exists and adds the sites that are
 * missing, then saves every change. The file is locked for other processes. If the process is killed,
 * the file holds the last saved state or the one before. The file holds secrets: only its owner may
 * read it.
 *
 * @throws Error naming the file when it can't be read or written, or isn't a state file. Nothing
 * has changed then.
 *
 * @example
 * const kept = await keepState(sites, 'sabia-state.json')
 * // …
 * await kept.close()
 */
export async function keepState(
  sites: Sites,
  file: string,
  { interval = INTERVAL, onError = () => {} }: KeepOptions = {},
): Promise<KeptState> {
  const why = whyNotWritten(file)
  if (why !== undefined) {
    throw new Error(`Cannot keep the state in ${file}: it ${why}; name another file`)
  }
  const release = lockFile(file)
  const known = new Map<Site, { mark: string; text: string }>()
  let names = ''
  let isSaved = false
  let last: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  async function save(): Promise<void> {
    const list = sites.list()
    const present = list.map(({ name }) => name).join()
    const changed = list.filter((site) => known.get(site)?.mark !== site.mark())
    if (isSaved && changed.length === 0 && present === names) return
    isSaved = false
    for (const site of changed) {
      // Read the mark first: changes made meanwhile are saved the next time.
      const mark = site.mark()
      known.set(site, { mark, text: JSON.stringify(await site.snapshot()) })
    }
    for (const site of known.keys()) if (!list.includes(site)) known.delete(site)
    const texts = list.map((site) => known.get(site)?.text ?? '')
    const head = `{"format":"${FORMAT}","version":${VERSION},"sites":[\n`
    const text = `${head}${texts.join(',\n')}\n]}\n`
    await replaceFile(file, text, { mode: 0o600, isFlushed: true })
    names = present
    isSaved = true
  }

  /** One at a time: two would write the same temporary file. */
  function flush(): Promise<void> {
    const saving = last.then(save)
    last = saving.catch(() => undefined)
    return saving
  }

  function scheduleCheck(): void {
    if (isClosed) return
    timer = setTimeout(() => void flush().catch(onError).finally(scheduleCheck), interval)
    timer.unref()
  }

  let loaded: boolean
  try {
    loaded = await load(sites, file)
  } catch (error) {
    release()
    throw error
  }
  try {
    await flush()
    await removeLeftovers(file)
  } catch (error) {
    release()
    throw new Error(`Cannot keep the state in ${file}: ${messageOf(error)}; name another file`, {
      cause: error,
    })
  }
  scheduleCheck()
  return {
    loaded,
    flush,
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      await flush().finally(release)
    },
  }
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

/** Loads a file into the sites; false when the file doesn't exist. */
async function load(sites: Sites, file: string): Promise<boolean> {
  try {
    const text = await readFile(file, 'utf8')
    await restoreAll(sites, toSnapshots(JSON.parse(text)))
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    const reason =
      error instanceof SyntaxError ? `it isn't valid JSON (${error.message})` : messageOf(error)
    throw new Error(
      `Cannot load the state from ${file}: ${reason}; name another file, or move this one away`,
      { cause: error },
    )
  }
}

function toSnapshots(given: unknown): Snapshot[] {
  const { format, version, sites } = (given ?? {}) as Record<string, unknown>
  if (format !== FORMAT) throw new Error("it isn't a state file of Sabiá")
  if (version !== VERSION) {
    throw new Error(`it has version ${String(version)}, and this Sabiá reads ${VERSION}`)
  }
  if (!Array.isArray(sites)) throw new Error('it has no list of sites')
  return sites.map((one, index) => {
    try {
      return readSnapshot(one).snapshot
    } catch (error) {
      const place = error instanceof FieldError ? `sites.${index}.${error.field}` : `sites.${index}`
      throw new Error(`${place} is wrong (${messageOf(error)})`, { cause: error })
    }
  })
}

/** Restores all of them or none: a snapshot's records are validated when it is restored. */
async function restoreAll(sites: Sites, snapshots: readonly Snapshot[]): Promise<void> {
  const undo: (() => Promise<void>)[] = []
  try {
    for (const snapshot of snapshots) {
      const { site: name } = snapshot
      const known = sites.find(name)
      // Its records come with the snapshot.
      const site = known ?? (await sites.add({ name, customers: 0 }))
      const before = await site.snapshot()
      undo.push(async () => {
        if (known === undefined) sites.remove(name)
        else await known.restore(before)
      })
      await site.restore(snapshot)
    }
  } catch (error) {
    for (const step of undo.toReversed()) await step()
    throw error
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
