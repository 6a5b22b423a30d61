import { cut, disarm, toCount, toLine, toNames } from '../../../openapi/text/visible.ts'
import type { Comparison, LoneCheck, ObservationChange, OutcomeChange } from './compare.ts'

/** Most rows that are shown of one kind of change. */
const LONGEST = 20

/** Writes what changed since an earlier run, one change per line. */
export function toComparison(comparison: Comparison): string {
  const { verdict, target, stillBroken } = comparison
  const parts = [
    [toHeading(comparison)],
    target.from === target.to
      ? []
      : [`Another site: ${toLine(target.from)} then, ${toLine(target.to)} now.`],
    toSection('Broken since then', comparison.broken.map(toChangeLine)),
    toSection('Mended', comparison.mended.map(toChangeLine)),
    stillBroken.length === 0
      ? []
      : [
          `Still broken: ${toNames(
            stillBroken.map(({ id }) => toLine(id)),
            LONGEST,
          )}.`,
        ],
    toSection('Not checked any more', comparison.newlySkipped.map(toChangeLine)),
    toSection('Otherwise than before', comparison.others.map(toChangeLine)),
    toSection('New checks', comparison.newChecks.map(toLoneLine)),
    toSection('Checks that are gone', comparison.gone.map(toLoneLine)),
    toSection('What the site does at gaps', comparison.observations.map(toObservationLine)),
  ]
  const lines = parts.flat()
  if (lines.length === 1 && verdict.from === verdict.to) lines.push('Nothing changed.')
  return `${disarm(lines.join('\n'))}\n`
}

function toHeading({ verdict, since }: Comparison): string {
  const { from, to } = verdict
  const change = from === to ? `still ${to}` : `${from} then, ${to} now`
  return `Compared with the run of ${toLine(since)}: ${change}.`
}

function toSection(heading: string, rows: readonly string[]): string[] {
  if (rows.length === 0) return []
  const shown = rows.slice(0, LONGEST).map((row) => `  ${row}`)
  const rest = rows.length - shown.length
  return [
    `${heading} (${rows.length}):`,
    ...shown,
    ...(rest === 0 ? [] : [`  and ${toCount(rest, 'more row')}, in the two reports`]),
  ]
}

function toChangeLine({ id, title, from, to }: OutcomeChange): string {
  return `${toLine(id)}  ${from} -> ${to}  ${toTitle(title)}`
}

function toLoneLine({ id, title, outcome }: LoneCheck): string {
  return `${toLine(id)}  ${outcome}  ${toTitle(title)}`
}

function toObservationLine({ gap, from, to }: ObservationChange): string {
  return `${toLine(gap)}  ${toChoice(from)} -> ${toChoice(to)}`
}

function toChoice(observation: string | null): string {
  return observation === null ? '(not seen)' : toTitle(observation)
}

function toTitle(text: string): string {
  return cut(toLine(text), 160)
}
