import type { JsonObject } from '../../http/exchange.ts'
import { readBack, recordsOf } from './answers.ts'
import { changed, onCalls, pathWithId, type Wrap } from './calls.ts'
import type { Stored } from './forgetting.ts'

const PLACES = {
  customer: { read: 'readCustomer', path: '/api/customers' },
  subscription: { read: 'readSubscription', path: '/api/subscriptions' },
} as const

type Choose = (list: readonly JsonObject[], id: string) => JsonObject | undefined

/** The record that follows in the list; the one before, at the end. */
export function neighbour(list: readonly JsonObject[], id: string): JsonObject | undefined {
  const at = list.findIndex((record) => String(record['id']) === id)
  return list[at + 1] ?? list[at - 1]
}

/** Reads another record of the list than the one asked for. */
export function readingAnother(kind: Stored, choose: Choose): Wrap {
  const { read, path } = PLACES[kind]
  return onCalls([read], () => async (call, site) => {
    const list = recordsOf(await readBack(call, site, path))
    const isKnown = list.some((record) => String(record['id']) === call.id)
    const other = isKnown ? choose(list, call.id)?.['id'] : undefined
    if (other === undefined) return site(call.request)
    return site(changed(call, { path: pathWithId(call, other) }))
  })
}

/** Answers the first record of the list where none has the id. */
export function readingAnotherWhenUnknown(kind: Stored): Wrap {
  const { read, path } = PLACES[kind]
  return onCalls([read], () => async (call, site) => {
    const response = await site(call.request)
    if (response.status !== 404) return response
    const first = recordsOf(await readBack(call, site, path))[0]?.['id']
    if (first === undefined) return response
    return site(changed(call, { path: pathWithId(call, first) }))
  })
}
