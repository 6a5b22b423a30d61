import type { Direction } from '../model.ts'
import { FOLDED, MAPS, SCHEMAS } from './plain-schema.ts'
import { WEBHOOK, type Prepared } from './prepare.ts'

/** Where a difference stands. */
export interface Location {
  /** What differs: a part of the document, a field, or a keyword of a schema. */
  kind: 'part' | 'field' | 'keyword'
  /** Name of the schema, field, operation or part of the document. */
  place: string
  /** The rest of the path, as seen from the place; for a keyword its name. */
  rest: readonly string[]
  /** Id of the operation that it shows in; undefined outside of operations. */
  operation?: string
  direction?: Direction
}

type Keys = readonly string[]

/** Reads the path of a difference: the same word is a keyword here and the name of a field there. */
export function locate(path: readonly (string | number)[], prepared: Prepared): Location {
  const keys = path.map(String)
  if (keys[0] === 'paths') return locateInPath(keys, prepared)
  if (keys[0] === 'components' && keys.length > 3) {
    return { kind: 'part', place: keys[2] ?? '', rest: keys.slice(3) }
  }
  if (keys[0] === 'info') return { kind: 'part', place: 'info', rest: keys.slice(1) }
  return { kind: 'part', place: 'document', rest: keys.slice(-1) }
}

function locateInPath(keys: Keys, prepared: Prepared): Location {
  const [, address = '', method = '', part = '', name = ''] = keys
  const isWebhook = address.startsWith(WEBHOOK)
  const title = isWebhook ? address : `${method.toUpperCase()} ${address}`
  const id = find(prepared, [...keys.slice(0, 3), 'operationId'])
  const known = typeof id === 'string' ? { operation: id } : {}
  if (keys.length === 3) return { kind: 'part', place: title, rest: [], ...known }
  const operation = known.operation ?? title
  const own = { kind: 'part', place: operation, rest: keys.slice(3), ...known } as const
  const base = { ...own, ...directionOf(part, isWebhook) }
  const [depth, shared] =
    part === 'requestBody' ? [4, undefined] : [5, originOf(prepared, keys.slice(0, 5))]
  if (base.direction === undefined || keys.length <= depth) return base
  const parameter = find(prepared, [...keys.slice(0, 5), 'name'])
  const places: Record<string, string> = {
    requestBody: `${operation} request`,
    parameters: `${shared === undefined ? operation : 'parameter'} ${String(parameter)}`,
    responses: shared ?? (isWebhook ? operation : `${operation} ${name}`),
  }
  const inner = { ...base, place: places[part] ?? operation, rest: keys.slice(depth) }
  const schema = keys.indexOf('schema', depth)
  return schema === -1 ? inner : { ...inner, ...walk(keys, schema + 1, inner.place, prepared) }
}

function directionOf(part: string, isWebhook: boolean): { direction?: Direction } {
  if (part === 'responses') return { direction: isWebhook ? 'webhooks' : 'answers' }
  return part === 'requestBody' || part === 'parameters' ? { direction: 'requests' } : {}
}

/** Follows a path through schemas: what differs is named by the last component on the way. */
function walk(keys: Keys, begin: number, place: string, prepared: Prepared) {
  let name = place
  let index = begin
  while (index < keys.length) {
    name = originOf(prepared, keys.slice(0, index)) ?? name
    const key = keys[index] ?? ''
    const isLast = index === keys.length - 1
    if (MAPS.has(key) && !isLast) {
      name += `.${keys[index + 1] ?? ''}`
      index += 2
    } else if (SCHEMAS.has(key) && !isLast) {
      name += key === 'items' ? '[]' : `.${key}`
      index += 1
    } else {
      const keyword = key.startsWith(FOLDED) ? key.slice(FOLDED.length) : key
      return { kind: 'keyword', place: name, rest: [keyword] } as const
    }
  }
  return index === begin
    ? ({ kind: 'keyword', place, rest: ['schema'] } as const)
    : ({ kind: 'field', place: name, rest: [] } as const)
}

function originOf(prepared: Prepared, keys: Keys): string | undefined {
  return prepared.origins.get(find(prepared, keys))
}

function find({ document }: Prepared, keys: Keys): unknown {
  let found: unknown = document
  for (const key of keys) found = (found as Record<string, unknown> | undefined | null)?.[key]
  return found
}
