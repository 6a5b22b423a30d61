import { expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { document } from '../../../openapi/generated/document.ts'
import { runLine } from '../testing/fake-shell.ts'
import { createTemporaryFolder } from '../testing/temporary-folder.ts'

test('prints the document as YAML', async () => {
  const { exitCode, output } = await runLine('openapi')
  expect(exitCode).toBe(0)
  expect(parse(output, { maxAliasCount: 0 })).toEqual(document)
})

test('prints the document as JSON', async () => {
  expect(JSON.parse((await runLine('openapi --format json')).output)).toEqual(document)
})

test('writes the document to a file', async () => {
  const directory = createTemporaryFolder()
  const file = join(directory, 'api.json')
  const { output } = await runLine('openapi --format json --out api.json', { directory })
  expect(output).toBe(`Wrote ${file}\n`)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(document)
})

test('says when the file cannot be written', async () => {
  const { exitCode, errors } = await runLine('openapi --out missing/api.yaml')
  expect(exitCode).toBe(2)
  expect(errors).toBe(
    'Cannot write /nowhere/missing/api.yaml: ENOENT; name a file in a folder that exists\n',
  )
})
