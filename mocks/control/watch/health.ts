import { json } from '../answers.ts'
import type { Resource } from '../call.ts'

/** Alive and ready: a site that answers is both. */
export const health: Resource = {
  health: { GET: ({ site }) => json(200, { status: 'ok', site: site.name }) },
}
