import { describe, expect, test } from '@jest/globals'
import { type Client, createClient, enrol, NOW } from '../laws/support/client.ts'
import {
  decisions,
  findTransition,
  FIRST_STATE,
  life,
  type Decision,
  type State,
} from '../world/payment-profile-life.ts'

const STATES: State[] = ['pending', 'active', 'refused', 'expired', 'canceled']
const ALLOWED: Record<State, Partial<Record<Decision, State>>> = {
  pending: { accept: 'active', refuse: 'refused', expire: 'expired' },
  active: { cancel: 'canceled' },
  refused: {},
  expired: {},
  canceled: {},
}
const PAIRS = STATES.flatMap((from) =>
  decisions.map((trigger) => [from, trigger, ALLOWED[from][trigger]] as const),
)

/** Brings a new payment profile to a state by the table's own transitions. */
async function bring(client: Client, state: State): Promise<number> {
  const { id } = await enrol(client)
  const transition = life.find(({ to }) => to === state)
  if (transition === undefined) return id
  if (transition.from !== FIRST_STATE) await client.site.payer.accept(id)
  await client.site.payer.decide(id, transition.trigger)
  return id
}

describe('a payment profile', () => {
  test.each(PAIRS)('that is %s and is to %s becomes %s', async (from, trigger, to) => {
    const client = await createClient()
    const id = await bring(client, from)
    const before = await client.site.payer.profile(id)
    expect(findTransition(from, trigger)?.to).toBe(to)
    const outcome = await client.site.payer.decide(id, trigger).catch((error: unknown) => error)
    const after = await client.site.payer.profile(id)
    expect(after?.status).toBe(to ?? from)
    if (to === undefined) {
      expect(outcome).toMatchObject({ name: 'DecisionRefused', conflict: true })
      expect(after).toEqual(before)
    } else {
      expect(outcome).toEqual(after)
    }
  })

  test.each([
    ['accept', 'activated_at', 'refused_at'],
    ['refuse', 'refused_at', 'activated_at'],
  ] as const)('stores the moment of an %s in %s: gap G25', async (decision, field, other) => {
    const client = await createClient()
    const { id, ...created } = await enrol(client)
    await client.site.clock.advance('1m')
    const decided = await client.site.payer.decide(id, decision)
    expect(created).not.toHaveProperty(field)
    expect(decided[field]).toBe('2026-01-31T10:21:30.456Z')
    expect(decided).toMatchObject({ created_at: NOW, updated_at: decided[field] })
    expect(decided).not.toHaveProperty(other)
  })

  test('is pending under the name that the site profile chose: gap G29', async () => {
    const client = await createClient({ profile: { G29: 'waiting' }, customers: 20 })
    const { id, status } = await enrol(client)
    const statuses = (await client.site.payer.profiles()).map((profile) => profile.status)
    expect(status).toBe('waiting')
    expect(statuses).not.toContain('pending')
    expect((await client.site.payer.accept(id)).status).toBe('active')
  })
})
