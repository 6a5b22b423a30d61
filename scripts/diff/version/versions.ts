import type { Verdict } from '../model.ts'

/** Major, minor and patch. */
export type Version = readonly [number, number, number]

/** @throws Error when the text is no version of three numbers. */
export function parseVersion(text: string): Version {
  const [, ...numbers] = /^(\d+)\.(\d+)\.(\d+)$/.exec(text) ?? []
  if (numbers.length !== 3) {
    throw new Error(`Cannot compare versions: "${text}" is no SemVer; write it as 1.2.3`)
  }
  return numbers.map(Number) as unknown as Version
}

/** Tells which of two versions is the later one: above 0 when it is the first. */
export function compareVersions(one: Version, other: Version): number {
  return one[0] - other[0] || one[1] - other[1] || one[2] - other[2]
}

/** The least version behind `base` that may bear changes of this kind. */
export function leastVersion(
  [major, minor, patch]: Version,
  verdict: Verdict | undefined,
): Version {
  if (verdict === 'breaking') return [major + 1, 0, 0]
  if (verdict === 'compatible') return [major, minor + 1, 0]
  return verdict === 'text' ? [major, minor, patch + 1] : [major, minor, patch]
}
