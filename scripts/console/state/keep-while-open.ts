import type { Site } from '../../../mocks/site.ts'
import { SAVED, writeSaved, type StateStorage } from './keep.ts'
import type { State, Store } from './state.ts'

/** How often to check for changes to save, in milliseconds. */
const SAVE_EACH = 200

/**
 * Saves the site and the reader's side whenever one of them has changed, until it is stopped. Of
 * several tabs, the one that saved last wins: the others stop saving, and say so.
 */
export function keepWhileOpen(
  store: Store,
  site: Pick<Site, 'mark' | 'snapshot'>,
  storage: StateStorage,
  key: string,
): () => void {
  let last = ''
  let isKept = false
  let isRunning = false
  let isTold = false
  const tell = () => {
    if (!isTold)
      store.set({
        notice: { text: ({ notSaved }) => notSaved },
      })
    isTold = true
  }
  // On its screen here, or in another tab.
  const removed = () => {
    clearInterval(timer)
    store.set({ notice: { text: ({ wasRemoved }) => wasRemoved } })
  }
  const save = async () => {
    const reader = Object.fromEntries(SAVED.map((name) => [name, store.state[name as keyof State]]))
    const mark = `${site.mark()} ${JSON.stringify(reader)}`
    if (isRunning || mark === last || store.state.keptElsewhere !== undefined) return
    if (isKept && storage.getItem(key) === null) return removed()
    isRunning = true
    try {
      const snapshot = await site.snapshot()
      // Another tab may have saved while the snapshot was made.
      if (store.state.keptElsewhere !== undefined) return
      last = mark
      isKept = writeSaved(storage, key, { snapshot, reader })
      if (!isKept) tell()
    } catch {
      // A snapshot that fails now may succeed next time.
    } finally {
      isRunning = false
    }
  }
  const keepThis = () => {
    last = ''
    isKept = false
    store.set({ keptElsewhere: undefined })
    return save()
  }
  const unwatch = storage.watch(key, () => store.set({ keptElsewhere: keepThis }))
  const timer = setInterval(() => void save(), SAVE_EACH)
  return () => {
    clearInterval(timer)
    unwatch()
    store.set({ keptElsewhere: undefined })
  }
}
