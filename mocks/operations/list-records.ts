import type { OpenAPIV3_1 } from 'openapi-types'
import { document } from '../../openapi/generated/document.ts'
import { choiceOf, type Choices } from '../../openapi/ledger.ts'
import { parseInteger } from '../shared/parse.ts'
import { invalid } from '../shared/refusal.ts'
import type { Kind, Records } from '../world/records.ts'
import type { OperationCall } from './behaviour.ts'

/** Reads the page of records that a list call asks for, in the order of the site profile (gap G39). */
export async function listRecords<K extends Kind>(
  { world, query, choices }: OperationCall,
  kind: K,
): Promise<{ records: readonly Records[K][]; meta: Record<string, unknown> }> {
  const { store } = world
  const count = await store.count(kind)
  const { from, to, meta = {} } = toPage(query, count, choices)
  if (choiceOf(choices, 'list-order') === 'ascending')
    return { records: await store.list(kind, from, to), meta }
  const records = await store.list(kind, count - to, count - from)
  return { records: records.toReversed(), meta }
}

/** Default size of a page (gap G40). */
const PAGE_SIZE = 20

/** The part of a list that a call asks for. */
interface Page {
  /** Position of the first record, counted from 0 in the list's own order. */
  from: number
  /** Position behind the last one. */
  to: number
  /** The page in `meta`; undefined when all records are shown. */
  meta: Record<string, number | null> | undefined
}

/**
 * Reads `page` and `per_page` (gap G40): all records when neither is sent.
 *
 * @throws Refusal 422 when either isn't an integer in its range.
 */
function toPage(query: string, count: number, choices: Choices): Page {
  const whole = { from: 0, to: count, meta: undefined }
  const paged = choiceOf(choices, 'list-pages') === 'always-paged'
  if (query === '' && !paged) return whole
  const asked = new URLSearchParams(query)
  if (!asked.has('page') && !asked.has('per_page') && !paged) return whole
  const size = read(asked, 'per_page', mostOf('PerPage')) ?? PAGE_SIZE
  const page = read(asked, 'page', mostOf('Page')) ?? 1
  const pages = Math.ceil(count / size)
  const from = Math.min((page - 1) * size, count)
  return {
    from,
    to: Math.min(from + size, count),
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
