// Stands in for fast-check in tests, so that suites without properties don't load it: property tests
// draw the same values in each run. `TEST_SEED=2 npm test` draws others.
import * as fc from '../../node_modules/fast-check/lib/fast-check.js'

fc.configureGlobal({ seed: Number(process.env['TEST_SEED'] ?? 1) })

export * from '../../node_modules/fast-check/lib/fast-check.js'
