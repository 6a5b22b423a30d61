import { Command } from 'commander'
import { addCommand, type CommandContext } from './add-command.ts'
import { EXIT_CODES } from './contract/exit-code.ts'
import { packageVersion } from './package-folder.ts'
import {
  contractSettings,
  docsSettings,
  gapsSettings,
  mockSettings,
  openapiSettings,
  sandboxSettings,
  REPORT_FILES,
} from './settings/settings.ts'
import type { Shell } from './shell.ts'

const HELP = `
First steps:
  sabia mock         starts a mock site, and prints its address, credentials and first calls
  sabia contract     checks the mock; with --target URL, checks a real site
  sabia gaps         shows what the specification leaves open, and what the mock assumes
  sabia mock --help  shows the options of a command`

/** Makes the command line: the commands, and what each of them runs. */
export function createProgram(shell: Shell, onEnd: CommandContext['onEnd']): Command {
  const context: CommandContext = { shell, onEnd }
  const program = new Command('sabia')
    .description('A mock, a contract suite and an API reference for recurring billing with Pix.')
    .usage('<command> [options]')
    .helpOption('-h, --help', 'show this help')
    .helpCommand(false)
    .version(packageVersion(), '-V, --version', 'print the version')
    .exitOverride()
    .configureOutput({ writeOut: shell.write, writeErr: shell.warn, outputError: () => {} })
    .addHelpText('after', HELP)

  addCommand(program, context, {
    name: 'mock',
    summary: 'start a mock site on this machine',
    settings: mockSettings,
    examples: {
      'sabia mock': 'site demo on http://127.0.0.1:4010',
      'sabia mock --port 0 --customers 1000': 'a free port, more customers',
      'sabia mock --site acme --site globex': 'two sites with nothing in common',
      'sabia mock --profile profile.yaml': 'fill gaps as the file says (see sabia gaps)',
      'sabia mock --webhook-url http://127.0.0.1:3000/webhooks': 'send status changes there',
      'sabia mock --payer accept --payer-delay 5s': 'accept every enrolment after 5 s',
    },
    run: async (values) => (await import('./mock/mock.ts')).mock(values, shell),
  })
  addCommand(program, context, {
    name: 'contract',
    summary: 'check whether a site keeps to the specification',
    settings: contractSettings,
    examples: {
      'sabia contract': 'check the embedded mock, in this process',
      'sabia contract --target http://localhost:4010': 'check a mock on this machine',
      'sabia contract --target https://acme.example.com': 'check a live site, only reading',
      'sabia contract … --allow-writes --product 12:gold': 'check a live site, creating records',
      'sabia contract … --allow-writes --plan': 'print what that would send, and send nothing',
      'sabia contract --compare old/report.json': 'show what changed since that report',
    },
    sections: {
      'Files of a report:': REPORT_FILES,
      'Exit codes:': EXIT_CODES,
    },
    run: async (values) => {
      const { contract } = await import('./contract/contract.ts')
      return contract(values, shell)
    },
  })
  addCommand(program, context, {
    name: 'sandbox',
    summary: 'run many durable sites for others, on workerd',
    settings: sandboxSettings,
    examples: {
      'sabia sandbox --data sites': 'on http://127.0.0.1:4020; all sites are kept in that folder',
      'sabia sandbox --open-signup': 'anybody who reaches it makes a site for himself',
      'sabia sandbox --limit records=1000 --limit idle_days=7': 'small sites, for a week',
      'sabia sandbox --bucket s3://sites/production': 'one of several machines with the same sites',
      'sabia sandbox --out deployment': 'write the files for Cloudflare, Docker or workerd alone',
    },
    run: async (values) => (await import('./sandbox/sandbox.ts')).sandbox(values, shell),
  })
  addCommand(program, context, {
    name: 'docs',
    summary: 'write the API reference, guides and playground as static files',
    settings: docsSettings,
    examples: {
      'sabia docs --out reference': 'a folder for any static server, at any path',
    },
    run: async (values) => (await import('./docs/docs.ts')).docs(values, shell),
  })
  addCommand(program, context, {
    name: 'openapi',
    summary: 'print the OpenAPI document',
    settings: openapiSettings,
    examples: {
      'sabia openapi > openapi.yaml': 'one file, with no references to other files',
      'sabia openapi --format json --out openapi.json': 'the same as JSON',
      'sabia openapi --openapi 3.0': 'for tools that cannot read OpenAPI 3.1',
      'sabia openapi --format postman --out sabia.json': 'a collection to import into Postman',
    },
    run: async (values) => (await import('./openapi/openapi.ts')).openapi(values, shell),
  })
  addCommand(program, context, {
    name: 'gaps',
    summary: 'list what the specification leaves open, and what the mock assumes',
    settings: gapsSettings,
    argument: ['id', 'show one gap or fact in full, such as G17 or F12'],
    examples: {
      'sabia gaps': 'every gap, one row each',
      'sabia gaps G17': 'question, assumption, reason and choices of one gap',
      'sabia gaps --facts': 'what the specification states',
    },
    run: async (values, id) => (await import('./gaps/gaps.ts')).gaps(values, id, shell),
  })
  return program
}
