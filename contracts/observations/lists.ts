import { customersLate, subscriptionsLate } from '../steps/final-state.ts'
import { customersByPage, customersByWord, customersPastEnd, FAR, SIZES } from '../steps/pages.ts'
import { customersAfter, subscriptionsAfter } from '../steps/subscriptions.ts'
import { observe, type Check, type Observation } from '../engine/check.ts'
import { idIn } from '../steps/create.ts'
import { countRecords } from '../http/answers/page-hints.ts'
import type { Listing } from '../http/answers/read-list.ts'
import { dataOf, isSuccess, recordOf } from '../http/answers/read-reply.ts'
import { isObject, toKey, type Reply } from '../http/exchange.ts'
import { toPageWords, type PageWords } from './page-words.ts'
import { toRefusal, USUAL, usualIn, type Usual } from './templates.ts'

/** A call for a part of a list, and the list as it was right before. */
interface Part {
  asked: URLSearchParams
  reply: Reply
  whole: Reply
}

/** Pairs each call for a part of a list that had records with the list. */
function partsIn(answers: readonly Reply[]): { parts: Part[]; wholes: Reply[] } {
  const last = new Map<string, Reply>()
  const wholes: Reply[] = []
  const parts = answers.flatMap((reply) => {
    const { operation, url } = reply.exchange
    const { search, searchParams: asked } = new URL(url)
    const whole = last.get(operation)
    if (search !== '') return whole === undefined ? [] : [{ asked, reply, whole }]
    if (isSuccess(reply) && countRecords(reply) > 0 && operation.startsWith('list')) {
      last.set(operation, reply)
      wholes.push(reply)
    }
    return []
  })
  return { parts, wholes }
}

function idsIn(reply: Reply): string[] {
  const data = dataOf(reply)
  return Array.isArray(data) ? data.filter(isObject).map(({ id }) => toKey(id)) : []
}

/** What a part shows beside the whole list. */
function seePart({ reply, whole }: Part): 'refused' | 'empty' | 'same' | 'others' | undefined {
  const { status } = reply
  if (!isSuccess(reply)) return [401, 403, 429].includes(status) ? undefined : 'refused'
  const [shown, known] = [idsIn(reply), idsIn(whole)]
  if (shown.length === 0) return 'empty'
  // A list that lags behind shows more the next time.
  if (known.every((id) => shown.includes(id))) return 'same'
  return shown.some((id) => known.includes(id)) ? undefined : 'others'
}

const isBeside = (part: Part) => ['others', 'empty', 'refused'].includes(seePart(part) ?? '')

/** How a list is asked for a part of it; undefined if it is always whole. */
function findWay(
  { words, hasLinkHeader, link }: PageWords,
  numbered: readonly Part[],
  placed: readonly Part[],
  size: string | undefined,
  isPart: boolean,
): 'page' | 'offset' | 'cursor' | 'unknown' | undefined {
  if (words.has('next_cursor')) return 'cursor'
  if (words.has('offset')) return 'offset'
  for (const isSeen of [(part: Part) => seePart(part) === 'others', isBeside]) {
    if (numbered.some(isSeen)) return 'page'
    if (placed.some(isSeen)) return 'offset'
  }
  const isTold = words.size > 0 || hasLinkHeader
  // There is more, and the number of a page does not lead to it by the name that was sent.
  if (isPart && numbered.length > 0) return ownPage(words) === undefined ? 'unknown' : 'page'
  const isNumbered = ['page', 'next', 'pages', 'last_page'].some((word) => words.has(word))
  if (isNumbered || link !== undefined || words.get('size')?.key === 'per_page') return 'page'
  if (size === 'per_page' || size === 'size') return 'page'
  return isTold || size !== undefined ? 'unknown' : undefined
}

/** The key that tells the number of a page in another language, and may be that of the query as well. */
function ownPage(words: PageWords['words']): string | undefined {
  const { key } = words.get('page') ?? {}
  return key === undefined || /page|number/i.test(key) ? undefined : key
}

/** The size of a page where nothing else is said. */
const USUAL_SIZE = 20

/** The query keys that the mock has where a profile has no others. */
const USUAL_NAMES = {
  page: { at: 'page', size: 'per_page' },
  offset: { at: 'offset', size: 'limit' },
  cursor: { at: 'cursor', size: 'limit' },
  unknown: { at: undefined, size: 'limit' },
}

/** How lists are split into pages, if they are (gap G40). */
function seePages(answers: readonly Reply[], byWord: Reply, usual: Usual): Observation | undefined {
  const { parts, wholes } = partsIn(answers)
  const [reply] = wholes.toSorted((one, other) => countRecords(other) - countRecords(one))
  if (reply === undefined) return undefined
  const count = countRecords(reply)
  const shown = toWords(reply, count)
  const { words, hasLinkHeader } = shown
  const valueOf = (word: string) => words.get(word)?.value
  const asked = parts.findLast((part) => Object.keys(SIZES).every((name) => part.asked.has(name)))
  const chosen = asked && findSize(asked)
  const numbered = parts.filter((part) => Number(part.asked.get('page')) > 1)
  const placed = parts.filter((part) =>
    ['offset', 'skip'].some((name) => Number(part.asked.get(name)) > 1),
  )
  const isPaged = [...numbered, ...placed].some((part) => seePart(part) === 'others')
  const isPart =
    isPaged ||
    Number(valueOf('count') ?? 0) > count ||
    valueOf('has_more') === true ||
    ['next', 'next_cursor', 'next_offset'].some((word) => Boolean(valueOf(word)))
  const isOfRange = [reply, ...parts.map((part) => part.reply)].some(({ status }) => status === 206)
  const by = findWay(shown, numbered, placed, chosen, isPart) ?? (isOfRange ? 'unknown' : undefined)
  if (by === undefined) {
    return count < 2 ? undefined : { choice: 'never-paged', value: `${count} records at once` }
  }
  const inAsked = asked && isSuccess(asked.reply) ? toPageWords(asked.reply) : undefined
  const isAsked = by === 'page' && !isPart && words.size === 0 && (inAsked?.words.size ?? 0) > 0
  const size = valueOf('size') ?? (isPart ? count : undefined)
  const names = toNames(by, shown, chosen)
  const canChoose = chosen !== undefined || asked === undefined || isOpen(asked, by, names)
  const numbers = numbered.filter(isBeside)
  const told = toTold(isAsked ? inAsked!.told : shown.told, wholes, numbers)
  // A page under another name was not asked for.
  const isAsNamed = ownPage(words) === undefined
  const ends = by === 'page' && isAsNamed ? numbered : by === 'offset' ? placed : []
  const past_end = seeEnd(ends, isPart, usual)
  const learned = {
    by,
    ...(Object.keys(names).length > 0 && { names }),
    ...(by === 'page' && valueOf('page') === 0 && { first: 0 }),
    ...(size !== undefined && size !== USUAL_SIZE && { size }),
    ...(!canChoose && { can_choose_size: false }),
    ...(isAsked && { all_unless_asked: true }),
    ...(past_end !== undefined && { past_end }),
    ...(by === 'page' && seeWord(byWord, usual)),
    ...(isOfRange && { part_status: 206 }),
    ...((hasLinkHeader || (isAsked && inAsked!.hasLinkHeader)) && { has_links: true }),
    ...told,
  }
  const value =
    isPart || !isAsked
      ? `pages, the first with ${count} records`
      : `${count} records at once, or a page`
  return { choice: null, learned, value }
}

/** The name of the size that a list goes by; undefined if it went by none of those that were sent. */
function findSize({ reply, whole }: Part): string | undefined {
  const count = countRecords(reply)
  const isSized = isSuccess(reply) && count < countRecords(whole)
  return isSized ? Object.entries(SIZES).find(([, size]) => size === count)?.[0] : undefined
}

/** Whether it stays unknown if a client can choose the size of a page. */
function isOpen({ reply, whole }: Part, by: string, names: { size?: string }): boolean {
  if (!isSuccess(reply) || names.size !== undefined) return true
  const sizes: readonly number[] = Object.values(SIZES)
  return countRecords(whole) < 2 || (by !== 'page' && sizes.includes(countRecords(whole)))
}

/** The query keys of pages, where they are not the usual ones. */
function toNames(
  by: keyof typeof USUAL_NAMES,
  { words, link }: PageWords,
  chosen: string | undefined,
): { at?: string; size?: string } {
  const usual = USUAL_NAMES[by]
  const keys = [...(link?.keys() ?? [])]
  const sized = keys.find((key) => /size|limit|per|take/i.test(key))
  const at = {
    page: keys.find((key) => key !== sized && /^\d+$/.test(link?.get(key) ?? '')) ?? ownPage(words),
    offset: words.get('offset')?.key,
    cursor: words.get('next_cursor')?.key.replace(/^next_?/i, ''),
    unknown: undefined,
  }[by]
  const size = chosen ?? sized ?? (by === 'offset' ? words.get('size')?.key : undefined)
  return {
    ...(at !== undefined && at !== usual.at && { at }),
    ...(size !== undefined && size !== usual.size && { size }),
  }
}

/** What an answer tells of its page: nothing where it has more records than its page could hold. */
function toWords(reply: Reply, count: number): PageWords {
  const shown = toPageWords(reply)
  const size = shown.words.get('size')?.value
  return typeof size === 'number' && size < count
    ? { ...shown, told: {}, words: new Map(), link: undefined }
    : shown
}

/**
 * The keys that tell of pages. A site may write an empty text where no page follows, and no page before
 * the second one either.
 */
function toTold(
  told: PageWords['told'],
  wholes: readonly Reply[],
  numbered: readonly Part[],
): PageWords['told'] {
  const isText = wholes.some((one) => toPageWords(one).words.get('next_cursor')?.value === '')
  const later = numbered
    .filter(({ reply }) => isSuccess(reply))
    .map((one) => toPageWords(one.reply))
  const isNever = (word: string) =>
    later.length > 0 && later.every(({ words }) => words.get(word)?.value === null)
  const fill = (_: string, value: unknown) => {
    if (value === '{next_cursor}' && isText) return '{next_token}'
    const [, word] = /^\{(prev(?:_url|_path)?)\}$/.exec(String(value)) ?? []
    return word !== undefined && isNever(word) ? null : value
  }
  return JSON.parse(JSON.stringify(told, fill)) as PageWords['told']
}

/** What a page past the end gets; undefined if it is empty. */
function seeEnd(ends: readonly Part[], isPart: boolean, usual: Usual): unknown {
  const isFar = ({ asked }: Part) => [...asked.values()].includes(String(FAR))
  const end = ends.find(isFar) ?? ends.findLast((part) => seePart(part) !== 'others')
  const seen = end && seePart(end)
  if (seen === 'refused') return toRefusal(end!.reply, { ...usual, body: 'envelope' }).learned
  if (seen === 'others') return 'last-page'
  // Of one page alone, it is the first and the last.
  return seen === 'same' ? (isPart ? 'first-page' : 'last-page') : undefined
}

/** What a number of a wrong form gets, if it is not a refusal with 422. */
function seeWord(reply: Reply, usual: Usual): { bad_number?: unknown } {
  if (isSuccess(reply)) return { bad_number: 'ignored' }
  const { learned } = toRefusal(reply, { ...usual, body: 'envelope' })
  return learned === undefined || learned === 422 ? {} : { bad_number: learned }
}

/** The order of the records that a run has created, in all its lists (gap G39). */
function seeOrder(lists: readonly Listing[], answers: readonly Reply[]): Observation | undefined {
  const ids = answers.filter(isSuccess).flatMap((reply) => {
    const [, kind] = /^create(Customer|Subscription)$/.exec(reply.exchange.operation) ?? []
    if (kind === undefined) return []
    const customer = recordOf(reply)?.['customer']
    const owner = isObject(customer) ? [toKey(customer['id'])] : []
    return [idIn(reply, kind.toLowerCase()), ...owner]
  })
  const orders = lists.map(({ records }) =>
    records.map(({ record }) => ids.indexOf(toKey(record['id']))).filter((at) => at !== -1),
  )
  if (orders.every((order) => order.length < 2)) return undefined
  const isEach = (compare: (at: number, before: number) => boolean) =>
    orders.every((order) => order.every((at, i) => i === 0 || compare(at, order[i - 1]!)))
  if (isEach((at, before) => at > before)) return { choice: 'ascending', value: 'oldest first' }
  if (isEach((at, before) => at < before)) return { choice: 'descending', value: 'newest first' }
  return { choice: 'any-order', value: 'neither the oldest first nor the newest' }
}

/** Observations of lists. */
export const listObservations: readonly Check[] = [
  observe('OBS-G39-001', 'G39', {
    operation: ['listCustomers', 'listSubscriptions'],
    title: 'the order of a list',
    after: { customersAfter, customersLate, subscriptionsAfter, subscriptionsLate },
    observe: (_, lists, { answers }) => {
      const { customersAfter: mid, customersLate: late } = lists
      const { subscriptionsAfter: other, subscriptionsLate: last } = lists
      const all = [mid, late?.list, other, last?.list]
      return seeOrder(
        all.flatMap((list) => list ?? []),
        answers,
      )
    },
  }),
  observe('OBS-G40-001', 'G40', {
    operation: ['listCustomers', 'listSubscriptions'],
    title: 'whether lists are split into pages',
    requires: { customersByWord, customersByPage },
    after: { ...USUAL, customersPastEnd, subscriptionsLate },
    observe: ({ customersByWord: byWord }, usual, { answers }) =>
      seePages(answers, byWord, usualIn(usual)),
  }),
]
