import type { Context } from '../engine/context.ts'
import { isObject, textOfId, type Reply } from '../http/exchange.ts'
import { holdsAll, isWholeAnyway, readList, type Listing } from '../http/answers/read-list.ts'
import { isSuccess, recordOf } from '../http/answers/read-reply.ts'
import { Unanswered } from '../http/send.ts'
import { halt, skip } from '../model/stop.ts'

/** Sends a creating call; without an answer, sends it again only if a lookup finds nothing new. */
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
    // It was created although no answer came: don't create a second one.
    if ((await find()) !== undefined) throw error
    return create()
  }
}

/**
 * Stops where a site refuses the e-mail address of a new customer for its domain: without a mail
 * server no customer can be created, and that breaks no fact (gap G116).
 */
export function stopAtDomain({ settings }: Context, reply: Reply): void {
  if (settings.emailDomain !== undefined || isSuccess(reply)) return
  if (![200, 400, 409, 422].includes(reply.status)) return
  if (!EMAIL.test(reply.text) || LEFT_OUT.test(reply.text)) return
  throw halt(
    'NO_EMAIL_DOMAIN',
    'The site refuses e-mail addresses of example.com; name a domain that gets mail with --email-domain',
  )
}

const EMAIL = /e-?mail|example\.com|domain|dom[ií]nio/i
const LEFT_OUT = /required|blank|missing|empty|obrigat/i

/**
 * Sends a call that names a new record. Not every part of the site may know the record yet: where the
 * call is refused, it is sent again after a moment.
 */
export async function writeSoon(context: Context, write: () => Promise<Reply>): Promise<Reply> {
  const { settings, time } = context
  const reply = await write()
  const isUnknown = !isSuccess(reply) && [200, 400, 404, 409, 422].includes(reply.status)
  if (settings.patience === 0 || !isUnknown) return reply
  await time.sleep(Math.min(LAG, settings.patience))
  return write()
}

/** Milliseconds until a record should be known everywhere. */
const LAG = 500

/** Reads a record by its id. A new record may take a moment to appear. */
export function readSoon(context: Context, operation: string, id: string): Promise<Reply> {
  return context.askUntil(0.5, () => context.read(operation, { path: { id } }), isSuccess)
}

/** The share of the run's patience for a list of which it reads a part: another look may show no more. */
const CUT_SHARE = 0.1

/** Milliseconds before another look at a list that has not lagged so far: fewer looks will do. */
const PROMPT_PAUSE = 1000

/** Reads a list until it is good enough, or until a list may no longer lag behind. */
export async function listUntil(
  context: Context,
  operation: string,
  isEnough: (list: Listing) => boolean,
): Promise<Listing> {
  const first = await readList(context, operation, isEnough)
  if (isEnough(first)) {
    context.prompt.add(operation)
    return first
  }
  // Of a list in one piece the first page alone is looked at again.
  const isBrief = !first.isPaged && first.isComplete
  const reader = isBrief ? { ...context, takePage: () => false } : context
  const known = [first]
  const looks: Listing[] = []
  const ask = async () => {
    const list = known.pop() ?? (await readList(reader, operation, isEnough))
    looks.push(list)
    return list
  }
  const toEarly = (list: Listing) => ({ ...list, isEarly: true })
  const isCut = first.isPaged && !first.isComplete
  const pause = context.prompt.has(operation) ? PROMPT_PAUSE : undefined
  const last = await context.askUntil(isCut ? CUT_SHARE : 1, ask, isEnough, toEarly, pause)
  const isDone = !isBrief || last.isEarly === true || (isEnough(last) && last.isComplete)
  if (isDone) return last
  const whole = await readList(context, operation)
  return isWholeAnyway([...looks, whole]) ? { ...whole, isShifting: false } : whole
}

/** The new record's id in an answer: in its record, alone, or in `Location`. */
export function idIn(reply: Reply, kind: string): string | undefined {
  const record = recordOf(reply)
  const inner = record?.[kind]
  const places = [record?.['id'], isObject(inner) ? inner['id'] : undefined, record?.[`${kind}_id`]]
  const shown = places.map(textOfId).find((id) => id !== undefined)
  if (shown !== undefined) return shown
  const location = reply.headers.get('location')
  const last = /\/([^/?#]+)\/?(?:[?#].*)?$/.exec(location ?? '')?.[1]
  // An address that ends in a word is that of the list.
  return last !== undefined && /\d/.test(last) ? last : undefined
}

/** Most listed records that are asked for: others may delete them in between. */
const MOST_DELETED = 3

/** Reads the first record of a list by its id; if it is deleted meanwhile, that of a newer list. */
export async function readFirst(
  context: Context,
  listing: Listing,
  operation: 'readCustomer' | 'readSubscription',
  kind: string,
): Promise<{ id: string; reply: Reply }> {
  const lists = operation === 'readCustomer' ? 'listCustomers' : 'listSubscriptions'
  const firstPage = { ...context, takePage: () => false }
  for (let count = 1, list = listing; count <= MOST_DELETED; count++) {
    const id = list.records
      .map(({ record }) => textOfId(record['id']))
      .find((one) => one !== undefined)
    if (id === undefined) throw skip('NOT_SHOWN', `The site lists no ${kind}`)
    const reply = await context.read(operation, { path: { id } })
    if (isSuccess(reply)) return { id, reply }
    list = await readList(firstPage, lists)
    // Reads may lag behind lists.
    if (holdsAll(list, [id])) return { id, reply: await readSoon(context, operation, id) }
  }
  throw skip('NOT_SHOWN', `Each listed ${kind} is deleted before it is read`)
}
