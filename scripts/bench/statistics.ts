/** The value below which that share of the values lies (0.5 for the median). */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right)
  const place = Math.min(sorted.length - 1, Math.floor(sorted.length * share))
  if (share !== 0.5 || sorted.length % 2 === 1) return sorted[place] ?? Number.NaN
  return ((sorted[place - 1] ?? Number.NaN) + (sorted[place] ?? Number.NaN)) / 2
}

/** The middle value. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}
