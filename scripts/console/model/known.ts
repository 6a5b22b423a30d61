import type { Operation } from '../../../openapi/operations.ts'
import { operations, schemaOfResponse, toWhole } from './operations.ts'

/**
 * Values that the site knows, oldest first, as text: ids by kind of record (`customers`), and the
 * credentials by the name of their field (`client_id`).
 */
export type Known = Readonly<Record<string, readonly string[]>>

/** How many ids of a kind to offer. */
const MOST = 20

/** The kind of record that a name refers to: `customer_id`, or `id` behind `/api/customers/`. */
export function toKind(name: string, path: string): string {
  if (name !== 'id') return `${name.replace(/_id$/, '')}s`
  return /([a-z_]+)\/\{id\}/.exec(path)?.[1] ?? name
}

/** Collects the ids in a successful response, and the ids that it refers to. */
export function learn(known: Known, operation: Operation, status: number, body: unknown): Known {
  const data = (body as { data?: unknown } | null)?.data
  if (status >= 300 || typeof data !== 'object' || data === null || Array.isArray(data)) {
    return known
  }
  const found: [string, unknown][] = references(data)
  const kind = kindOfAnswer(operation, status)
  if (kind !== undefined && 'id' in data) found.push([kind, data.id])
  return found.reduce((sum, [of, id]) => withId(sum, of, id), known)
}

/** Adds an id as the newest of its kind. */
export function withId(known: Known, kind: string, id: unknown): Known {
  if (typeof id !== 'string' && typeof id !== 'number') return known
  const others = (known[kind] ?? []).filter((one) => one !== String(id))
  return { ...known, [kind]: [...others, String(id)].slice(-MOST) }
}

/** The collections that the document's paths name. */
const collections = [
  ...new Set(operations.flatMap(({ path }) => /^\/api\/([a-z_]+)/.exec(path)?.[1] ?? [])),
]

/** The kind of `data`, by its schema's title: `SubscriptionSummary` is one of `subscriptions`. */
function kindOfAnswer(operation: Operation, status: number): string | undefined {
  const envelope = toWhole(schemaOfResponse(operation, status) ?? {})
  const { title = '' } = toWhole(envelope.properties?.['data'] ?? {})
  return collections.find((kind) => title.toLowerCase().startsWith(kind.replace(/s$/, '')))
}

/** Records that a record embeds or names. */
function references(record: object): [string, unknown][] {
  return Object.entries(record).flatMap(([key, value]): [string, unknown][] => {
    if (key.endsWith('_id')) return [[toKind(key, ''), value]]
    const isRecord = typeof value === 'object' && value !== null && 'id' in value
    return isRecord ? [[toKind(key, ''), (value as { id: unknown }).id]] : []
  })
}
