/** Puts a word in the place of every moment and every random text: two runs then read alike. */
export function toForm(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toForm)
  if (typeof value === 'string') {
    return CHANGING.reduce((text, [pattern, word]) => text.replaceAll(pattern, word), value)
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, toForm(child)]))
}

const CHANGING: readonly (readonly [RegExp, string])[] = [
  [/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g, 'MOMENT'],
  [/^\d\d\/\d\d\/\d{4}$/g, 'DAY'],
  [/\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, 'UUID'],
  // The location of a QR code, and the check sum behind it.
  [/\/rec\/[0-9a-f]{32}6304[0-9A-F]{4}/g, 'LOCATION'],
  [/^[\w-]{43}$/g, 'TOKEN'],
]
