// Adds up the result files of Jest and of the other gates, and prints one plain line; fails when one
// of them is missing or tells of no test.
import { existsSync, readFileSync } from 'node:fs'

let [passed, failed] = [0, 0]
for (const file of process.argv.slice(2)) {
  const counted = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : [0, 0]
  passed += counted[0]
  // A gate that left no results, or results without a test, has failed.
  failed += counted[0] + counted[1] === 0 ? 1 : counted[1]
}
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = passed > 0 && failed === 0 ? 0 : 1

/** @returns {[number, number]} passed and failed, of Jest's file or of one with these two alone */
function count(results) {
  if (results.numPassedTests === undefined) return [results.passed, results.failed]
  // A suite that could not even be loaded counts as one failure: it has no tests to count.
  return [results.numPassedTests, results.numFailedTests + results.numRuntimeErrorTestSuites]
}
