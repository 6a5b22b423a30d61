import { resolve } from 'node:path'
import { contractSettings } from './contract-settings.ts'
import { rules, siteTime, texts } from './mock-kinds.ts'
import {
  choice,
  flag,
  integer,
  keyed,
  path,
  secret,
  type SettingTable,
  siteNames,
  type ValuesOf,
  word,
} from './setting-kinds.ts'

const MOST_CUSTOMERS = 1_000_000

export const mockSettings = {
  host: word('ADDRESS', 'address to listen on', '127.0.0.1'),
  port: integer('port to listen on; 0 picks a free one', 4010, [0, 65_535]),
  site: siteNames('site to play; repeat it for several, the first is the default', 'demo'),
  seed: integer('seed of people, ids and tokens', 1, [
    Number.MIN_SAFE_INTEGER,
    Number.MAX_SAFE_INTEGER,
  ]),
  customers: integer('customers to begin with; 0 is an empty site', 50, [0, MOST_CUSTOMERS]),
  scenario: word('NAME', 'records to begin with, such as empty, also after a reset', 'default'),
  state: path('FILE', 'go on with what this file holds, and save to it while running', resolve),
  profile: path(
    'FILE',
    'YAML or JSON: gap id to choice, to fill gaps as another site does',
    resolve,
  ),
  payer: choice(
    'what the payer does when nobody plays it; an e-mail tag such as +refuse goes before',
    ['manual', 'accept', 'refuse', 'expire'],
    'manual',
  ),
  'payer-delay': siteTime('from the enrolment to that decision', '1s'),
  'webhook-url': texts('URL', 'send webhooks here; repeat it for several'),
  'webhook-secret': secret('whsec_…', 'signs them; made and printed where left out'),
  'allow-private-webhooks': flag(
    'let a mock that other machines reach send webhooks to private addresses',
  ),
  'control-token': secret('TOKEN', 'what control calls must bear; needed beyond this machine'),
  'allow-host': texts('NAME', 'a host that control calls may name besides the own one; repeat it'),
  cors: flag(
    'let pages of every origin call the API, without cookies (CORS); control calls stay closed to them',
  ),
  faults: rules('failures from the start on, as a list in the configuration file'),
  quiet: flag('print the ready line only, and no requests'),
  log: choice('form of what is printed', ['text', 'json'], 'text'),
} satisfies SettingTable

export const docsSettings = {
  out: keyed('docs-out', path('DIR', 'folder to write the reference to', resolve)),
  force: keyed(
    'docs-force',
    flag('write beside other files in the folder, which stay as they are'),
  ),
} satisfies SettingTable

export const openapiSettings = {
  format: keyed(
    'openapi-format',
    choice('form of the document', ['yaml', 'json', 'postman'], 'yaml'),
  ),
  openapi: keyed('openapi-version', choice('version of OpenAPI', ['3.1', '3.0'], '3.1')),
  out: keyed('openapi-out', path('FILE', 'file to write to instead of standard output', resolve)),
} satisfies SettingTable

export const gapsSettings = {
  facts: keyed('gaps-facts', flag('what the spec states, instead of what it leaves open')),
  format: keyed('gaps-format', choice('form of the rows', ['table', 'json', 'markdown'], 'table')),
} satisfies SettingTable

/** The settings of every command: one configuration file serves them all. */
export const allSettings: readonly SettingTable[] = [
  mockSettings,
  contractSettings,
  docsSettings,
  openapiSettings,
  gapsSettings,
]

/** What `sabia mock` was told. */
export type MockValues = ValuesOf<typeof mockSettings>
