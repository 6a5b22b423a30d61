import { empty } from '../answers.ts'
import type { Resource } from '../call.ts'

/** An endpoint that takes every webhook and keeps none: the log of deliveries shows what was sent. */
export const inbox: Resource = {
  inbox: {
    POST: async ({ request }) => {
      // What is left unread blocks the connection.
      await request.body?.pipeTo(new WritableStream())
      return empty()
    },
  },
}
