import { isObject } from '../../http/exchange.ts'
import { mutantsOf, type Mutant } from './mutant.ts'
import { isSuccess, readAnswer, recordOf, withBody } from '../tools/answers.ts'
import { apiOperations, changed, onCalls, type Operation, type Wrap } from '../tools/calls.ts'

/** Leaves out of a list what it showed first, once something new has been made. */
function forgettingOldest(create: Operation, list: Operation): Wrap {
  return onCalls([create, list], () => {
    let isOver = false
    let oldest: unknown
    return async (call, site) => {
      const answer = await readAnswer(await site(call.request))
      if (!isSuccess(answer)) return answer.response
      const { data } = answer.body
      if (call.operation === create) isOver = true
      if (!Array.isArray(data)) return answer.response
      oldest ??= isObject(data[0]) ? data[0]['id'] : undefined
      const shown = data.filter((one) => !isOver || !isObject(one) || one['id'] !== oldest)
      return withBody(answer, { ...answer.body, data: shown })
    }
  })
}

/** Empties a subscription once it is enrolled. */
const emptyingEnrolled: Wrap = onCalls(['createPaymentProfile', 'readSubscription'], () => {
  const enrolled = new Set<unknown>()
  return async (call, site) => {
    const answer = await readAnswer(await site(call.request))
    if (!isSuccess(answer)) return answer.response
    if (call.operation === 'createPaymentProfile') {
      enrolled.add(call.body['subscription_id'])
      return answer.response
    }
    if (!enrolled.has(call.id)) return answer.response
    return withBody(answer, { ...answer.body, data: { ...recordOf(answer), items: [] } })
  }
})

/** Does what a call without a token asks for, with the token of another one, and answers 401. */
const actingUnasked: Wrap = onCalls(apiOperations, () => {
  let known: string | undefined
  return async (call, site) => {
    const authorization = call.request.headers.get('authorization')
    const response = await site(call.request)
    if (authorization !== null && response.ok) known = authorization
    if (call.operation === 'addItem' && authorization === null && known !== undefined) {
      await site(changed(call, { headers: { authorization: known } }))
    }
    return response
  }
})

/** Break what a call must not touch. */
export const sideEffectMutants: readonly Mutant[] = mutantsOf({
  F80: { 'oldest-customer-forgotten': forgettingOldest('createCustomer', 'listCustomers') },
  F92: {
    'oldest-subscription-forgotten': forgettingOldest('createSubscription', 'listSubscriptions'),
  },
  F135: { 'item-added-without-token': actingUnasked },
  F106: { 'enrolment-takes-items': emptyingEnrolled },
})
