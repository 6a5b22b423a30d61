import { describe, expect, test } from '@jest/globals'
import { Lanes } from './lanes.ts'

const soon = () => new Promise((resolve) => setTimeout(resolve, 1))

describe('lanes', () => {
  test('run all jobs of a lane in their order, one at a time where they are quick', async () => {
    const begun: number[] = []
    let running = 0
    let most = 0
    const lanes = new Lanes<number>(
      async (job) => {
        begun.push(job)
        running += 1
        most = Math.max(most, running)
        await soon()
        running -= 1
        return true
      },
      () => 0,
    )
    const jobs = Array.from({ length: 3000 }, (_, index) => index)
    for (const job of jobs) lanes.add(1, job)
    await lanes.settled()
    expect(begun).toEqual(jobs)
    expect(most).toBe(1)
    expect(lanes.settled()).toBeUndefined()
  })

  test('run more at a time where they are slow', async () => {
    let running = 0
    let most = 0
    let clock = 0
    const lanes = new Lanes<number>(
      async () => {
        running += 1
        most = Math.max(most, running)
        await soon()
        running -= 1
        return true
      },
      () => (clock += 60),
    )
    for (let job = 0; job < 30; job += 1) lanes.add(1, job)
    await lanes.settled()
    expect(most).toBe(8)
  })

  test('run 32 jobs at a time at most', async () => {
    let running = 0
    let most = 0
    const lanes = new Lanes<number>(async () => {
      running += 1
      most = Math.max(most, running)
      await soon()
      running -= 1
      return true
    })
    for (let job = 0; job < 500; job++) lanes.add(job % 50, job)
    await lanes.settled()
    expect(most).toBe(32)
  })

  test('do not let lanes that hang hold up another one', async () => {
    const done: string[] = []
    const lanes = new Lanes<string>((job) => {
      done.push(job)
      return job === 'hang' ? new Promise(() => {}) : Promise.resolve(true)
    })
    for (let lane = 0; lane < 20; lane++) {
      for (let count = 0; count < 20; count++) lanes.add(lane, 'hang')
    }
    for (let count = 0; count < 20; count++) lanes.add(99, 'run')
    await soon()
    expect(done.filter((job) => job === 'run')).toHaveLength(20)
    expect(done.filter((job) => job === 'hang')).toHaveLength(20)
  })

  test('forget what they were given', async () => {
    const lanes = new Lanes<number>(() => new Promise(() => {}))
    lanes.add(1, 1)
    lanes.add(1, 2)
    await soon()
    const settled = lanes.settled()
    lanes.clear()
    await expect(settled).resolves.toBeUndefined()
    expect(lanes.jobs()).toEqual([])
  })
})
