import { messageOf } from '../../shared/message-of.ts'
import type { Profile } from '../../../openapi/ledger.ts'
import { FieldError } from '../../shared/field-error.ts'
import { json } from '../answers.ts'
import type { Resource } from '../call.ts'
import { refuse } from '../fields.ts'

/** The gaps in force: what a profile says, and the ledger's assumptions for the rest. */
export const profile: Resource = {
  profile: {
    GET: ({ site }) => json(200, site.profile),
    PUT: async ({ site, body }) => {
      const wanted = toProfile(await body())
      try {
        await site.setProfile(wanted)
      } catch (error) {
        const message = messageOf(error)
        const gap = Object.keys(wanted).find((id) => message.includes(id))
        throw new FieldError(gap ?? 'body', message)
      }
      return json(200, site.profile)
    },
  },
}

function toProfile(body: unknown): Profile {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new FieldError('body', 'the body is no object; give one from gap to choice')
  }
  for (const [id, choice] of Object.entries(body)) {
    const isForm = choice === null || ['string', 'number'].includes(typeof choice)
    if (!isForm) throw refuse(id, choice, 'write one of its choices')
  }
  return body as Profile
}
