import type { JsonObject } from '../../http/exchange.ts'
import { readBack, recordsOf } from './answers.ts'
import { changed, objectAt, onCalls, type Call, type Wrap } from './calls.ts'
import { without } from './records.ts'

export const CUSTOMERS = '/api/customers'

type Choose = (list: readonly JsonObject[], input: JsonObject) => unknown

/** Subscribes another customer, chosen from the list; the site's own way where none is chosen. */
export function subscribingAnother(choose: Choose): Wrap {
  return onCalls(['createSubscription'], () => async (call, site) => {
    const list = recordsOf(await readBack(call, site, CUSTOMERS))
    const id = choose(list, inputOf(call))
    return site(id === undefined ? call.request : withCustomer(call, id))
  })
}

/** The call, with another customer in place of the one that it names or brings. */
export function withCustomer(call: Call, id: unknown): Request {
  const rest = without(inputOf(call), 'customer_attributes')
  return changed(call, { body: { ...call.body, subscription: { ...rest, customer_id: id } } })
}

/** What stands under `subscription`. */
export function inputOf(call: Call): JsonObject {
  return objectAt(call.body, 'subscription')
}

export const has =
  (name: string) =>
  (call: Call): boolean =>
    inputOf(call)[name] != null
