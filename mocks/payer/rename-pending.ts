import type { Choices } from '../../openapi/ledger.ts'
import type { Store } from '../world/store.ts'
import { FIRST_STATE, toStatus } from './life.ts'

/** Gives pending payment profiles the status that other choices name them by (gap G29). */
export async function renamePending(store: Store, before: Choices, now: Choices): Promise<void> {
  const [was, status] = [toStatus(FIRST_STATE, before), toStatus(FIRST_STATE, now)]
  for (const record of await store.list('payment_profiles')) {
    if (record.status === was) await store.change('payment_profiles', record.id, { status })
  }
}
