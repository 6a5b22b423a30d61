import { isObject, toKey, type JsonObject, type Reply } from '../exchange.ts'
import { dataOf } from './read-reply.ts'

/** A record of a list, and where it was found. */
interface Listed {
  record: JsonObject
  reply: Reply
  pointer: string
}

/** A list as far as it was read. */
export interface Listing {
  replies: readonly Reply[]
  records: readonly Listed[]
  /** The site splits the list into pages. */
  isPaged: boolean
  /** Every page was read. */
  isComplete: boolean
}

/** Sends the GET of an operation; `isProbe` marks a call that no normal client makes. */
interface Reader {
  read: (operation: string, options: { query?: string; isProbe: boolean }) => Promise<Reply>
}

/** Most pages to read of a list. */
const MOST_PAGES = 12

/** Characters of the `Link` header to read. */
const LONGEST_LINK = 8192

/**
 * Reads a list page by page, in whatever way the site splits it (gap G40): `Link`, numbers or
 * cursors in the body, or no hint at all but a second page with other records.
 */
export async function readList(reader: Reader, operation: string): Promise<Listing> {
  const replies: Reply[] = []
  const records = new Map<string, Listed>()
  let query: string | undefined
  let saysMore = false
  let isByOffset = false
  for (let page = 1; page <= MOST_PAGES; page++) {
    const reply = await reader.read(operation, {
      ...(query === undefined ? {} : { query }),
      isProbe: page > 1,
    })
    const grew = addNew(reply, records)
    // The site ignores the query, or the list is over. If it announced more, it pages in an
    // unknown way.
    if (page > 1 && !grew) {
      const isRepeated = page === 2 && !saysMore && hasRecords(reply)
      if (!isRepeated || isByOffset) return toListing(replies, records, !saysMore)
      // It may count records in place of pages.
      isByOffset = true
      query = `offset=${records.size}`
      continue
    }
    replies.push(reply)
    const hint = findNext(reply, page, records.size)
    if (hint === 'none' || records.size === 0) return toListing(replies, records, true)
    saysMore = hint !== undefined
    query = hint ?? (isByOffset ? `offset=${records.size}` : `page=${page + 1}`)
  }
  return toListing(replies, records, false)
}

function toListing(replies: Reply[], records: Map<string, Listed>, isComplete: boolean): Listing {
  return { replies, records: [...records.values()], isPaged: replies.length > 1, isComplete }
}

function addNew(reply: Reply, records: Map<string, Listed>): boolean {
  const data = dataOf(reply)
  if (!Array.isArray(data)) return false
  let grew = false
  for (const [index, record] of data.entries()) {
    if (!isObject(record)) continue
    // A record without an id counts as a new one; a check reports the missing id.
    const key = 'id' in record ? String(record['id']) : `#${reply.exchange.number}/${index}`
    if (records.has(key)) continue
    grew = true
    records.set(key, { record, reply, pointer: `/data/${index}` })
  }
  return grew
}

function hasRecords(reply: Reply): boolean {
  const data = dataOf(reply)
  return Array.isArray(data) && data.length > 0
}

/** The query of the next page; `none` if the site says that there is none, undefined if it doesn't say. */
function findNext(reply: Reply, page: number, seen: number): string | undefined {
  const link = /<([^<>]*)>\s*;[^,]*rel="?next"?/i.exec(
    (reply.headers.get('link') ?? '').slice(0, LONGEST_LINK),
  )?.[1]
  if (link !== undefined) return queryOf(link, page)
  const { body } = reply
  if (!isObject(body)) return undefined
  const places = [body['meta'], body['pagination'], body['links'], body['paging'], body]
  for (const place of places.flatMap(withInner)) {
    const found = readHint(place, page, seen)
    if (found !== undefined) return found
  }
  return undefined
}

function withInner(place: unknown): JsonObject[] {
  if (!isObject(place)) return []
  return [place, ...[place['pagination'], place['page'], place['links']].filter(isObject)]
}

function readHint(place: JsonObject, page: number, seen: number): string | undefined {
  const { offset, total } = place
  if (typeof offset === 'number' && typeof total === 'number') {
    return total > seen ? `offset=${seen}` : 'none'
  }
  for (const [key, value] of Object.entries(place)) {
    if (/^(next|next_page|next_page_url|next_url|nextPage)$/.test(key)) {
      if (typeof value === 'number') return `page=${value}`
      if (typeof value === 'string' && value !== '') {
        return /^\d+$/.test(value) ? `page=${value}` : queryOf(value, page)
      }
      if (isObject(value)) return queryOf(String(value['href']), page)
      if (value === null) return 'none'
    }
    const cursor = /^next_?(cursor|token|offset)$/i.exec(key)?.[1]
    const isGiven = typeof value === 'number' || (typeof value === 'string' && value !== '')
    if (cursor !== undefined && isGiven) {
      return `${cursor.toLowerCase()}=${encodeURIComponent(value)}`
    }
    if (/^(total_pages|last_page|page_count|totalPages)$/.test(key) && typeof value === 'number') {
      return value > page ? `page=${page + 1}` : 'none'
    }
    if (/^(total_count|total|totalCount)$/.test(key) && typeof value === 'number') {
      return value > seen ? `page=${page + 1}` : 'none'
    }
    if (/^(has_more|has_next|hasMore)$/.test(key) && typeof value === 'boolean') {
      return value ? `page=${page + 1}` : 'none'
    }
  }
  return undefined
}

/** The query of an address; without one, the next page's number is tried. */
function queryOf(address: string, page: number): string {
  const at = address.indexOf('?')
  return at === -1 ? `page=${page + 1}` : address.slice(at + 1)
}

/** Checks whether a list holds a record of each id. */
export function holdsAll(listing: Listing, ids: readonly string[]): boolean {
  const found = new Set(listing.records.map(({ record }) => toKey(record['id'])))
  return ids.every((id) => found.has(toKey(id)))
}
