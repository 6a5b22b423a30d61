import type { Outcome, Report } from '../../model/report.ts'

/** Every outcome, the most urgent first. */
export const OUTCOMES = [
  'failed',
  'errored',
  'warned',
  'observed',
  'passed',
  'skipped',
  'blocked',
] as const satisfies readonly Outcome[]

/** What each outcome means. */
export const MEANINGS: Readonly<Record<Outcome, string>> = {
  failed: 'a fact is broken',
  errored: 'no result: the site, the way to it, or this suite',
  warned: 'the site departs from good practice',
  observed: 'what the site does where the specification is silent',
  passed: 'the fact holds',
  skipped: 'did not run',
  blocked: 'a step or check before it failed',
}

/** How many checks came to a result, good or bad. */
export function countResults({ counts }: Report): number {
  return counts.passed + counts.failed + counts.warned + counts.observed
}

/** The outcomes that occur, as `3 failed, 80 passed`. */
export function toCountLine({ counts }: Report): string {
  const found = OUTCOMES.filter((outcome) => counts[outcome] > 0)
  if (found.length === 0) return 'no check ran'
  return found.map((outcome) => `${counts[outcome]} ${outcome}`).join(', ')
}

/** Puts things that have an id under their areas, in the order of their first one. */
export function groupByArea<Thing extends { id: string }>(
  things: readonly Thing[],
): Map<string, Thing[]> {
  const areas = new Map<string, Thing[]>()
  for (const thing of things) {
    const area = areaOf(thing.id)
    areas.set(area, [...(areas.get(area) ?? []), thing])
  }
  return areas
}

/** The first part of a check's id. */
function areaOf(id: string): string {
  return id.split('-')[0] || 'OTHER'
}
