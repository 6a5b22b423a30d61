/** Splits a JSON pointer (RFC 6901) into its keys. */
export function toKeys(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** Writes keys as a JSON pointer (RFC 6901). */
export function toPointer(keys: readonly string[]): string {
  return keys.map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}

/** Returns what a JSON pointer, or a list of keys, leads to; undefined if there is nothing. */
export function valueAt(value: unknown, pointer: string | readonly string[]): unknown {
  let found = value
  for (const key of typeof pointer === 'string' ? toKeys(pointer) : pointer) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key)) return undefined
    found = (found as Readonly<Record<string, unknown>>)[key]
  }
  return found
}
