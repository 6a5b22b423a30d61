import { describe, expect, test } from '@jest/globals'
import type { Arrival, PendingEnrolment, Receiver } from '../engine/receiver.ts'
import { createVirtualTime, type Time } from '../http/pace/time.ts'
import { runContractOn, type ContractOptions } from '../run-contract.ts'
import { createEmbedded } from '../targets/embedded.ts'
import { allChecks } from '../all-checks.ts'

const only = allChecks.map(({ id }) => id).filter((id) => id.startsWith('HOOK-'))

/** Nobody waits here, but what is about to arrive does so first. */
function createTime(): Time {
  const { now, sleep } = createVirtualTime()
  const arrive = () => new Promise<void>((resolve) => void setImmediate(resolve))
  return { now, sleep: (milliseconds) => sleep(milliseconds).then(arrive) }
}

const runHooks = (options: ContractOptions) => runContractOn(createTime(), { ...options, only })

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
  const report = await runHooks({ ...site, ...(receiver && { receiver }) })
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
      'is a form with JSON inside',
      ({ profileId }: PendingEnrolment) => [
        `event=activated&payload=${encodeURIComponent(`{"id":${profileId},"status":"active"}`)}`,
      ],
    ],
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
      ({ profileId }: PendingEnrolment) => [`{"data":{"id":${profileId}7}}`],
    ],
  ])('breaks a fact when %s', async (_, send) => {
    const { receiver } = receive(send)
    const report = await runHooks({ receiver })
    expect(report.verdict).toBe('broken')
    const failed = report.checks.filter(({ outcome }) => outcome === 'failed')
    expect(failed.map(({ id, facts }) => [id, facts])).toEqual([
      ['HOOK-SEND-001', ['F13', 'F14', 'F74']],
      ['HOOK-SEND-005', ['F13', 'F14']],
    ])
  })

  test.each([
    ['empty', () => ['']],
    ['a hint to look for news', () => ['{"id":"evt_1","type":"payment_profile.activated"}']],
  ])('is not judged when it is %s', async (_, send) => {
    expect(await outcomeOf('HOOK-SEND-001', receive(send).receiver)).toBe('skipped NOT_SHOWN')
  })

  const showing = (status: string) => (one: PendingEnrolment) =>
    JSON.stringify({ data: { id: one.profileId, status } })

  test.each([
    ['passed', ['active']],
    ['passed', ['ACTIVATED']],
    ['passed', ['pending', 'active', 'active']],
    ['passed', ['active', 'pending']],
    ['failed', ['pending']],
    ['failed', ['refused']],
    ['skipped NOT_SHOWN', ['approved']],
  ])('has %s where it shows %j', async (outcome, statuses) => {
    const send = (one: PendingEnrolment) => statuses.map((status) => showing(status)(one))
    expect(await outcomeOf('HOOK-SEND-004', receive(send).receiver)).toBe(outcome)
  })

  test('may show the status by a name that the caller gave', async () => {
    const { receiver: _, ...site } = await createEmbedded()
    const { receiver } = receive((one) => [showing('authorized')(one)])
    const statusNames = { active: 'Authorized' }
    const report = await runHooks({ ...site, receiver, statusNames })
    expect(report.checks.find(({ id }) => id === 'HOOK-SEND-004')?.outcome).toBe('passed')
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
  await runHooks({ receiver })
  const enrolment = {
    profileId: expect.stringMatching(/^\d+$/),
    subscriptionId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    customerId: expect.stringMatching(/^\d+$/),
    qrCode: expect.stringMatching(/^000201.*6304[0-9A-F]{4}$/),
  }
  expect(enrolments).toEqual([enrolment, enrolment])
})

describe('a refusal', () => {
  const status = (one: PendingEnrolment, word: string) =>
    JSON.stringify({ type: 'payment_profile.updated', data: { id: one.profileId, status: word } })

  /** Outcomes of the checks of a refusal, by what arrives after each decision. */
  async function outcomesOf(
    accepted: readonly string[],
    refused: (one: PendingEnrolment) => readonly string[],
    early: readonly string[] = [],
  ) {
    const { receiver, arrivals } = receive((one) => accepted.map((word) => status(one, word)))
    const refuse = async (one: PendingEnrolment) => {
      for (const text of refused(one)) arrivals.push({ at: Date.now(), headers: {}, text })
    }
    const { receiver: _, ...site } = await createEmbedded()
    const fetch = async (request: Request) => {
      const response = await site.fetch(request)
      const isCreate = request.url.endsWith('/payment_profiles') && response.status === 201
      const { data } = (isCreate ? await response.clone().json() : {}) as { data?: { id: number } }
      for (const word of data === undefined ? [] : early) {
        const text = JSON.stringify({ data: { id: data?.id, status: word } })
        arrivals.push({ at: Date.now(), headers: {}, text })
      }
      return response
    }
    const report = await runHooks({ ...site, fetch, receiver: { ...receiver, refuse } })
    return ['HOOK-SEND-006', 'HOOK-SEND-007'].map(
      (id) => report.checks.find((check) => check.id === id)?.outcome,
    )
  }

  const named =
    (...words: string[]) =>
    (one: PendingEnrolment) =>
      words.map((word) => status(one, word))

  test.each([
    ['refused', named('refused'), ['passed', 'passed']],
    ['a status of any name', named('denied'), ['passed', 'passed']],
    ['nothing', named(), ['skipped', 'skipped']],
    ['pending and refused', named('pending', 'refused'), ['passed', 'passed']],
    ['an activation', named('active'), ['failed', 'skipped']],
    ['a pending status', named('pending'), ['passed', 'failed']],
    [
      'the state of the subscription',
      ({ subscriptionId: id }: PendingEnrolment) => [
        JSON.stringify({ type: 'subscription.updated', subscription_id: id, status: 'active' }),
      ],
      ['skipped', 'skipped'],
    ],
    [
      'an unnamed status beside an active part',
      ({ profileId: id }: PendingEnrolment) => [
        JSON.stringify({ data: { id, state: 'denied', pix: { status: 'active' } } }),
      ],
      ['passed', 'passed'],
    ],
  ])('that is reported as %s', async (_, refused, outcomes) => {
    expect(await outcomesOf(['active'], refused)).toEqual(outcomes)
  })

  test('is not taken for unreported where the site reports pending profiles too', async () => {
    expect(await outcomesOf(['pending', 'active'], named('pending'))).toEqual(['passed', 'passed'])
    expect(await outcomesOf(['active'], named('pending'), ['pending'])).toEqual([
      'passed',
      'passed',
    ])
  })
})

test('the embedded mock sends it, and answers SB344 from then on', async () => {
  const { checks } = await runHooks({})
  // The mock takes no payment profile in place of a refused one (gap G61).
  const expected = only.filter((id) => id !== 'HOOK-SEND-009')
  expect(checks.filter(({ outcome }) => outcome === 'passed').map(({ id }) => id)).toEqual(expected)
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
  const { checks } = await runHooks({ ...site, fetch, receiver })
  expect(checks.find(({ id }) => id === 'HOOK-SEND-001')?.outcome).toBe('failed')
})
