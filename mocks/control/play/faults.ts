import type { FaultRule } from '../../tools/faults/rule.ts'
import { empty, json } from '../answers.ts'
import { ControlError, type Resource } from '../call.ts'
import { newest } from '../fields.ts'

/** The failures that are asked of the site. */
export const faults: Resource = {
  faults: {
    GET: ({ site, query }) => json(200, { data: newest(site.faults.list(), query) }),
    // What the body holds is checked by the site.
    POST: async ({ site, body }) => json(201, site.faults.add((await body()) as FaultRule)),
    DELETE: ({ site }) => {
      site.faults.clear()
      return empty()
    },
  },
  'faults/{id}': {
    GET: ({ site, parameters }) => {
      const found = site.faults.find(parameters['id'] ?? '')
      if (found === undefined) throw unknown(parameters['id'])
      return json(200, found)
    },
    DELETE: ({ site, parameters }) => {
      if (!site.faults.remove(parameters['id'] ?? '')) throw unknown(parameters['id'])
      return empty()
    },
  },
}

function unknown(id: string | undefined): ControlError {
  return new ControlError(404, 'not_found', `There is no fault ${id}`)
}
