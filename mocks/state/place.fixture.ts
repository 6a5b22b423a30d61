import type { Changes } from './keeper.ts'

/** A place in memory where a site is kept. */
export function createPlace(rows = new Map<string, string>()) {
  const place = {
    rows: () => rows,
    /** What was handed over, oldest first. */
    handed: [] as Changes[],
    /** Called before changes are kept; what it throws is why they can't be. */
    before: async (_changes: Changes): Promise<void> => {},
    keep: async (changes: Changes): Promise<void> => {
      place.handed.push(changes)
      await place.before(changes)
      if (changes.whole) rows.clear()
      for (const key of changes.drop) rows.delete(key)
      for (const [key, text] of changes.put) rows.set(key, text)
    },
    /** What would be found after a crash. */
    copy: () => new Map(rows),
  }
  return place
}
