// Set-up of Jest: property tests draw the same values in each run. `TEST_SEED=2 npm test` draws others.
import * as fc from 'fast-check'

fc.configureGlobal({ seed: Number(process.env['TEST_SEED'] ?? 1) })
