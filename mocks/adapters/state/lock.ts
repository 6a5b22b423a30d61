import {
  closeSync,
  fstatSync,
  constants,
  openSync,
  readFileSync,
  renameSync,
  unlinkSync,
  writeSync,
} from 'node:fs'
import { hostname, uptime } from 'node:os'

/** Who holds a file. */
interface Holder {
  pid: number
  host: string
  /** When it was locked, ISO 8601 in UTC. */
  since: string
}

/** Contents of this process's locks, by path. */
const held = new Map<string, string>()

/** How far a machine's clock may have been adjusted, in milliseconds. */
const SLACK = 60_000

let isTidied = false

/**
 * Locks a file: creates `FILE.lock`, which names the holder. The returned function, or the end of the
 * process, removes it. A lock whose process has ended is replaced.
 *
 * @param pid the process that holds it, where it is another one than this
 * @throws Error saying who holds the file.
 */
export function lock(file: string, pid = process.pid): () => void {
  const path = `${file}.lock`
  const own: Holder = { pid, host: hostname(), since: new Date().toISOString() }
  const text = `${JSON.stringify(own)}\n`
  if (!tryToCreate(path, text)) {
    const found = read(path)
    const holder = found === undefined ? undefined : toHolder(found)
    if (found === undefined || holder === undefined) {
      throw new Error(`${path} isn't a lock of Sabiá; remove it`)
    }
    if (!isStale(holder)) throw toHeld(holder, path)
    removeStale(path, found)
    if (!tryToCreate(path, text)) throw new Error('another process has just locked it; try again')
  }
  held.set(path, text)
  if (!isTidied) process.once('exit', releaseAll)
  isTidied = true
  let isOver = false
  return () => {
    if (!isOver) release(path)
    isOver = true
  }
}

/** Creates the lock; false if it exists. `wx` doesn't follow links. */
function tryToCreate(path: string, text: string): boolean {
  try {
    const descriptor = openSync(path, 'wx', 0o600)
    try {
      writeSync(descriptor, text)
    } finally {
      closeSync(descriptor)
    }
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Reads a lock; undefined when it isn't a regular file. A FIFO doesn't block it. */
function read(path: string): string | undefined {
  // Windows lacks some of these flags: a missing one counts as 0.
  const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants
  let descriptor: number
  try {
    descriptor = openSync(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
  } catch (error) {
    // A link, a socket, or a file of another user.
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') {
      throw new Error('the lock was just released; try again', { cause: error })
    }
    return undefined
  }
  try {
    const stats = fstatSync(descriptor)
    return stats.isFile() && stats.size < 1000 ? readFileSync(descriptor, 'utf8') : undefined
  } finally {
    closeSync(descriptor)
  }
}

function toHolder(text: string): Holder | undefined {
  try {
    const { pid, host, since } = JSON.parse(text) as Partial<Holder>
    const isWhole = Number.isSafeInteger(pid) && pid! > 0 && typeof host === 'string'
    const isDated = typeof since === 'string' && !Number.isNaN(Date.parse(since))
    return isWhole && isDated ? ({ pid, host, since } as Holder) : undefined
  } catch {
    return undefined
  }
}

/** Nobody here can tell whether a process of another machine, such as a container, has ended. */
function isStale({ pid, host, since }: Holder): boolean {
  if (host !== hostname()) return false
  const age = Date.now() - Date.parse(since)
  // Process ids are reused: in a restarted container, and after a restart of the machine.
  if (pid === process.pid) return age > process.uptime() * 1000
  return age > uptime() * 1000 + SLACK || !isRunning(pid)
}

/** Whether a process of this machine is running. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0) && !isZombie(pid)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Whether a process has ended, but is listed until its parent reads its exit code, as in containers. */
function isZombie(pid: number): boolean {
  try {
    // proc(5): the state follows the name, which is in brackets and may contain brackets itself.
    const [, state = ''] = readFileSync(`/proc/${pid}/stat`, 'latin1').split(/\)(?=[^)]*$)/)
    return state.startsWith(' Z')
  } catch {
    return false
  }
}

/** Removes a stale lock; restores it if another process has replaced it meanwhile. */
function removeStale(path: string, stale: string): void {
  const aside = `${path}.${process.pid}`
  renameSync(path, aside)
  if (readFileSync(aside, 'utf8') !== stale) {
    renameSync(aside, path)
    throw new Error('another process has just locked it; try again')
  }
  unlinkSync(aside)
}

function toHeld({ pid, host, since }: Holder, path: string): Error {
  const isHere = host === hostname()
  const who = `process ${pid}${isHere ? '' : ` on ${host}`} has held the lock since ${since}`
  const doubt = isHere ? "isn't a mock" : 'is gone'
  return new Error(`${who}; stop it, remove ${path} if it ${doubt}`)
}

function release(path: string): void {
  const text = held.get(path)
  if (!held.delete(path)) return
  try {
    if (readFileSync(path, 'utf8') === text) unlinkSync(path)
  } catch {
    // It no longer exists.
  }
}

function releaseAll(): void {
  for (const path of held.keys()) release(path)
}
