import { addedItemMutants } from './added-items.ts'
import { addressMutants } from './addresses.ts'
import { bearerMutants } from './bearer.ts'
import { bodyMutants } from './bodies.ts'
import { customerMutants } from './customers.ts'
import { customerValueMutants } from './customer-values.ts'
import { customerViewMutants } from './customer-views.ts'
import { firstItemMutants } from './first-items.ts'
import { flowMutants } from './flows.ts'
import { formMutants } from './forms.ts'
import type { Mutant } from './mutant.ts'
import { codeMutants } from './payment-profile-codes.ts'
import { ruleMutants } from './payment-profile-rules.ts'
import { paymentProfileMutants } from './payment-profiles.ts'
import { shapeMutants } from './shapes.ts'
import { sideEffectMutants } from './side-effects.ts'
import { subscribingMutants } from './subscribing.ts'
import { subscriptionListMutants } from './subscription-lists.ts'
import { subscriptionMutants } from './subscriptions.ts'
import { tokenAnswerMutants } from './token-answers.ts'
import { tokenCallMutants } from './token-calls.ts'
import { webhookMutants } from './webhooks.ts'

/** The mutants by topic: those of shape are generated, all others written by hand. */
export const topics: Readonly<Record<string, readonly Mutant[]>> = {
  shapes: shapeMutants,
  forms: formMutants,
  bodies: bodyMutants,
  addresses: addressMutants,
  'token answers': tokenAnswerMutants,
  'token calls': tokenCallMutants,
  'bearer tokens': bearerMutants,
  customers: customerMutants,
  'customer values': customerValueMutants,
  'customer views': customerViewMutants,
  flows: flowMutants,
  subscribing: subscribingMutants,
  subscriptions: subscriptionMutants,
  'subscription lists': subscriptionListMutants,
  'first items': firstItemMutants,
  'added items': addedItemMutants,
  'side effects': sideEffectMutants,
  'payment profiles': paymentProfileMutants,
  'payment profile rules': ruleMutants,
  'payment profile codes': codeMutants,
  webhooks: webhookMutants,
}

/** Every mutant: each breaks a fact of the ledger, and a check must catch it. */
export const mutants: readonly Mutant[] = Object.values(topics).flat()
