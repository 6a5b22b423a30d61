import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import * as limits from './limits.ts'

/** What the guides say of each limit; undefined where they leave it out. */
const SAID: { readonly [Name in keyof typeof limits]: string | undefined } = {
  MOST_TOKENS: '100,000 access tokens',
  MOST_DELIVERIES: '20,000 webhook deliveries',
  MOST_FINISHED: '1,000 of them finished',
  MOST_ATTEMPTS: undefined,
  MOST_ENDPOINTS: '1,000 endpoints',
  MOST_APPLICATIONS: '1,000 applications',
  MOST_RULES: '100 rules of faults',
  DEEPEST_MATCH: undefined,
  MOST_PLANNED: '100 misbehaviours',
  MOST_SUBSCRIBERS: '100 event streams',
  MOST_WAITING: '1 MiB waiting in each',
  SNAPSHOT_LIMIT: '64 MiB',
  MOST_CUSTOMERS: '100,000 seeded customers',
}

test('the guides say what a site holds at most', () => {
  const guide = readFileSync(new URL('../../openapi/guides/figures.md', import.meta.url), 'utf8')
  const known = new Map(Object.entries(limits))
  for (const [name, said] of Object.entries(SAID)) {
    if (said === undefined) continue
    const [, number = '', unit] = /^([\d,]+)( MiB)?/.exec(said) ?? []
    const value = Number(number.replaceAll(',', '')) * (unit === undefined ? 1 : 1024 * 1024)
    expect([name, value]).toEqual([name, known.get(name)])
    expect(guide).toContain(said)
  }
})
