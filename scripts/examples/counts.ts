/** How many tests passed and failed; skipped ones are neither. */
export interface Counts {
  passed: number
  failed: number
}

/**
 * Reads the counts of a run from the runner's own results: the file that it was told to write, or
 * what it printed.
 *
 * @throws Error when there are none.
 */
export type ReadCounts = (results: string | undefined, printed: string) => Counts

interface JestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}

/** Jest's report, which Vitest writes in the same form. A file that cannot be loaded is a failure. */
export const fromJestReport: ReadCounts = (results) => {
  if (results === undefined) throw new Error('Cannot count: the runner wrote no results')
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(results) as JestReport
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length }
}

/** What Python's unittest prints at its end: `Ran 9 tests in 1.2s` and `FAILED (failures=1)`. */
export const fromUnittest: ReadCounts = (_, printed) => {
  const ran = /^Ran (\d+) tests? in /m.exec(printed)?.[1]
  if (ran === undefined) throw new Error('Cannot count: unittest printed no "Ran … tests"')
  const end = printed.slice(printed.indexOf(`Ran ${ran} test`))
  const verdict = /^(?:OK|FAILED) \((.*)\)$/m.exec(end)?.[1] ?? ''
  const parts = new Map(verdict.split(', ').map((part) => part.split('=') as [string, string]))
  const count = (name: string) => Number(parts.get(name) ?? 0)
  const failed = count('failures') + count('errors') + count('unexpected successes')
  const passed = Number(ran) - failed - count('skipped') - count('expected failures')
  return { passed: Math.max(passed, 0), failed }
}

/** The last line of the PHP example's runner: `9 passed, 0 failed`. */
export const fromPhpSummary = fromSummary(
  /^(\d+) passed, \d+ failed$/m,
  /^\d+ passed, (\d+) failed$/m,
)

/** What `node --test` prints at its end: `# pass 4`, `# fail 0`. */
export const fromNodeTest = fromSummary(/^[#ℹ] pass (\d+)$/m, /^[#ℹ] fail (\d+)$/m)

/** What Playwright prints at its end: `  1 failed` and `  3 passed (13.4s)`, where there are any. */
export const fromPlaywright = fromSummary(/^ {2}(\d+) passed \(/m, /^ {2}(\d+) failed$/m)

/** Reads counts from what was printed; a missing one is 0 where the other is there. */
function fromSummary(passed: RegExp, failed: RegExp): ReadCounts {
  return (_, printed) => {
    const found = [passed, failed].map((pattern) => pattern.exec(printed)?.[1])
    if (found.every((count) => count === undefined)) {
      throw new Error(`Cannot count: no line matches ${passed.source} or ${failed.source}`)
    }
    const [ok = 0, wrong = 0] = found.map((count) => Number(count ?? 0))
    return { passed: ok, failed: wrong }
  }
}
