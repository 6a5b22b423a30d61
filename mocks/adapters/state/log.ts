import { open as openFile, rename, unlink, type FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { createQueue } from '../../shared/queue.ts'
import type { Changes } from '../../state/keeper.ts'
import { flushFolder } from '../replace-file.ts'
import {
  apply,
  hasGroupAfter,
  HEADER,
  readGroup,
  toGroup,
  toLines,
  type SiteRows,
} from './log-format.ts'

/** Opens a file, as Node does. */
export type OpenFile = (path: string, flags: string, mode?: number) => Promise<FileHandle>

/** A log that has grown by less is not compacted, in bytes. */
const LEAST_GROWTH = 1024 * 1024

/** How much is read, replayed or written before other work gets a turn, in bytes. */
const SLICE = 1024 * 1024

/** Node reads no more than 2 GiB at once. */
const LARGEST_READ = 2 ** 30

/** Lines that wait to be written, and those who wait for them. */
interface Waiting {
  lines: string
  resolve: () => void
  reject: (error: unknown) => void
}

/**
 * The changes of all sites of a process, one after the other in a file. What is appended at about the
 * same time is written at once and flushed to the disk at once. When much of the file has been
 * overwritten by later changes, a shorter one with the same rows replaces it in the background.
 */
export class Log {
  readonly #file: string
  readonly #open: OpenFile
  #handle: FileHandle
  /** Where the handle's file is, until it is published. */
  #path: string
  /** How much of the file is durable, in bytes. What follows is left over from a failed write. */
  #length: number
  #hasLeftover = false
  /** The length at which it is compacted. */
  #limit = Infinity
  /** The rows that were found when the log was opened, until their site has them. */
  #found: SiteRows
  #waiting: Waiting[] = []
  /** Writes, one after the other. */
  readonly #inTurn = createQueue()
  /** What reads the whole file, one after the other. */
  readonly #reading = createQueue()
  #isCompacting = false
  #isClosed = false

  private constructor(
    file: string,
    path: string,
    handle: FileHandle,
    length: number,
    found: SiteRows,
    open: OpenFile,
  ) {
    this.#file = file
    this.#path = path
    this.#handle = handle
    this.#length = length
    this.#found = found
    this.#open = open
  }

  /** Creates an empty log, which replaces the file at its path when it is published. */
  static async create(file: string, open: OpenFile = openFile): Promise<Log> {
    const path = toTemporary(file)
    const handle = await createFile(path, open)
    try {
      await writeAll(handle, Buffer.from(HEADER), 0)
    } catch (error) {
      await discard(handle, path)
      throw error
    }
    return new Log(file, path, handle, HEADER.length, new Map(), open)
  }

  /**
   * Opens the log at a path, and cuts off a group of changes that was written only in part.
   *
   * @throws Error when it is damaged.
   */
  static async open(file: string, open: OpenFile = openFile): Promise<Log> {
    const handle = await open(file, 'r+')
    try {
      const { size } = await handle.stat()
      const { sites, length } = await replay(handle, size)
      const log = new Log(file, file, handle, length, sites, open)
      if (length < size) await log.#cutOff()
      log.#limit = toLimit(toSize(sites))
      return log
    } catch (error) {
      await handle.close()
      throw error
    }
  }

  /** The names of the sites that it had when it was opened, oldest first. */
  names(): string[] {
    return [...this.#found.keys()]
  }

  /** The rows of a site, with everything that was appended before. */
  async rows(site: string): Promise<Iterable<readonly [string, string]>> {
    await this.#inTurn(async () => {})
    const found = this.#found.get(site)
    if (found !== undefined) {
      this.#found.delete(site)
      return found
    }
    return this.#reading(async () => {
      const { sites } = await replay(this.#handle, this.#length)
      return sites.get(site) ?? []
    })
  }

  /** Resolves when the changes are durable. */
  append(site: string, changes: Omit<Changes, 'wakeAt'>): Promise<void> {
    if (this.#isClosed) return Promise.reject(new Error(`${this.#file} is closed`))
    this.#found.delete(site)
    return new Promise((resolve, reject) => {
      if (this.#waiting.length === 0) void this.#inTurn(() => this.#write())
      this.#waiting.push({ lines: toLines(site, changes), resolve, reject })
    })
  }

  /** Puts a new log in its place. */
  async publish(): Promise<void> {
    if (this.#path === this.#file) return
    await this.#inTurn(async () => {
      await this.#handle.sync()
      await rename(this.#path, this.#file)
      this.#path = this.#file
      await flushFolder(dirname(this.#file))
    })
    this.#limit = toLimit(this.#length)
  }

  /** Ends when everything that was appended is durable. */
  async close(): Promise<void> {
    this.#isClosed = true
    await this.#reading(async () => {})
    await this.#inTurn(async () => {
      if (this.#path === this.#file) await this.#handle.close()
      else await discard(this.#handle, this.#path)
    })
  }

  async #write(): Promise<void> {
    const waiting = this.#waiting
    this.#waiting = []
    try {
      if (this.#hasLeftover) await this.#cutOff()
      const group = toGroup(waiting.map(({ lines }) => lines).join(''))
      this.#hasLeftover = true
      await writeAll(this.#handle, group, this.#length)
      await this.#handle.datasync()
      this.#hasLeftover = false
      this.#length += group.length
    } catch (error) {
      // At the latest, the next write does it.
      await this.#cutOff().catch(() => undefined)
      for (const { reject } of waiting) reject(error)
      return
    }
    for (const { resolve } of waiting) resolve()
    if (this.#length > this.#limit && !this.#isCompacting) this.#compactSoon()
  }

  async #cutOff(): Promise<void> {
    await this.#handle.truncate(this.#length)
    await this.#handle.datasync()
    this.#hasLeftover = false
  }

  #compactSoon(): void {
    this.#isCompacting = true
    void this.#reading(() => this.#compact())
      // Without room for a second file, the long one goes on.
      .catch(() => (this.#limit = toLimit(this.#length)))
      .finally(() => (this.#isCompacting = false))
  }

  async #compact(): Promise<void> {
    if (this.#isClosed) return
    const from = this.#handle
    let copied = this.#length
    const { sites } = await replay(from, copied)
    const path = toTemporary(this.#file)
    const next = await createFile(path, this.#open)
    let length = 0
    const add = async (bytes: Buffer) => {
      await writeAll(next, bytes, length)
      length += bytes.length
    }
    const copyNew = async () => {
      while (copied < this.#length) {
        const bytes = await readAll(from, copied, Math.min(SLICE, this.#length - copied))
        await add(bytes)
        copied += bytes.length
      }
    }
    try {
      await add(Buffer.from(HEADER))
      for (const lines of toSlices(sites)) await add(toGroup(lines))
      const compacted = length
      await copyNew()
      await next.sync()
      // What is appended meanwhile waits; it is little by now.
      await this.#inTurn(async () => {
        await copyNew()
        await next.datasync()
        await rename(path, this.#file)
        await flushFolder(dirname(this.#file))
        this.#handle = next
        this.#length = length
        this.#hasLeftover = false
        this.#limit = toLimit(compacted)
      })
    } catch (error) {
      await discard(next, path)
      throw error
    }
    await from.close()
  }
}

/** Reads a log up to a length; `length` is that of its intact part. */
async function replay(
  handle: FileHandle,
  size: number,
): Promise<{ sites: SiteRows; length: number }> {
  const bytes = await readAll(handle, 0, size)
  if (bytes.toString('latin1', 0, HEADER.length) !== HEADER) {
    throw new Error("it isn't a state file of Sabiá")
  }
  const sites: SiteRows = new Map()
  let length = HEADER.length
  let rest = SLICE
  for (;;) {
    const group = readGroup(bytes, length)
    if (group === undefined) break
    apply(group.body, sites)
    rest -= group.end - length
    length = group.end
    if (rest > 0) continue
    rest = SLICE
    await setImmediate()
  }
  if (hasGroupAfter(bytes, length)) {
    throw new Error(`it is damaged ${length} bytes from its beginning; restore it from a backup`)
  }
  // A site without rows was removed.
  for (const [site, rows] of sites) if (rows.size === 0) sites.delete(site)
  return { sites, length }
}

/** All rows as lines for groups of some size. */
function* toSlices(sites: SiteRows): Iterable<string> {
  let lines = ''
  for (const [site, rows] of sites) {
    for (const row of rows) {
      lines += toLines(site, { whole: false, put: new Map([row]), drop: [] })
      if (lines.length < SLICE / 8) continue
      yield lines
      lines = ''
    }
  }
  if (lines !== '') yield lines
}

/** About how long a log with these rows alone would be. */
function toSize(sites: SiteRows): number {
  let size = 0
  for (const [site, rows] of sites) {
    for (const [key, text] of rows) size += site.length + key.length + text.length
  }
  return size
}

function toLimit(length: number): number {
  return 2 * length + LEAST_GROWTH
}

async function createFile(path: string, open: OpenFile): Promise<FileHandle> {
  // In a container, a process that was killed had the same id.
  await unlink(path).catch(() => undefined)
  // `wx`: never follows or overwrites what somebody else puts there. It holds secrets.
  return open(path, 'wx+', 0o600)
}

async function discard(handle: FileHandle, path: string): Promise<void> {
  await handle.close()
  await unlink(path).catch(() => undefined)
}

async function writeAll(handle: FileHandle, bytes: Buffer, at: number): Promise<void> {
  let written = 0
  while (written < bytes.length) {
    const { bytesWritten } = await handle.write(
      bytes,
      written,
      bytes.length - written,
      at + written,
    )
    written += bytesWritten
  }
}

async function readAll(handle: FileHandle, at: number, length: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafe(length)
  let read = 0
  while (read < length) {
    const size = Math.min(length - read, LARGEST_READ)
    const { bytesRead } = await handle.read(bytes, read, size, at + read)
    if (bytesRead === 0) throw new Error('it became shorter; nobody else may write to it')
    read += bytesRead
  }
  return bytes
}

function toTemporary(file: string): string {
  return `${file}.${process.pid}.tmp`
}
