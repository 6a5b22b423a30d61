// Prints Jest's own count as one plain line; fails when no test ran.
import { readFileSync } from 'node:fs'

const results = JSON.parse(readFileSync(process.argv[2], 'utf8'))
// A suite that could not even be loaded counts as one failure: it has no tests to count.
const failed = results.numFailedTests + results.numRuntimeErrorTestSuites
console.log(`${results.numPassedTests} passed, ${failed} failed`)
process.exitCode = results.numPassedTests > 0 ? 0 : 1
