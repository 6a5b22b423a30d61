import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { codePoint } from '../../../openapi/text/code-point.fixture.ts'
import { parseDocument } from 'yaml'
import { allGaps, type Profile } from '../../../openapi/ledger.ts'
import { resolveProfile } from '../../../openapi/resolve-profile.ts'
import { exampleObservation, exampleReport } from '../../testing/example-report.ts'
import { brokenRun, hostileRun, incompleteRun } from '../../testing/example-runs.ts'
import { toObservedProfile } from './observed-profile.ts'

function read(text: string): Profile {
  const document = parseDocument(text)
  expect(document.errors).toEqual([])
  expect(document.warnings).toEqual([])
  return document.toJS() as Profile
}

describe('the observed profile', () => {
  test('is a profile that the mock can be started with', () => {
    const profile = read(toObservedProfile(brokenRun))
    expect(profile).toEqual({ G36: '201', G42: '422' })
    expect(resolveProfile(profile).changed).toEqual(['G42'])
  })

  test('reads as it was written, for every choice of the ledger', () => {
    for (const choice of new Set(allGaps.flatMap(({ choices }) => Object.keys(choices)))) {
      const gaps = allGaps.filter(({ choices }) => Object.hasOwn(choices, choice))
      const report = exampleReport(gaps.map(({ id }) => exampleObservation(id, choice, 'seen')))
      const profile = read(toObservedProfile(report))
      expect(profile).toEqual(Object.fromEntries(gaps.map(({ id }) => [id, choice])))
      expect(() => resolveProfile(profile)).not.toThrow()
    }
  })

  test('says of each line what was asked and what was seen', () => {
    expect(toObservedProfile(brokenRun)).toContain(
      [
        '# G42: What does reading an id answer that does not exist?',
        '# Seen: status 422 with a text in errors',
        "G42: '422'",
      ].join('\n'),
    )
  })

  test('keeps to the order of the ledger', () => {
    const text = toObservedProfile(brokenRun)
    expect([...text.matchAll(/^# (G\d+)/gm)].map(([, id]) => id)).toEqual(['G25', 'G36', 'G42'])
  })

  test('names the target, the date and the version', () => {
    const header = toObservedProfile(brokenRun).split('\n\n')[0]
    expect(header).toContain('# Target: https://acme.example.com')
    expect(header).toContain('# Seen: 2026-08-01T12:00:00.000Z, by sabia 0.1.0')
  })

  test('leaves to a person what is no choice, an unknown one, or two', () => {
    const report = exampleReport([
      exampleObservation('G25', null, 'other fields'),
      exampleObservation('G36', '299', 'status 299'),
      exampleObservation('G42', '404', 'status 404'),
      exampleObservation('G42', '422', 'status 422'),
      exampleObservation('G999', 'x', 'a gap of another ledger'),
    ])
    const text = toObservedProfile(report)
    expect(read(text)).toEqual({})
    expect(text).toContain('# This is none of the choices.')
    expect(text).toContain("# The ledger has no choice '299'.")
    expect(text).toContain("# Seen in several ways, '404', '422': choose one.")
    expect(text.split('# Seen, and not played by a mock with this profile:\n')[1]).toBe(
      [
        '#   G25: This is none of the choices.',
        "#   G36: The ledger has no choice '299'.",
        "#   G42: Seen in several ways, '404', '422': choose one.",
        '',
      ].join('\n'),
    )
  })

  test('is an empty set of choices where nothing was seen', () => {
    expect(read(toObservedProfile(incompleteRun))).toEqual({})
  })

  test('tells what the mock cannot play', () => {
    const gap = allGaps.find(({ plays, choices }) => plays.length < Object.keys(choices).length)
    const choice = Object.keys(gap?.choices ?? {}).find((one) => !gap?.plays.includes(one)) ?? ''
    const text = toObservedProfile(
      exampleReport([exampleObservation(gap?.id ?? '', choice, 'seen')]),
    )
    expect(text).toContain(`# The mock cannot play this: it keeps to '${gap?.choice}'.`)
  })

  test('stays YAML whatever a site sent', () => {
    expect(Object.keys(read(toObservedProfile(hostileRun)))).toEqual([])
  })

  test('brings any text of an open gap through', () => {
    fc.assert(
      fc.property(fc.string({ unit: codePoint }), (text) => {
        const report = exampleReport([exampleObservation('G29', text, text)])
        expect(read(toObservedProfile(report))).toEqual({ G29: text })
      }),
    )
  })
})
