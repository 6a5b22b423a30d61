import {
  isSuccess,
  keepRecords,
  readAnswer,
  recordOf,
  recordsOf,
  remembering,
  withBody,
} from './answers.ts'
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
      const isReferred = kind !== 'unified customer'
      const request = isReferred ? withoutForgotten(call, forgotten) : call.request
      const answer = await readAnswer(await site(request))
      if (!isSuccess(answer)) return answer.response
      if (call.operation === list) {
        const { body } = answer
        const data = keepRecords(body['data'], ({ id }) => !forgotten.has(String(id)))
        return withBody(answer, { ...body, data })
      }
      if (call.operation !== create) return answer.response
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
  return remembering([create, list], () => {
    let newest: unknown
    return (answer, { operation }) => {
      if (operation === list) return keepRecords(answer.body['data'], ({ id }) => id !== newest)
      newest = recordOf(answer)['id']
      return undefined
    }
  })
}

/** Lists nothing every third time. */
export const everyThirdListEmpty: Wrap = remembering(['listSubscriptions'], () => {
  let count = 0
  return () => {
    count += 1
    return count % 3 === 0 ? [] : undefined
  }
})

/** Lists nothing from the first subscription on until one has a payment profile. */
export const emptyWhileUnenrolled: Wrap = remembering(
  ['createSubscription', 'createPaymentProfile', 'listCustomers'],
  () => {
    let last: Operation | undefined
    return (_, { operation }) => {
      if (operation === 'listCustomers') return last === 'createSubscription' ? [] : undefined
      if (last !== 'createPaymentProfile') last = operation
      return undefined
    }
  },
)

/** Leaves out of a list what it showed first, once something new has been created. */
export function forgettingOldest(kind: Stored): Wrap {
  const { create, list } = PLACES[kind]
  return remembering([create, list], () => {
    let isOver = false
    let oldest: unknown
    return (answer, { operation }) => {
      if (operation === create) {
        isOver = true
        return undefined
      }
      oldest ??= recordsOf(answer)[0]?.['id']
      return keepRecords(answer.body['data'], ({ id }) => !isOver || id !== oldest)
    }
  })
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
