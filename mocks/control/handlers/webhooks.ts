import { toMilliseconds } from '../../clock/duration.ts'
import { wrongValue } from '../../shared/control-input.ts'
import { messageOf } from '../../shared/message-of.ts'
import { readSecret } from '../../webhooks/signature.ts'
import { conflict, notFound } from '../answers.ts'
import { blame, newest, type Handlers } from '../handler.ts'

export const webhooks = {
  listWebhookEndpoints: ({ site, query }) => newest(site.webhooks.endpoints(), query),
  addWebhookEndpoint: ({ site, body }) => {
    const { secret } = body
    if (secret !== undefined) blame('secret', () => readSecret(secret))
    return blame('url', () => site.webhooks.addEndpoint(body))
  },
  changeWebhookEndpoint: ({ site, path: { id }, body: { disabled } }) => {
    const changed = site.webhooks.disableEndpoint(id, disabled)
    if (changed === undefined) throw notFound(`There is no webhook endpoint ${id}`)
    return changed
  },
  removeWebhookEndpoint: ({ site, path: { id } }) => {
    if (!site.webhooks.removeEndpoint(id)) throw notFound(`There is no webhook endpoint ${id}`)
  },
  // The log of deliveries shows what was sent, so this keeps nothing.
  takeWebhook: async ({ request }) => {
    // A body that stays unread blocks the connection.
    await request.body?.pipeTo(new WritableStream())
  },
  listWebhookDeliveries: ({ site, query }) => {
    const { state } = query
    const all = site.webhooks.deliveries()
    return newest(state === undefined ? all : all.filter((one) => one.state === state), query)
  },
  readWebhookDelivery: ({ site, path: { id } }) => {
    const found = site.webhooks.delivery(id)
    if (found === undefined) throw unknownDelivery(id)
    return found
  },
  redeliver: ({ site, path: { id } }) => {
    if (site.webhooks.delivery(id) === undefined) throw unknownDelivery(id)
    try {
      return site.webhooks.redeliver(id)
    } catch (error) {
      throw conflict(messageOf(error))
    }
  },
  waitForWebhooks: ({ site, body }) => {
    const { quiet, delivery } = body
    if (delivery !== undefined && site.webhooks.delivery(delivery) === undefined) {
      throw wrongValue('delivery', delivery, 'no delivery has this id')
    }
    if (delivery !== undefined && quiet !== undefined) {
      throw wrongValue('quiet', quiet, 'wait for a delivery or for quiet')
    }
    return site.webhooks.wait(body)
  },
  listWebhookMisbehaviours: ({ site, query }) => newest(site.webhooks.misbehaviours(), query),
  addWebhookMisbehaviour: ({ site, body }) => {
    const { delay } = body
    if (delay !== undefined) blame('delay', () => toMilliseconds(delay))
    blame('how', () => site.webhooks.misbehave(body))
    return site.webhooks.misbehaviours().at(-1)!
  },
  clearWebhookMisbehaviours: ({ site }) => site.webhooks.behave(),
} satisfies Partial<Handlers>

function unknownDelivery(id: string) {
  return notFound(`There is no webhook delivery ${id}`)
}
