import type { Counts } from './counts.ts'
import type { Outcome } from './try-example.ts'

/** What `--json` writes. */
export interface Summary extends Counts {
  examples: Omit<Outcome, 'printed'>[]
}

/** One line for an example; below it what it printed, where something failed. */
export function toLine({ name, passed, failed, seconds, leftOut, printed }: Outcome): string {
  const title = name.padEnd(13)
  if (leftOut !== undefined) {
    return `${title} left out: ${leftOut}${failed > 0 ? ' (a failure under CI=true)' : ''}`
  }
  const line = `${title} ${passed} passed, ${failed} failed in ${seconds} s`
  return printed === undefined ? line : `${line}\n${printed.replaceAll(/^/gm, '  ')}`
}

/** The counts of all examples. */
export function toSummary(outcomes: readonly Outcome[]): Summary {
  const sum = (of: keyof Counts) => outcomes.reduce((total, outcome) => total + outcome[of], 0)
  const examples = outcomes.map(({ printed: _shown, ...rest }) => rest)
  return { passed: sum('passed'), failed: sum('failed'), examples }
}
