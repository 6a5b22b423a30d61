import { isOperation } from '../model/operations.ts'
import type { Store } from './state.ts'

/** The operation in the fragment of the page's address, if any. */
export function operationOf(hash: string): string | undefined {
  const name = hash.slice(1)
  return isOperation(name) ? name : undefined
}

/** Chooses the operation that the page's address names; any other name changes nothing. */
export function chooseOperation(store: Store, name: string): void {
  if (isOperation(name)) store.set({ operationId: name })
}
