import { isObject, toKey, type JsonObject, type Reply } from '../exchange.ts'
import {
  countPages,
  countRecords,
  endsByChance,
  findNext,
  findNextPlace,
  firstPageOf,
  hasHoles,
  isNext,
  type Hint,
} from './page-hints.ts'
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
  /** It misses something that it may show later: the run could not wait for it. */
  isEarly?: boolean
  /** Some records gave way to others from one look to the next: others delete them, or it is a part. */
  isShifting?: boolean
}

/** What reads a list. */
interface Reader {
  /** Sends the GET of an operation; `isProbe` marks a call that no normal client makes. */
  read: (operation: string, options: { query?: string; isProbe: boolean }) => Promise<Reply>
  /** Takes a request for a further page; false if there is none left. */
  takePage: () => boolean
  /** By operation, lists as they were when no page followed that a site tells nothing of. */
  inOnePiece?: Map<string, Listing>
  /** The answers so far. */
  answers?: readonly Reply[]
}

/** Most pages to read of a list. */
const MOST_PAGES = 5

/**
 * Reads a list page by page, in whatever way the site splits it (gap G40): `Link`, numbers or
 * cursors in the body, or no hint at all but a second page with other records. Of a list that has more
 * pages than a run can read, it reads the first and the last.
 *
 * @param isEnough whether nothing is missing: a list that was in one piece before, and still shows all of
 * that, is then not asked for a second page again
 */
export async function readList(
  reader: Reader,
  operation: string,
  isEnough: (list: Listing) => boolean = () => false,
): Promise<Listing> {
  const replies: Reply[] = []
  const records = new Map<string, Listed>()
  let query: string | undefined
  let saysMore = false
  let isGuessed = false
  /** The page before has named this one. */
  let isNamed = false
  let isByOffset = false
  /** Pages count records that they do not show: the next one begins where they say. */
  let isByPlace = false
  let first = 1
  let isMixed = false
  let isByChance = false
  /** A second page is asked for although nothing tells of one. */
  let isBlind = false
  /** Records that gave way to others where the site ignores such a query. */
  const gone = new Set<string>()
  // Where a later page repeats a record, the order is another one for each page, and one may be missed.
  const end = (isComplete: boolean, saysEnd = false) => {
    const isShifting = gone.size > 0 || isReordered(reader.answers ?? [], replies)
    const list = {
      ...toListing(replies, records, isComplete && !isMixed, saysEnd && !isMixed),
      ...(isShifting && { isShifting }),
    }
    if (isBlind && list.isComplete && !list.isPaged) reader.inOnePiece?.set(operation, list)
    return list
  }
  for (let page = 1; page <= MOST_PAGES; page++) {
    if (page > 1 && !reader.takePage()) break
    const reply = await reader.read(operation, {
      ...(query === undefined ? {} : { query }),
      isProbe: page > 1,
    })
    const { added, known, ids } = addNew(reply, records)
    if (page === 1) first = firstPageOf(reply)
    isByChance ||= page === 1 && endsByChance(reply)
    const found = findNext(reply, page - 1 + first, records.size, isByChance)
    // Where a page names the next one, one that names none is the last.
    const hint: Hint = found ?? (isNamed && isSuccess(reply) ? 'none' : undefined)
    const isEmptied = isEmptyPage(reply) && hasHoles(reply)
    isByPlace ||= isEmptied || (known > 0 && replies.some(hasHoles))
    if (isByPlace) {
      if (added > 0 || page === 1) replies.push(reply)
      const place = findNextPlace(reply)
      if (place === 'none') return end(true, true)
      query = place.query
      continue
    }
    // The site ignores the query, or the list is over. If it announced more, it pages in an unknown
    // way. Others may have created a record since the first page.
    if (page > 1 && (added === 0 || (!saysMore && known > added))) {
      // A page with some of the known records and a new one is the same page in another order, unless
      // others delete records: those do not come back.
      isMixed ||= isBlind
        ? ids.some((id) => gone.has(id))
        : added > 0 && known < records.size - added
      if (isBlind && added > 0) for (const id of missingIn(records, ids)) gone.add(id)
      if (page === 2 && known > 0 && !saysMore && !isByOffset) {
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
      if (isEmpty && hint === 'none' && !isGuessed) return end(true, true)
      const isBeyond = isEmpty || reply.status === 404 || reply.status === 422
      if ((isGuessed || !saysMore) && isBeyond) {
        const isWhole = await countsFromOne(reader, operation, query, records, replies)
        return end(isWhole, isWhole)
      }
      // Pages that nothing tells of may count from zero: then page 2 was the third one.
      const isWhole =
        page === 2 ||
        isByOffset ||
        (await countsFromOne(reader, operation, query, records, replies))
      return end(!saysMore && isWhole)
    }
    replies.push(reply)
    isMixed ||= page > 1 && known > 0
    const lastPages = page === 1 ? findEnd(reply, hint, records.size) : []
    for (const last of lastPages) {
      if (!reader.takePage()) break
      const late = await reader.read(operation, { query: last, isProbe: true })
      if (addNew(late, records).added > 0) replies.push(late)
    }
    if (lastPages.length > 0) break
    if (hint === 'none') return end(true, true)
    if (records.size === 0 && hint === undefined) return end(true)
    isBlind ||= page === 1 && hint === undefined
    const before = page === 1 && isBlind ? reader.inOnePiece?.get(operation) : undefined
    if (before !== undefined) {
      const list = toListing(replies, records, true)
      const isKept = before.isShifting === true || holdsAll(list, idsOf(before))
      if (isKept && isEnough(list)) return end(true, before.saysEnd)
    }
    saysMore = hint !== undefined
    isGuessed = hint?.isGuessed === true
    isNamed = hint?.isGuessed === false
    query = isByOffset ? `offset=${records.size}` : (hint?.query ?? `page=${page + 1}`)
  }
  return end(false)
}

/** Checks whether two records have changed places: a list in another order each time may show some on no page. */
function isReordered(answers: readonly Reply[], replies: readonly Reply[]): boolean {
  const [first] = replies
  if (first === undefined || replies.length === 1) return false
  const { operation, number } = first.exchange
  const earlier = answers.filter(
    ({ exchange }) => exchange.operation === operation && exchange.number < number,
  )
  const orders = [...earlier.map(idsOn), replies.flatMap(idsOn)]
  return orders.some((one, index) => {
    const places = new Map(one.map((id, place) => [id, place]))
    return orders.slice(index + 1).some((other) => {
      const common = other.flatMap((id) => places.get(id) ?? [])
      return common.some((place, at) => place < (common[at - 1] ?? 0))
    })
  })
}

/** The ids that a page shows. */
function idsOn(reply: Reply): string[] {
  const data = dataOf(reply)
  const shown: unknown[] = Array.isArray(data) ? data : []
  return shown.filter(isObject).map(({ id }) => String(id))
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
 * of more: the number 1 asks for what is known, and not for a second page. A site that ignores such
 * numbers may show new records meanwhile, which look like a second page: then page 1 shows them as well.
 */
async function countsFromOne(
  reader: Reader,
  operation: string,
  query: string | undefined,
  records: Map<string, Listed>,
  [first]: readonly Reply[],
): Promise<boolean> {
  const [name] = /^(page|offset|skip)(?==\d+(&|$))/.exec(query ?? '') ?? []
  if (name === undefined || !reader.takePage()) return false
  const reply = await reader.read(operation, { query: `${name}=1`, isProbe: true })
  const { added, known, ids } = addNew(reply, records)
  if (!isSuccess(reply) || added > 0) return false
  if (name !== 'page') return known > 0 || records.size === 1
  const onFirst = first === undefined ? [] : idsOn(first)
  return ids.some((id) => onFirst.includes(id)) || ids.length + onFirst.length === 0
}

/** Adds the records that a page shows for the first time, and counts them and those that are known. */
function addNew(reply: Reply, records: Map<string, Listed>) {
  const data = dataOf(reply)
  const shown = Array.isArray(data) ? [...data.entries()].filter(([, one]) => isObject(one)) : []
  let added = 0
  const ids: string[] = []
  for (const [index, record] of shown) {
    // A record without an id counts as a new one; a check reports the missing id.
    const key = 'id' in record ? String(record['id']) : `#${reply.exchange.number}/${index}`
    ids.push(key)
    if (records.has(key)) continue
    added += 1
    records.set(key, { record, reply, pointer: `/data/${index}` })
  }
  return { added, known: shown.length - added, ids }
}

function missingIn(records: ReadonlyMap<string, Listed>, ids: readonly string[]): string[] {
  const shown = new Set(ids)
  return [...records.keys()].filter((id) => !shown.has(id))
}

/** Fewest looks that tell deleted records from those that a list shows at random. */
const FEWEST_LOOKS = 4

/**
 * Checks whether a list whose records change from look to look is whole all the same: none that gave way
 * comes back, and half of the first ones stay. Of a part that is chosen at random some would come back,
 * and of the newest ones none would stay.
 */
export function isWholeAnyway(looks: readonly Listing[]): boolean {
  const [first = [], ...others] = looks.map(({ records, replies: [page] }) =>
    records.flatMap(({ record, reply }) => (reply === page ? toKey(record['id']) : [])),
  )
  const isBack = others.some((ids, index) => {
    const early = new Set([first, ...others.slice(0, index)].flat())
    const gone = [...early].filter((id) => !(others[index - 1] ?? first).includes(id))
    return gone.some((id) => ids.includes(id))
  })
  const last = new Set(others.at(-1))
  const kept = first.filter((id) => last.has(id)).length
  return looks.length >= FEWEST_LOOKS && !isBack && kept * 2 >= first.length
}

/** The queries of the last two pages of a list that has too many; none if it has not, or can't be asked. */
function findEnd(reply: Reply, hint: Hint, size: number): string[] {
  // A first page without records doesn't tell how many fit on one.
  const pages = size === 0 ? undefined : countPages(reply, size)
  if (pages === undefined || pages <= MOST_PAGES) return []
  const last = [pages - 1, pages]
  const query = isNext(hint) ? hint.query : ''
  const [, byPlace] = /^(offset|skip)=/.exec(query) ?? []
  if (byPlace !== undefined) return last.map((page) => `${byPlace}=${(page - 1) * size}`)
  return /(^|&)page=/.test(query) ? last.map((page) => `page=${page}`) : []
}

/** Checks whether a list holds a record of each id. */
export function holdsAll(listing: Listing, ids: readonly string[]): boolean {
  const found = new Set(idsOf(listing))
  return ids.every((id) => found.has(toKey(id)))
}

function idsOf({ records }: Listing): string[] {
  return records.map(({ record }) => toKey(record['id']))
}

/** Why a list says nothing of what is not in it. */
export const CUT = 'The list may have more pages than were read, or show some records later'

/** How many records a page usually holds. */
const USUAL_SIZES: ReadonlySet<number> = new Set([
  10, 15, 20, 25, 30, 40, 50, 100, 200, 250, 500, 1000,
])

/**
 * Checks whether lists were read to their end, and late enough. A site may page by a parameter that nothing tells of: a
 * list of as many records as pages usually hold counts as whole only where another one is longer.
 */
export function areWhole(...lists: readonly Listing[]): boolean {
  const sizes = lists.map(({ replies: [reply] }) => (reply === undefined ? 0 : countRecords(reply)))
  const longest = Math.max(...sizes)
  return lists.every(
    ({ isComplete, isPaged, saysEnd, isEarly, isShifting }, index) =>
      isComplete &&
      isEarly !== true &&
      isShifting !== true &&
      (saysEnd || isPaged || sizes[index]! < longest || !USUAL_SIZES.has(longest)),
  )
}
