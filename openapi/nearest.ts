/** Finds the known word that a mistyped one most likely means, or nothing when none is near. */
export function nearestOf(found: string, known: readonly string[]): string | undefined {
  let nearest: string | undefined
  let least = Math.max(2, Math.ceil(found.length / 3)) + 1
  for (const word of known) {
    const distance = distanceOf(found.toLowerCase(), word.toLowerCase())
    if (distance < least) {
      least = distance
      nearest = word
    }
  }
  return nearest
}

/** Levenshtein distance: how many letters must be put in, taken out or changed. */
function distanceOf(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, index) => index)
  for (let i = 1; i <= left.length; i++) {
    const next = [i]
    for (let j = 1; j <= right.length; j++) {
      const changed = (row[j - 1] ?? 0) + (left[i - 1] === right[j - 1] ? 0 : 1)
      next[j] = Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1)
    }
    row = next
  }
  return row[right.length] ?? 0
}
