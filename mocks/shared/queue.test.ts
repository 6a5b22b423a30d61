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

  test('begins at once where no task is unfinished', async () => {
    const queue = createQueue()
    expect(queue.atOnce(() => 1)).toBe(1)
    const fail = () => {
      throw new Error('no')
    }
    expect(() => queue.atOnce(fail)).toThrow('no')
    const steps: string[] = []
    const slow = queue.atOnce(async () => {
      steps.push('begins')
      await new Promise((resolve) => setTimeout(resolve, 2))
      steps.push('ends')
    })
    const next = queue.atOnce(() => steps.push('next'))
    expect(steps).toEqual(['begins'])
    await Promise.all([slow, next])
    expect(steps).toEqual(['begins', 'ends', 'next'])
    expect(queue.atOnce(() => 2)).toBe(2)
  })
})
