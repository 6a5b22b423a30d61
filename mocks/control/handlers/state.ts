import { FieldError, unknownWord } from '../../shared/field-error.ts'
import { MOST_CUSTOMERS } from '../../shared/limits.ts'
import { messageOf } from '../../shared/message-of.ts'
import { scenarios } from '../../seed/scenarios.ts'
import type { Site } from '../../site.ts'
import type { Snapshot } from '../../state/snapshot.ts'
import type { FaultRule } from '../../tools/faults/rule.ts'
import { notFound } from '../answers.ts'
import { newest, type Handlers } from '../handler.ts'

export const state = {
  reset: ({ site }) => site.reset(),
  readSnapshot: ({ site }) => site.snapshot(),
  restoreSnapshot: async ({ site, request, body }) => {
    const snapshot = body as Snapshot | null
    refuseTooMany(snapshot?.customers, site)
    const tell = (share: number) => site.events.tell('seeding', { site: site.name, share })
    await site.restore(snapshot as Snapshot, { tell, signal: request.signal })
  },
  listScenarios: ({ query }) =>
    newest(
      scenarios.map(({ name, summary }) => ({ name, summary })),
      query,
    ),
  playScenario: async ({ site, path: { name } }) => {
    const names = scenarios.map((scenario) => scenario.name)
    if (!names.includes(name)) throw notFound(unknownWord('scenario', name, names))
    await site.scenario(name)
  },
  readProfile: ({ site }) => site.profile,
  setProfile: async ({ site, body }) => {
    try {
      await site.setProfile(body)
    } catch (error) {
      const message = messageOf(error)
      const gap = Object.keys(body).find((id) => message.includes(id))
      throw new FieldError(gap ?? 'body', message)
    }
    return site.profile
  },
  readClock: ({ site }) => site.clock.state(),
  moveClock: async ({ site, body: { advance, set, freeze } }) => {
    try {
      if (advance !== undefined) await site.clock.advance(advance)
      if (set !== undefined) await site.clock.set(set)
    } catch (error) {
      throw new FieldError(advance === undefined ? 'set' : 'advance', messageOf(error))
    }
    if (freeze === true) site.clock.freeze()
    if (freeze === false) site.clock.resume()
    return site.clock.state()
  },
  listFaults: ({ site, query }) => newest(site.faults.list(), query),
  addFault: ({ site, body }) => site.faults.add(body as FaultRule),
  clearFaults: ({ site }) => site.faults.clear(),
  readFault: ({ site, path: { id } }) => {
    const found = site.faults.find(id)
    if (found === undefined) throw unknownFault(id)
    return found
  },
  removeFault: ({ site, path: { id } }) => {
    if (!site.faults.remove(id)) throw unknownFault(id)
  },
} satisfies Partial<Handlers>

/** Seeding a million customers takes half a minute, in which no site answers. */
function refuseTooMany(customers: unknown, site: Site): void {
  const most = Math.max(MOST_CUSTOMERS, site.customers)
  if (!(typeof customers === 'number' && customers > most)) return
  throw new FieldError(
    'customers',
    `Cannot restore the snapshot: customers is ${customers}; give at most ${most} here, ` +
      'or restore it with --state or site.restore()',
  )
}

function unknownFault(id: string) {
  return notFound(`There is no fault ${id}`)
}
