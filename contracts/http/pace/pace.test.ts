import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { callOf, createFakeClient } from '../../testing/fake-client.ts'
import type { Stop } from '../../model/stop.ts'
import { Budget, type Further } from './budget.ts'
import { Pace } from './pace.ts'
import { askUntil, createVirtualTime } from './time.ts'

describe('a rate', () => {
  test('is never exceeded, whatever it is', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 50 }), async (perSecond) => {
        const { client, moments } = createFakeClient(() => new Response('{}'), { perSecond })
        for (let index = 0; index < 20; index++) await client.send(callOf('read'))
        const gaps = moments.slice(1).map((moment, index) => moment - (moments[index] ?? 0))
        expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1000 / perSecond - 0.01)
      }),
      { numRuns: 20 },
    )
  })

  test('counts requests that are sent at once one after another', async () => {
    const time = createVirtualTime()
    const slept: number[] = []
    const pace = new Pace(
      { now: time.now, sleep: async (milliseconds) => void slept.push(milliseconds) },
      4,
    )
    await Promise.all([pace.turn(), pace.turn(), pace.turn()])
    expect(slept).toEqual([250, 500])
  })

  test('that is not named makes nobody wait', async () => {
    const { client, moments } = createFakeClient(() => new Response('{}'))
    for (let index = 0; index < 5; index++) await client.send(callOf('read'))
    expect(moments).toEqual([0, 0, 0, 0, 0])
  })
})

describe('a budget', () => {
  const endOf = (take: () => unknown) => {
    try {
      take()
      return 'taken'
    } catch (error) {
      return (error as Stop).reason
    }
  }

  test('leaves out what few checks need where a run has created enough, and says so', () => {
    const budget = new Budget(15)
    for (let count = 0; count < 15; count++) budget.takeWrite(true)(true)
    expect(endOf(() => budget.takeWrite(false))).toBe('NOT_SHOWN')
    expect(endOf(() => budget.takeWrite(true))).toBe('BUDGET')
  })

  test('that the caller made small is spent for every check', () => {
    const budget = new Budget(3)
    for (let count = 0; count < 3; count++) budget.takeWrite(false)(true)
    expect(endOf(() => budget.takeWrite(false))).toBe('BUDGET')
  })

  test('ends after 200 requests', () => {
    const budget = new Budget(15)
    for (let number = 1; number <= 200; number++) {
      expect(endOf(() => budget.refuseWhenSpent())).toBe('taken')
      expect(budget.countRequest()).toBe(number)
    }
    expect(endOf(() => budget.refuseWhenSpent())).toBe('BUDGET')
  })

  test('looks again for a while, and repeats what was not answered when it looks no more', () => {
    const budget = new Budget(15)
    const takeAll = (why: Further) => {
      let count = 0
      while (budget.takeFurther(why)) count += 1
      return count
    }
    const [looks, repeats, more] = [takeAll('look'), takeAll('repeat'), takeAll('look')]
    expect([looks > 0, repeats > 0, more]).toEqual([true, true, 0])
  })

  test('is a hard stop, whatever becomes of the writes', () => {
    fc.assert(
      fc.property(fc.nat(10), fc.array(fc.boolean(), { maxLength: 40 }), (most, outcomes) => {
        const budget = new Budget(most)
        for (const counts of outcomes) {
          try {
            budget.takeWrite(true)(counts)
          } catch {
            expect(budget.made).toBe(most)
          }
        }
        expect(budget.made).toBe(Math.min(most, outcomes.filter(Boolean).length))
      }),
    )
  })

  test('counts writes that are under way: any may turn out to succeed', () => {
    const budget = new Budget(2)
    const first = budget.takeWrite(true)
    budget.takeWrite(true)
    expect(() => budget.takeWrite(true)).toThrow('The 2 allowed writes are used up')
    expect(budget.made).toBe(0)
    first(false)
    expect(() => budget.takeWrite(true)).not.toThrow()
  })
})

describe('asking until an answer will do', () => {
  test('ends with the first that does', async () => {
    let count = 0
    const ask = async () => (count += 1)
    expect(await askUntil(createVirtualTime(), 60_000, ask, (value) => value === 3)).toBe(3)
  })

  test('ends when the time is over, with the last answer', async () => {
    const time = createVirtualTime()
    const begun = time.now()
    let count = 0
    const ask = async () => (count += 1)
    expect(await askUntil(time, 5000, ask, () => false)).toBe(count)
    expect(time.now() - begun).toBe(5000)
    expect(count).toBeLessThan(10)
  })

  test('asks as often at a site that makes callers wait', async () => {
    const askAt = async (wait: number) => {
      const time = createVirtualTime()
      let count = 0
      const ask = async () => {
        await time.sleep(wait)
        return (count += 1)
      }
      return askUntil(time, 5000, ask, () => false)
    }
    expect(await askAt(4000)).toBe(await askAt(0))
    expect(await askAt(60_000)).toBe(1)
  })

  test('asks once where there is no time', async () => {
    let count = 0
    await askUntil(
      createVirtualTime(),
      0,
      async () => (count += 1),
      () => false,
    )
    expect(count).toBe(1)
  })
})
