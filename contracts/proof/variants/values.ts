import type { Variant } from './variant.ts'

/** Values that no choice stands for, by gap: a run must learn each of them as it is. */
export const VALUES: readonly (readonly [gap: string, value: unknown])[] = [
  ['G36', 202],
  ['G36', 204],
  ['G37', 202],
  ['G38', 204],
  ['G90', { SB404: 410, SB344: 409, PPMT01: 400, PPMT02: 415, PPS01: 428 }],
  ['G103', 202],
  ['G108', 203],
]

/** A variant for each value. */
export const singleValues: readonly Variant[] = VALUES.map(([id, value]) => ({
  name: `${id}=${JSON.stringify(value)}`,
  siteProfile: { [id]: value },
}))
