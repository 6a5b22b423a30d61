import type { operations } from '../../openapi/generated/types.ts'
import type { Behaviour } from './behaviour.ts'
import { createCustomer, listCustomers, readCustomer } from './customers.ts'
import { addItem } from './items.ts'
import { createPaymentProfile } from './payment-profiles.ts'
import { createSubscription, listSubscriptions, readSubscription } from './subscriptions.ts'

/** The token call has a body, errors and credentials of its own kind; the webhook is sent, not served. */
export type ApiOperationId = Exclude<keyof operations, 'createToken' | 'paymentProfileUpdated'>

/** What each operation of the document does; one that is missing fails the type check. */
export const behaviours: Readonly<Record<ApiOperationId, Behaviour>> = {
  createCustomer,
  readCustomer,
  listCustomers,
  createSubscription,
  readSubscription,
  listSubscriptions,
  addItem,
  createPaymentProfile,
}
