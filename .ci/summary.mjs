// Prints the counts of Jest and of the proof as one plain line; fails when no test ran.
import { readFileSync } from 'node:fs'

const [jest, proof] = process.argv.slice(2).map((file) => JSON.parse(readFileSync(file, 'utf8')))
// A suite that could not even be loaded counts as one failure: it has no tests to count.
const failed = jest.numFailedTests + jest.numRuntimeErrorTestSuites + proof.failed
console.log(`${jest.numPassedTests + proof.passed} passed, ${failed} failed`)
process.exitCode = jest.numPassedTests > 0 ? 0 : 1
