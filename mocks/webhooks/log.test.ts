import { describe, expect, test } from '@jest/globals'
import type { Deliverer } from './deliverer.ts'
import { toJob } from './job.ts'
import { DeliveryLog } from './log.ts'
import { Targets } from './send.ts'
import { Webhooks } from './webhooks.ts'

const event = { type: 'payment_profile.activated', timestamp: '2026-01-31T00:00:00Z', data: {} }
const job = (id: string) => toJob(id, event, 1)
const ids = (log: DeliveryLog) => log.list().map(({ delivery }) => delivery.id)

describe('a log of at most three deliveries', () => {
  test('removes the first finished one for a new one', () => {
    const log = new DeliveryLog(undefined, 3)
    const [a, b, c] = [job('a'), job('b'), job('c')] as const
    for (const one of [a, b, c]) expect(log.add(one)).toBe(true)
    log.set(c, 'delivered')
    log.set(a, 'failed', 'its attempts failed')
    expect(log.add(job('d'))).toBe(true)
    expect(ids(log)).toEqual(['a', 'b', 'd'])
    expect(log.add(job('e'))).toBe(true)
    expect(ids(log)).toEqual(['b', 'd', 'e'])
  })

  test('drops a new one when all are pending, and tells listeners', () => {
    const log = new DeliveryLog(undefined, 3)
    for (const id of ['a', 'b', 'c']) log.add(job(id))
    const told: unknown[] = []
    log.listen((delivery) => told.push(delivery))
    const [refused] = [job('d')]
    expect(log.add(refused)).toBe(false)
    expect(ids(log)).toEqual(['a', 'b', 'c'])
    expect(told).toMatchObject([
      { id: 'd', state: 'dropped', reason: '3 deliveries are pending already' },
    ])
    expect(log.find('d')).toBeUndefined()
    expect(log.pendingCount).toBe(3)
    expect(log.counts()).toContainEqual({ labels: { state: 'dropped' }, value: 1 })
  })
})

test('a wait that times out no longer listens', async () => {
  let listening = 0
  class CountingLog extends DeliveryLog {
    override listen(...given: Parameters<DeliveryLog['listen']>) {
      const stop = super.listen(...given)
      listening += 1
      return () => {
        listening -= 1
        stop()
      }
    }
  }
  const log = new CountingLog()
  log.add(job('a'))
  // A wait needs no more of a deliverer than its log.
  const deliverer = { log } as unknown as Deliverer
  const clock = { catchUp: async () => {}, stayFor: (stop: () => void) => stop }
  const webhooks = new Webhooks(clock, deliverer, new Targets({}))
  const waiting = webhooks.wait({ delivery: 'a', timeout_ms: 5 })
  await Promise.resolve()
  const during = listening
  expect(await waiting).toEqual({ reached: false, pending: 1 })
  expect([during, listening]).toEqual([1, 0])
})
