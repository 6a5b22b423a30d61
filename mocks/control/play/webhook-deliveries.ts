import { messageOf } from '../../shared/message-of.ts'
import type { DeliveryState } from '../../webhooks/delivery.ts'
import type { WebhookWait } from '../../webhooks/webhooks.ts'
import { json } from '../answers.ts'
import { ControlError, type Resource } from '../call.ts'
import { newest, refuse, toChoice, toFields, toOptionalInteger, toOptionalText } from '../fields.ts'

const STATES: readonly DeliveryState[] = ['pending', 'delivered', 'failed', 'dropped']

/** The longest that a call waits, in milliseconds of real time. */
const LONGEST_WAIT = 60_000

/** The log of what was sent, and what a developer may ask of it. */
export const webhookDeliveries: Resource = {
  webhook_deliveries: {
    GET: ({ site, query }) => {
      const state = toChoice(query, 'state', STATES)
      const all = site.webhooks.deliveries()
      const wanted = state === undefined ? all : all.filter((one) => one.state === state)
      return json(200, { data: newest(wanted, query) })
    },
  },
  // Before the ids: it would be taken for one.
  'webhook_deliveries/wait': {
    POST: async ({ site, body }) => {
      const wait = toWait(await body())
      const { delivery } = wait
      if (delivery !== undefined && site.webhooks.delivery(delivery) === undefined) {
        throw refuse('delivery', delivery, 'no delivery has this id')
      }
      return json(200, await site.webhooks.wait(wait))
    },
  },
  'webhook_deliveries/{id}': {
    GET: ({ site, parameters }) => {
      const found = site.webhooks.delivery(parameters['id'] ?? '')
      if (found === undefined) throw unknownDelivery(parameters['id'])
      return json(200, found)
    },
  },
  'webhook_deliveries/{id}/redeliver': {
    POST: ({ site, parameters: { id = '' } }) => {
      if (site.webhooks.delivery(id) === undefined) throw unknownDelivery(id)
      try {
        return json(200, site.webhooks.redeliver(id))
      } catch (error) {
        throw new ControlError(409, 'conflict', messageOf(error))
      }
    },
  },
}

function toWait(body: unknown): WebhookWait {
  const fields = toFields(body, ['timeout_ms', 'quiet', 'delivery'])
  const timeout = toOptionalInteger(fields, 'timeout_ms', 0, LONGEST_WAIT)
  const delivery = toOptionalText(fields, 'delivery')
  const { quiet } = fields
  if (quiet !== undefined && quiet !== true) throw refuse('quiet', quiet, 'write true')
  if (quiet === true && delivery !== undefined) {
    throw refuse('quiet', quiet, 'wait for a delivery or for quiet')
  }
  return {
    ...(timeout === undefined ? {} : { timeout_ms: timeout }),
    ...(delivery === undefined ? {} : { delivery }),
  }
}

function unknownDelivery(id: string | undefined): ControlError {
  return new ControlError(404, 'not_found', `There is no webhook delivery ${id}`)
}
