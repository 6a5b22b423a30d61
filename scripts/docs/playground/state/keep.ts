/** Name under which the state of a playground is kept; each folder has its own. */
export function keyOf(folder: string): string {
  return `sabia.playground ${new URL(folder).pathname}`
}

/** What is kept: the site of the page, and where the reader stands. */
export interface Kept {
  format: 'sabia.playground'
  version: 1
  /** The site's own snapshot. */
  snapshot: unknown
  /** The reader's side. */
  reader: Readonly<Record<string, unknown>>
}

/** The parts of `localStorage` that are used. */
export interface Shelf {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** Reads what was kept. What cannot be read is taken away, and `dropped` says why. */
export function readKept(shelf: Shelf, key: string): { kept?: Kept; dropped?: string } {
  let text: string | null
  try {
    text = shelf.getItem(key)
  } catch {
    // Blocked by the browser: the same as nothing.
    return {}
  }
  if (text === null) return {}
  const reason = 'it is not in a form that this version of the playground reads'
  try {
    const kept = JSON.parse(text) as Partial<Kept> | null
    const isOwn = kept?.format === 'sabia.playground' && kept.version === 1
    if (isOwn && typeof kept.reader === 'object' && kept.reader !== null) {
      return { kept: kept as Kept }
    }
  } catch {
    // Told below, as for any other form.
  }
  forget(shelf, key)
  return { dropped: reason }
}

/** Keeps the state; false where the browser does not let it, or has no room. */
export function writeKept(
  shelf: Shelf,
  key: string,
  kept: Omit<Kept, 'format' | 'version'>,
): boolean {
  try {
    shelf.setItem(key, JSON.stringify({ format: 'sabia.playground', version: 1, ...kept }))
    return true
  } catch {
    return false
  }
}

export function forget(shelf: Shelf, key: string): void {
  try {
    shelf.removeItem(key)
  } catch {
    // Nothing is there that could be taken away.
  }
}
