import type { CheckReport, Outcome, Report, Verdict } from '../../model/report.ts'
import { toSeen } from '../digest/gap-rows.ts'

/** A check whose outcome changed between two runs. */
export interface OutcomeChange {
  id: string
  title: string
  from: Outcome
  to: Outcome
}

/** A check that only one of two runs has. */
export interface LoneCheck {
  id: string
  title: string
  outcome: Outcome
}

/** What a site does at a gap in two runs; null if a run did not observe it. */
export interface ObservationChange {
  gap: string
  from: string | null
  to: string | null
}

/** What changed from one run to another. */
export interface Comparison {
  verdict: { from: Verdict; to: Verdict }
  target: { from: string; to: string }
  /** When the earlier run began. */
  since: string
  /** Failed, and did not before. */
  broken: readonly OutcomeChange[]
  /** Failed before, and came to another result. */
  mended: readonly OutcomeChange[]
  /** Failed before and fails still. */
  stillBroken: readonly LoneCheck[]
  /** Came to a result before, and to none now. */
  newlySkipped: readonly OutcomeChange[]
  /** Any other change of outcome. */
  others: readonly OutcomeChange[]
  newChecks: readonly LoneCheck[]
  gone: readonly LoneCheck[]
  observations: readonly ObservationChange[]
}

const WITHOUT_RESULT: ReadonlySet<Outcome> = new Set(['skipped', 'blocked', 'errored'])

/** Compares an earlier run with a later one. */
export function compareReports(old: Report, now: Report): Comparison {
  const before = new Map(old.checks.map((check) => [check.id, check]))
  const after = new Map(now.checks.map((check) => [check.id, check]))
  const changes = now.checks.flatMap((check) => toChange(before.get(check.id), check))
  const of = (kind: Kind) => changes.filter((change) => kindOf(change) === kind)
  return {
    verdict: { from: old.verdict, to: now.verdict },
    target: { from: old.target, to: now.target },
    since: old.startedAt,
    broken: of('broken'),
    mended: of('mended'),
    stillBroken: now.checks
      .filter(({ id, outcome }) => outcome === 'failed' && before.get(id)?.outcome === 'failed')
      .map(toLone),
    newlySkipped: of('newlySkipped'),
    others: of('others'),
    newChecks: now.checks.filter(({ id }) => !before.has(id)).map(toLone),
    gone: old.checks.filter(({ id }) => !after.has(id)).map(toLone),
    observations: compareObservations(old, now),
  }
}

type Kind = 'broken' | 'mended' | 'newlySkipped' | 'others'

function kindOf({ from, to }: OutcomeChange): Kind {
  if (to === 'failed') return 'broken'
  if (WITHOUT_RESULT.has(to)) return WITHOUT_RESULT.has(from) ? 'others' : 'newlySkipped'
  return from === 'failed' ? 'mended' : 'others'
}

function toChange(old: CheckReport | undefined, now: CheckReport): OutcomeChange[] {
  if (old === undefined || old.outcome === now.outcome) return []
  return [{ id: now.id, title: now.title, from: old.outcome, to: now.outcome }]
}

function toLone({ id, title, outcome }: CheckReport): LoneCheck {
  return { id, title, outcome }
}

function compareObservations(old: Report, now: Report): ObservationChange[] {
  const before = toChoices(old)
  const after = toChoices(now)
  const gaps = [...new Set([...before.keys(), ...after.keys()])].sort()
  return gaps
    .map((gap) => ({ gap, from: before.get(gap) ?? null, to: after.get(gap) ?? null }))
    .filter(({ from, to }) => from !== to)
}

/** What was seen, by gap: its choice, or its value if the ledger has no such choice. */
function toChoices(report: Report): Map<string, string> {
  return new Map(
    [...toSeen(report)].map(([gap, observations]) => {
      const names = observations.map(({ choice, value }) => choice ?? value)
      return [gap, [...new Set(names)].sort().join(' / ')]
    }),
  )
}
