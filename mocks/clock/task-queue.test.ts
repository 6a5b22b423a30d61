import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { TaskQueue } from './task-queue.ts'
import type { Work } from './tasks.ts'

const toWork = (id: number): Work => ({ kind: 'qr_code_expiry', payment_profile_id: id })

/** Takes all tasks that are due until a moment. */
function drain(queue: TaskQueue, until = Infinity): Work[] {
  const taken: Work[] = []
  for (;;) {
    const task = queue.takeDue(until)
    if (task === undefined) return taken
    taken.push(task.work)
  }
}

describe('a task queue', () => {
  test('returns tasks by their moment, then in the order they were added', () => {
    const moments = fc.array(fc.record({ at: fc.nat({ max: 9 }), isCanceled: fc.boolean() }))
    fc.assert(
      fc.property(moments, (planned) => {
        const queue = new TaskQueue()
        for (const [id, { at, isCanceled }] of planned.entries()) {
          const task = queue.add(at, toWork(id))
          if (isCanceled) queue.cancel(task)
        }
        const expected = planned
          .map(({ at, isCanceled }, id) => ({ at, isCanceled, id }))
          .filter(({ isCanceled }) => !isCanceled)
          .sort((left, right) => left.at - right.at || left.id - right.id)
          .map(({ id }) => toWork(id))
        expect(queue.list().map(({ work }) => work)).toEqual(expected)
        expect(drain(queue)).toEqual(expected)
      }),
    )
  })

  test('keeps tasks that are due later', () => {
    const queue = new TaskQueue()
    for (const [id, at] of [30, 10, 20].entries()) queue.add(at, toWork(id))
    expect(drain(queue, 20)).toEqual([toWork(1), toWork(2)])
    expect(queue.next()).toMatchObject({ at: 30, work: toWork(0) })
  })

  test('is reset to shared tasks, which it does not change', () => {
    const shared = [10, 20, 30].map((at, order) => ({ at, order, work: toWork(order) }))
    const queue = new TaskQueue()
    queue.reset(shared)
    queue.cancel(shared[1]!)
    queue.add(5, toWork(9))
    expect(drain(queue)).toEqual([toWork(9), toWork(0), toWork(2)])
    queue.reset(shared)
    expect(drain(queue)).toEqual([toWork(0), toWork(1), toWork(2)])
  })
})
