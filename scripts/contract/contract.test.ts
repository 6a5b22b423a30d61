import { describe, expect, test } from '@jest/globals'
import { allChecks } from '../../contracts/all-checks.ts'
import { runContract, type CheckReport } from '../../contracts/index.ts'
import { toRunOptions } from '../cli/contract/to-run-options.ts'
import { contractSettings } from '../cli/settings/settings.ts'
import { readConfiguration } from '../cli/settings/read-configuration.ts'
import { resolveSettings } from '../cli/settings/resolve-settings.ts'

// The Jest face of the suite: `npm run contract` checks the embedded mock,
// `SABIA_TARGET=https://acme.example.com npm run contract` a site. The variables and the
// configuration file are those of `sabia contract`.
const directory = process.cwd()
const configuration = await readConfiguration(directory, process.env['SABIA_CONFIG'] || undefined)
const values = resolveSettings(contractSettings, {
  options: {},
  environment: process.env,
  configuration,
  directory,
})
const report = await runContract(toRunOptions(values))
const reports = new Map(report.checks.map((check) => [check.id, check]))

describe(`${report.target}: ${report.requests} requests, seed ${report.seed}`, () => {
  for (const { id, level, title } of allChecks) {
    const check = reports.get(id)
    const name = `${id} ${level} ${title}`
    if (check?.outcome === 'passed' || check?.outcome === 'failed') {
      test(name, () => expect(toFailure(check)).toBeUndefined())
    } else {
      test.skip(`${name} (${toNote(check)})`, () => {}) // nothing to pass or fail: its name says why
    }
  }

  test('checked enough', () => expect(report.shortfalls).toEqual([]))
})

/** What a check says that neither passes nor fails: an observation, a warning, or why it was left out. */
function toNote(check: CheckReport | undefined): string {
  if (check === undefined) return 'not chosen'
  const { outcome, reason, observed = [], evidence } = check
  const seen = observed.map(({ gap, choice, value }) => `${gap} ${choice ?? value}`)
  const [first] = outcome === 'warned' ? evidence : []
  const warning = first && [`expected ${first.expected}, received ${first.received}`]
  return `${outcome}: ${(warning ?? (seen.length > 0 ? seen : [reason])).join(', ')}`
}

/** What a reader needs of a failed check: fact, place, both values and how to ask again. */
function toFailure({ outcome, facts, evidence }: CheckReport): string | undefined {
  if (outcome !== 'failed') return undefined
  const places = evidence.map(
    ({ request, status, pointer = '', expected, received, curl }) =>
      `${request} answered ${status} ${pointer}\n  expected ${expected}\n  received ${received}\n  ${curl}`,
  )
  return [`broken: ${facts.join(', ')}`, ...places].join('\n')
}
