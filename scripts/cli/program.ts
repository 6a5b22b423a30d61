import { Command } from 'commander'
import { addCommand, type Surroundings } from './add-command.ts'
import { EXIT_CODES } from './contract/exit-code.ts'
import { packageVersion } from './package-folder.ts'
import { contractSettings, REPORT_FILES } from './settings/contract-settings.ts'
import { docsSettings, gapsSettings, mockSettings, openapiSettings } from './settings/settings.ts'
import type { Shell } from './shell.ts'

const HELP = `
First steps:
  sabia mock         plays a site; prints its address, credentials and first calls
  sabia contract     checks whether a site keeps to the specification, the mock to begin with
  sabia gaps         shows what is assumed where the written specification is silent
  sabia mock --help  shows the options of a command`

/** Makes the command line: what may be typed, and what each command then runs. */
export function createProgram(shell: Shell, onEnd: Surroundings['onEnd']): Command {
  const surroundings: Surroundings = { shell, onEnd }
  const program = new Command('sabia')
    .description('Plays a recurring-billing site, and tells what is certain and what is assumed.')
    .usage('<command> [options]')
    .helpOption('-h, --help', 'show this help')
    .helpCommand(false)
    .version(packageVersion(), '-V, --version', 'print the version')
    .exitOverride()
    .configureOutput({ writeOut: shell.write, writeErr: shell.warn, outputError: () => {} })
    .addHelpText('after', HELP)

  addCommand(program, surroundings, {
    name: 'mock',
    summary: 'play a site on a port of this machine',
    settings: mockSettings,
    groups: {
      'Address:': ['host', 'port', 'cors'],
      'The site:': ['site', 'seed', 'customers', 'scenario', 'state', 'profile'],
      'The payer:': ['payer', 'payer-delay'],
      'Webhooks:': ['webhook-url', 'webhook-secret', 'allow-private-webhooks'],
      'Control API:': ['control-token', 'allow-host'],
      'Output:': ['quiet', 'log'],
    },
    examples: {
      'sabia mock': 'site demo on http://127.0.0.1:4010',
      'sabia mock --port 0 --customers 1000': 'a free port, more customers',
      'sabia mock --site acme --site globex': 'two sites that share nothing',
      'sabia mock --profile profile.yaml': 'gaps filled as the file says (see sabia gaps)',
      'sabia mock --webhook-url http://127.0.0.1:3000/webhooks': 'status changes are sent there',
      'sabia mock --payer accept --payer-delay 5s': 'every enrolment is accepted after 5 s',
    },
    meanings: {
      'In the configuration file alone:': {
        faults: 'failures from the start on, a list of rules such as',
        '': '- { operation: createSubscription, when: { next: 2 }, then: { status: 503 } }',
      },
    },
    run: async (values) => (await import('./mock/mock.ts')).mock(values, shell),
  })
  addCommand(program, surroundings, {
    name: 'contract',
    summary: 'check whether a site keeps to the specification',
    settings: contractSettings,
    groups: {
      'Target:': ['target', 'product', 'token-url', 'token-format', 'token-field', 'status-name'],
      'Credentials:': ['site', 'client-id', 'client-secret', 'access-token'],
      'Safety:': [
        'allow-writes',
        'confirm-host',
        'max-writes',
        'read-only',
        'rate',
        'timeout',
        'plan',
      ],
      'Choice:': ['only', 'seed'],
      'Output:': ['report', 'profile-out', 'compare'],
      'Webhooks:': ['webhook-listen', 'payer-command'],
    },
    examples: {
      'sabia contract': 'the embedded mock, in this process',
      'sabia contract --target http://localhost:4010': 'a mock of this machine',
      'sabia contract --target https://acme.example.com': 'a live site, only read',
      'sabia contract … --allow-writes --product 12:gold': 'a live site, records are made',
      'sabia contract … --allow-writes --plan': 'what that would send; nothing is sent',
      'sabia contract --compare old/report.json': 'what changed since then',
    },
    meanings: {
      'Files of a report:': REPORT_FILES,
      'Exit codes:': EXIT_CODES,
    },
    run: async (values) => {
      const { contract } = await import('./contract/contract.ts')
      return contract(values, shell)
    },
  })
  addCommand(program, surroundings, {
    name: 'docs',
    summary: 'write the API reference with its guides and playground, for any static server',
    settings: docsSettings,
    groups: { 'Output:': ['out', 'force'] },
    examples: {
      'sabia docs --out reference': 'a folder for any static server, at any path; needs no network',
    },
    run: async (values) => (await import('./docs/docs.ts')).docs(values, shell),
  })
  addCommand(program, surroundings, {
    name: 'openapi',
    summary: 'print the OpenAPI document',
    settings: openapiSettings,
    groups: { 'Output:': ['format', 'openapi', 'out'] },
    examples: {
      'sabia openapi > openapi.yaml': 'one file, nothing to resolve',
      'sabia openapi --format json --out openapi.json': 'the same as JSON',
      'sabia openapi --openapi 3.0': 'for tools that read no OpenAPI 3.1',
      'sabia openapi --format postman --out sabia.json': 'a collection to import into Postman',
    },
    run: async (values) => (await import('./openapi/openapi.ts')).openapi(values, shell),
  })
  addCommand(program, surroundings, {
    name: 'gaps',
    summary: 'print what the written specification leaves open, and what is assumed there',
    settings: gapsSettings,
    argument: ['id', 'one row whole, such as G17 or F12'],
    groups: { 'Output:': ['facts', 'format'] },
    examples: {
      'sabia gaps': 'every gap, one row each',
      'sabia gaps G17': 'question, assumption, reason and choices of one',
      'sabia gaps --facts': 'what the specification states',
    },
    run: async (values, id) => (await import('./gaps/gaps.ts')).gaps(values, id, shell),
  })
  return program
}
