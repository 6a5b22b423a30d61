import { addressMutants } from './addresses.ts'
import { agreementMutants } from './agreement.ts'
import { bearerMutants } from './bearer.ts'
import { bodyMutants } from './bodies.ts'
import { customerMutants } from './customers.ts'
import { customerValueMutants } from './customer-values.ts'
import { formMutants } from './forms.ts'
import { itemMutants } from './items.ts'
import type { Mutant } from './mutant.ts'
import { ruleMutants } from './payment-profile-rules.ts'
import { paymentProfileMutants } from './payment-profiles.ts'
import { shapeMutants } from './shapes.ts'
import { subscribingMutants } from './subscribing.ts'
import { subscriptionMutants } from './subscriptions.ts'
import { tokenMutants } from './tokens.ts'
import { webhookMutants } from './webhooks.ts'

/** The mutants by topic: those of shape are generated, all others written by hand. */
export const topics: Readonly<Record<string, readonly Mutant[]>> = {
  shapes: shapeMutants,
  forms: formMutants,
  bodies: bodyMutants,
  addresses: addressMutants,
  tokens: tokenMutants,
  'bearer tokens': bearerMutants,
  customers: customerMutants,
  'customer values': customerValueMutants,
  subscribing: subscribingMutants,
  subscriptions: subscriptionMutants,
  items: itemMutants,
  agreement: agreementMutants,
  'payment profiles': paymentProfileMutants,
  'payment profile rules': ruleMutants,
  webhooks: webhookMutants,
}

/** Every mutant: each breaks a fact of the ledger, and a check must catch it. */
export const mutants: readonly Mutant[] = Object.values(topics).flat()
