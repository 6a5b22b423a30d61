import { codeOf, isSuccess, readAnswer, recordOf, refuse, respond, type Answer } from './answers.ts'
import { onCalls, type Wrap } from './calls.ts'
import { profileOf } from './answers.ts'

/** Lets two creations through that are under way at the same time. */
export const racing: Wrap = onCalls(['createPaymentProfile'], () => {
  const underWay = new Map<unknown, Promise<Answer>>()
  return async (call, site) => {
    const { subscription_id: id } = call.body
    const rival = underWay.get(id)
    const own = Promise.resolve(site(call.request)).then(readAnswer)
    underWay.set(id, own)
    const answer = await own
    if (underWay.get(id) === own) underWay.delete(id)
    if (rival === undefined || codeOf(answer) !== 'SB344') return answer.response
    const winner = await rival
    return isSuccess(winner) ? respond(201, profileOf(call, recordOf(winner))) : answer.response
  }
})

/** Counts a refused creation as the subscription's profile. */
export const occupying: Wrap = onCalls(['createPaymentProfile'], () => {
  const refused = new Set<unknown>()
  return async (call, site) => {
    const { subscription_id: id } = call.body
    const answer = await readAnswer(await site(call.request))
    if (isSuccess(answer)) {
      return refused.has(id)
        ? refuse(422, 'SB344: Subscription already has a payment profile')
        : answer.response
    }
    if (answer.status !== 401 && codeOf(answer) !== 'SB344') refused.add(id)
    return answer.response
  }
})

/** Refuses a customer's second payment profile, of whatever subscription. */
export const onePerCustomer: Wrap = onCalls(['createPaymentProfile'], () => {
  const enrolled = new Set<string>()
  return async (call, site) => {
    const answer = await readAnswer(await site(call.request))
    if (!isSuccess(answer) || !enrolled.has(call.id)) {
      if (isSuccess(answer)) enrolled.add(call.id)
      return answer.response
    }
    return refuse(422, 'customer already has a payment profile')
  }
})
