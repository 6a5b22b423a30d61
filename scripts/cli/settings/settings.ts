import { DEFAULT_LIMITS } from '../../../mocks/adapters/worker/settings.ts'
import {
  choice,
  flag,
  ids,
  integer,
  listenAddress,
  numbers,
  path,
  products,
  rate,
  renames,
  rules,
  secret,
  siteName,
  siteNames,
  text,
  texts,
  time,
} from './kinds.ts'
import { group, keyed, type SettingTable, type ValuesOf } from './setting.ts'

/** Options of `sabia mock`. */
export const mockSettings = {
  ...group('Address:', {
    host: text('ADDRESS', 'address to listen on', '127.0.0.1'),
    port: integer('port to listen on; 0 picks a free one', 4010, [0, 65_535]),
    cors: flag('let web pages of any origin call the API, without cookies; not the control API'),
  }),
  ...group('Site:', {
    site: siteNames('name of a site; repeat it for several, the first is the default', 'demo'),
    seed: integer('seed for names, ids and tokens: the same seed makes the same data', 1, [
      Number.MIN_SAFE_INTEGER,
      Number.MAX_SAFE_INTEGER,
    ]),
    customers: integer('number of customers at the start', 50, [0, 1_000_000]),
    scenario: text('NAME', 'records at the start and after a reset, such as empty', 'default'),
    state: path('FILE', 'keep all records in this file, and continue from it'),
    profile: path('FILE', 'site profile: a YAML or JSON file with a choice for each gap'),
  }),
  ...group('Payer:', {
    payer: choice(
      'default decision of the payer; an e-mail tag such as ana+refuse@… overrides it',
      ['manual', 'accept', 'refuse', 'expire'],
      'manual',
    ),
    'payer-delay': time('time from the enrolment to that decision', '1s'),
  }),
  ...group('Webhooks:', {
    'webhook-url': texts('URL', 'send webhooks to this address; repeat it for several'),
    'webhook-secret': secret('whsec_…', 'secret that signs them; created and printed if left out'),
    'allow-private-webhooks': flag(
      'allow webhooks to private addresses when other machines can reach the mock',
    ),
  }),
  ...group('Control API:', {
    'control-token': secret(
      'TOKEN',
      'token for the control API; required when other machines can reach the mock',
    ),
    'allow-host': texts('NAME', 'another host name that control calls may use; repeat it'),
  }),
  ...group('Output:', {
    quiet: flag('print the ready line only'),
    log: choice('format of the output', ['text', 'json'], 'text'),
  }),
  faults: rules('faults from the start: a list such as [{ then: { status: 503 } }]'),
} satisfies SettingTable

export type MockValues = ValuesOf<typeof mockSettings>

/** Default folder of the reports, in the working directory. */
export const REPORT_FOLDER = 'sabia-report'

/** The files in that folder, and what each is for. */
export const REPORT_FILES: Readonly<Record<string, string>> = {
  'report.html, report.md': 'for people; report.md suits the summary of a CI job',
  'report.json, junit.xml': 'for programs',
  'report.schema.json': 'the JSON Schema of report.json',
  'observed-profile.yaml': 'what the site does at each gap, for sabia mock --profile',
  'created.jsonl': 'each write, noted before it is sent; later runs add to it',
}

/**
 * Options of `sabia contract`. Its `seed` has a key of its own, because one configuration file
 * serves both commands: with the mock's fixed seed, every run would create the same people at a live site.
 */
export const contractSettings = {
  ...group('Target:', {
    target: text('URL', 'address of the site, before /api; the embedded mock if left out'),
    product: products('product to subscribe to; writing to a live site needs one, better three'),
    'token-url': text('URL', 'address of the token call, if it is not URL/oauth/token'),
    'token-method': choice('method of the token call', ['POST', 'GET'], 'POST'),
    'token-format': choice('fields of the token call', ['auto', 'form', 'json', 'query'], 'auto'),
    'token-client': choice('client id and secret in the token call', ['body', 'basic'], 'body'),
    'token-field': renames(
      'client_id=uid',
      'what the site calls a field of the token call; repeat it',
    ),
    'status-name': renames('active=authorized', 'what the site calls a status; repeat it'),
    'email-domain': text('DOMAIN', 'domain of new customers, where the site refuses example.com'),
  }),
  ...group('Credentials:', {
    site: siteName('site name to send with the token call'),
    'client-id': text('ID', 'client id of the application'),
    'client-secret': secret('SECRET', 'its client secret; safer as an environment variable'),
    'access-token': secret('TOKEN', 'an access token instead; safer as an environment variable'),
  }),
  ...group('Safety:', {
    'allow-writes': flag('create records on a live site; otherwise it is only read'),
    'confirm-host': text(
      'HOST',
      'confirms the host to write to, if it does not start with the site',
    ),
    'max-writes': integer('create at most this many records', 15, [0, 10_000]),
    'read-only': flag('create no records, not even on a mock; overrides --allow-writes'),
    rate: rate('send requests at most this fast', '10/s on a live site'),
    timeout: time('wait this long for a response', '30s', ['1ms', '60m']),
    plan: flag('print every request that would be sent, and send none'),
  }),
  ...group('Selection:', {
    only: ids('run these checks only'),
    seed: keyed(
      'contract-seed',
      integer('seed for the people to send; random if left out', undefined, [0, 2 ** 32 - 1]),
    ),
  }),
  ...group('Output:', {
    report: { ...path('DIR', 'folder for the reports'), fallbackText: REPORT_FOLDER },
    'profile-out': path('FILE', 'write the observed site profile to this file too'),
    compare: path('FILE', 'show what changed since an earlier report.json'),
  }),
  ...group('Webhooks:', {
    'webhook-listen': listenAddress('receive webhooks from the site at this address'),
    'payer-command': text('COMMAND', 'command that accepts an enrolment instead of a person'),
    'payer-refuse-command': text(
      'COMMAND',
      'command that refuses one; beside --payer-command, none is refused without it',
    ),
  }),
} satisfies SettingTable

export type ContractValues = ValuesOf<typeof contractSettings>

/** Default folder of a sandbox, in the working directory. */
export const SANDBOX_FOLDER = 'sabia-sandbox'

/** Options of `sabia sandbox`. */
export const sandboxSettings = {
  ...group('Address:', {
    host: text('ADDRESS', 'address to listen on', '127.0.0.1'),
    port: keyed(
      'sandbox-port',
      integer('port to listen on; 0 picks a free one', 4020, [0, 65_535]),
    ),
    domain: text('DOMAIN', 'each site is at NAME.DOMAIN too; a proxy passes the Host on'),
    cors: flag('let web pages of any origin call the API, without cookies; not the control API'),
  }),
  ...group('Sites:', {
    data: { ...path('DIR', 'folder of all sites'), fallbackText: SANDBOX_FOLDER },
    'operator-token': secret(
      'TOKEN',
      'token of the calls that make, list and remove sites; created and printed if left out',
    ),
    'open-signup': flag('let anybody make a site on the first page'),
    limit: numbers('how many sites, or how much of each site; repeat it', DEFAULT_LIMITS),
  }),
  ...group('Webhooks:', {
    'allow-private-webhooks': flag(
      'allow webhooks to loopback and private addresses, to try it on one machine',
    ),
  }),
  ...group('Several machines:', {
    bucket: text(
      'URL',
      's3:// or gs:// bucket that keeps all sites; the AWS_ variables open it (experimental)',
    ),
    'cluster-key': secret('KEY', 'secret of all machines of a bucket, at least 32 characters'),
    'cluster-address': text('HOST:PORT', 'listen here for the other machines', '127.0.0.1:0'),
    'cluster-advertise': text('HOST:PORT', 'where they reach this machine, if it is elsewhere'),
  }),
  ...group('Output:', {
    out: keyed('sandbox-out', path('DIR', 'write the files of a deployment, and start nothing')),
  }),
} satisfies SettingTable

export type SandboxValues = ValuesOf<typeof sandboxSettings>

export const docsSettings = group('Output:', {
  out: keyed('docs-out', path('DIR', 'folder to write the reference to')),
  url: keyed('docs-url', text('URL', 'address that the folder will have, for its sitemap')),
  force: keyed('docs-force', flag('write into a folder with other files, which stay unchanged')),
})

export const openapiSettings = group('Output:', {
  format: keyed('openapi-format', choice('file format', ['yaml', 'json', 'postman'], 'yaml')),
  openapi: keyed('openapi-version', choice('OpenAPI version', ['3.1', '3.0'], '3.1')),
  out: keyed('openapi-out', path('FILE', 'write to this file instead of standard output')),
})

export const gapsSettings = group('Output:', {
  facts: keyed('gaps-facts', flag('list what the spec states instead of what it leaves open')),
  format: keyed('gaps-format', choice('output format', ['table', 'json', 'markdown'], 'table')),
})

/** The settings of every command: one configuration file serves them all. */
export const allSettings: readonly SettingTable[] = [
  mockSettings,
  sandboxSettings,
  contractSettings,
  docsSettings,
  openapiSettings,
  gapsSettings,
]
