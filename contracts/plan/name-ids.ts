import { textOfId } from '../http/exchange.ts'
import { isObject } from '../http/exchange.ts'

/** From an id of the rehearsal to its placeholder, such as `{customer 1}`. */
export type IdNames = Map<string, string>

const KINDS: readonly (readonly [RegExp, string])[] = [
  [/\/payment_profiles$/, 'payment profile'],
  [/\/items$/, 'item'],
  [/\/subscriptions$/, 'subscription'],
  [/\/customers$/, 'customer'],
]

/** Learns the ids in an answer of the rehearsal: of new records, and of the first one listed. */
export function nameIds(names: IdNames, request: Request, text: string): void {
  const { pathname } = new URL(request.url)
  const kind = KINDS.find(([pattern]) => pattern.test(pathname))?.[1]
  const data = dataOf(text)
  if (kind === undefined) return
  if (Array.isArray(data)) {
    const [first] = data as { id?: unknown }[]
    const id = textOfId(first?.id)
    if (id !== undefined) add(names, id, `{listed ${kind}}`)
    return
  }
  if (request.method !== 'POST' || !isObject(data)) return
  const id = textOfId(data['id'])
  if (id !== undefined) name(names, id, kind)
  const { customer } = data
  // The unified flow creates two records.
  const owner = isObject(customer) ? textOfId(customer['id']) : undefined
  if (kind === 'subscription' && owner !== undefined) name(names, owner, 'customer')
}

function name(names: IdNames, id: string, kind: string): void {
  const count = [...names.values()].filter((known) => known.startsWith(`{${kind} `)).length
  add(names, id, `{${kind} ${count + 1}}`)
}

function add(names: IdNames, id: string, text: string): void {
  if (!names.has(id)) names.set(id, text)
}

function dataOf(text: string): unknown {
  try {
    const body: unknown = JSON.parse(text)
    return isObject(body) ? body['data'] : undefined
  } catch {
    return undefined
  }
}
