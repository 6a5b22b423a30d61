import { allChecks } from '../../contracts/checks/all.ts'
import type { Trial } from '../../contracts/proof/prove.ts'

/** The kill matrix as a table: how many saboteurs each check catches by name, and how many else. */
export function toMatrix(trials: readonly Trial[]): string {
  const rows = allChecks
    .filter(({ level }) => level === 'MUST')
    .map(({ id, title, facts }) => {
      const named = trials.filter(({ caughtBy }) => caughtBy.includes(id)).length
      const others = trials.filter(({ alsoFailed }) => alsoFailed.includes(id)).length
      return `${id.padEnd(20)} ${String(named).padStart(4)} ${String(others).padStart(5)}  ${facts.join(' ')}  ${title}`
    })
  return [`${'check'.padEnd(20)} kills others  facts  title`, ...rows].join('\n')
}

/** What the proof comes to. */
export interface ProofVerdict {
  passed: number
  failed: number
  lines: string[]
}

/**
 * Counts saboteurs that were caught, twins that were left in peace, and, where all were tried, checks
 * that catch none.
 */
export function toVerdict(
  trials: readonly Trial[],
  twins: number,
  accused: readonly { name: string; because: readonly string[] }[],
  isWhole: boolean,
): ProofVerdict {
  const missed = trials.filter(({ caughtBy }) => caughtBy.length === 0)
  const idle = allChecks.filter(
    ({ id, level }) =>
      isWhole &&
      level === 'MUST' &&
      !trials.some(({ caughtBy, alsoFailed }) => [...caughtBy, ...alsoFailed].includes(id)),
  )
  const lines = [
    ...missed.map(
      ({ saboteur, alsoFailed }) =>
        `Not caught by ${saboteur.fact}: ${saboteur.name} (failed: ${alsoFailed.join(', ') || 'none'})`,
    ),
    ...accused.map(({ name, because }) => `Accused without cause: ${name}: ${because.join('; ')}`),
    ...idle.map(({ id }) => `Catches nothing: ${id}`),
    `${trials.length - missed.length} of ${trials.length} saboteurs caught by a check of their fact`,
    `${twins - accused.length} of ${twins} twins left in peace`,
    ...(isWhole ? [`${idle.length} checks catch nothing`] : []),
  ]
  const failed = missed.length + accused.length + idle.length
  return { passed: trials.length + twins - missed.length - accused.length, failed, lines }
}
