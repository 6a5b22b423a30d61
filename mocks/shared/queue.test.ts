import { describe, expect, test } from '@jest/globals'
import { createQueue } from './queue.ts'

describe('a queue', () => {
  test('runs one task after the other', async () => {
    const queue = createQueue()
    const steps: string[] = []
    const task = (name: string) => async () => {
      steps.push(`${name} begins`)
      await new Promise((resolve) => setTimeout(resolve, 2))
      steps.push(`${name} ends`)
    }
    await Promise.all([queue(task('a')), queue(task('b'))])
    expect(steps).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
  })

  test('gives each caller the result of its own task', async () => {
    const queue = createQueue()
    const results = await Promise.all([queue(async () => 1), queue(async () => 'two')])
    expect(results).toEqual([1, 'two'])
  })

  test('goes on after a task that failed', async () => {
    const queue = createQueue()
    const failed = queue(() => Promise.reject(new Error('no')))
    const next = queue(async () => 'done')
    await expect(failed).rejects.toThrow('no')
    await expect(next).resolves.toBe('done')
  })

  test('goes on after a task that throws at once', async () => {
    const queue = createQueue()
    const failed = queue(() => {
      throw new Error('no')
    })
    const next = queue(async () => 'done')
    await expect(failed).rejects.toThrow('no')
    await expect(next).resolves.toBe('done')
  })

  test('is idle where no task is unfinished', async () => {
    const queue = createQueue()
    expect(queue.isIdle()).toBe(true)
    const failed = queue(() => Promise.reject(new Error('no')))
    expect(queue.isIdle()).toBe(false)
    await expect(failed).rejects.toThrow('no')
    expect(queue.isIdle()).toBe(true)
  })
})
