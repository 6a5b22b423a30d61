import type { OpenAPIV3_1 } from 'openapi-types'
import { document } from '../../openapi/generated/document.ts'
import { choiceOf, type Choices } from '../../openapi/ledger.ts'
import { parseInteger } from '../shared/parse.ts'
import { invalid } from '../shared/refusal.ts'
import type { Kind, Records } from '../world/records.ts'
import type { OperationCall, Outcome } from './behaviour.ts'

/** Reads the page of records that a list call asks for, in the order of the site profile (gap G39). */
export async function listRecords<K extends Kind>(
  { world, query, choices }: OperationCall,
  kind: K,
): Promise<{ records: readonly Records[K][] } & Pick<Outcome, 'meta' | 'headers'>> {
  const { store } = world
  const count = await store.count(kind)
  const { from, to, ...told } = toPage(new URLSearchParams(query), count, choices)
  if (choiceOf(choices, 'list-order') === 'ascending')
    return { records: await store.list(kind, from, to), ...told }
  const records = await store.list(kind, count - to, count - from)
  return { records: records.toReversed(), ...told }
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
  meta?: Record<string, number | string | null>
  headers?: Record<string, string>
}

/**
 * Reads which page the query asks for (gap G40).
 *
 * @throws Refusal 422 when a number is out of its range, or a cursor isn't one of the site's.
 */
function toPage(asked: URLSearchParams, count: number, choices: Choices): Page {
  const way = choiceOf(choices, 'list-pages')
  const isAsked = asked.has('page') || asked.has('per_page')
  if (way === 'never-paged' || (way === 'all-unless-asked' && !isAsked)) {
    return { from: 0, to: count }
  }
  if (way === 'offset') return toOffset(asked, count)
  if (way === 'cursor') return toCursor(asked, count)
  const size = read(asked, 'per_page', mostOf('PerPage')) ?? PAGE_SIZE
  const page = read(asked, 'page', mostOf('Page')) ?? 1
  const pages = Math.ceil(count / size)
  const from = Math.min((page - 1) * size, count)
  const place = { from, to: Math.min(from + size, count) }
  if (way === 'link-header') return { ...place, headers: { link: toLinks(page, pages, size) } }
  return {
    ...place,
    meta: {
      current_page: page,
      next_page: page < pages ? page + 1 : null,
      prev_page: page > 1 ? page - 1 : null,
      per_page: size,
      total_pages: pages,
      total_count: count,
    },
  }
}

/** The pages beside this one (RFC 8288), as addresses that begin with the query. */
function toLinks(page: number, pages: number, size: number): string {
  const others = { first: 1, prev: page - 1, next: page + 1, last: Math.max(pages, 1) }
  return Object.entries(others)
    .filter(([name, at]) => at >= 1 && (name !== 'next' || at <= pages))
    .map(([name, at]) => `<?page=${at}&per_page=${size}>; rel="${name}"`)
    .join(', ')
}

function toOffset(asked: URLSearchParams, count: number): Page {
  const limit = read(asked, 'limit', mostOf('PerPage')) ?? PAGE_SIZE
  const offset = asked.get('offset') === '0' ? 0 : (read(asked, 'offset', mostOf('Page')) ?? 0)
  const from = Math.min(offset, count)
  return {
    from,
    to: Math.min(from + limit, count),
    meta: { offset, limit, total_count: count },
  }
}

function toCursor(asked: URLSearchParams, count: number): Page {
  const limit = read(asked, 'limit', mostOf('PerPage')) ?? PAGE_SIZE
  const cursor = asked.get('cursor')
  const at = cursor === null ? 0 : parseInteger(/^after-(\d+)$/.exec(cursor)?.[1] ?? '')
  if (at === undefined) throw invalid('cursor is unknown')
  const from = Math.min(at, count)
  const to = Math.min(from + limit, count)
  return { from, to, meta: { next_cursor: to < count ? `after-${to}` : null } }
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
