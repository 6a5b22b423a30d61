import { resolve } from 'node:path'
import { duration, ids, listenAddress, products, rate, renames } from './contract-kinds.ts'
import {
  anyText,
  choice,
  flag,
  integer,
  keyed,
  path,
  secret,
  type SettingTable,
  siteName,
  type ValuesOf,
} from './setting-kinds.ts'

const MOST_WRITES = 10_000

/** Folder of the reports, in the working directory, where none is named. */
export const REPORT_FOLDER = 'sabia-report'

/** What the files of a report are for. */
export const REPORT_FILES: Readonly<Record<string, string>> = {
  'report.html, report.md': 'for people; report.md for the summary of a CI job',
  'report.json, junit.xml': 'for programs',
  'report.schema.json': 'the form of report.json, as a JSON Schema',
  'observed-profile.yaml': 'what the site does at gaps, for sabia mock --profile',
  'created.jsonl': 'each write, noted before it is sent; runs add to it',
}

/**
 * What `sabia contract` may be told. The mock's `seed` means another thing, and one configuration
 * file serves both commands: a fixed seed would send a live site the same people in each run.
 */
export const contractSettings = {
  target: anyText('URL', 'address of the site, before /api; the embedded mock where left out'),
  product: products('a product to subscribe to; writes on a live site need one, best three'),
  'token-url': anyText('URL', 'address of the token call, where it is not URL/oauth/token'),
  'token-format': choice('body of the token call', ['auto', 'form', 'json'], 'auto'),
  'token-field': renames(
    'client_id=uid',
    'how the site names a field of the token call; repeat it',
  ),
  'status-name': renames('active=authorized', 'how the site names a status; repeat it'),

  site: siteName('name of the site, as the token call sends it'),
  'client-id': anyText('ID', 'id of the application'),
  'client-secret': secret('SECRET', 'its secret; better in the environment'),
  'access-token': secret('TOKEN', 'a token that you have, instead; better in the environment'),

  'allow-writes': flag('make records on a live site; without it a live site is only read'),
  'confirm-host': anyText('HOST', 'the host to write to, where it does not begin with the site'),
  'max-writes': integer('most records to make', 40, [0, MOST_WRITES]),
  'read-only': flag('make no records on a mock either; goes before --allow-writes'),
  rate: rate('most requests', '10/s on a live site'),
  timeout: duration('wait so long for an answer', '30s'),
  plan: flag('print every request that would be sent, and send none'),

  only: ids('carry out these checks only'),
  seed: keyed(
    'contract-seed',
    integer('seed of the people that are sent; random where left out', undefined, [0, 2 ** 32 - 1]),
  ),

  report: { ...path('DIR', 'folder of the reports', resolve), fallbackText: REPORT_FOLDER },
  'profile-out': path('FILE', 'write what was seen at gaps here as well', resolve),
  compare: path('FILE', 'tell what changed since an earlier report.json', resolve),

  'webhook-listen': listenAddress('receive webhooks of the site here'),
  'payer-command': anyText('COMMAND', 'accepts an enrolment in the place of a person'),
} satisfies SettingTable

/** What the command was told, read from options, environment and configuration. */
export type ContractValues = ValuesOf<typeof contractSettings>
