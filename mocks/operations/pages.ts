import type { OpenAPIV3_1 } from 'openapi-types'
import { document } from '../../openapi/generated/document-rules.ts'
import { valueOf } from '../../openapi/choices.ts'
import type { Choices, ValueOf } from '../../openapi/ledger.ts'
import { fillTemplate } from '../shared/fill-template.ts'
import { parseInteger } from '../shared/parse.ts'
import { invalid } from '../shared/refusal.ts'
import type { Outcome } from './behaviour.ts'

/** How a site splits its lists (gap G40). */
type Paging = Exclude<ValueOf<'list-pages'>, string>

/** The page that a call asks for. */
export interface AskedPage {
  paging: Paging
  /** Position of the first record, counted from 0 in the list's own order; it may be past the end. */
  place: number
  size: number
}

/** The part of a list that an answer shows, and what it says of it. */
export interface Page extends Pick<Outcome, 'status' | 'meta' | 'envelope' | 'headers'> {
  /** Position of the first record. */
  from: number
  /** Position behind the last one. */
  to: number
}

/** Default size of a page. */
const PAGE_SIZE = 20

/** The query keys of a page, where the site profile has no others. A cursor has two usual names. */
const NAMES = {
  page: { at: ['page'], size: 'per_page' },
  offset: { at: ['offset'], size: 'limit' },
  cursor: { at: ['cursor', 'after'], size: 'limit' },
  unknown: { at: [], size: 'limit' },
}

/**
 * Reads which page a query asks for; undefined for the whole list.
 *
 * @throws Refusal when a number has a wrong form or is out of its range, or a cursor isn't one of the
 * site's.
 */
export function readPage(query: string, choices: Choices): AskedPage | undefined {
  const paging = valueOf(choices, 'list-pages')
  if (paging === 'never-paged') return undefined
  const asked = new URLSearchParams(query)
  const names = namesOf(paging)
  const at = names.at.find((name) => asked.has(name))
  if (paging.all_unless_asked === true && at === undefined && !asked.has(names.size)) {
    return undefined
  }
  const { by, size: usual = PAGE_SIZE, can_choose_size: canChoose = true } = paging
  const chosen = canChoose ? readNumber(asked, names.size, paging, 1, mostOf('PerPage')) : undefined
  const size = chosen ?? usual
  if (at === undefined) return { paging, size, place: 0 }
  if (by === 'cursor') return { paging, size, place: readCursor(asked.get(at)) }
  const first = firstOf(paging)
  const number = readNumber(asked, at, paging, first, mostOf('Page')) ?? first
  return { paging, size, place: by === 'page' ? (number - first) * size : number }
}

/**
 * Cuts the page out of a list of so many records. `address` is that of the list.
 *
 * @throws Refusal when the page is past the end, and the site refuses that.
 */
export function toPage({ paging, place, size }: AskedPage, count: number, address: string): Page {
  const isPast = place > 0 && place >= count
  const start = isPast ? beginPastEnd(paging, place, size, count) : place
  const from = Math.min(start, count)
  const to = Math.min(from + size, count)
  const pages = Math.ceil(count / size)
  const first = firstOf(paging)
  const page = Math.floor(start / size) + first
  const last = Math.max(pages, 1) - 1 + first
  const hasMore = to < count
  const others = {
    first,
    prev: page > first ? page - 1 : null,
    next: page < last ? page + 1 : null,
    last,
  }
  const names = namesOf(paging)
  const queryOf = (at: number) => `?${names.at[0] ?? 'page'}=${at}&${names.size}=${size}`
  const addresses = Object.entries(others).flatMap(([name, at]) => {
    const query = at === null ? null : queryOf(at)
    return [
      [`${name}_url`, query && address + query],
      [`${name}_path`, query && new URL(address).pathname + query],
    ]
  })
  const filling = {
    ...(Object.fromEntries(addresses) as Record<string, string | null>),
    page,
    next: others.next,
    prev: others.prev,
    size,
    pages,
    last_page: last,
    count,
    from: from + 1,
    to,
    offset: from,
    last_offset: Math.max(to - 1, 0),
    next_offset: hasMore ? to : null,
    next_cursor: hasMore ? `after-${to}` : null,
    next_token: hasMore ? `after-${to}` : '',
    has_more: hasMore,
  }
  const fill = (template: object) => fillTemplate(template, filling) as Record<string, unknown>
  // A header of nothing is an empty one.
  const headers = Object.entries(paging.headers ?? {}).map(
    ([name, template]) => [name, toText(fillTemplate(template, filling))] as const,
  )
  const links = Object.entries(others)
    .flatMap(([name, at]) => (at === null ? [] : [`<${queryOf(at)}>; rel="${name}"`]))
    .join(', ')
  const isPart = paging.part_status !== undefined && (hasMore || from > 0)
  return {
    from,
    to,
    ...(isPart && { status: paging.part_status! }),
    meta: fill(paging.meta ?? {}),
    envelope: fill(paging.envelope ?? {}),
    headers: { ...Object.fromEntries(headers), ...(paging.has_links === true && { link: links }) },
  }
}

function toText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** Where a page begins that is past the end of the list. */
function beginPastEnd(paging: Paging, place: number, size: number, count: number): number {
  const { past_end: end = 'empty' } = paging
  if (typeof end !== 'string') throw invalid('the page is past the end', 'G40').about('past_end')
  if (end === 'empty') return place
  return end === 'first-page' ? 0 : Math.floor(Math.max(count - 1, 0) / size) * size
}

function namesOf({ by, names = {} }: Paging): { at: readonly string[]; size: string } {
  const { at, size } = NAMES[by]
  return { at: names.at === undefined ? at : [names.at], size: names.size ?? size }
}

function firstOf({ by, first = by === 'page' ? 1 : 0 }: Paging): number {
  return first
}

function readCursor(cursor: string | null): number {
  const at = cursor === '' ? 0 : parseInteger(/^after-(\d+)$/.exec(cursor ?? '')?.[1] ?? '')
  if (at === undefined) throw invalid('cursor is unknown')
  return at
}

/** The largest value that the document allows for a parameter. */
function mostOf(component: string): number {
  const parameter = document.components?.parameters?.[component] as OpenAPIV3_1.ParameterObject
  return (parameter.schema as OpenAPIV3_1.SchemaObject).maximum ?? Number.MAX_SAFE_INTEGER
}

/** A number of the query; undefined if there is none, or if the site ignores a wrong one. */
function readNumber(
  asked: URLSearchParams,
  name: string,
  { bad_number: bad }: Paging,
  least: number,
  most: number,
): number | undefined {
  const text = asked.get(name)
  if (text === null) return undefined
  const value = text === '0' && least === 0 ? 0 : parseInteger(text)
  if (value !== undefined && value <= most) return value
  if (bad === 'ignored') return undefined
  // Integers beyond the safe ones are too large as well.
  const isTooLarge = value !== undefined || /^[1-9]\d+$/.test(text)
  const rule = isTooLarge ? `at most ${most}` : `an integer of at least ${least}`
  const told = `${name} must be ${rule}`
  if (bad === undefined) throw invalid(told)
  throw invalid(told, 'G40').about('bad_number')
}
