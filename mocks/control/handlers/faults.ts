import type { FaultRule } from '../../tools/faults/rule.ts'
import { notFound } from '../answers.ts'
import { newest, type Handlers } from '../handler.ts'

export const faults = {
  listFaults: ({ site, query }) => newest(site.faults.list(), query),
  addFault: ({ site, body }) => site.faults.add(body as FaultRule),
  clearFaults: ({ site }) => site.faults.clear(),
  readFault: ({ site, path: { id } }) => {
    const found = site.faults.find(id)
    if (found === undefined) throw unknown(id)
    return found
  },
  removeFault: ({ site, path: { id } }) => {
    if (!site.faults.remove(id)) throw unknown(id)
  },
} satisfies Partial<Handlers>

function unknown(id: string) {
  return notFound(`There is no fault ${id}`)
}
