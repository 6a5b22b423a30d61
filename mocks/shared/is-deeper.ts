/** Whether a value is nested deeper than so many levels. It doesn't recurse. */
export function isDeeper(value: unknown, most: number): boolean {
  let level = [value].filter(isObject)
  for (let depth = 0; depth < most; depth++) {
    // Each once: an object may contain itself.
    level = [...new Set(level.flatMap((one) => Object.values(one).filter(isObject)))]
    if (level.length === 0) return false
  }
  return level.length > 0
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
