import { findChromium, findLack } from '../tools/find-program.ts'
import {
  fromJestReport,
  fromNodeTest,
  fromPhpSummary,
  fromPlaywright,
  fromUnittest,
  type ReadCounts,
} from './counts.ts'

/** One folder of `examples/`, and how its tests are run and counted. */
export interface Example {
  /** Name of the folder. */
  name: string
  /** What its `npm test` is told besides, so that it writes its results to a file. */
  words: (results: string) => string[]
  readCounts: ReadCounts
  /** A program that it cannot do without: where it is, or why it is not to be had. */
  needs?: () => Needed
}

/** A program on this machine, given to the tests by the environment where they look there. */
type Needed = { environment: Record<string, string> } | { missing: string }

/** All examples, in the order of the README. */
export const catalogue: readonly Example[] = [
  {
    name: 'jest',
    words: (results) => ['--json', `--outputFile=${results}`],
    readCounts: fromJestReport,
  },
  {
    name: 'jest-commonjs',
    words: (results) => ['--json', `--outputFile=${results}`],
    readCounts: fromJestReport,
  },
  {
    name: 'vitest',
    words: (results) => ['--reporter=default', '--reporter=json', `--outputFile=${results}`],
    readCounts: fromJestReport,
  },
  {
    name: 'browser',
    words: (results) => ['--reporter=default', '--reporter=json', `--outputFile=${results}`],
    readCounts: fromJestReport,
    needs: needChromium,
  },
  { name: 'playwright', words: () => [], readCounts: fromPlaywright, needs: needChromium },
  { name: 'openid-client', words: () => [], readCounts: fromNodeTest },
  { name: 'python', words: () => [], readCounts: fromUnittest, needs: () => need('python3') },
  { name: 'php', words: () => [], readCounts: fromPhpSummary, needs: () => need('php') },
]

function needChromium(): Needed {
  const chromium = findChromium()
  return chromium === undefined
    ? { missing: 'there is no Chromium; name one by CHROMIUM' }
    : { environment: { CHROMIUM: chromium } }
}

function need(name: string): Needed {
  const lack = findLack([name])
  return lack === undefined ? { environment: {} } : { missing: lack }
}
