import { unknownWord } from '../shared/field-error.ts'
import { toMilliseconds, type Duration } from '../clock/duration.ts'
import type { AutomaticDecision } from '../world/payment-profile-life.ts'

/** Default decision of the payer; `manual` waits for a decision by hand. */
export type PayerPolicy = 'manual' | AutomaticDecision

/** How a site's payer decides. */
export interface PayerOptions {
  /** `manual` by default. A tag in the customer's e-mail address overrides it. */
  policy?: PayerPolicy
  /** From the create response to the decision, on the site's clock. One second by default (gap G03). */
  delay?: Duration
}

/** Every policy. */
const POLICIES: readonly PayerPolicy[] = ['manual', 'accept', 'refuse', 'expire']

/** From the create response to an automatic decision, in milliseconds (gap G03). */
const DELAY = 1000

/** A policy with its delay in milliseconds. */
export interface ResolvedPolicy {
  readonly policy: PayerPolicy
  readonly delay: number
}

/** @throws Error when the policy or the duration is invalid. */
export function resolvePolicy(options: PayerOptions): ResolvedPolicy {
  const { policy = 'manual', delay = DELAY } = options
  if (!POLICIES.includes(policy)) {
    throw new Error(`Cannot set the payer: ${unknownWord('policy', policy, POLICIES)}`)
  }
  return { policy, delay: toMilliseconds(delay) }
}

/**
 * What a tag in an e-mail address asks for: `ana+refuse@example.com`, likewise `+accept`, `+expire`,
 * and `+ignore` for a payer who never decides. Undefined without a tag.
 */
export function findTag(email: unknown): PayerPolicy | undefined {
  const tag = /\+(accept|refuse|expire|ignore)@/i.exec(String(email))?.[1]?.toLowerCase()
  return tag === 'ignore' ? 'manual' : (tag as PayerPolicy | undefined)
}
