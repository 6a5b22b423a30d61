import { isOperation } from '../model/operations.ts'
import type { Store } from './state.ts'

/** The operation that the page's address names behind `#`; undefined where it names none. */
export function operationOf(hash: string): string | undefined {
  const name = hash.slice(1)
  return isOperation(name) ? name : undefined
}

/** Chooses the operation that the page's address names; any other name changes nothing. */
export function chooseOperation(store: Store, name: string): void {
  if (isOperation(name)) store.set({ operationId: name })
}
