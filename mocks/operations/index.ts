import type { operations } from '../../openapi/generated/types.ts'
import type { Behaviour } from './behaviour.ts'
import { customerBehaviours } from './customers.ts'
import { itemBehaviours } from './items.ts'
import { paymentProfileBehaviours } from './payment-profiles.ts'
import { subscriptionBehaviours } from './subscriptions.ts'

/** Without the token call, which has its own body and errors, and the webhook, which is sent. */
export type ApiOperationId = Exclude<keyof operations, 'createToken' | 'paymentProfileUpdated'>

/** What each operation of the document does; a missing one fails the type check. */
export const behaviours: Readonly<Record<ApiOperationId, Behaviour>> = {
  ...customerBehaviours,
  ...subscriptionBehaviours,
  ...itemBehaviours,
  ...paymentProfileBehaviours,
}
