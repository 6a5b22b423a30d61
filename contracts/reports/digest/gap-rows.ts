import { allGaps } from '../../../openapi/ledger.ts'
import type { Observed, Report } from '../../model/report.ts'
import { findGap } from './ledger-sentences.ts'

/** How an observation compares with the mock's assumption. */
export type Likeness = 'different' | 'both' | 'same' | 'unseen'

/** A gap, what the mock assumes there, and what the site does. */
export interface GapRow {
  gap: string
  question: string
  assumption: string
  /** The assumption, as a choice of the ledger. */
  assumed: string | undefined
  /** What was seen; the same thing once. */
  seen: readonly Observed[]
  likeness: Likeness
}

/** What each likeness is called in a report. */
export const LIKENESSES: Readonly<Record<Likeness, string>> = {
  different: 'different',
  both: 'both ways',
  same: 'same',
  unseen: 'not observed',
}

const ORDER: readonly Likeness[] = ['different', 'both', 'same', 'unseen']

/** Puts what was seen beside the mock's assumptions: all gaps, those that differ first. */
export function toGapRows(report: Report): GapRow[] {
  const seen = toSeen(report)
  const known = allGaps.map(({ id }) => id)
  const ids = [...new Set([...known, ...seen.keys()])]
  const rows = ids.map((id) => toRow(id, seen.get(id) ?? []))
  return ORDER.flatMap((likeness) => rows.filter((row) => row.likeness === likeness))
}

/** Groups the observations of a report by gap, each once. */
export function toSeen({ checks }: Report): Map<string, Observed[]> {
  const seen = new Map<string, Observed[]>()
  for (const observed of checks.flatMap((check) => check.observed ?? [])) {
    const before = seen.get(observed.gap) ?? []
    const isKnown = before.some(
      ({ choice, value }) => choice === observed.choice && value === observed.value,
    )
    if (!isKnown) seen.set(observed.gap, [...before, observed])
  }
  return seen
}

function toRow(id: string, seen: readonly Observed[]): GapRow {
  const gap = findGap(id)
  return {
    gap: id,
    question: gap?.question ?? 'A gap that this ledger does not have.',
    assumption: gap?.assumption ?? '',
    assumed: gap?.choice,
    seen,
    likeness: likenessOf(gap?.choice, seen),
  }
}

function likenessOf(assumed: string | undefined, seen: readonly Observed[]): Likeness {
  if (seen.length === 0) return 'unseen'
  const same = seen.filter(({ choice }) => choice !== null && choice === assumed)
  if (same.length === seen.length) return 'same'
  return same.length === 0 ? 'different' : 'both'
}
