import type { JsonObject } from '../../http/exchange.ts'
import type { SiteFetch } from './calls.ts'
import { codeOf, isSuccess, readBack, readAnswer, recordOf, recordsOf, respond } from './answers.ts'
import { changed, objectAt, onCalls, pathWithId, type Call, type Wrap } from './calls.ts'
import { profileOf } from './answers.ts'

/** What a lenient site answers in place of a refusal; undefined if it refuses as well. */
type Answering = (
  call: Call,
  site: SiteFetch,
  /** The payment profile of the subscription, or else the one that was created last. */
  known: JsonObject | undefined,
) => Response | undefined | Promise<Response | undefined>

/** Lets calls succeed that the site refuses with a code, or refuses at all. */
export function lenient(code: string | undefined, answering: Answering): Wrap {
  return onCalls(['createPaymentProfile'], () => {
    const profiles = new Map<unknown, JsonObject>()
    return async (call, site) => {
      const answer = await readAnswer(await site(call.request))
      const { subscription_id: id } = call.body
      if (isSuccess(answer)) profiles.set(id, recordOf(answer))
      if (isSuccess(answer) || answer.status === 401 || codeOf(answer) !== code) {
        return answer.response
      }
      const known = profiles.get(id) ?? [...profiles.values()].at(-1)
      return (await answering(call, site, known)) ?? answer.response
    }
  })
}

/** Answers a payment profile that does not exist. */
export const succeed: Answering = (call, _site, known) => respond(201, profileOf(call, known))

/** Tries the call again with other values in its body. */
const retry =
  (change: (call: Call) => JsonObject | undefined): Answering =>
  (call, site) => {
    const values = change(call)
    return values && site(changed(call, { body: { ...call.body, ...values } }))
  }

/** Takes some types for `pix`. */
export const whenType = (isWaved: (type: unknown) => boolean): Answering =>
  retry(({ body }) =>
    isWaved(body['payment_method_type']) ? { payment_method_type: 'pix' } : undefined,
  )

/** Enrols the newest subscription of the customer where the call names none. */
export const whenSubscription =
  (isWaved: (id: unknown) => boolean): Answering =>
  async (call, site) => {
    if (!isWaved(call.body['subscription_id'])) return undefined
    const all = recordsOf(await readBack(call, site, '/api/subscriptions'))
    const own = all.filter((one) => String(objectAt(one, 'customer')['id']) === call.id)
    for (const { id } of own.toReversed()) {
      const answer = await readAnswer(
        await site(changed(call, { body: { ...call.body, subscription_id: id } })),
      )
      if (isSuccess(answer)) return answer.response
    }
    return undefined
  }

/** Takes the customer of the subscription where that of the path does not exist. */
export const owningCustomer: Answering = async (call, site) => {
  const { subscription_id: id } = call.body
  if ((await readBack(call, site, `/api/customers/${call.id}`)).status !== 404) return undefined
  const subscription = recordOf(await readBack(call, site, `/api/subscriptions/${String(id)}`))
  const owner = objectAt(subscription, 'customer')['id']
  return owner === undefined ? undefined : site(changed(call, { path: pathWithId(call, owner) }))
}

/** Tells a call that the site would take, or refuse for a second payment profile alone. */
export async function isEnrollable(call: Call, site: SiteFetch): Promise<boolean> {
  const { payment_method_type: type, subscription_id: id } = call.body
  if (type !== 'pix' || typeof id !== 'string') return false
  return (await readBack(call, site, `/api/subscriptions/${id}`)).status === 200
}
