import { allChecks } from '../../contracts/all-checks.ts'
import type { Trial } from '../../contracts/proof/prove.ts'
import { UNBREAKABLE } from '../../contracts/ledger/untested.ts'
import { facts } from '../../openapi/ledger.ts'

const assertions = allChecks.filter(({ level }) => level === 'MUST')

/** The kill matrix: how many mutants each check catches, of its own facts and of others. */
export function toMatrix(trials: readonly Trial[]): string {
  const rows = assertions.map(({ id, title, facts: named }) => {
    const kills = trials.filter(({ caughtBy }) => caughtBy.includes(id)).length
    const others = trials.filter(
      ({ kind, alsoFailed }) => kind === 'mutant' && alsoFailed.includes(id),
    ).length
    return `${id.padEnd(20)} ${String(kills).padStart(5)} ${String(others).padStart(6)}  ${named.join(' ')}  ${title}`
  })
  return [`${'check'.padEnd(20)} kills others  facts  title`, ...rows].join('\n')
}

/** Lists the checks that catch each mutant, a line each. */
export function toCatches(trials: readonly Trial[]): string {
  const caught = trials.filter(({ caughtBy }) => caughtBy.length > 0)
  return caught.map(({ name, caughtBy }) => `Caught: ${name}: ${caughtBy.join(', ')}\n`).join('')
}

/** The result of the mutation test. */
export interface ProofVerdict {
  passed: number
  failed: number
  lines: string[]
}

/**
 * Counts the caught mutants and the accepted variants. If all were tried, also counts the checks
 * that catch none and the facts that no check found broken.
 */
export function toVerdict(trials: readonly Trial[], isWhole: boolean): ProofVerdict {
  const wrong = trials.filter(({ problems }) => problems.length > 0)
  const caught = (id: string) => trials.filter(({ caughtBy }) => caughtBy.includes(id))
  const mutants = trials.filter(({ kind }) => kind === 'mutant')
  const fails = new Set(mutants.flatMap(({ caughtBy, alsoFailed }) => [...caughtBy, ...alsoFailed]))
  const idle = isWhole ? assertions.filter(({ id }) => !fails.has(id)) : []
  const found = new Set(
    assertions.flatMap(({ id, facts: named }) =>
      caught(id).flatMap((trial) =>
        trial.facts.filter((fact) => named.some((one) => one === fact)),
      ),
    ),
  )
  const unbroken = isWhole ? facts.filter(({ id }) => !found.has(id) && !(id in UNBREAKABLE)) : []
  const count = (kind: Trial['kind']) => {
    const all = trials.filter((trial) => trial.kind === kind)
    const good = all.filter(({ problems }) => problems.length === 0)
    return `${good.length} of ${all.length}`
  }
  const lines = [
    ...wrong.map(({ kind, name, alsoFailed, problems }) =>
      kind === 'mutant'
        ? `Not caught: ${name}: ${problems.join('; ')} (failed: ${alsoFailed.join(', ') || 'none'})`
        : `False alarm: ${name}: ${problems.join('; ')}`,
    ),
    ...idle.map(({ id }) => `Catches nothing: ${id}`),
    ...unbroken.map(({ id }) => `Never found broken: ${id}`),
    `${count('mutant')} mutants caught by a check of their fact`,
    `${count('variant')} conforming variants accepted`,
    ...(isWhole ? [`${idle.length} checks catch nothing`] : []),
  ]
  const failed = wrong.length + idle.length + unbroken.length
  return { passed: trials.length - wrong.length, failed, lines }
}
