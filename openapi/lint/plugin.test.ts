import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

const root = resolve(import.meta.dirname, '../..')
const run = promisify(execFile)

const folder = mkdtempSync(join(tmpdir(), 'sabia-lint-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A broken rule, what breaks it, and where which text gives way to which other one. */
type Fault = [rule: string, what: string, file: string, found: string, replacement: string]

const faults: Fault[] = [
  [
    'sabia/gap-known',
    'a mark without a row in the ledger',
    'components/schemas/token.yaml',
    'G72',
    'G999',
  ],
  [
    'sabia/gap-keyword-exists',
    'a mark on a keyword that is not there',
    'components/schemas/token.yaml',
    'keyword: pattern, gap: G73',
    'keyword: minimum, gap: G73',
  ],
  [
    'sabia/gap-keyword-exists',
    'a map for a mark, which tools may take for a schema',
    'components/schemas/token.yaml',
    '[{ keyword: pattern, gap: G73 }]',
    '{ pattern: G73 }',
  ],
  [
    'sabia/description-present',
    'a field without a description',
    'components/schemas/items.yaml',
    'description: Name for people.',
    'title: Name',
  ],
  [
    'sabia/pattern-in-words',
    'a pattern without words',
    'components/schemas/token.yaml',
    'x-form: day/month/year, with two, two and four digits',
    'title: Day',
  ],
  [
    'sabia/media-type-example',
    'a body without an example',
    'paths/api_customers.yaml',
    'examples:\n          customer: { $ref: ../components/examples/records.yaml#/customer_input }',
    'x-none: true',
  ],
  [
    'sabia/summary-imperative',
    'a summary with a period',
    'paths/api_customers.yaml',
    'summary: Create a customer',
    'summary: Create a customer.',
  ],
  [
    'scalar-property-missing-example',
    'a field without an example',
    'components/schemas/items.yaml',
    'example: Basic plan',
    'x-none: true',
  ],
]

/** Broken rules of the document as it is, and of a copy with each fault. */
let untouched: string[]
let broken: string[][]

// Starting the lint costs more than a document: one process reads them all.
beforeAll(async () => {
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const copies = faults.map(([rule, , file, found, replacement], index) => {
    const copy = copyDocument(`${index}-${basename(rule)}`)
    const path = join(copy, file)
    const text = readFileSync(path, 'utf8')
    expect(text).toContain(found)
    writeFileSync(path, text.replace(found, replacement))
    return copy
  })
  ;[untouched = [], ...broken] = await lint([copyDocument('untouched'), ...copies])
})

function copyDocument(name: string): string {
  const copy = join(folder, name)
  cpSync(join(root, 'openapi'), copy, { recursive: true })
  return copy
}

/** The names of broken rules in the document of each folder. */
async function lint(copies: readonly string[]): Promise<string[][]> {
  const cli = join(root, 'node_modules/@redocly/cli/bin/cli.js')
  const documents = copies.map((copy) => join(copy, 'openapi.yaml'))
  const words = ['lint', '--config', `${copies[0]}/redocly.yaml`, '--format', 'json', ...documents]
  const options = { cwd: folder, env: { ...process.env, REDOCLY_TELEMETRY: 'off' } }
  const printed = await run(process.execPath, [cli, ...words], options)
    .then(({ stdout }) => stdout)
    .catch((error: { stdout: string }) => error.stdout)
  // It prints one object for each document, without a comma between them.
  const results = JSON.parse(`[${printed.replaceAll(/^\}\{$/gm, '},{')}]`) as {
    problems: { ruleId: string }[]
  }[]
  expect(results).toHaveLength(copies.length)
  return results.map(({ problems }) => [...new Set(problems.map(({ ruleId }) => ruleId))])
}

describe('the lint of the document', () => {
  test.each(faults.map(([rule, what], index) => [rule, what, index] as const))(
    '%s refuses %s',
    (rule, _, index) => {
      expect(broken[index]).toContain(rule)
    },
  )

  test('finds nothing wrong with the document as it is', () => {
    expect(untouched).toEqual([])
  })
})
