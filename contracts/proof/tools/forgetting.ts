import { isObject } from '../../http/exchange.ts'
import type { SiteFetch } from './calls.ts'
import { isSuccess, readAnswer, recordOf, withBody } from './answers.ts'
import {
  apiOperations,
  changed,
  NO_SUBSCRIPTION,
  objectAt,
  onCalls,
  pathWithId,
  type Call,
  type Operation,
  type Wrap,
} from './calls.ts'

const PLACES = {
  customer: {
    create: 'createCustomer',
    read: ['readCustomer', 'createPaymentProfile'],
    list: 'listCustomers',
    nobody: '2147483647',
  },
  subscription: {
    create: 'createSubscription',
    read: ['readSubscription', 'addItem'],
    list: 'listSubscriptions',
    nobody: NO_SUBSCRIPTION,
  },
  'unified customer': {
    create: 'createSubscription',
    read: ['readCustomer'],
    list: 'listCustomers',
    nobody: '2147483647',
  },
} as const

export type Stored = 'customer' | 'subscription'

/** Answers what was created, and knows nothing of it afterwards. */
export function forgetting(kind: keyof typeof PLACES): Wrap {
  const { create, read, list, nobody } = PLACES[kind]
  return onCalls(apiOperations, () => {
    const forgotten = new Set<string>()
    return async (call, site) => {
      const isRead = (read as readonly Operation[]).includes(call.operation)
      if (isRead && forgotten.has(call.id)) {
        return site(changed(call, { path: pathWithId(call, nobody) }))
      }
      if (call.operation === list) return filtered(call, site, (id) => !forgotten.has(id))
      const isReferred = kind !== 'unified customer'
      const request = isReferred ? withoutForgotten(call, forgotten) : call.request
      const answer = await readAnswer(await site(request))
      if (call.operation !== create || !isSuccess(answer)) return answer.response
      if (isReferred) forgotten.add(String(recordOf(answer)['id']))
      else if ('customer_attributes' in objectAt(call.body, 'subscription')) {
        forgotten.add(String(objectAt(recordOf(answer), 'customer')['id']))
      }
      return answer.response
    }
  })
}

/** Lists all but the record that was created last. */
export function hidingNewest(kind: Stored): Wrap {
  const { create, list } = PLACES[kind]
  return onCalls([create, list], () => {
    let newest: string | undefined
    return async (call, site) => {
      if (call.operation === list) return filtered(call, site, (id) => id !== newest)
      const answer = await readAnswer(await site(call.request))
      if (isSuccess(answer)) newest = String(recordOf(answer)['id'])
      return answer.response
    }
  })
}

async function filtered(
  call: Call,
  site: SiteFetch,
  isShown: (id: string) => boolean,
): Promise<Response> {
  const answer = await readAnswer(await site(call.request))
  const { data } = answer.body
  if (!Array.isArray(data)) return answer.response
  const shown = data.filter((one) => !isObject(one) || isShown(String(one['id'])))
  return withBody(answer, { ...answer.body, data: shown })
}

/** The request, with references to what was forgotten leading nowhere. */
function withoutForgotten(call: Call, forgotten: ReadonlySet<string>): Request {
  const subscription = objectAt(call.body, 'subscription')
  if (forgotten.has(String(subscription['customer_id']))) {
    const input = { ...subscription, customer_id: 2_147_483_647 }
    return changed(call, { body: { ...call.body, subscription: input } })
  }
  if (forgotten.has(String(call.body['subscription_id']))) {
    return changed(call, { body: { ...call.body, subscription_id: NO_SUBSCRIPTION } })
  }
  return call.request
}
