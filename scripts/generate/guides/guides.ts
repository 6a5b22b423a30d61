import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allGaps, facts } from '../../../openapi/ledger.ts'
import {
  contractSettings,
  docsSettings,
  gapsSettings,
  mockSettings,
  openapiSettings,
} from '../../cli/settings/settings.ts'
import { markdownFiles } from '../../markdown/blocks.ts'
import { toErrorExample, toErrorTables } from './errors.ts'
import { fillQuotes, fillRegions, type Regions } from './fill-regions.ts'
import { toEventExample, toHeaderTable, toMisbehaviourTable, toRetryTable } from './webhooks.ts'
import {
  toEventTable,
  toExitCodeTable,
  toFaultTables,
  toLife,
  toOptionTable,
  toReadTable,
  toReportFileTable,
  toScenarioTable,
  toScopeTable,
} from './tables.ts'

/** Fills the regions and quotes of all Markdown files; returns the texts by path from the root. */
export function toGuides(root: string): Record<string, string> {
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  return Object.fromEntries(
    markdownFiles.map((file) => [file, fillQuotes(fillRegions(read(file), regions), read)]),
  )
}

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
  'options-contract': (say) => toOptionTable(contractSettings, say),
  'options-docs': (say) => toOptionTable(docsSettings, say),
  'options-gaps': (say) => toOptionTable(gapsSettings, say),
  'options-mock': (say) => toOptionTable(mockSettings, say),
  'options-openapi': (say) => toOptionTable(openapiSettings, say),
  reads: toReadTable,
  'report-files': toReportFileTable,
  retries: toRetryTable,
  scenarios: toScenarioTable,
  scopes: toScopeTable,
}
