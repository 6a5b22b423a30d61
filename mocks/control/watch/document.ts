import { json } from '../answers.ts'
import type { Resource } from '../call.ts'

/** The document of the control API itself. */
export const document: Resource = {
  'openapi.json': {
    GET: async () => {
      // Few ask for it: a start does not pay for its text.
      const { controlDocument } = await import('../../../openapi/generated/control.ts')
      return json(200, controlDocument)
    },
  },
}
