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

/** What has been read of a list so far. */
interface Progress {
  /** Pages that were read. */
  page: number
  /** Records that were seen. */
  seen: number
  /** The number of the first page. */
  first: number
}

/**
 * Reads a list page by page, in whatever way the site splits it (gap G40): `Link`, numbers or
 * cursors in the body, or no hint at all but a second page with other records.
 */
export async function readList(reader: Reader, operation: string): Promise<Listing> {
  const replies: Reply[] = []
  const records = new Map<string, Listed>()
  let query: string | undefined
  let saysMore = false
  let isHinted = false
  let isByOffset = false
  let first = 1
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
      if (!isRepeated || isByOffset) {
        // The site may count from zero, so that page 2 was the third one.
        if (!isHinted && !isRepeated && !isByOffset) {
          const skipped = await reader.read(operation, { query: 'page=1', isProbe: true })
          if (addNew(skipped, records)) replies.push(skipped)
        }
        return toListing(replies, records, !saysMore)
      }
      // It may count records in place of pages.
      isByOffset = true
      query = `offset=${records.size}`
      continue
    }
    replies.push(reply)
    if (page === 1) first = firstPageOf(reply)
    const hint = findNext(reply, { page, seen: records.size, first })
    isHinted ||= hint !== undefined
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

/** The places in an answer that may tell of pages. */
function hintsOf({ body, headers, status }: Reply): JsonObject[] {
  const number = (name: string) => {
    const found = /(\d{1,9})$/.exec(headers.get(name) ?? '')?.[1]
    return found === undefined ? undefined : Number(found)
  }
  const own = {
    next_page: headers.has('x-next-page') ? (number('x-next-page') ?? null) : undefined,
    total_pages: number('x-total-pages'),
    total: number('x-total') ?? number('x-total-count') ?? number('content-range'),
    // Part of a list, in an unknown unit (RFC 9110, section 14).
    has_more: status === 206 ? true : undefined,
  }
  const inBody = isObject(body)
    ? [body['meta'], body['pagination'], body['links'], body['paging'], body]
    : []
  return [...inBody, own].flatMap(withInner)
}

function firstPageOf(reply: Reply): number {
  const keys = ['current_page', 'currentPage', 'page', 'number', 'page_number', 'pageNumber']
  return hintsOf(reply).some((place) => keys.some((key) => place[key] === 0)) ? 0 : 1
}

/** The query of the next page; `none` if the site says that there is none, undefined if it doesn't say. */
function findNext(reply: Reply, progress: Progress): string | undefined {
  const link = /<([^<>]*)>\s*;[^,]*rel="?next"?/i.exec(
    (reply.headers.get('link') ?? '').slice(0, LONGEST_LINK),
  )?.[1]
  if (link !== undefined) return queryOf(link, progress)
  for (const place of hintsOf(reply)) {
    const found = readHint(place, progress)
    if (found !== undefined) return found
  }
  return undefined
}

function withInner(place: unknown): JsonObject[] {
  if (!isObject(place)) return []
  return [place, ...[place['pagination'], place['page'], place['links']].filter(isObject)]
}

function readHint(place: JsonObject, progress: Progress): string | undefined {
  const { offset, total } = place
  const { page, seen, first } = progress
  const next = `page=${page + first}`
  if (typeof offset === 'number' && typeof total === 'number') {
    return total > seen ? `offset=${seen}` : 'none'
  }
  for (const [key, value] of Object.entries(place)) {
    if (/^(next|next_page|next_page_url|next_url|nextPage)$/.test(key)) {
      if (typeof value === 'number') return `page=${value}`
      if (typeof value === 'string' && value !== '') {
        return /^\d+$/.test(value) ? `page=${value}` : queryOf(value, progress)
      }
      if (isObject(value)) return queryOf(String(value['href']), progress)
      if (value === null) return 'none'
    }
    const cursor = /^next_?(cursor|token|offset)$/i.exec(key)?.[1]
    const isGiven = typeof value === 'number' || (typeof value === 'string' && value !== '')
    if (cursor !== undefined && isGiven) {
      return `${cursor.toLowerCase()}=${encodeURIComponent(value)}`
    }
    if (/^(total_pages|page_count|totalPages)$/.test(key) && typeof value === 'number') {
      return value > page ? next : 'none'
    }
    if (/^(last_page|lastPage)$/.test(key) && typeof value === 'number') {
      return value > page - 1 + first ? next : 'none'
    }
    if (/^(total_count|total|totalCount)$/.test(key) && typeof value === 'number') {
      return value > seen ? next : 'none'
    }
    if (/^(has_more|has_next|hasMore)$/.test(key) && typeof value === 'boolean') {
      return value ? next : 'none'
    }
  }
  return undefined
}

/** The query of an address; without one, the next page's number is tried. */
function queryOf(address: string, { page, first }: Progress): string {
  const at = address.indexOf('?')
  return at === -1 ? `page=${page + first}` : address.slice(at + 1)
}

/** Checks whether a list holds a record of each id. */
export function holdsAll(listing: Listing, ids: readonly string[]): boolean {
  const found = new Set(listing.records.map(({ record }) => toKey(record['id'])))
  return ids.every((id) => found.has(toKey(id)))
}
