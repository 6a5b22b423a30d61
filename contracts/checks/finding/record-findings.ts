import { lookAt, show, type Finding } from '../../engine/check.ts'
import type { Context } from '../../engine/context.ts'
import { isObject, toKey } from '../../http/exchange.ts'
import { areWhole, CUT, type Listing } from '../../http/answers/read-list.ts'
import { dataOf, isSuccess, recordOf } from '../../http/answers/read-reply.ts'
import { blockedBy, skip } from '../../model/stop.ts'
import { toOutcome, unlessSuccess } from './find.ts'

/** The check that reports an unreadable list, by what it lists. */
const LISTS: Readonly<Record<string, string>> = {
  customer: 'CUS-LIST-001',
  subscription: 'SUB-LIST-001',
}

/** The record of an id in a list; the list must have been read to its end to miss it. */
export function findListed(list: Listing, id: string, kind: string) {
  const { records, replies } = list
  const found = records.find(({ record }) => toKey(record['id']) === toKey(id))
  if (found !== undefined) return { found, missing: undefined }
  if (!areWhole(list)) throw skip('NOT_SHOWN', CUT)
  const reply = replies.at(-1)!
  if (!isSuccess(reply)) throw blockedBy(LISTS[kind] ?? '', `The list is answered ${reply.status}`)
  const expected = `${kind} ${id} in the list`
  return { found, missing: { reply, pointer: '/data', expected, received: 'it is not there' } }
}

/** Findings for records that a list misses, or for a list that is none. */
export function unlessAllListed(list: Listing, ids: readonly string[], kind: string) {
  const last = list.replies.at(-1)
  if (last !== undefined && !isSuccess(last)) return unlessSuccess(last, `each ${kind} is listed`)
  return lookAt(ids, (id) => findListed(list, id, kind).missing ?? [])
}

/** A finding unless an answer's record has the id that was asked for. */
export function unlessId(reply: Parameters<typeof dataOf>[0], id: string) {
  const record = recordOf(reply)
  if (record !== undefined && toKey(record['id']) === toKey(id)) return []
  const received =
    record === undefined ? `no record, ${toOutcome(reply)}` : `id ${show(record['id'])}`
  return [{ reply, pointer: '/data/id', expected: `id ${id}`, received }]
}

/** Findings for lists that aren't an array, or hold something else than objects. */
export function unlessObjects(lists: readonly (Listing | undefined)[]) {
  const replies = lists.flatMap((list) => list?.replies ?? []).filter(isSuccess)
  return lookAt(replies, (reply) => {
    const data = dataOf(reply)
    if (!Array.isArray(data)) {
      return [{ reply, pointer: '/data', expected: 'an array', received: show(data) }]
    }
    const wrong = (data as unknown[]).findIndex((record) => !isObject(record))
    if (wrong === -1) return []
    const received = show((data as unknown[])[wrong])
    return [{ reply, pointer: `/data/${wrong}`, expected: 'an object', received }]
  })
}

/** A finding when a list has lost records that it showed before; both must have been read whole. */
export function unlessStillListed(
  before: Listing,
  after: Listing,
  { settings }: Context,
): Finding[] | undefined {
  if (!settings.isLocal) throw skip('NOT_SHOWN', 'Others may delete records on a live site')
  if (!areWhole(before, after)) throw skip('NOT_SHOWN', CUT)
  const ids = new Set(after.records.map(({ record }) => String(record['id'])))
  if (before.records.length === 0) return undefined
  const gone = before.records.filter(({ record }) => !ids.has(String(record['id'])))
  const received = `${gone.length} of ${before.records.length} are gone`
  if (gone.length === 0) return []
  return [{ reply: after.replies[0]!, pointer: '/data', expected: 'all of them', received }]
}
