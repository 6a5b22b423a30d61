import { scenarios } from '../../seed/scenarios.ts'
import type { Site } from '../../site.ts'
import type { Snapshot } from '../../state/snapshot.ts'
import { FieldError } from '../../shared/field-error.ts'
import { MOST_CUSTOMERS, SNAPSHOT_LIMIT } from '../../shared/limits.ts'
import { unknownWord } from '../../shared/unknown-word.ts'
import { empty, json } from '../answers.ts'
import { ControlError, type Resource } from '../call.ts'
import { newest } from '../fields.ts'

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
      const snapshot = (await body(SNAPSHOT_LIMIT)) as Snapshot | null
      refuseTooMany(snapshot?.customers, site)
      await site.restore(snapshot as Snapshot)
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

/** To seed a million customers takes half a minute, in which no site answers. */
function refuseTooMany(customers: unknown, site: Site): void {
  const most = Math.max(MOST_CUSTOMERS, site.customers)
  if (!(typeof customers === 'number' && customers > most)) return
  throw new FieldError(
    'customers',
    `Cannot restore the snapshot: customers is ${customers}; give at most ${most} here, ` +
      'or restore it with --state or site.restore()',
  )
}
