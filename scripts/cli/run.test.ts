import { describe, expect, test } from '@jest/globals'
import { join } from 'node:path'
import { toOutputRefusal } from './user-error.ts'
import { runLine } from './testing/fake-shell.ts'
import { packageVersion } from './package-folder.ts'
import { createTemporaryFolder } from './testing/temporary-folder.ts'

const mistakes: Record<string, string> = {
  mokc: 'Cannot run "mokc": no such command; did you mean mock?',
  frobnicate:
    'Cannot run "frobnicate": no such command; the commands are mock, contract, sandbox, docs, openapi, gaps',
  'mock --prot 4010': 'Cannot use --prot: no such option; did you mean --port?',
  'mock --port': 'Cannot use --port: its value is missing; see sabia mock --help',
  'mock --port 70000':
    'Cannot use --port: "70000" isn\'t valid; give a whole number from 0 to 65535',
  'mock --port 4e3': 'Cannot use --port: "4e3" isn\'t valid; give a whole number from 0 to 65535',
  'mock --customers 1000001':
    'Cannot use --customers: "1000001" isn\'t valid; give a whole number from 0 to 1000000',
  'mock --log jsn':
    'Cannot use --log: "jsn" isn\'t valid; did you mean json? Use one of text, json',
  'mock --site Acme':
    'Cannot use --site: "Acme" isn\'t a site name; use lower-case letters, digits and dashes',
  'mock --site a --site a': 'Cannot use --site: "a" is given twice; name each site once',
  'mock now': 'Cannot run mock: unexpected argument "now"; see sabia mock --help',
  'gaps G17 G18': 'Cannot run gaps: unexpected argument "G18"; see sabia gaps --help',
  'gaps G999': 'Cannot show "G999": there is no such gap or fact; did you mean G99?',
  docs: 'Cannot write the reference: no folder was given; add --out DIR',
  'contract --targt x': 'Cannot use --targt: no such option; did you mean --target?',
  'contract --rate fast':
    'Cannot use --rate: "fast" isn\'t a rate above 0; write it like 10/s or 100/m',
  'contract --token-format xml':
    'Cannot use --token-format: "xml" isn\'t valid; use one of auto, form, json, query',
  'contract --target acme':
    'Cannot use the target "acme": it isn\'t an address; write it like https://acme.example.com',
}

describe('a mistake is told in one line, and ends with 2', () => {
  test.each(Object.entries(mistakes))('sabia %s', async (line, message) => {
    expect(await runLine(line)).toEqual({ exitCode: 2, output: '', errors: `${message}\n` })
  })

  test('shows the help when no command is given', async () => {
    const { exitCode, output, errors } = await runLine('')
    expect([exitCode, output]).toEqual([2, ''])
    expect(errors).toContain('Usage: sabia <command>')
  })
})

test('prints the version', async () => {
  expect(await runLine('--version')).toEqual({
    exitCode: 0,
    output: `${packageVersion()}\n`,
    errors: '',
  })
})

test.each([
  '--help',
  'mock --help',
  'contract --help',
  'docs --help',
  'openapi --help',
  'gaps --help',
])('sabia %s goes to standard output and ends with 0', async (line) => {
  const { exitCode, output, errors } = await runLine(line)
  expect([exitCode, errors]).toEqual([0, ''])
  expect(output).toMatch(/^Usage: sabia/)
  expect(output).toMatch(/(Examples|First steps):/)
})

test('names the environment variable and the default of an option in the help', async () => {
  const { output } = await runLine('mock --help')
  expect(output).toContain('[SABIA_HOST, default 127.0.0.1]')
  expect((await runLine('docs --help')).output).toContain('[SABIA_DOCS_OUT]')
})

describe('an option goes before the environment, that before the file, that before the default', () => {
  const format = 'gaps-format: markdown\n'
  const environment = { SABIA_GAPS_FORMAT: 'json' }

  test('the default', async () => {
    expect((await runLine('gaps G17', { directory: toFolder('') })).output).toMatch(
      /^G17 activated-at-before, section/,
    )
  })

  test('the file', async () => {
    expect((await runLine('gaps G17', { directory: toFolder(format) })).output).toMatch(/^### G17/)
  })

  test('the environment', async () => {
    const given = { directory: toFolder(format), environment }
    expect((await runLine('gaps G17', given)).output).toMatch(/^\{\n {2}"id": "G17"/)
  })

  test('the option', async () => {
    const given = { directory: toFolder(format), environment }
    expect((await runLine('gaps G17 --format table', given)).output).toMatch(
      /^G17 activated-at-before, section/,
    )
  })

  test('an empty environment variable is not set', async () => {
    const given = { directory: toFolder(format), environment: { SABIA_GAPS_FORMAT: '' } }
    expect((await runLine('gaps G17', given)).output).toMatch(/^### G17/)
  })

  test('a wrong environment value is told by its variable', async () => {
    const given = { environment: { SABIA_PORT: 'high' } }
    expect(await runLine('mock', given)).toMatchObject({
      exitCode: 2,
      errors: expect.stringMatching(/^Cannot use SABIA_PORT: "high" isn't valid/),
    })
  })
})

describe('the configuration file', () => {
  test('may be named, and may have keys in camel case', async () => {
    const folder = toFolder('gapsFormat: json\n', 'other.yaml')
    const named = await runLine('gaps G17 --config other.yaml', { directory: folder })
    expect(named.output).toMatch(/^\{/)
    const environment = { SABIA_CONFIG: join(folder, 'other.yaml') }
    expect((await runLine('gaps G17', { environment })).output).toMatch(/^\{/)
  })

  const wrong: Record<string, string> = {
    'prot: 4010': 'Cannot use sabia.config.yaml: "prot" is not a known key; did you mean port?',
    'port: 99999':
      'Cannot use "port" in sabia.config.yaml: "99999" isn\'t valid; give a whole number from 0 to 65535',
    'port: { a: 1 }':
      'Cannot use "port" in sabia.config.yaml: it isn\'t a plain value; write text or numbers',
    'port: [1, 2]': 'Cannot use "port" in sabia.config.yaml: it has several values; give one',
    'quiet: maybe':
      'Cannot use "quiet" in sabia.config.yaml: "maybe" isn\'t valid; use true or false',
  }
  test.each(Object.entries(wrong))('refuses %s', async (text, message) => {
    const { exitCode, errors } = await runLine('mock', { directory: toFolder(text) })
    expect({ exitCode, errors }).toEqual({ exitCode: 2, errors: `${message}\n` })
  })

  test('takes a number as it is written: a version is none', async () => {
    const directory = toFolder('openapi-version: 3.0')
    const { exitCode, output } = await runLine('openapi', { directory })
    expect([exitCode, output.split('\n', 1)]).toEqual([0, ['openapi: 3.0.3']])
  })

  test('names the line with invalid YAML', async () => {
    const { exitCode, errors } = await runLine('mock', { directory: toFolder('port: 1\nport: 2') })
    expect(exitCode).toBe(2)
    expect(errors).toMatch(
      /^Cannot read the configuration: line 2, column 1 of \S+: Map keys must be unique; write/,
    )
  })

  test('must exist when it is named', async () => {
    const { exitCode, errors } = await runLine('mock --config no.yaml')
    expect([exitCode, errors]).toEqual([
      2,
      "Cannot read the configuration: /nowhere/no.yaml doesn't exist; check the path\n",
    ])
  })
})

function toFolder(text: string, name = 'sabia.config.yaml'): string {
  return createTemporaryFolder({ [name]: text })
}

describe('a full disk', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
    syscall: 'write',
  })
  const write = () => {
    throw full
  }
  const message = 'the disk is full: write fails with ENOSPC; free some space\n'

  test.each([
    ['gaps', 1],
    ['openapi', 1],
    ['contract --only TOK-GRANT-001', 4],
  ])('ends sabia %s in one line', async (line, code) => {
    const directory = createTemporaryFolder()
    const { exitCode, errors } = await runLine(line, { directory, write })
    expect(exitCode).toBe(code)
    expect(errors).toMatch(new RegExp(`^Cannot finish: ${message}$`, 'm'))
    expect(errors).not.toMatch(/ at .*\.[jt]s/)
  })

  test('ends a process whose output it was with its own exit code', () => {
    expect(toOutputRefusal(full, 'gaps')).toMatchObject({
      message: `Cannot print: ${message.trim()}`,
      exitCode: 1,
    })
    expect(toOutputRefusal(full, 'contract').exitCode).toBe(4)
  })
})
