import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from '@jest/globals'

const root = resolve(import.meta.dirname, '../..')
const run = promisify(execFile)

/** Lints a copy of the document in which one text was replaced; answers the names of broken rules. */
async function lintWith(file: string, found: string, replacement: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sabia-lint-'))
  try {
    cpSync(join(root, 'openapi'), join(folder, 'openapi'), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    const path = join(folder, 'openapi', file)
    const text = readFileSync(path, 'utf8')
    expect(text).toContain(found)
    writeFileSync(path, text.replace(found, replacement))
    const cli = join(root, 'node_modules/@redocly/cli/bin/cli.js')
    const options = [
      'lint',
      '--config',
      'openapi/redocly.yaml',
      'openapi/openapi.yaml',
      '--format',
      'json',
    ]
    const environment = { ...process.env, REDOCLY_TELEMETRY: 'off' }
    const printed = await run(process.execPath, [cli, ...options], {
      cwd: folder,
      env: environment,
    })
      .then(({ stdout }) => stdout)
      .catch((error: { stdout: string }) => error.stdout)
    const { problems } = JSON.parse(printed) as { problems: { ruleId: string }[] }
    return [...new Set(problems.map(({ ruleId }) => ruleId))]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

describe('the lint of the document', () => {
  test.each([
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
  ])('%s refuses %s', async (rule, _what, file, found, replacement) => {
    expect(await lintWith(file, found, replacement)).toContain(rule)
  })

  test('finds nothing wrong with the document as it is', async () => {
    expect(await lintWith('openapi.yaml', 'openapi: 3.1.1', 'openapi: 3.1.1')).toEqual([])
  })
})
