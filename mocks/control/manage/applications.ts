import { FieldError } from '../../shared/field-error.ts'
import { messageOf } from '../../shared/message-of.ts'
import type { ApplicationInput } from '../../oauth/applications.ts'
import { json } from '../answers.ts'
import type { Resource } from '../call.ts'
import { newest, toFields, toOptionalText, toText } from '../fields.ts'

/** The OAuth 2.0 applications that get tokens of the site. */
export const applications: Resource = {
  applications: {
    GET: ({ site, query }) => json(200, { data: newest(site.applications(), query) }),
    POST: async ({ site, body }) => {
      const input = toInput(await body())
      try {
        return json(201, site.createApplication(input))
      } catch (error) {
        // The sentence begins with the field's name.
        const message = messageOf(error)
        throw new FieldError(message.split(' ', 1)[0] ?? 'name', message)
      }
    },
  },
}

function toInput(body: unknown): ApplicationInput {
  const fields = toFields(body, ['name', 'redirect_uri', 'scopes'])
  const uri = toOptionalText(fields, 'redirect_uri')
  const { scopes } = fields
  const isList = Array.isArray(scopes) && scopes.every((scope) => typeof scope === 'string')
  return {
    name: toText(fields, 'name'),
    // As the answer shows them, or as the form takes them.
    scopes: isList ? scopes.join(' ') : toText(fields, 'scopes'),
    ...(uri === undefined ? {} : { redirect_uri: uri }),
  }
}
