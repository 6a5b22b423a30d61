import { describe, expect, test } from '@jest/globals'
import type { Arrival, PendingEnrolment, Receiver } from '../engine/receiver.ts'
import { runContract } from '../run-contract.ts'
import { createEmbedded } from '../targets/embedded.ts'
import { allChecks } from '../all-checks.ts'

const only = allChecks.map(({ id }) => id).filter((id) => id.startsWith('HOOK-'))

/** A payer's phone and a receiver in one: what `send` gives arrives once the payer has accepted. */
function receive(send: (enrolment: PendingEnrolment) => readonly string[]) {
  const arrivals: Arrival[] = []
  const enrolments: PendingEnrolment[] = []
  const receiver: Receiver = {
    patience: 300,
    arrivals: () => arrivals,
    accept: async (enrolment) => {
      enrolments.push(enrolment)
      setImmediate(() => {
        for (const text of send(enrolment)) arrivals.push({ at: Date.now(), headers: {}, text })
      })
    },
  }
  return { receiver, enrolments, arrivals }
}

async function outcomeOf(id: string, receiver: Receiver | undefined) {
  // Asked as another site is: the embedded mock would receive its webhooks itself.
  const { receiver: _, ...site } = await createEmbedded()
  const report = await runContract({ ...site, only, ...(receiver && { receiver }) })
  const { outcome, reason } = report.checks.find((check) => check.id === id) ?? {}
  return reason === undefined ? outcome : `${outcome} ${reason}`
}

describe('the webhook of an activation', () => {
  test.each([
    [
      'names the payment profile',
      ({ profileId }: PendingEnrolment) => [`{"data":{"id":${profileId}}}`],
    ],
    ['names the subscription', ({ subscriptionId: id }: PendingEnrolment) => [`{"id":"${id}"}`]],
    ['is a form', ({ profileId }: PendingEnrolment) => [`event=activated&id=${profileId}`]],
    [
      'comes twice, after another one',
      ({ subscriptionId: id }: PendingEnrolment) => ['{"data":{"id":0}}', `["${id}"]`, `["${id}"]`],
    ],
  ])('is taken when it %s', async (_, send) => {
    expect(await outcomeOf('HOOK-SEND-001', receive(send).receiver)).toBe('passed')
  })

  test.each([
    ['it never comes', () => []],
    ['it names neither', () => ['{"data":{"id":987654}}']],
    [
      'an id is only part of another',
      ({ profileId }: PendingEnrolment) => [`{"id":${profileId}7}`],
    ],
  ])('breaks a fact when %s', async (_, send) => {
    const { receiver } = receive(send)
    const report = await runContract({ only, receiver })
    expect(report.verdict).toBe('broken')
    const failed = report.checks.filter(({ outcome }) => outcome === 'failed')
    expect(failed.map(({ id, facts }) => [id, facts])).toEqual([
      ['HOOK-SEND-001', ['F13', 'F14', 'F74']],
    ])
  })

  test('is not looked for where nothing receives it, or nobody decides', async () => {
    expect(await outcomeOf('HOOK-SEND-001', undefined)).toBe('skipped NO_RECEIVER')
    const { accept: _, ...deaf } = receive(() => []).receiver
    expect(await outcomeOf('HOOK-SEND-001', { ...deaf, accept: undefined })).toBe(
      'skipped NO_PAYER',
    )
  })

  test('accuses nobody when the payer cannot be asked', async () => {
    const accept = () => Promise.reject(new Error('the phone is off'))
    const { receiver } = receive(() => [])
    expect(await outcomeOf('HOOK-SEND-001', { ...receiver, accept })).toBe('skipped NO_PAYER')
  })
})

test('the payer is told what to accept: profile, subscription, customer and QR code', async () => {
  const { receiver, enrolments } = receive(({ profileId }) => [`{"id":${profileId}}`])
  await runContract({ only, receiver })
  expect(enrolments).toEqual([
    {
      profileId: expect.stringMatching(/^\d+$/),
      subscriptionId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      customerId: expect.stringMatching(/^\d+$/),
      qrCode: expect.stringMatching(/^000201.*6304[0-9A-F]{4}$/),
    },
  ])
})

test('the embedded mock sends it, and answers SB344 from then on', async () => {
  const { checks } = await runContract({ only })
  expect(checks.filter(({ outcome }) => outcome === 'passed').map(({ id }) => id)).toEqual(only)
})

test('a webhook from before the decision does not tell of it', async () => {
  const { receiver, arrivals } = receive(() => [])
  const site = await createEmbedded()
  const fetch = async (request: Request) => {
    const response = await site.fetch(request)
    const text = await response.clone().text()
    if (request.url.endsWith('/payment_profiles')) arrivals.push({ at: 0, headers: {}, text })
    return response
  }
  const { checks } = await runContract({ ...site, fetch, receiver, only })
  expect(checks.find(({ id }) => id === 'HOOK-SEND-001')?.outcome).toBe('failed')
})
