import { describe, expect, test } from '@jest/globals'
import { inField, inRecords, setFields } from '../../proof/tools/records.ts'
import type { Wrap } from '../../proof/tools/calls.ts'
import { trySite } from '../../proof/try-site.ts'
import { timeChecks } from './times.ts'

const only = timeChecks.map(({ id }) => id)

async function warningsOf(wrap: Wrap, now?: string): Promise<string[]> {
  const { checks } = await trySite({ wrap, only, ...(now !== undefined && { now }) })
  return checks.filter(({ outcome }) => outcome === 'warned').map(({ id }) => id)
}

const shifted = (hours: number) => (moment: unknown) =>
  new Date(Date.parse(String(moment)) + hours * 3_600_000).toISOString()
const asItIs: Wrap = (site) => site

describe('the times of new records', () => {
  test.each<[string, Wrap, string[]]>([
    ['right', asItIs, []],
    ['three hours late', inField('customer', 'created_at', shifted(-3)), []],
    [
      'of another year',
      setFields('customer', { created_at: '2019-05-05T05:05:05Z' }),
      ['CUS-VIEW-020'],
    ],
    [
      'of local time, written as UTC, when changed',
      inField('customer', 'updated_at', shifted(-3)),
      ['CUS-VIEW-021'],
    ],
    [
      'of items changed before they are created',
      inField('item', 'updated_at', shifted(-1)),
      ['SUB-VIEW-021'],
    ],
    [
      'two days ahead',
      inField('subscription', 'created_at', shifted(48)),
      ['SUB-VIEW-020', 'SUB-VIEW-021', 'SUB-VIEW-023'],
    ],
    [
      'periods of minutes',
      inRecords('subscription', (one) => ({
        ...one,
        current_period_ends_at: shifted(0.1)(one['current_period_started_at']),
      })),
      ['SUB-VIEW-022'],
    ],
    [
      'periods of one month for any interval',
      inRecords('subscription', (one) => ({
        ...one,
        current_period_ends_at: shifted(30 * 24)(one['current_period_started_at']),
      })),
      ['SUB-VIEW-022'],
    ],
  ])('are %s', async (_, wrap, warned) => {
    expect(await warningsOf(wrap)).toEqual(warned)
  })

  test('follow the clock of the site, which may be moved', async () => {
    expect(await warningsOf(asItIs, '2031-02-03T04:05:06Z')).toEqual([])
  })

  test('are not judged by a clock that the site does not show', async () => {
    const wrap: Wrap = (site) => async (request) => {
      const response = await site(request)
      const headers = new Headers(response.headers)
      headers.delete('date')
      return new Response(response.body, { status: response.status, headers })
    }
    const { checks } = await trySite({ wrap, only: ['CUS-VIEW-020', 'SUB-VIEW-020'] })
    expect(checks.map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ['skipped', 'NOT_SHOWN'],
      ['skipped', 'NOT_SHOWN'],
    ])
  })
})
