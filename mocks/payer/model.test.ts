import { expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { connect, enrolAs, NOW } from '../laws/support/client.ts'
import { createReceiver } from '../laws/support/receiver.ts'
import { createSite } from '../site.ts'
import { decisions } from '../world/payment-profile-life.ts'

type Status = 'pending' | 'active' | 'refused' | 'expired' | 'canceled'

/** What a payment profile should be, and what is scheduled for it. */
interface Known {
  id: number
  status: Status
  updated: number
  plans: { at: number; order: number; to: Status }[]
}

const DAY = 24 * 60 * 60 * 1000
const BY_TAG = {
  accept: 'active',
  refuse: 'refused',
  expire: 'expired',
  ignore: undefined,
} as const
const BY_HAND = {
  accept: 'active',
  refuse: 'refused',
  expire: 'expired',
  cancel: 'canceled',
} as const

const step = fc.oneof(
  fc.record({ tag: fc.constantFrom('accept', 'refuse', 'expire', 'ignore', 'none') }),
  fc.record({ which: fc.nat({ max: 5 }), decision: fc.constantFrom(...decisions) }),
  fc.record({ advance: fc.constantFrom(0, 1, 999, 1000, 1001, DAY - 1000, DAY, 3 * DAY) }),
)

test('decisions and time have the results of a small model, and each is reported once', async () => {
  const steps = fc.array(step, { maxLength: 25, size: 'max' })
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const { send, received } = createReceiver()
      const site = await createSite({ now: NOW, customers: 0, send })
      site.webhooks.addEndpoint({ url: 'http://shop.example.com' })
      const known: Known[] = []
      const reported: [number, Status][] = []
      let now = Date.parse(NOW)
      let order = 0

      const change = (one: Known, to: Status, at: number) => {
        Object.assign(one, { status: to, updated: at, plans: [] })
        reported.push([one.id, to])
      }
      for (const one of taken) {
        if ('tag' in one) {
          const { id } = await enrolAs(await connect(site), `ana+${one.tag}@example.com`)
          const to = one.tag === 'none' ? undefined : BY_TAG[one.tag]
          const end = { at: now + DAY, order: order++, to: 'expired' as const }
          const plan = to && { at: now + 1000, order: order++, to }
          const plans = plan === undefined ? [end] : [end, plan]
          known.push({ id, status: 'pending', updated: now, plans })
        } else if ('decision' in one) {
          const chosen = known[one.which]
          const outcome = site.payer.decide(chosen?.id ?? 999, one.decision).then(
            () => 'decided',
            ({ reason }: { reason: string }) => reason,
          )
          const from = one.decision === 'cancel' ? 'active' : 'pending'
          const isAllowed = chosen?.status === from
          const refusal = chosen === undefined ? 'not_found' : 'conflict'
          expect(await outcome).toBe(isAllowed ? 'decided' : refusal)
          if (isAllowed) change(chosen, BY_HAND[one.decision], now)
        } else {
          now += one.advance
          await site.clock.advance(one.advance)
          for (;;) {
            const due = known
              .flatMap((owner) => owner.plans.map((plan) => ({ ...plan, owner })))
              .filter(({ at }) => at <= now)
              .sort((left, right) => left.at - right.at || left.order - right.order)[0]
            if (due === undefined) break
            change(due.owner, due.to, due.at)
          }
        }
        await site.webhooks.wait()
      }
      const shown = await site.payer.profiles()
      expect(shown.map(({ id, status, updated_at }) => [id, status, updated_at])).toEqual(
        known.map(({ id, status, updated }) => [id, status, new Date(updated).toISOString()]),
      )
      expect(site.clock.due()).toHaveLength(known.flatMap(({ plans }) => plans).length)
      const told = received.map(({ event: { data } }) => [data['id'], data['status']])
      expect(told.map(String).sort()).toEqual(reported.map(String).sort())
    }),
    { numRuns: 60 },
  )
})
