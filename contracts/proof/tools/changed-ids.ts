import { isSuccess, readAnswer, recordOf, withBody, withText } from './answers.ts'
import { apiOperations, changed, objectAt, onCalls, pathWithId, type Wrap } from './calls.ts'
import { changeRecords } from './records.ts'

/** Shows a new customer under the `id` that the client sent along, and finds it there. */
export function ownIds(): Wrap {
  return onCalls(apiOperations, () => {
    const given = new Map<unknown, number>()
    const wanted = new Map<unknown, unknown>()
    return async (call, site) => {
      const { body, id, operation } = call
      const asked = objectAt(body, 'subscription')['customer_id']
      const named =
        operation.startsWith('read') || operation === 'createPaymentProfile'
          ? given.get(Number(id))
          : undefined
      const owner = given.get(asked)
      let { request } = call
      if (named !== undefined) request = changed(call, { path: pathWithId(call, named) })
      if (owner !== undefined) {
        const subscription = { ...objectAt(body, 'subscription'), customer_id: owner }
        request = changed(call, { body: { ...body, subscription } })
      }
      const answer = await readAnswer(await site(request))
      if (!isSuccess(answer)) return answer.response
      if (operation === 'createCustomer' && Number.isInteger(body['id'])) {
        given.set(body['id'], Number(recordOf(answer)['id']))
        wanted.set(recordOf(answer)['id'], body['id'])
      }
      const data = changeRecords(operation, answer.body['data'], 'customer', (customer) => ({
        ...customer,
        id: wanted.get(customer['id']) ?? customer['id'],
      }))
      return withBody(answer, { ...answer.body, data })
    }
  })
}

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** Shows the ids of subscriptions in another form, and takes them back in that form. */
export function renamedIds(rename: (id: string) => string): Wrap {
  return onCalls(apiOperations, () => {
    const originals = new Map<string, string>()
    const restore = (text: string): string =>
      [...originals].reduce((rest, [other, id]) => rest.replaceAll(other, id), text)
    const show = (id: string): string => {
      const other = rename(id)
      originals.set(other, id)
      return other
    }
    return async (call, site) => {
      const text = restore(call.text)
      const request =
        restore(call.id) === call.id && text === call.text
          ? call.request
          : changed(call, { path: pathWithId(call, restore(call.id)), text })
      const answer = await readAnswer(await site(request))
      return withText(answer, (await answer.response.text()).replace(UUID, show))
    }
  })
}
