import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from '@jest/globals'
import { runContract, type Report } from '../../../contracts/index.ts'
import { serve } from '../../../mocks/adapters/node.ts'
import { createSite } from '../../../mocks/index.ts'
import { contractSettings } from '../../cli/settings/settings.ts'
import { mockSettings } from '../../cli/settings/settings.ts'
import { allFiles } from '../../markdown/files.ts'

const read = (file: string) =>
  readFileSync(fileURLToPath(new URL(`../../../${file}`, import.meta.url)), 'utf8')
const README = read('README.md')
const CHECKING = read('openapi/guides/checking-a-site.md')

/** What the code counts: prose has such a number from a generated region, or does without. */
const COUNTED =
  /\b(?:\d[\d,]*|three|four|five|six|seven|eight|nine|ten) (?:facts|gaps|checks|saboteurs|twins|mutants|variants|operations|scopes|codes|guides|languages|ways)\b/gi

test.each([...allFiles, 'CONTRIBUTING.md', 'CHANGELOG.md'])('%s counts nothing by hand', (file) => {
  const prose = read(file)
    .replaceAll(/^```[^]*?^```$/gm, '')
    .replaceAll(/<!-- generated:[^]*?<!-- \/generated -->/g, '')
  expect(prose.match(COUNTED)).toBeNull()
})

test.each([
  ['README.md', 'max-writes', README, /`--max-writes` \((\d+)\)/, contractSettings['max-writes']],
  ['the guide', 'max-writes', CHECKING, /`--max-writes` \((\d+)\)/, contractSettings['max-writes']],
  ['README.md', 'customers', README, /4010, with (\d+) customers/, mockSettings.customers],
  [
    'the guide',
    'customers',
    read('openapi/guides/first-call.md'),
    /with (\d+) customers/,
    mockSettings.customers,
  ],
])('%s gives the default of --%s', (_, _name, text, pattern, { fallback }) => {
  expect(Number(pattern.exec(text)?.[1])).toBe(fallback)
})

test.each([
  ['README.md', README, /at most (\d+) requests a second/i],
  ['the guide', CHECKING, /at most (\d+) requests a second/i],
])('%s gives the default of --rate', (_, text, pattern) => {
  expect(contractSettings.rate.fallbackText).toContain(`${pattern.exec(text)?.[1]}/s`)
})

let local: Report
beforeAll(async () => {
  const site = await createSite()
  const served = await serve(site, { port: 0 })
  const { uid: clientId, secret: clientSecret } = site.application
  const credentials = { clientId, clientSecret, site: site.name }
  local = await runContract({ baseUrl: served.url, credentials }).finally(() => served.close())
})

test('the README and the guide say what a full run over HTTP sends and makes', () => {
  const [, records, requests] = /makes (\d+) records in (\d+) requests/.exec(README) ?? []
  expect([Number(records), Number(requests)]).toEqual([local.writes, local.requests])
  expect(Number(/a full run makes (\d+);/.exec(CHECKING)?.[1])).toBe(local.writes)
})

test('the table of figures says what full runs send and make', async () => {
  const embedded = await runContract()
  const { writes, requests } = local
  expect(README).toContain(
    `| requests and records of a full contract run | ${embedded.requests} and ${embedded.writes}; over HTTP ${requests} |`,
  )
  expect(writes).toBe(embedded.writes)
})
