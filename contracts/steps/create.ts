import type { Context } from '../engine/context.ts'
import { isObject, type Reply } from '../http/exchange.ts'
import { holdsAll, readList, type Listing } from '../http/answers/read-list.ts'
import { isSuccess, recordOf } from '../http/answers/read-reply.ts'
import { Unanswered } from '../http/send.ts'

/** Sends a creating call; where no answer tells, looks before sending it once more. */
export async function createOnce(
  context: Context,
  find: () => Promise<unknown>,
  create: () => Promise<Reply>,
): Promise<Reply> {
  try {
    return await create()
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error
    await context.time.sleep(1000)
    // It was made although nobody said so: a second one would be too many.
    if ((await find()) !== undefined) throw error
    return create()
  }
}

/** Reads a record by its id; one that was just made may take a moment to be there. */
export function readSoon(context: Context, operation: string, id: string): Promise<Reply> {
  return context.askUntil(0.5, () => context.read(operation, { path: { id } }), isSuccess)
}

/** Reads a list until it holds the given ids, or for as long as a list may lag behind. */
export function listUntil(
  context: Context,
  operation: string,
  ids: readonly string[],
): Promise<Listing> {
  return context.askUntil(
    1,
    () => readList(context, operation),
    (listing) => holdsAll(listing, ids),
  )
}

/** The id that an answer shows of what it made: in its record, alone, or in `Location`. */
export function idIn(reply: Reply, kind: string): string | undefined {
  const record = recordOf(reply)
  const inner = record?.[kind]
  const places = [record?.['id'], isObject(inner) ? inner['id'] : undefined, record?.[`${kind}_id`]]
  const shown = places.find((id) => typeof id === 'number' || typeof id === 'string')
  if (shown !== undefined) return String(shown)
  const location = reply.headers.get('location')
  const last = /\/([^/?#]+)\/?(?:[?#].*)?$/.exec(location ?? '')?.[1]
  // An address that ends in a word is that of the list.
  return last !== undefined && /\d/.test(last) ? last : undefined
}

/** An id as a path has it; undefined where a value is no id. */
export function textOfId(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}
