import { crc32 } from 'node:zlib'
import type { Changes } from '../../state/keeper.ts'

const VERSION = 2

/** The first line of a log. */
export const HEADER = `sabia.state ${VERSION}\n`

/** @throws Error when a file begins like the log of another version. */
export function refuseOtherVersion(text: string): void {
  const [, version] = /^sabia\.state (\d+)\n/.exec(text) ?? []
  if (version === undefined || Number(version) === VERSION) return
  throw new Error(`it has version ${version}, and this Sabiá reads ${VERSION}`)
}

/** The rows of each site, in the order in which they were first written. */
export type SiteRows = Map<string, Map<string, string>>

/**
 * The changes of a site as lines: `site/key` and a tab before the text of a row that is written, `site/key`
 * alone for one that goes, and `site/` where all of them go.
 */
export function toLines(site: string, { whole, put, drop }: Omit<Changes, 'wakeAt'>): string {
  let lines = whole ? `${site}/\n` : ''
  for (const key of drop) lines += `${site}/${escape(key)}\n`
  for (const [key, text] of put) lines += `${site}/${escape(key)}\t${text}\n`
  return lines
}

/** Lines that are kept together or not at all: their length in bytes and their checksum go before them. */
export function toGroup(lines: string): Buffer {
  const body = Buffer.from(lines)
  return Buffer.concat([Buffer.from(`@ ${body.length} ${toChecksum(body)}\n`), body])
}

/** Takes over a group into the rows. */
export function apply(body: string, sites: SiteRows): void {
  for (const line of body.split('\n')) {
    if (line === '') continue
    const slash = line.indexOf('/')
    const tab = line.indexOf('\t', slash)
    const site = line.slice(0, slash)
    const key = unescape(line.slice(slash + 1, tab === -1 ? undefined : tab))
    let rows = sites.get(site)
    if (rows === undefined) sites.set(site, (rows = new Map()))
    if (tab !== -1) rows.set(key, line.slice(tab + 1))
    else if (key === '') rows.clear()
    else rows.delete(key)
  }
}

/** The group at a place, and where the next one begins; undefined where there is no intact one. */
export function readGroup(bytes: Buffer, at: number): { body: string; end: number } | undefined {
  const end = bytes.indexOf('\n', at)
  if (end === -1 || end - at > 40) return undefined
  const [, size, sum] = /^@ (\d+) ([0-9a-f]{8})$/.exec(bytes.toString('latin1', at, end)) ?? []
  const body = bytes.subarray(end + 1, end + 1 + Number(size))
  if (size === undefined || body.length !== Number(size) || toChecksum(body) !== sum)
    return undefined
  return { body: body.toString(), end: end + 1 + body.length }
}

/** Whether an intact group begins anywhere behind a place: then what is wrong there is no torn end. */
export function hasGroupAfter(bytes: Buffer, at: number): boolean {
  let next = bytes.indexOf('@ ', at)
  while (next !== -1) {
    if (readGroup(bytes, next) !== undefined) return true
    next = bytes.indexOf('@ ', next + 1)
  }
  return false
}

function toChecksum(body: Buffer): string {
  return crc32(body).toString(16).padStart(8, '0')
}

function escape(key: string): string {
  return /[%\t\n]/.test(key) ? key.replaceAll(/[%\t\n]/g, encodeURIComponent) : key
}

function unescape(key: string): string {
  return key.includes('%') ? decodeURIComponent(key) : key
}
