import { empty, json } from '../answers.ts'
import { ControlError, type Resource } from '../call.ts'
import { blame, newest, toFields, toOptionalText, toText } from '../fields.ts'
import { readSecret } from '../../webhooks/signature.ts'

/** Where webhooks are sent to. */
export const webhookEndpoints: Resource = {
  webhook_endpoints: {
    GET: ({ site, query }) => json(200, { data: newest(site.webhooks.endpoints(), query) }),
    POST: async ({ site, body }) => {
      const fields = toFields(await body(), ['url', 'secret'])
      const url = toText(fields, 'url')
      const secret = toOptionalText(fields, 'secret')
      if (secret !== undefined) blame('secret', () => readSecret(secret))
      const input = { url, ...(secret === undefined ? {} : { secret }) }
      return json(
        201,
        blame('url', () => site.webhooks.addEndpoint(input)),
      )
    },
  },
  'webhook_endpoints/{id}': {
    DELETE: ({ site, parameters }) => {
      const id = parameters['id'] ?? ''
      if (/^\d{1,15}$/.test(id) && site.webhooks.removeEndpoint(Number(id))) return empty()
      throw new ControlError(404, 'not_found', `There is no webhook endpoint ${id}`)
    },
  },
}
