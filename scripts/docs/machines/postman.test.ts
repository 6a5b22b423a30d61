import { expect, test } from '@jest/globals'
import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { serve } from '../../../mocks/adapters/node.ts'
import { createSite } from '../../../mocks/index.ts'
import { document } from '../../../openapi/generated/document.ts'
import { operationsOf } from '../../../openapi/operations.ts'
import { createTemporaryFolder } from '../../cli/testing/temporary-folder.ts'
import { toPostmanText } from './postman.ts'

const run = promisify(execFile)

interface Execution {
  item: { name: string }
  request: { header: { key: string; value: string }[] }
  response: { code: number }
}

test('Newman runs the collection against a mock: the token first, then every call with it', async () => {
  const folder = createTemporaryFolder()
  const [collection, report] = [join(folder, 'collection.json'), join(folder, 'report.json')]
  writeFileSync(collection, await toPostmanText())
  const server = await serve([await createSite()], { port: 0 })
  const newman = createRequire(import.meta.url).resolve('newman/bin/newman.js')
  const options = [
    '--env-var',
    `baseUrl=${server.url}`,
    '-r',
    'json',
    '--reporter-json-export',
    report,
  ]
  await run(process.execPath, ['--no-warnings', newman, 'run', collection, ...options])
  await server.close()
  const { executions, failures } = (
    JSON.parse(readFileSync(report, 'utf8')) as {
      run: { executions: Execution[]; failures: unknown[] }
    }
  ).run
  expect(failures).toEqual([])
  expect(executions[0]?.item.name).toBe('Get an access token')
  const calls = executions.map(({ item, response }) => `${item.name}: ${response.code}`)
  const expected = operationsOf(document).map(({ summary, responses }) => {
    return `${summary}: ${Object.keys(responses).find((status) => status.startsWith('2'))}`
  })
  expect(calls.toSorted()).toEqual(expected.toSorted())
  const tokens = executions.slice(1).map(({ request }) => {
    return request.header.find(({ key }) => key === 'Authorization')?.value
  })
  expect(new Set(tokens).size).toBe(1)
  expect(tokens[0]).toMatch(/^Bearer \S{20,}$/)
}, 60_000)

test('the same document gives the same collection', async () => {
  expect(await toPostmanText()).toBe(await toPostmanText())
})
