import { isObject, toKey, type JsonObject, type Reply } from '../exchange.ts'
import { dataOf, isSuccess } from './read-reply.ts'

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
  /** Every page was read that the site tells of. */
  isComplete: boolean
  /** The site says that no more follows. */
  saysEnd: boolean
}

/** What reads a list. */
interface Reader {
  /** Sends the GET of an operation; `isProbe` marks a call that no normal client makes. */
  read: (operation: string, options: { query?: string; isProbe: boolean }) => Promise<Reply>
  /** Takes a request for a further page; false if there is none left. */
  takePage: () => boolean
}

/** Most pages to read of a list. */
const MOST_PAGES = 5

/** Characters of the `Link` header to read. */
const LONGEST_LINK = 8192

/**
 * Reads a list page by page, in whatever way the site splits it (gap G40): `Link`, numbers or
 * cursors in the body, or no hint at all but a second page with other records. Of a list that has more
 * pages than a run can read, it reads the first and the last.
 */
export async function readList(reader: Reader, operation: string): Promise<Listing> {
  const replies: Reply[] = []
  const records = new Map<string, Listed>()
  let query: string | undefined
  let saysMore = false
  let isGuessed = false
  let isByOffset = false
  for (let page = 1; page <= MOST_PAGES; page++) {
    if (page > 1 && !reader.takePage()) break
    const reply = await reader.read(operation, {
      ...(query === undefined ? {} : { query }),
      isProbe: page > 1,
    })
    const { added, known } = addNew(reply, records)
    const hint = findNext(reply, page, records.size)
    // The site ignores the query, or the list is over. If it announced more, it pages in an unknown
    // way. Others may have created a record since the first page.
    if (page > 1 && (added === 0 || (!saysMore && known > added))) {
      if (page === 2 && known > 0 && !isByOffset) {
        // It may count records in place of pages.
        isByOffset = true
        query = `offset=${records.size}`
        continue
      }
      const isEmpty = isEmptyPage(reply)
      // A page may be empty, and others follow.
      if (isEmpty && isNext(hint) && !hint.isCounted && hint.query !== query) {
        query = hint.query
        continue
      }
      if (isEmpty && hint === 'none' && !isGuessed) return toListing(replies, records, true, true)
      const isOver = isGuessed && (isEmpty || reply.status === 404)
      if (isOver && (await countsFromOne(reader, operation, query, records))) {
        return toListing(replies, records, true, true)
      }
      return toListing(replies, records, !saysMore)
    }
    replies.push(reply)
    const end = page === 1 ? findEnd(reply, hint, records.size) : []
    for (const last of end) {
      if (!reader.takePage()) break
      const late = await reader.read(operation, { query: last, isProbe: true })
      if (addNew(late, records).added > 0) replies.push(late)
    }
    if (end.length > 0) break
    if (hint === 'none') return toListing(replies, records, true, true)
    if (records.size === 0 && hint === undefined) return toListing(replies, records, true)
    saysMore = hint !== undefined
    isGuessed = hint?.isGuessed === true
    query = isByOffset ? `offset=${records.size}` : (hint?.query ?? `page=${page + 1}`)
  }
  return toListing(replies, records, false)
}

function toListing(
  replies: Reply[],
  found: Map<string, Listed>,
  isComplete: boolean,
  saysEnd = false,
): Listing {
  const records = [...found.values()]
  return { replies, records, isPaged: replies.length > 1, isComplete, saysEnd }
}

function isEmptyPage(reply: Reply): boolean {
  const data = dataOf(reply)
  return isSuccess(reply) && Array.isArray(data) && data.length === 0
}

/**
 * Checks whether nothing lies between what was read and a page that is empty, although the site speaks
 * of more: the number 1 asks for what is known, and not for a second page.
 */
async function countsFromOne(
  reader: Reader,
  operation: string,
  query: string | undefined,
  records: Map<string, Listed>,
): Promise<boolean> {
  const [name] = /^(page|offset)(?==\d+$)/.exec(query ?? '') ?? []
  if (name === undefined || !reader.takePage()) return false
  const reply = await reader.read(operation, { query: `${name}=1`, isProbe: true })
  const { added, known } = addNew(reply, records)
  return isSuccess(reply) && added === 0 && (known > 0 || (name === 'offset' && records.size === 1))
}

/** Adds the records that a page shows for the first time, and counts them and those that are known. */
function addNew(reply: Reply, records: Map<string, Listed>): { added: number; known: number } {
  const data = dataOf(reply)
  const shown = Array.isArray(data) ? [...data.entries()].filter(([, one]) => isObject(one)) : []
  let added = 0
  for (const [index, record] of shown) {
    // A record without an id counts as a new one; a check reports the missing id.
    const key = 'id' in record ? String(record['id']) : `#${reply.exchange.number}/${index}`
    if (records.has(key)) continue
    added += 1
    records.set(key, { record, reply, pointer: `/data/${index}` })
  }
  return { added, known: shown.length - added }
}

/** The queries of the last two pages of a list that has too many; none if it has not, or can't be asked. */
function findEnd(reply: Reply, hint: Hint, size: number): string[] {
  const pages = countPages(reply, size)
  if (pages === undefined || pages <= MOST_PAGES) return []
  const last = [pages - 1, pages]
  const query = isNext(hint) ? hint.query : ''
  if (query.startsWith('offset=')) return last.map((page) => `offset=${(page - 1) * size}`)
  return /(^|&)page=/.test(query) ? last.map((page) => `page=${page}`) : []
}

/** The number of pages, where a first page with so many records tells. */
function countPages(reply: Reply, size: number): number | undefined {
  const link = /[?&]page=(\d+)[^<>]*>\s*;[^,]*rel="?last"?/i.exec(linkOf(reply))?.[1]
  if (link !== undefined) return Number(link)
  for (const [key, value] of placesIn(reply).flatMap(Object.entries) as [string, unknown][]) {
    if (typeof value !== 'number') continue
    if (PAGE_COUNT.test(key)) return value
    if (RECORD_COUNT.test(key)) return Math.ceil(value / size)
  }
  return undefined
}

const NEXT_PAGE = /^(next|next_page|next_page_url|next_url|nextPage)$/
const NEXT_CURSOR = /^next_?(cursor|token|offset)$/i
const PAGE_COUNT = /^(total_pages|last_page|page_count|totalPages)$/
const RECORD_COUNT = /^(total_count|total|totalCount)$/

function linkOf(reply: Reply): string {
  return (reply.headers.get('link') ?? '').slice(0, LONGEST_LINK)
}

/** Where an answer may tell of its pages. */
function placesIn({ body }: Reply): JsonObject[] {
  if (!isObject(body)) return []
  const places = [body['meta'], body['pagination'], body['links'], body['paging'], body]
  return places.flatMap(withInner)
}

/** What a site says of the next page. */
interface Next {
  query: string
  /** The site says how many there are, and not how to ask for them. */
  isGuessed: boolean
  /** It counts more records than it has shown, and says nothing else. */
  isCounted: boolean
}

/** What follows a page; `none` if the site says that nothing does, undefined if it doesn't say. */
type Hint = Next | 'none' | undefined

/** What a key of an answer says of the next page, by its name; the plainest words come first. */
const HINTS: readonly (readonly [
  RegExp,
  (value: unknown, page: number, seen: number, key: string) => string | undefined,
])[] = [
  [NEXT_PAGE, toNextPage],
  [NEXT_CURSOR, toCursor],
  [PAGE_COUNT, (value, page) => (typeof value === 'number' ? unlessLast(value > page, page) : undefined)],
  [
    /^(has_more|has_next|hasMore)$/,
    (value, page) => (typeof value === 'boolean' ? unlessLast(value, page) : undefined),
  ],
  [
    RECORD_COUNT,
    (value, page, seen) => (typeof value === 'number' ? unlessLast(value > seen, page) : undefined),
  ],
]

function unlessLast(isMore: boolean, page: number): string {
  return isMore ? `page=${page + 1}` : 'none'
}

function toNextPage(value: unknown, page: number): string | undefined {
  if (typeof value === 'number') return `page=${value}`
  if (typeof value === 'string' && value !== '') {
    return /^\d+$/.test(value) ? `page=${value}` : queryOf(value, page)
  }
  if (isObject(value)) return queryOf(String(value['href']), page)
  return value === null ? 'none' : undefined
}

function toCursor(value: unknown, _page: number, _seen: number, key: string): string | undefined {
  if (value === null) return 'none'
  if (value === '' || (typeof value !== 'number' && typeof value !== 'string')) return undefined
  const name = key.replace(/^next_?/i, '').toLowerCase()
  const sent = encodeURIComponent(value)
  return name === 'cursor' ? `cursor=${sent}&after=${sent}` : `${name}=${sent}`
}

/** What an answer says of the page that follows it. */
function findNext(reply: Reply, page: number, seen: number): Hint {
  const link = /<([^<>]*)>\s*;[^,]*rel="?next"?/i.exec(linkOf(reply))?.[1]
  if (link !== undefined) return { query: queryOf(link, page), isGuessed: false, isCounted: false }
  for (const place of placesIn(reply)) {
    const found = readHint(place, page, seen)
    if (found !== undefined) return found
  }
  return undefined
}

function isNext(hint: Hint): hint is Next {
  return hint !== undefined && hint !== 'none'
}

function readHint(place: JsonObject, page: number, seen: number): Hint {
  const { offset, total } = place
  for (const [pattern, read] of HINTS) {
    if (pattern === RECORD_COUNT && typeof offset === 'number' && typeof total === 'number') {
      return total > seen ? { query: `offset=${seen}`, isGuessed: true, isCounted: true } : 'none'
    }
    for (const [key, value] of Object.entries(place)) {
      const query = pattern.test(key) ? read(value, page, seen, key) : undefined
      if (query === 'none') return query
      if (query === undefined) continue
      const isGuessed = pattern !== NEXT_PAGE && pattern !== NEXT_CURSOR
      return { query, isGuessed, isCounted: pattern === RECORD_COUNT }
    }
  }
  return undefined
}

function withInner(place: unknown): JsonObject[] {
  if (!isObject(place)) return []
  return [place, ...[place['pagination'], place['page'], place['links']].filter(isObject)]
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

/** Why a list says nothing of what is not in it. */
export const CUT = 'The list may have more pages than were read'

/** How many records a page usually holds. */
const USUAL_SIZES: ReadonlySet<number> = new Set([
  10, 15, 20, 25, 30, 40, 50, 100, 200, 250, 500, 1000,
])

/**
 * Checks whether lists were read to their end. A site may page by a parameter that nothing tells of: a
 * list of as many records as pages usually hold counts as whole only where another one is longer.
 */
export function areWhole(...lists: readonly Listing[]): boolean {
  const sizes = lists.map(({ replies: [reply] }) => sizeOf(reply))
  const longest = Math.max(...sizes)
  return lists.every(
    ({ isComplete, isPaged, saysEnd }, index) =>
      isComplete && (saysEnd || isPaged || sizes[index]! < longest || !USUAL_SIZES.has(longest)),
  )
}

function sizeOf(reply: Reply | undefined): number {
  const data = reply === undefined ? undefined : dataOf(reply)
  return Array.isArray(data) ? data.length : 0
}
