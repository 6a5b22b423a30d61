import { isObject, textOfId, type JsonObject, type Reply } from '../exchange.ts'
import { dataOf } from './read-reply.ts'

/** Characters of the `Link` header to read. */
const LONGEST_LINK = 8192

/** The number of pages, where a first page with so many records tells. */
export function countPages(reply: Reply, size: number): number | undefined {
  const link = /[?&]page=(\d+)[^<>]*>\s*;[^,]*rel="?last"?/i.exec(linkOf(reply))?.[1]
  if (link !== undefined) return Number(link)
  for (const [key, value] of placesIn(reply).flatMap(Object.entries) as [string, unknown][]) {
    if (typeof value !== 'number') continue
    if (PAGE_COUNT.test(key)) return value
    if (RECORD_COUNT.test(key)) return Math.ceil(value / (placeOf(reply)?.size ?? size))
  }
  return undefined
}

const NEXT_PAGE = /^(next|next_page|next_page_url|next_url|nextPage|(@odata\.)?nextLink)$/
const NEXT_CURSOR = /^next_?(cursor|token|page_?token|offset)$/i
const HAS_MORE = /^(has_more|has_next|hasMore)$/
const PAGE_COUNT = /^(total_pages|last_page|page_count|totalPages)$/
const RECORD_COUNT = /^(total_count|total|totalCount)$/

function linkOf(reply: Reply): string {
  return (reply.headers.get('link') ?? '').slice(0, LONGEST_LINK)
}

/** Where an answer may tell of its pages: its body, or its headers. */
function placesIn({ body, headers, status }: Reply): JsonObject[] {
  const number = (name: string) => {
    const found = /(\d{1,9})$/.exec(headers.get(name) ?? '')?.[1]
    return found === undefined ? undefined : Number(found)
  }
  const own = {
    next_page: headers.has('x-next-page') ? (number('x-next-page') ?? null) : undefined,
    total_pages: number('x-total-pages'),
    total: number('x-total') ?? number('x-total-count') ?? number('content-range'),
    // A part of the list (RFC 9110, section 15.3.7).
    has_more: status === 206 ? true : undefined,
  }
  const inBody = isObject(body)
    ? [body['meta'], body['pagination'], body['links'], body['paging'], body]
    : []
  return [...inBody, own].flatMap(withInner)
}

/** The number of the first page: some sites count from zero. */
export function firstPageOf(reply: Reply): number {
  const keys = ['current_page', 'currentPage', 'page', 'number', 'page_number', 'pageNumber']
  return placesIn(reply).some((place) => keys.some((key) => place[key] === 0)) ? 0 : 1
}

/** The parameter by which a list with numbered pages is asked for another one. */
export function pageKeyOf(reply: Reply): string {
  const keys = placesIn(reply).flatMap(Object.keys)
  const offset = keys.find((key) => /^(offset|skip)$/i.test(key))
  if (offset !== undefined) return offset
  return keys.some((key) => NEXT_CURSOR.test(key)) ? 'cursor' : 'page'
}

/** The number of records that an answer lists. */
export function countRecords(reply: Reply): number {
  const data = dataOf(reply)
  return Array.isArray(data) ? data.length : 0
}

/** What a site says of the next page. */
export interface Next {
  query: string
  /** The site says how many there are, and not how to ask for them. */
  isGuessed: boolean
  /** It counts more records than it has shown, and says nothing else. */
  isCounted: boolean
}

/** What follows a page; `none` if the site says that nothing does, undefined if it doesn't say. */
export type Hint = Next | 'none' | undefined

/** What a key of an answer says of the next page, by its name; the plainest words come first. */
const HINTS: readonly (readonly [
  RegExp,
  (value: unknown, page: number, seen: number, key: string) => string | undefined,
])[] = [
  [NEXT_PAGE, toNextPage],
  [NEXT_CURSOR, toCursor],
  [
    PAGE_COUNT,
    (value, page) => (typeof value === 'number' ? unlessLast(value > page, page) : undefined),
  ],
  [HAS_MORE, (value, page) => (typeof value === 'boolean' ? unlessLast(value, page) : undefined)],
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
    if (/^\d+$/.test(value)) return `page=${value}`
    return /^(\w+:\/\/|[/?])/.test(value) ? queryOf(value, page) : cursorOf(value)
  }
  if (isObject(value)) return queryOf(String(value['href']), page)
  return value === null ? 'none' : undefined
}

function toCursor(value: unknown, _page: number, _seen: number, key: string): string | undefined {
  if (value === null || value === '') return 'none'
  if (typeof value !== 'number' && typeof value !== 'string') return undefined
  const name = key
    .replace(/^next_?/i, '')
    .toLowerCase()
    .replace('pagetoken', 'pageToken')
  return name === 'cursor' ? cursorOf(value) : `${name}=${encodeURIComponent(value)}`
}

function cursorOf(value: string | number): string {
  const sent = encodeURIComponent(value)
  return `cursor=${sent}&after=${sent}`
}

/**
 * What an answer says of the page that follows it.
 *
 * @param isByChance whether keys that end a list have proved to be about something else
 */
export function findNext(reply: Reply, page: number, seen: number, isByChance = false): Hint {
  const link = /<([^<>]*)>\s*;[^,]*rel="?next"?/i.exec(linkOf(reply))?.[1]
  if (link !== undefined) return { query: queryOf(link, page), isGuessed: false, isCounted: false }
  let first: Hint
  for (const place of placesIn(reply)) {
    const found = isTooFew(place, reply, seen)
      ? unlessEnd(readHint(place, page, seen, true))
      : readHint(place, page, seen, isByChance)
    // One place may have a key by chance that says nothing follows, where another names the next page.
    if (isNext(found) && !found.isGuessed) return found
    first ??= found
  }
  return withLast(first, reply)
}

/** A list that says no more than that others follow may page by the last id that it shows. */
function withLast(hint: Hint, reply: Reply): Hint {
  const data = dataOf(reply)
  const last: unknown = Array.isArray(data) ? data.at(-1) : undefined
  const id = isObject(last) ? textOfId(last['id']) : undefined
  const isSaid = placesIn(reply).some((place) =>
    Object.entries(place).some(([key, value]) => HAS_MORE.test(key) && value === true),
  )
  if (!isNext(hint) || !hint.isGuessed || hint.isCounted || id === undefined || !isSaid) return hint
  return { ...hint, query: `${hint.query}&starting_after=${encodeURIComponent(id)}` }
}

export function isNext(hint: Hint): hint is Next {
  return hint !== undefined && hint !== 'none'
}

/** Whether a first page has a key which says that nothing follows, beside others that deny it. */
export function endsByChance(reply: Reply): boolean {
  const shown = countRecords(reply)
  return placesIn(reply).some(
    (place) =>
      isTooFew(place, reply, shown) ||
      (readHint(place, 1, shown) === 'none' && isNext(readHint(place, 1, shown, true))),
  )
}

/** Whether a place counts less than there is: it is not about this list. */
function isTooFew(place: JsonObject, reply: Reply, seen: number): boolean {
  const isBelow = (pattern: RegExp, least: number) =>
    Object.entries(place).some(
      ([key, value]) => typeof value === 'number' && pattern.test(key) && value < least,
    )
  return isBelow(RECORD_COUNT, seen) || isBelow(/^(count|per_page|limit)$/, countRecords(reply))
}

/** Where a page begins, by what it says: how many records come before it, fit on it, and are there in all. */
function placeOf(reply: Reply) {
  for (const place of placesIn(reply)) {
    const name = 'offset' in place ? 'offset' : 'skip'
    const { [name]: at, total } = place
    const size = place['take'] ?? place['limit']
    const isStated = typeof at === 'number' && typeof size === 'number' && size > 0
    if (isStated && typeof total === 'number') return { name, at, size, total }
  }
  return undefined
}

/** Whether a page shows fewer records than it counts, although more of them would fit on it. */
export function hasHoles(reply: Reply): boolean {
  const place = placeOf(reply)
  const shown = countRecords(reply)
  return place !== undefined && shown < Math.min(place.size, place.total - place.at)
}

/** What follows a page by where it begins, and not by how many records were shown. */
export function findNextPlace(reply: Reply): Next | 'none' {
  const { name = '', at = 0, size = 0, total = 0 } = placeOf(reply) ?? {}
  if (at + size >= total) return 'none'
  return { query: `${name}=${at + size}`, isGuessed: false, isCounted: false }
}

const unlessEnd = (hint: Hint): Hint => (hint === 'none' ? undefined : hint)

function readHint(place: JsonObject, page: number, seen: number, isByChance = false): Hint {
  const { offset, skip, total } = place
  let isOver = false
  for (const [pattern, read] of HINTS) {
    const isCount = pattern === RECORD_COUNT
    // The plainest words come first.
    if (isCount && isOver) break
    if (isCount && typeof (offset ?? skip) === 'number' && typeof total === 'number') {
      const name = offset === undefined ? 'skip' : 'offset'
      return total > seen ? { query: `${name}=${seen}`, isGuessed: true, isCounted: true } : 'none'
    }
    for (const [key, value] of Object.entries(place)) {
      const query = pattern.test(key) ? read(value, page, seen, key) : undefined
      isOver ||= query === 'none' && (!isByChance || isCount)
      if (query === undefined || query === 'none') continue
      const isGuessed = pattern !== NEXT_PAGE && pattern !== NEXT_CURSOR
      return { query, isGuessed, isCounted: isCount }
    }
  }
  return isOver ? 'none' : undefined
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
