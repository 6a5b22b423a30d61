import { describe, expect, test } from '@jest/globals'
import { blockedBy, halt, skip } from '../model/stop.ts'
import { replyOf } from '../testing/fake-context.ts'
import { step } from '../engine/step.ts'
import { observe, must, should, type Check, type Finding } from '../engine/check.ts'
import type { Context } from '../engine/context.ts'
import { PersonalDataMask } from '../engine/evidence/personal-data-mask.ts'
import { Runner } from './runner.ts'

const BASE = 'https://acme.example.com'
const reply = replyOf({ data: { id: 1 } }, { url: `${BASE}/api/customers` })
const answered = step('answered', { run: async () => ({ reply }) })
const finding: Finding = { reply, pointer: '/data', expected: 'one', received: 'two' }

function createRunner(mask = new PersonalDataMask()): Runner {
  const runner = new Runner(mask, BASE)
  runner.useContext({} as Context)
  return runner
}

const judge = async (check: Check, runner = createRunner()) => (await runner.judge(check))()
const fact = (id: string, found: Finding | readonly Finding[] | undefined) =>
  must(id, ['F01', 'F02'], 'a title', {
    operation: ['listCustomers', 'readCustomer'],
    requires: { answered },
    judge: () => found,
  })

describe('a check', () => {
  test('passes when nothing is found in an answer', async () => {
    expect(await judge(fact('A-001', []))).toMatchObject({
      id: 'A-001',
      level: 'MUST',
      title: 'a title',
      facts: ['F01', 'F02'],
      operation: 'listCustomers, readCustomer',
      outcome: 'passed',
      evidence: [{ request: 'GET /api/customers', status: 200 }],
    })
  })

  test('is skipped when its judge had nothing to look at, though a site answered', async () => {
    expect(await judge(fact('A-001', undefined))).toMatchObject({
      outcome: 'skipped',
      reason: 'NOT_SHOWN',
      evidence: [],
    })
  })

  test('fails when something is found', async () => {
    const { outcome, evidence } = await judge(fact('A-001', finding))
    expect(outcome).toBe('failed')
    expect(evidence).toMatchObject([{ pointer: '/data', expected: 'one', received: 'two' }])
  })

  test('of good practice only warns', async () => {
    const plan = { operation: 'listCustomers', requires: { answered }, judge: () => finding }
    expect((await judge(should('A-001', 'a title', plan))).outcome).toBe('warned')
  })

  test('is skipped when no answer shows anything', async () => {
    const plan = { operation: 'listCustomers', judge: () => [] }
    const report = await judge(must('A-001', 'F01', 'a title', plan))
    expect([report.outcome, report.reason]).toEqual(['skipped', 'NOT_SHOWN'])
  })

  test('shows three places at most, and says how many more there are', async () => {
    const four = await judge(fact('A-001', [finding, finding, finding, finding, finding]))
    expect([four.evidence.length, four.detail]).toEqual([3, 'The same in 2 more places'])
    const three = await judge(fact('A-001', [finding, finding, finding]))
    expect([three.evidence.length, three.detail]).toEqual([3, undefined])
  })

  test('shows two answers at most where all is well', async () => {
    const many = step('many', {
      run: async () => Array.from({ length: 9 }, (_, number) => replyOf({}, { number })),
    })
    const plan = { operation: 'listCustomers', requires: { many }, judge: () => [] }
    const { evidence } = await judge(must('A-001', 'F01', 'a title', plan))
    expect(evidence.map(({ exchange }) => exchange)).toEqual([0, 1])
  })

  test.each([
    ['skipped', 'NO_FIXTURE', skip('NO_FIXTURE', 'why it is so')],
    ['blocked', 'B-001', blockedBy('B-001', 'why it is so')],
    ['errored', 'UNREACHABLE', halt('UNREACHABLE', 'why it is so')],
    ['errored', 'HARNESS', new TypeError('why it is so')],
    ['errored', 'HARNESS', 'why it is so'],
    ['errored', 'HARNESS', undefined],
    ['errored', 'HARNESS', null],
  ])('is %s with %s when that is thrown, by itself or by what it needs', async (...row) => {
    const [outcome, reason, thrown] = row
    const operation = 'listCustomers'
    const fail = () => {
      throw thrown
    }
    const failing = step('failing', { run: fail })
    for (const check of [
      must('A-001', 'F01', 'a title', { operation, judge: fail }),
      must('A-001', 'F01', 'a title', { operation, requires: { failing }, judge: () => finding }),
      observe('A-001', 'G01', { operation, title: 'a title', observe: fail }),
    ]) {
      const report = await judge(check)
      expect([report.outcome, report.reason, report.evidence]).toEqual([outcome, reason, []])
      if (thrown) expect(report.detail).toContain('why it is so')
    }
  })
})

describe('an observation', () => {
  const plan = { operation: 'listCustomers', title: 'a title', requires: { answered } }

  test('tells which choice was seen, if it is one', async () => {
    for (const choice of ['page', null]) {
      const check = observe('A-001', 'G40', {
        ...plan,
        observe: () => ({ choice, value: 'pages' }),
      })
      const report = await judge(check)
      expect(report.outcome).toBe('observed')
      expect(report.observed).toEqual([{ gap: 'G40', choice, value: 'pages' }])
      expect(report.evidence.length).toBe(1)
    }
  })

  test('is skipped when the answers do not show it', async () => {
    const report = await judge(observe('A-001', 'G40', { ...plan, observe: () => undefined }))
    expect([report.outcome, report.reason]).toEqual(['skipped', 'NOT_SHOWN'])
  })
})

describe('a step', () => {
  test('is done once, whoever asks, at the same time or later', async () => {
    let count = 0
    const counted = step('counted', { run: async () => (count += 1) })
    const other = step('other', {
      requires: { counted },
      run: async (_, results) => results.counted,
    })
    const runner = createRunner()
    const values = await Promise.all([runner.use(counted), runner.use(other), runner.use(counted)])
    expect([...values, await runner.use(other), count]).toEqual([1, 1, 1, 1, 1])
  })

  test('that failed is not done again, and fails in the same way', async () => {
    let count = 0
    const failing = step('failing', {
      run: async () => {
        count += 1
        throw skip('NO_FIXTURE', 'there is none')
      },
    })
    const runner = createRunner()
    for (let index = 0; index < 3; index++) {
      await expect(runner.use(failing)).rejects.toThrow('there is none')
    }
    expect(count).toBe(1)
  })

  test('runs after steps that may fail, whether they do or not', async () => {
    const order: string[] = []
    const wanted = step('wanted', {
      run: async () => {
        await new Promise((resolve) => setImmediate(resolve))
        order.push('wanted')
        throw halt('UNREACHABLE', 'gone')
      },
    })
    const other = step('other', {
      after: { wanted, answered },
      run: async (_context, _results, attempts) => {
        order.push('other')
        return Object.keys(attempts)
      },
    })
    expect(await createRunner().use(other)).toEqual(['answered'])
    expect(order).toEqual(['wanted', 'other'])
  })

  test('is not done when what it needs failed', async () => {
    const failing = step('failing', { run: () => Promise.reject(blockedBy('B-001', 'broken')) })
    let isDone = false
    const other = step('other', {
      requires: { failing },
      run: async () => {
        isDone = true
      },
    })
    await expect(createRunner().use(other)).rejects.toMatchObject({ reason: 'B-001' })
    expect(isDone).toBe(false)
  })
})

describe('coverage', () => {
  test('counts the answers by fact and operation, and those that break it', async () => {
    const runner = createRunner()
    await runner.judge(fact('A-001', []))
    await runner.judge(fact('A-002', { ...finding, fact: 'F02' }))
    expect(runner.coverage).toEqual([
      { fact: 'F01', operation: 'listCustomers', attempts: 2, violations: 0 },
      { fact: 'F02', operation: 'listCustomers', attempts: 2, violations: 1 },
    ])
  })

  test('counts nothing for a check that was not carried out', async () => {
    const runner = createRunner()
    const operation = 'listCustomers'
    const fail = () => {
      throw skip('NO_FIXTURE', 'none')
    }
    await runner.judge(must('A-001', 'F01', 'a title', { operation, judge: fail }))
    expect(runner.coverage).toEqual([])
  })
})

test('what a check says is masked', async () => {
  const mask = new PersonalDataMask()
  mask.addSecret('geheimnis', '$SABIA_CLIENT_SECRET')
  const runner = createRunner(mask)
  const said = { reply: replyOf('geheimnis'), expected: 'geheimnis', received: 'geheimnis' }
  const reports = [
    await judge(fact('A-001', said), runner),
    await judge(
      observe('A-002', 'G40', {
        operation: 'none',
        title: 'a title',
        observe: () => ({ choice: null, value: 'geheimnis' }),
      }),
      runner,
    ),
    await judge(
      must('A-003', 'F01', 'a title', {
        operation: 'none',
        judge: () => Promise.reject(new Error('geheimnis')),
      }),
      runner,
    ),
  ]
  expect(JSON.stringify(reports)).not.toContain('geheimnis')
  expect(JSON.stringify(reports).split('$SABIA_CLIENT_SECRET').length).toBeGreaterThan(5)
})

test('a report hides what was learnt after the check', async () => {
  const mask = new PersonalDataMask()
  const said = { reply: replyOf('geheimnis'), expected: 'geheimnis', received: 'geheimnis' }
  const [failed, passed] = [fact('A-001', said), fact('A-002', [])]
  const runner = createRunner(mask)
  const reports = [await runner.judge(failed), await runner.judge(passed)]
  expect(JSON.stringify(reports.map((report) => report()))).toContain('geheimnis')
  mask.addSecret('geheimnis', '$SABIA_CLIENT_SECRET')
  mask.addSecret('/api/customers', '$SABIA_SECRET')
  const shown = JSON.stringify(reports.map((report) => report()))
  expect(shown).not.toMatch(/geheimnis|\/api\/customers/)
})
