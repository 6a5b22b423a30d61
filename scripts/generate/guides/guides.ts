import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { toExitCodeTable, toReportFileTable } from './contract.ts'
import { toErrorExample, toErrorTables } from './errors.ts'
import { fillRegions, type Regions } from './fill-regions.ts'
import { toEventTable, toLife } from './life.ts'
import { toScopeTable } from './scopes.ts'
import { toFaultTables, toScenarioTable } from './testing.ts'
import { toEventExample, toHeaderTable, toMisbehaviourTable, toRetryTable } from './webhooks.ts'

/** Fills the regions of all guides: gives each text by the file's path from the root. */
export function toGuides(root: string): Record<string, string> {
  const names = readdirSync(join(root, FOLDER)).filter((name) => name.endsWith('.md'))
  const entries = names.sort().map((name) => {
    const file = `${FOLDER}/${name}`
    return [file, fillRegions(readFileSync(join(root, file), 'utf8'), regions)] as const
  })
  return Object.fromEntries(entries)
}

const FOLDER = 'openapi/guides'

const regions: Regions = {
  'error-of-a-call': () => toErrorExample('SB404'),
  'error-of-the-token-call': () => toErrorExample('invalid_client'),
  errors: toErrorTables,
  event: toEventExample,
  events: toEventTable,
  'exit-codes': toExitCodeTable,
  faults: toFaultTables,
  headers: toHeaderTable,
  life: toLife,
  misbehaviours: toMisbehaviourTable,
  'report-files': toReportFileTable,
  retries: toRetryTable,
  scenarios: toScenarioTable,
  scopes: toScopeTable,
}
