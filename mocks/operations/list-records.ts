import { choiceOf } from '../../openapi/ledger.ts'
import type { Kind, Records } from '../world/records.ts'
import type { OperationCall } from './behaviour.ts'
import { toPage } from './pages.ts'

/** Reads the page of records that a list call asks for, in the order of the profile (gap G39). */
export async function listRecords<K extends Kind>(
  { world, query, choices }: OperationCall,
  kind: K,
): Promise<{ records: readonly Records[K][]; meta: Record<string, unknown> }> {
  const { store } = world
  const count = await store.count(kind)
  const { from, to, meta = {} } = toPage(query, count, choices)
  if (choiceOf(choices, 'list-order') === 'ascending')
    return { records: await store.list(kind, from, to), meta }
  const records = await store.list(kind, count - to, count - from)
  return { records: records.toReversed(), meta }
}
