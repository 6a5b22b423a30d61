import { describe, expect, test } from '@jest/globals'
import { EndpointQueues } from './endpoint-queues.ts'

/** The next turn of the event loop: all promises that can settle have settled by then. */
const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

describe('queues', () => {
  test('run all jobs of an endpoint in order, one at a time where they are quick', async () => {
    const started: number[] = []
    let running = 0
    let most = 0
    const queues = new EndpointQueues<number>(
      async (job) => {
        started.push(job)
        running += 1
        most = Math.max(most, running)
        await nextTurn()
        running -= 1
        return true
      },
      () => 0,
    )
    const jobs = Array.from({ length: 3000 }, (_, index) => index)
    for (const job of jobs) queues.add(1, job)
    await queues.settled()
    expect(started).toEqual(jobs)
    expect(most).toBe(1)
    expect(queues.settled()).toBeUndefined()
  })

  test('run more at a time where they are slow', async () => {
    let running = 0
    let most = 0
    let clock = 0
    const queues = new EndpointQueues<number>(
      async () => {
        running += 1
        most = Math.max(most, running)
        await nextTurn()
        running -= 1
        return true
      },
      () => (clock += 60),
    )
    for (let job = 0; job < 30; job += 1) queues.add(1, job)
    await queues.settled()
    expect(most).toBe(8)
  })

  test('run 32 jobs at a time at most', async () => {
    let running = 0
    let most = 0
    const queues = new EndpointQueues<number>(async () => {
      running += 1
      most = Math.max(most, running)
      await nextTurn()
      running -= 1
      return true
    })
    for (let job = 0; job < 500; job++) queues.add(job % 50, job)
    await queues.settled()
    expect(most).toBe(32)
  })

  test('let no hanging endpoints hold up another one', async () => {
    const done: string[] = []
    const queues = new EndpointQueues<string>((job) => {
      done.push(job)
      return job === 'hang' ? new Promise(() => {}) : Promise.resolve(true)
    })
    for (let endpoint = 0; endpoint < 20; endpoint++) {
      for (let count = 0; count < 20; count++) queues.add(endpoint, 'hang')
    }
    for (let count = 0; count < 20; count++) queues.add(99, 'run')
    await nextTurn()
    expect(done.filter((job) => job === 'run')).toHaveLength(20)
    expect(done.filter((job) => job === 'hang')).toHaveLength(20)
  })

  test('drop all jobs', async () => {
    const queues = new EndpointQueues<number>(() => new Promise(() => {}))
    queues.add(1, 1)
    queues.add(1, 2)
    await nextTurn()
    const settled = queues.settled()
    queues.clear()
    await expect(settled).resolves.toBeUndefined()
    expect(queues.jobs()).toEqual([])
  })
})
