import { describe, expect, test } from '@jest/globals'
import { createClient, enrol, enrolAs, type Subscription } from '../laws/support/client.ts'
import { findPaymentCode } from '../pix/br-code.ts'
import type { Decision } from '../world/payment-profile-life.ts'
import type { PayerPolicy } from './policy.ts'

describe('a decision', () => {
  test('about an unknown payment profile is refused', async () => {
    const { site } = await createClient()
    await expect(site.payer.accept(999)).rejects.toMatchObject({
      reason: 'not_found',
      conflict: false,
      message: 'Cannot accept payment profile 999: none has this id',
    })
  })

  test.each([
    ['acept', 'Cannot decide: there is no decision "acept"; did you mean accept?'],
    ['sing', 'Cannot decide: there is no decision "sing"; write accept, refuse, expire, cancel'],
  ])('%p is unknown', async (decision, message) => {
    const client = await createClient()
    const { id } = await enrol(client)
    await expect(client.site.payer.decide(id, decision as Decision)).rejects.toMatchObject({
      reason: 'invalid',
      message,
    })
  })

  test('is made once by twenty calls at the same time', async () => {
    const client = await createClient()
    const { id } = await enrol(client)
    const calls = Array.from({ length: 20 }, (_, index) =>
      index % 2 === 0 ? client.site.payer.accept(id) : client.site.payer.refuse(id),
    )
    const outcomes = await Promise.allSettled(calls)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('cancels what was scheduled', async () => {
    const client = await createClient({ payer: { policy: 'refuse' } })
    const before = client.site.clock.due()
    const { id } = await enrol(client)
    await client.site.payer.accept(id)
    expect(client.site.clock.due()).toEqual(before)
    await client.site.clock.advance('2d')
    expect((await client.site.payer.profile(id))?.status).toBe('active')
  })

  test('does not change the subscription: gap G27', async () => {
    const client = await createClient()
    const { id, subscription_id } = await enrol(client)
    const path = `/api/subscriptions/${subscription_id}`
    const before = await client.call<Subscription>('GET', path)
    await client.site.payer.accept(id)
    expect((await client.call('GET', path)).text).toBe(before.text)
  })

  test('changes a seeded payment profile, until a reset', async () => {
    const { site } = await createClient({ customers: 20 })
    const seeded = (await site.payer.profiles()).find(({ status }) => status === 'pending')
    const id = seeded?.id ?? 0
    await site.payer.accept(id)
    const decided = await site.payer.profile(id)
    await site.reset()
    expect([decided?.status, (await site.payer.profile(id))?.status]).toEqual(['active', 'pending'])
  })
})

describe('the payer', () => {
  test.each([
    ['manual', 'ana@example.com', 'pending'],
    ['accept', 'ana@example.com', 'active'],
    ['refuse', 'ana@example.com', 'refused'],
    ['expire', 'ana@example.com', 'expired'],
    ['manual', 'ana+accept@example.com', 'active'],
    ['manual', 'ana+refuse@example.com', 'refused'],
    ['manual', 'ana+expire@example.com', 'expired'],
    ['accept', 'ana+refuse@example.com', 'refused'],
    ['refuse', 'ana+ACCEPT@example.com', 'active'],
    ['accept', 'ana+ignore@example.com', 'pending'],
    ['accept', 'ana+news@example.com', 'active'],
    ['manual', 'accept@example.com', 'pending'],
  ] as const)('of the policy %s and the address %s: %s', async (policy, email, status) => {
    const client = await createClient({ payer: { policy } })
    const { id } = await enrolAs(client, email)
    const before = await client.site.payer.profile(id)
    await client.site.clock.advance(999)
    const early = await client.site.payer.profile(id)
    await client.site.clock.advance(1)
    const after = await client.site.payer.profile(id)
    expect([before?.status, early?.status, after?.status]).toEqual(['pending', 'pending', status])
  })

  test('who ignores the QR code lets it expire after a day: gap G31', async () => {
    const client = await createClient()
    const { id } = await enrolAs(client, 'ana+ignore@example.com')
    await client.site.clock.advance('24h')
    const profile = await client.site.payer.profile(id)
    expect(profile).toMatchObject({ status: 'expired', updated_at: profile?.qr_code_expires_at })
  })

  test('uses another policy for what is created from then on', async () => {
    const client = await createClient()
    const first = await enrol(client)
    client.site.payer.setPolicy({ policy: 'accept', delay: '2s' })
    const second = await enrol(client)
    await client.site.clock.advance('2s')
    const statuses = await Promise.all(
      [first, second].map(async ({ id }) => (await client.site.payer.profile(id))?.status),
    )
    expect(statuses).toEqual(['pending', 'active'])
    expect(client.site.payer.policy).toEqual({ policy: 'accept', delay: 2000 })
  })

  test.each([
    [{ policy: 'acept' }, 'there is no policy "acept"; did you mean accept?'],
    [{ policy: '' }, 'there is no policy ""; write manual, accept, refuse, expire'],
    [{ delay: 'soon' }, 'Cannot read the duration: "soon" isn\'t one'],
  ])('cannot have %j', async (options, message) => {
    const given = options as { policy: PayerPolicy }
    await expect(createClient({ payer: given })).rejects.toThrow(message)
  })

  test('does not delay the create call', async () => {
    const client = await createClient({ payer: { policy: 'accept', delay: 0 } })
    client.site.clock.resume()
    expect((await enrol(client)).status).toBe('pending')
  })
})

describe('a payment profile', () => {
  test('is found by the code of its QR code', async () => {
    const client = await createClient({ customers: 20 })
    const created = await enrol(client)
    const all = await client.site.payer.profiles()
    expect(all.at(-1)).toEqual(created)
    for (const profile of all) {
      const code = findPaymentCode(profile.qr_code) ?? ''
      expect(await client.site.payer.findByCode(code)).toEqual(profile)
      expect(await client.site.payer.findByCode(code.toUpperCase())).toEqual(profile)
    }
  })

  test.each(['', 'x', '0'.repeat(32), '__proto__'])('is not found by %p', async (code) => {
    const { site } = await createClient()
    expect(await site.payer.findByCode(code)).toBeUndefined()
  })

  test('that is shown is a copy', async () => {
    const client = await createClient()
    const { id } = await enrol(client)
    const shown = await client.site.payer.profile(id)
    Object.assign(shown ?? {}, { status: 'active' })
    expect((await client.site.payer.profile(id))?.status).toBe('pending')
  })
})
