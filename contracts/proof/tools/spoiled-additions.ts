import type { JsonObject } from '../../http/exchange.ts'
import {
  isSuccess,
  readBack,
  readAnswer,
  recordOf,
  recordsOf,
  refuse,
  remembering,
  withBody,
} from './answers.ts'
import { changed, onCalls, pathWithId, type Wrap } from './calls.ts'
import { changeRecords, itemsOf } from './records.ts'

export const SUBSCRIPTIONS = '/api/subscriptions'
const showing = ['readSubscription', 'listSubscriptions', 'addItem'] as const

/** The new form of an earlier item beside an added one; undefined drops it. */
type Spoil = (item: JsonObject, added: JsonObject) => JsonObject | undefined

/** Changes, after an addition, the items that the subscription had before it. */
export function spoilingEarlier(
  spoil: Spoil,
  operations: readonly (typeof showing)[number][] = showing,
): Wrap {
  return onCalls(showing, () => {
    const earlier = new Map<unknown, Set<unknown>>()
    return async (call, site) => {
      const before =
        call.operation === 'addItem'
          ? await readBack(call, site, `${SUBSCRIPTIONS}/${call.id}`)
          : undefined
      const answer = await readAnswer(await site(call.request))
      if (!isSuccess(answer)) return answer.response
      if (before !== undefined) {
        earlier.set(recordOf(before)['id'], new Set(itemsOf(recordOf(before)).map(({ id }) => id)))
      }
      if (!(operations as readonly string[]).includes(call.operation)) return answer.response
      const data = changeRecords(call.operation, answer.body['data'], 'subscription', (one) => {
        const old = earlier.get(one['id'])
        const items = itemsOf(one)
        const added = items.find(({ id }) => !old?.has(id)) ?? {}
        const spoilt = items.map((item) => (old?.has(item['id']) ? spoil(item, added) : item))
        return { ...one, items: spoilt.filter((item) => item !== undefined) }
      })
      return withBody(answer, { ...answer.body, data })
    }
  })
}

/** Adds to another subscription of the list than the one in the path. */
export const addingElsewhere: Wrap = onCalls(['addItem'], () => async (call, site) => {
  const all = recordsOf(await readBack(call, site, SUBSCRIPTIONS))
  const other = all.find(({ id }) => id !== call.id)
  if (other === undefined || !all.some(({ id }) => id === call.id)) return site(call.request)
  return site(changed(call, { path: pathWithId(call, other['id']) }))
})

/** Adds every item to the subscription that was created first. */
export const addingToFirst: Wrap = onCalls(['createSubscription', 'addItem'], () => {
  let first: unknown
  return async (call, site) => {
    if (call.operation === 'addItem') {
      const all = recordsOf(await readBack(call, site, SUBSCRIPTIONS))
      const isThere = all.some(({ id }) => id === call.id)
      return site(isThere ? changed(call, { path: pathWithId(call, first) }) : call.request)
    }
    const answer = await readAnswer(await site(call.request))
    if (isSuccess(answer)) first ??= recordOf(answer)['id']
    return answer.response
  }
})

/** Fails to add an item to a subscription that has a payment profile. */
export const failingOnceEnrolled: Wrap = onCalls(['createPaymentProfile', 'addItem'], () => {
  const enrolled = new Set<unknown>()
  return async (call, site) => {
    if (call.operation === 'addItem' && enrolled.has(call.id)) return refuse(500, 'Server Error')
    const answer = await readAnswer(await site(call.request))
    const isMade = call.operation === 'createPaymentProfile' && isSuccess(answer)
    if (isMade) enrolled.add(call.body['subscription_id'])
    return answer.response
  }
})

/** Answers the subscription with the new item, and forgets the item. */
export const forgettingItem: Wrap = remembering(showing, () => {
  const forgotten = new Set<unknown>()
  return (answer, { operation }) => {
    if (operation !== 'addItem') {
      return changeRecords(operation, answer.body['data'], 'subscription', (one) => ({
        ...one,
        items: itemsOf(one).filter(({ id }) => !forgotten.has(id)),
      }))
    }
    forgotten.add(itemsOf(recordOf(answer)).at(-1)?.['id'])
    return undefined
  }
})
