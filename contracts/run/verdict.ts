import type { CheckReport, Outcome, Verdict } from '../model/report.ts'

/** Checks that a read-only run must complete: a record of each list. */
const PROOF_OF_READING = ['CUS-LIST-003', 'SUB-LIST-003']

const OUTCOMES: readonly Outcome[] = [
  'passed',
  'failed',
  'warned',
  'observed',
  'skipped',
  'blocked',
  'errored',
]

/** Counts the checks by outcome. */
export function countOutcomes(checks: readonly CheckReport[]): Record<Outcome, number> {
  const counts = Object.fromEntries(OUTCOMES.map((outcome) => [outcome, 0]))
  for (const { outcome } of checks) counts[outcome] = (counts[outcome] ?? 0) + 1
  return counts as Record<Outcome, number>
}

/** Returns why a run could not check enough, a sentence for each reason. */
export function findShortfalls(checks: readonly CheckReport[], isReadOnly: boolean): string[] {
  const shortfalls = new Map<string, number>()
  for (const { outcome, reason, detail } of checks) {
    if (outcome !== 'errored' && reason !== 'BUDGET') continue
    const sentence = reason === 'HARNESS' ? firstLine(detail) : (detail ?? reason ?? '')
    shortfalls.set(sentence, (shortfalls.get(sentence) ?? 0) + 1)
  }
  const found = [...shortfalls].map(
    ([sentence, count]) => `${sentence} (${count} ${count === 1 ? 'check' : 'checks'})`,
  )
  const demanded = checks.filter(({ level }) => level === 'MUST')
  const isDone = (check: CheckReport) => check.outcome === 'passed' || check.outcome === 'failed'
  if (!demanded.some(isDone) && found.length === 0) {
    found.push(demanded.length === 0 ? 'No fact was asked about' : 'No fact could be checked')
  } else if (isReadOnly) {
    for (const id of PROOF_OF_READING) {
      const check = checks.find((candidate) => candidate.id === id)
      if (check !== undefined && !isDone(check)) {
        found.push(`Nothing to read: ${check.detail ?? check.title}`)
      }
    }
  }
  return found
}

/** A broken fact wins over everything else; a run that could not check enough is never green. */
export function toVerdict(checks: readonly CheckReport[], shortfalls: readonly string[]): Verdict {
  if (checks.some(({ level, outcome }) => level === 'MUST' && outcome === 'failed')) return 'broken'
  return shortfalls.length === 0 ? 'held' : 'incomplete'
}

function firstLine(text: string | undefined): string {
  return text?.split('\n')[0] ?? ''
}
