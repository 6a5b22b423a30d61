import { describe, expect, test } from '@jest/globals'
import { createVirtualTime } from '../http/pace/time.ts'
import { readReport, toJson } from '../reports/index.ts'
import { step, type Step } from '../engine/step.ts'
import { observe, must, type Check } from '../engine/check.ts'
import { resolveOptions } from '../engine/options/resolve-options.ts'
import { run } from './run.ts'

const operation = 'listCustomers'

/** A run of some checks on a site that answers each read with the next of these bodies. */
async function runOn(bodies: readonly unknown[], checks: readonly Check[]) {
  const options = { baseUrl: 'http://localhost', accessToken: 'a-token-of-length', seed: 1 }
  let count = 0
  return run(resolveOptions(options, []), {
    checks,
    target: 'http://localhost',
    suiteVersion: '1.0.0',
    time: createVirtualTime(),
    // The first call of all tries the token.
    fetch: async () => {
      count += 1
      return new Response(count === 1 ? '{}' : JSON.stringify(bodies[count - 2]))
    },
  })
}

const reading = (name: string) => step(name, { run: (context) => context.read(operation) })

const failing = (id: string) =>
  must(id, 'F01', 'a title', {
    operation,
    requires: { reply: reading(id) },
    judge: ({ reply }) => ({ reply, expected: 'nothing', received: reply.text }),
  })

const seeing = (id: string) =>
  observe(id, 'G40', {
    operation,
    title: 'a title',
    requires: { reply: reading(id) },
    observe: ({ reply }) => ({ choice: reply.text, value: reply.text, reply }),
  })

describe('checks run', () => {
  const order: string[] = []
  const noting = (name: string, isHostile = false) =>
    step(name, { isHostile, run: async () => order.push(name) })
  const needing = (id: string, isLast: boolean, needed: Step<number>) =>
    must(id, 'F01', 'a title', {
      operation,
      isLast,
      requires: { needed },
      judge: () => undefined,
    })

  test('in their order, but late after hostile steps, and at the end if they see everything', async () => {
    const hostile = noting('hostile', true)
    const beyond = step('beyond', { after: { hostile }, run: async () => order.push('beyond') })
    const report = await runOn(
      [],
      [
        needing('A-001', true, noting('every answer')),
        needing('A-002', false, beyond),
        needing('A-003', false, noting('usual')),
      ],
    )
    expect(order).toEqual(['usual', 'hostile', 'beyond', 'every answer'])
    expect(report.checks.map(({ id }) => id)).toEqual(['A-001', 'A-002', 'A-003'])
  })
})

describe('a report', () => {
  test('shows nothing of people who became known only later', async () => {
    const early = { errors: 'Heloísa Bragança is known already' }
    const late = { data: [{ first_name: 'Heloísa', last_name: 'Bragança' }] }
    const report = await runOn(
      [early, early, late],
      [failing('A-001'), seeing('A-002'), failing('A-003')],
    )
    expect(report.checks.map(({ outcome }) => outcome)).toEqual(['failed', 'observed', 'failed'])
    expect(JSON.stringify(report)).not.toMatch(/Heloísa|Bragança/)
  })

  test('keeps its own words, whatever people are called', async () => {
    const words = ['failed', 'broken', 'observed', 'customer', 'listCustomers', 'MUST', 'title']
    const people = { data: words.map((word) => ({ first_name: word, last_name: word })) }
    const report = await runOn([people, people], [failing('A-001'), seeing('A-002')])
    expect(report).toMatchObject({
      verdict: 'broken',
      checks: [
        { id: 'A-001', level: 'MUST', outcome: 'failed', title: 'a title', operation },
        { id: 'A-002', level: 'OBSERVE', outcome: 'observed' },
      ],
    })
    expect(report.checks[0]?.evidence[0]?.operation).toBe(operation)
    expect(readReport(toJson(report)).verdict).toBe('broken')
  })

  test('has no text of the site for a choice', async () => {
    const report = await runOn(['a-token-of-length'], [seeing('A-001')])
    expect(JSON.stringify(report)).not.toContain('a-token-of-length')
    expect(report.checks[0]?.observed?.[0]?.choice).toBeNull()
  })
})
