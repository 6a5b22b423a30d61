import { gaps } from '../../../openapi/generated/ledger-rules.ts'
import { toMilliseconds } from '../../clock/duration.ts'
import { FieldError, unknownWord } from '../../shared/field-error.ts'
import { DecisionRefused } from '../../payer/payer.ts'
import { states, toStatus } from '../../world/payment-profile-life.ts'
import type { Site } from '../../site.ts'
import { conflict, notFound } from '../answers.ts'
import { blame, type Handlers } from '../handler.ts'

/** Every name of a pending profile: asking for one that this site doesn't use is no mistake. */
const PENDING_NAMES = gaps.G29.choices

export const payer = {
  listPaymentProfiles: async ({ site, query }) => {
    const { status } = query
    if (status !== undefined) refuseUnknownStatus(status, site)
    return site.records.paymentProfiles(query)
  },
  readPaymentProfile: async ({ site, path: { id } }) => {
    const found = await site.payer.profile(id)
    if (found === undefined) throw unknown(id)
    return found
  },
  decide: async ({ site, path: { id }, body: { decision } }) => {
    try {
      return await site.payer.decide(id, decision)
    } catch (error) {
      if (!(error instanceof DecisionRefused)) throw error
      throw error.reason === 'not_found' ? unknown(id) : conflict(error.message)
    }
  },
  readPayer: ({ site }) => site.payer.policy,
  setPayer: ({ site, body }) => {
    blame('delay', () => toMilliseconds(body.delay ?? 0))
    site.payer.setPolicy(body)
    return site.payer.policy
  },
} satisfies Partial<Handlers>

function refuseUnknownStatus(status: string, { profile }: Site): void {
  const known = [...states.map((state) => toStatus(state, profile)), ...PENDING_NAMES]
  if (known.includes(status)) return
  throw new FieldError('status', unknownWord('status', status, known))
}

function unknown(id: number) {
  return notFound(`There is no payment profile ${id}`)
}
