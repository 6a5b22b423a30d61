import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from '@jest/globals'
import { runContract, type Report } from '../../../contracts/index.ts'
import { serve } from '../../../mocks/adapters/node.ts'
import { createSite } from '../../../mocks/index.ts'
import { contractSettings, mockSettings } from '../../cli/settings/settings.ts'
import { markdownFiles } from '../../markdown/blocks.ts'

const read = (file: string) =>
  readFileSync(fileURLToPath(new URL(`../../../${file}`, import.meta.url)), 'utf8')
const README = read('README.md')
const CHECKING = read('openapi/guides/checking-a-site.md')

/** What the code counts: prose has such a number from a generated region, or does without. */
const COUNTED =
  /\b(?:\d[\d,]*|three|four|five|six|seven|eight|nine|ten) (?:facts|gaps|checks|saboteurs|twins|mutants|variants|operations|scopes|codes|guides|languages|ways)\b/gi

test.each([...markdownFiles, 'CHANGELOG.md'])('%s counts nothing by hand', (file) => {
  const prose = read(file)
    .replaceAll(/^```[^]*?^```$/gm, '')
    .replaceAll(/<!-- generated:[^]*?<!-- \/generated -->/g, '')
  expect(prose.match(COUNTED)).toBeNull()
})

test.each([
  ['max-writes', CHECKING, /`--max-writes` \((\d+)\)/, contractSettings['max-writes']],
  ['customers', README, /4010, with (\d+) customers/, mockSettings.customers],
  [
    'customers',
    read('openapi/guides/first-call.md'),
    /with (\d+) customers/,
    mockSettings.customers,
  ],
])('the text gives the default of --%s', (_, text, pattern, { fallback }) => {
  expect(Number(pattern.exec(text)?.[1])).toBe(fallback)
})

test('the guide gives the default of --rate', () => {
  const [, most] = /at most (\d+) requests a second/i.exec(CHECKING) ?? []
  expect(contractSettings.rate.fallbackText).toContain(`${most}/s`)
})

let local: Report
beforeAll(async () => {
  const site = await createSite()
  const served = await serve(site, { port: 0 })
  const { uid: clientId, secret: clientSecret } = site.application
  const credentials = { clientId, clientSecret, site: site.name }
  local = await runContract({ baseUrl: served.url, credentials }).finally(() => served.close())
})

test('the guides say what a full run sends and makes', async () => {
  const embedded = await runContract()
  const { writes, requests } = local
  const [, records, sent] = /makes (\d+) records in about (\d+) requests/.exec(CHECKING) ?? []
  const [, about, made] =
    /requests and records of a full contract run \| about (\d+) and (\d+) \|/.exec(
      read('openapi/guides/figures.md'),
    ) ?? []
  expect([Number(records), Number(made), embedded.writes]).toEqual([writes, writes, writes])
  // Roughly: a new check that asks for something more does not change the guides.
  for (const said of [sent, about]) {
    expect(Number(said)).toBeGreaterThan(0.9 * requests)
    expect(Number(said)).toBeLessThan(1.1 * embedded.requests)
  }
})
