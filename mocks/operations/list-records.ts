import { choiceOf } from '../../openapi/choices.ts'
import type { Kind, Records } from '../world/records.ts'
import type { OperationCall, Outcome } from './behaviour.ts'
import { readPage, toPage } from './pages.ts'

/** Reads the page of records that a list call asks for, in the order of the site profile (gap G39). */
export function listRecords<K extends Kind>(
  { world, query, url, choices }: OperationCall,
  kind: K,
): { records: readonly Records[K][] } & Omit<Outcome, 'data'> {
  const { store, delays } = world
  const asked = readPage(query, choices)
  const hidden = delays.hiddenFrom(kind, (asked?.place ?? 0) === 0)
  const count = store.count(kind) - hidden.size
  const whole = { from: 0, to: count }
  const { from, to, ...told } = asked ? toPage(asked, count, url.split('?')[0]!) : whole
  const isAscending = choiceOf(choices, 'list-order') === 'ascending'
  const [first, last] = isAscending ? [from, to] : [count - to, count - from]
  const records =
    hidden.size === 0
      ? store.list(kind, first, last)
      : store
          .list(kind)
          .filter(({ id }) => !hidden.has(id))
          .slice(first, last)
  return { records: isAscending ? records : records.toReversed(), ...told }
}
