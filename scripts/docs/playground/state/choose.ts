import { isOperation } from '../model/document/operations.ts'
import type { Store } from './state.ts'

/** Chooses the operation that the page's address names; any other name changes nothing. */
export function chooseOperation(store: Store, name: string): void {
  if (isOperation(name)) store.set({ operationId: name })
}
