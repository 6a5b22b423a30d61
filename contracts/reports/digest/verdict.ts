import type { Report } from '../../model/report.ts'
import { clip, toCount, toLine, toNames } from '../../../openapi/text/visible.ts'
import { toFactTable } from './fact-rows.ts'
import { countResults } from './outcomes.ts'
import { toBrokenFacts, toBrokenIds } from './violations.ts'

/** What the run says, in one sentence that begins with the verdict. */
export function toVerdict(report: Report): string {
  if (report.verdict === 'held') return 'Held: no fact is broken.'
  if (report.verdict === 'incomplete') return 'Incomplete: the run could not check enough.'
  const facts = toBrokenIds(toBrokenFacts(report)).map((fact) => clip(toLine(fact), 40))
  const checks = toCount(report.counts.failed, 'check')
  if (facts.length === 0) return `Broken: ${checks} failed.`
  const verb = facts.length === 1 ? 'is' : 'are'
  const broken = `${toCount(facts.length, 'fact')} ${verb} broken (${toNames(facts, 8)})`
  return `Broken: ${broken}, found by ${checks}.`
}

/** How much of what could be checked was: a verdict says little without it. */
export function toReach(report: Report): string {
  const { rows, seen } = toFactTable(report)
  const results = `${countResults(report)} of ${toCount(report.checks.length, 'check')}`
  return `${results} came to a result; ${seen} of ${toCount(rows.length, 'fact')} were checked.`
}

/** How to repeat the run: mark, seed, calls, time, version. */
export function toRunLine(report: Report): string {
  return [
    `run ${toLine(report.run)}`,
    `seed ${report.seed}`,
    report.readOnly ? 'reads only' : toCount(report.writes, 'write'),
    toCount(report.requests, 'request'),
    toDuration(report.durationMs),
    `sabia ${toLine(report.suiteVersion)}`,
  ].join(' · ')
}

function toDuration(milliseconds: number): string {
  const seconds = milliseconds / 1000
  if (seconds < 60) return `${seconds.toFixed(1)} s`
  return `${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`
}
