import { Command } from 'commander'
import { addCommand } from './add-command.ts'
import { packageVersion } from './package-folder.ts'
import { docsSettings, gapsSettings, mockSettings, openapiSettings } from './settings/settings.ts'
import type { Shell } from './shell.ts'

const HELP = `
First steps:
  sabia mock         plays a site; prints its address, credentials and first calls
  sabia gaps         shows what is assumed where the written specification is silent
  sabia mock --help  shows the options of a command`

/** Makes the command line: what may be typed, and what each command then runs. */
export function createProgram(shell: Shell): Command {
  const program = new Command('sabia')
    .description('Plays a recurring-billing site, and tells what is certain and what is assumed.')
    .usage('<command> [options]')
    .helpOption('-h, --help', 'show this help')
    .helpCommand(false)
    .version(packageVersion(), '-V, --version', 'print the version')
    .exitOverride()
    .configureOutput({ writeOut: shell.write, writeErr: shell.warn, outputError: () => {} })
    .addHelpText('after', HELP)

  addCommand(program, shell, {
    name: 'mock',
    summary: 'play a site on a port of this machine',
    settings: mockSettings,
    groups: {
      'Address:': ['host', 'port'],
      'The site:': ['site', 'seed', 'customers', 'profile'],
      'Output:': ['quiet', 'log'],
    },
    examples: {
      'sabia mock': 'site demo on http://127.0.0.1:4010',
      'sabia mock --port 0 --customers 1000': 'a free port, more customers',
      'sabia mock --site acme --site globex': 'two sites that share nothing',
      'sabia mock --profile profile.yaml': 'gaps filled as the file says (see sabia gaps)',
    },
    run: async (values) => (await import('./commands/mock.ts')).mock(values, shell),
  })
  addCommand(program, shell, {
    name: 'docs',
    summary: 'write the API reference, for a browser without a network',
    settings: docsSettings,
    groups: { 'Output:': ['out', 'force'] },
    examples: { 'sabia docs --out reference': 'index.html, openapi.yaml and openapi.json' },
    run: async (values) => (await import('./commands/docs.ts')).docs(values, shell),
  })
  addCommand(program, shell, {
    name: 'openapi',
    summary: 'print the OpenAPI document',
    settings: openapiSettings,
    groups: { 'Output:': ['format', 'out'] },
    examples: {
      'sabia openapi > openapi.yaml': 'one file, nothing to resolve',
      'sabia openapi --format json --out openapi.json': 'the same as JSON',
    },
    run: async (values) => (await import('./commands/openapi.ts')).openapi(values, shell),
  })
  addCommand(program, shell, {
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
    run: async (values, id) => (await import('./commands/gaps.ts')).gaps(values, id, shell),
  })
  return program
}
