import { unknownWord } from '../shared/unknown-word.ts'
import { toMilliseconds, type Duration } from '../clock/duration.ts'
import type { AutomaticDecision } from './life.ts'

/** What the payer does when nobody plays it: waits for a decision by hand, or decides. */
export type PayerPolicy = 'manual' | AutomaticDecision

/** How a site's payer behaves. */
export interface PayerOptions {
  /** `manual` when left out. A tag in the customer's e-mail address outranks it. */
  policy?: PayerPolicy
  /** From the create answer to the decision, on the site's clock. One second when left out (gap G03). */
  delay?: Duration
}

/** Every policy. */
export const POLICIES: readonly PayerPolicy[] = ['manual', 'accept', 'refuse', 'expire']

/** From the create answer to an automatic decision, in milliseconds (gap G03). */
const DELAY = 1000

/** A policy with its delay in milliseconds. */
export interface ResolvedPolicy {
  readonly policy: PayerPolicy
  readonly delay: number
}

/** @throws Error when there is no such policy or duration. */
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
