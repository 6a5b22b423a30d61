import { scenarios } from '../../seed/scenarios.ts'
import type { Snapshot } from '../../state/snapshot.ts'
import { unknownWord } from '../../core/unknown-word.ts'
import { empty, json } from '../answers.ts'
import { ControlError, type Resource } from '../call.ts'
import { newest } from '../fields.ts'

/** The largest snapshot that is taken back, in bytes. */
const SNAPSHOT_LIMIT = 64 * 1024 * 1024

/** All that a site remembers. */
export const state: Resource = {
  reset: {
    POST: async ({ site }) => {
      await site.reset()
      return empty()
    },
  },
  snapshot: {
    GET: async ({ site }) => json(200, await site.snapshot()),
    PUT: async ({ site, body }) => {
      // What the body holds is checked by the site.
      await site.restore((await body(SNAPSHOT_LIMIT)) as Snapshot)
      return empty()
    },
  },
  scenarios: {
    GET: ({ query }) => {
      const shown = scenarios.map(({ name, summary }) => ({ name, summary }))
      return json(200, { data: newest(shown, query) })
    },
  },
  'scenarios/{name}': {
    POST: async ({ site, parameters: { name = '' } }) => {
      const names = scenarios.map((scenario) => scenario.name)
      if (!names.includes(name)) {
        throw new ControlError(404, 'not_found', unknownWord('scenario', name, names))
      }
      await site.scenario(name)
      return empty()
    },
  },
}
