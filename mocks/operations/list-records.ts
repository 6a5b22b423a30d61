import type { OpenAPIV3_1 } from 'openapi-types'
import { document } from '../../openapi/generated/document.ts'
import { choiceOf, gaps, valueOf, type Choices, type ValueOf } from '../../openapi/ledger.ts'
import { fillTemplate } from '../shared/fill-template.ts'
import { parseInteger } from '../shared/parse.ts'
import { invalid } from '../shared/refusal.ts'
import type { Kind, Records } from '../world/records.ts'
import type { OperationCall, Outcome } from './behaviour.ts'

/** Reads the page of records that a list call asks for, in the order of the site profile (gap G39). */
export async function listRecords<K extends Kind>(
  { world, query, choices }: OperationCall,
  kind: K,
): Promise<{ records: readonly Records[K][] } & Pick<Outcome, 'meta' | 'headers'>> {
  const { store, delays } = world
  const asked = new URLSearchParams(query)
  const hidden = delays.hiddenFrom(kind, isFirstPage(asked, valueOf(choices, 'list-pages')))
  const count = (await store.count(kind)) - hidden.size
  const { from, to, ...told } = toPage(asked, count, choices)
  const isAscending = choiceOf(choices, 'list-order') === 'ascending'
  const [first, last] = isAscending ? [from, to] : [count - to, count - from]
  const records =
    hidden.size === 0
      ? await store.list(kind, first, last)
      : (await store.list(kind)).filter(({ id }) => !hidden.has(id)).slice(first, last)
  return { records: isAscending ? records : records.toReversed(), ...told }
}

/** Whether a call asks for a list from its beginning. */
function isFirstPage(asked: URLSearchParams, paging: ValueOf<'list-pages'>): boolean {
  if (paging === 'never-paged') return true
  const by = typeof paging === 'string' ? 'page' : paging.by
  return by === 'cursor' ? !asked.has(by) : !(Number(asked.get(by)) > (by === 'page' ? 1 : 0))
}

/** Default size of a page (gap G40). */
const PAGE_SIZE = 20

/** The part of a list that a call asks for. */
interface Page {
  /** Position of the first record, counted from 0 in the list's own order. */
  from: number
  /** Position behind the last one. */
  to: number
  /** The page in `meta`, and in headers; left out when all records are shown. */
  meta?: Record<string, unknown>
  headers?: Record<string, string>
}

/**
 * Reads which page the query asks for (gap G40).
 *
 * @throws Refusal 422 when a number is out of its range, or a cursor isn't one of the site's.
 */
function toPage(asked: URLSearchParams, count: number, choices: Choices): Page {
  const paging = valueOf(choices, 'list-pages')
  if (typeof paging !== 'string') return readPage(asked, count, paging)
  const isAsked = asked.has('page') || asked.has('per_page')
  if (paging === 'never-paged' || !isAsked) return { from: 0, to: count }
  return readPage(asked, count, gaps.G40.presets['always-paged'])
}

type Paging = Exclude<ValueOf<'list-pages'>, string>

function readPage(asked: URLSearchParams, count: number, paging: Paging): Page {
  const { by, size: usual = PAGE_SIZE, can_choose_size: canChoose = true } = paging
  const sizeName = by === 'page' ? 'per_page' : 'limit'
  const size = (canChoose ? read(asked, sizeName, mostOf('PerPage')) : undefined) ?? usual
  const page = (by === 'page' ? read(asked, 'page', mostOf('Page')) : undefined) ?? 1
  const begin = { page: (page - 1) * size, offset: readOffset, cursor: readCursor }[by]
  const from = Math.min(typeof begin === 'number' ? begin : begin(asked), count)
  const to = Math.min(from + size, count)
  const pages = Math.ceil(count / size)
  const hasMore = to < count
  const meta = fillTemplate(paging.meta ?? {}, {
    page,
    next: page < pages ? page + 1 : null,
    prev: page > 1 ? page - 1 : null,
    size,
    pages,
    count,
    from: from + 1,
    to,
    offset: from,
    next_offset: hasMore ? to : null,
    next_cursor: hasMore ? `after-${to}` : null,
    has_more: hasMore,
  }) as Record<string, unknown>
  return {
    from,
    to,
    meta,
    ...(paging.has_links === true && { headers: { link: toLinks(page, pages, size) } }),
  }
}

function readOffset(asked: URLSearchParams): number {
  return asked.get('offset') === '0' ? 0 : (read(asked, 'offset', mostOf('Page')) ?? 0)
}

function readCursor(asked: URLSearchParams): number {
  const cursor = asked.get('cursor')
  const at = cursor === null ? 0 : parseInteger(/^after-(\d+)$/.exec(cursor)?.[1] ?? '')
  if (at === undefined) throw invalid('cursor is unknown')
  return at
}

/** The pages beside this one (RFC 8288), as addresses that begin with the query. */
function toLinks(page: number, pages: number, size: number): string {
  const others = { first: 1, prev: page - 1, next: page + 1, last: Math.max(pages, 1) }
  return Object.entries(others)
    .filter(([name, at]) => at >= 1 && (name !== 'next' || at <= pages))
    .map(([name, at]) => `<?page=${at}&per_page=${size}>; rel="${name}"`)
    .join(', ')
}

/** The largest value that the document allows for a parameter. */
function mostOf(component: string): number {
  const parameter = document.components?.parameters?.[component] as OpenAPIV3_1.ParameterObject
  return (parameter.schema as OpenAPIV3_1.SchemaObject).maximum ?? Number.MAX_SAFE_INTEGER
}

function read(asked: URLSearchParams, name: string, most: number): number | undefined {
  const text = asked.get(name)
  if (text === null) return undefined
  const value = parseInteger(text)
  // Integers beyond the safe ones are too large as well.
  const isTooLarge = value === undefined ? /^[1-9]\d+$/.test(text) : value > most
  if (isTooLarge) throw invalid(`${name} must be at most ${most}`)
  if (value === undefined) throw invalid(`${name} must be an integer of at least 1`)
  return value
}
