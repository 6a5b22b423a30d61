import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allGaps, facts } from '../../../openapi/ledger.ts'
import type { Language } from '../../../openapi/text/language.ts'
import { readCatalogue, type Catalogue } from '../../../openapi/translations.ts'
import {
  contractSettings,
  docsSettings,
  gapsSettings,
  mockSettings,
  openapiSettings,
  sandboxSettings,
} from '../../cli/settings/settings.ts'
import { editionLanguages } from '../../docs/edition.ts'
import { markdownFiles } from '../../markdown/blocks.ts'
import { toChanges, toUnobservedTable } from './going-live.ts'
import { toErrorExample, toErrorTables } from './errors.ts'
import { fillQuotes, fillRegions, type Regions } from './fill-regions.ts'
import type { Say } from './markdown.ts'
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
  const translated = editionLanguages.map((language) => {
    return toTranslatedGuides(root, language, readCatalogue(language))
  })
  return Object.assign(fill(root, markdownFiles), ...translated) as Record<string, string>
}

/** The same for the guides in another language, with the words of its catalogue. */
export function toTranslatedGuides(
  root: string,
  language: Language,
  { find }: Pick<Catalogue, 'find'>,
): Record<string, string> {
  const folder = `openapi/guides/${language}`
  const names = existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : []
  const files = names.map((name) => `${folder}/${name}`)
  return fill(root, files, (english) => find(english) ?? english)
}

function fill(root: string, files: readonly string[], say?: Say): Record<string, string> {
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  return Object.fromEntries(
    files.map((file) => [file, fillQuotes(fillRegions(read(file), regions, say), read)]),
  )
}

const regions: Regions = {
  changes: toChanges,
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
  'options-sandbox': (say) => toOptionTable(sandboxSettings, say),
  reads: toReadTable,
  'report-files': toReportFileTable,
  retries: toRetryTable,
  scenarios: toScenarioTable,
  scopes: toScopeTable,
  unobserved: toUnobservedTable,
}
