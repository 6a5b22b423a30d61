import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { Agenda } from './agenda.ts'
import type { Work } from './work.ts'

const toWork = (id: number): Work => ({ kind: 'qr_code_expiry', payment_profile_id: id })

/** Takes all that is due until a moment. */
function drain(agenda: Agenda, until = Infinity): Work[] {
  const taken: Work[] = []
  for (;;) {
    const task = agenda.takeDue(until)
    if (task === undefined) return taken
    taken.push(task.work)
  }
}

describe('an agenda', () => {
  test('gives work by its moment, and of one moment in the order of its making', () => {
    const moments = fc.array(fc.record({ at: fc.nat({ max: 9 }), isCanceled: fc.boolean() }))
    fc.assert(
      fc.property(moments, (planned) => {
        const agenda = new Agenda()
        for (const [id, { at, isCanceled }] of planned.entries()) {
          const task = agenda.add(at, toWork(id))
          if (isCanceled) agenda.cancel(task)
        }
        const expected = planned
          .map(({ at, isCanceled }, id) => ({ at, isCanceled, id }))
          .filter(({ isCanceled }) => !isCanceled)
          .sort((left, right) => left.at - right.at || left.id - right.id)
          .map(({ id }) => toWork(id))
        expect(agenda.list().map(({ work }) => work)).toEqual(expected)
        expect(drain(agenda)).toEqual(expected)
      }),
    )
  })

  test('keeps what is due later', () => {
    const agenda = new Agenda()
    for (const [id, at] of [30, 10, 20].entries()) agenda.add(at, toWork(id))
    expect(drain(agenda, 20)).toEqual([toWork(1), toWork(2)])
    expect(agenda.next()).toMatchObject({ at: 30, work: toWork(0) })
  })

  test('begins anew with shared work that it leaves untouched', () => {
    const shared = [10, 20, 30].map((at, order) => ({ at, order, work: toWork(order) }))
    const agenda = new Agenda()
    agenda.restart(shared)
    agenda.cancel(shared[1]!)
    agenda.add(5, toWork(9))
    expect(drain(agenda)).toEqual([toWork(9), toWork(0), toWork(2)])
    agenda.restart(shared)
    expect(drain(agenda)).toEqual([toWork(0), toWork(1), toWork(2)])
  })
})
