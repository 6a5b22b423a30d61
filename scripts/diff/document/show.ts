/** How long a value may be that a report shows. */
const LENGTH = 60

/**
 * Says what became of something, with the values where they are short.
 *
 * @param name what changed; empty where the place says it
 */
export function describe(name: string, action: string, before?: string, after?: string): string {
  const begin = name === '' ? '' : `${name} `
  const value = action === 'add' ? after : before
  const isShort = [before, after].every((text) => text === undefined || text.length <= LENGTH)
  const shown = value === undefined || !isShort ? '' : `${value} `
  if (action === 'add') return `${begin}${shown}added`
  if (action === 'remove') return `${begin}${shown}removed`
  return shown === '' || after === undefined ? `${begin}changed` : `${begin}${shown}became ${after}`
}

/** Writes a text, number or flag. A list or an object says little in a line, folded or not. */
export function showScalar(value: unknown): string | undefined {
  if (typeof value === 'string') return /^[[{]/.test(value) ? undefined : JSON.stringify(value)
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined
}
