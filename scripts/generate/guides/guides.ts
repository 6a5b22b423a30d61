import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { allGaps, facts } from '../../../openapi/ledger.ts'
import { toExitCodeTable, toReportFileTable } from './contract.ts'
import { toErrorExample, toErrorTables } from './errors.ts'
import { fillQuotes, fillRegions, type Regions } from './fill-regions.ts'
import { toEventTable, toLife } from './life.ts'
import { toScopeTable } from './scopes.ts'
import { toFaultTables, toScenarioTable } from './testing.ts'
import { toEventExample, toHeaderTable, toMisbehaviourTable, toRetryTable } from './webhooks.ts'

/**
 * Fills the regions and quotes of the README and of all guides: gives each text by the file's path
 * from the root.
 */
export function toGuides(root: string): Record<string, string> {
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const names = readdirSync(join(root, FOLDER)).filter((name) => name.endsWith('.md'))
  const files = ['README.md', ...names.sort().map((name) => `${FOLDER}/${name}`)]
  return Object.fromEntries(
    files.map((file) => [file, fillQuotes(fillRegions(read(file), regions), read)]),
  )
}

const FOLDER = 'openapi/guides'

const regions: Regions = {
  'error-of-a-call': () => toErrorExample('SB404'),
  'error-of-the-token-call': () => toErrorExample('invalid_client'),
  errors: toErrorTables,
  event: toEventExample,
  events: toEventTable,
  'exit-codes': toExitCodeTable,
  facts: () => String(facts.length),
  faults: toFaultTables,
  gaps: () => String(allGaps.length),
  headers: toHeaderTable,
  life: toLife,
  misbehaviours: toMisbehaviourTable,
  'report-files': toReportFileTable,
  retries: toRetryTable,
  scenarios: toScenarioTable,
  scopes: toScopeTable,
}
