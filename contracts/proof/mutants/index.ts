import { addressSaboteurs } from './access/addresses.ts'
import { bearerSaboteurs } from './access/bearer.ts'
import { tokenAnswerSaboteurs } from './access/token-answers.ts'
import { tokenCallSaboteurs } from './access/token-calls.ts'
import { tokenRefusalSaboteurs } from './access/token-refusals.ts'
import { addedItemSaboteurs } from './conduct/added-items.ts'
import { customerValueSaboteurs } from './conduct/customer-values.ts'
import { customerViewSaboteurs } from './conduct/customer-views.ts'
import { customerSaboteurs } from './conduct/customers.ts'
import { firstItemSaboteurs } from './conduct/first-items.ts'
import { flowSaboteurs } from './conduct/flows.ts'
import { subscribingSaboteurs } from './conduct/subscribing.ts'
import { sideEffectSaboteurs } from './conduct/side-effects.ts'
import { subscriptionListSaboteurs } from './conduct/subscription-lists.ts'
import { subscriptionSaboteurs } from './conduct/subscriptions.ts'
import { codeSaboteurs } from './profiles/codes.ts'
import { profileSaboteurs } from './profiles/profiles.ts'
import { ruleSaboteurs } from './profiles/rules.ts'
import type { Saboteur } from './saboteur.ts'
import { bodySaboteurs } from './shapes/bodies.ts'
import { customerFieldSaboteurs } from './shapes/customer-fields.ts'
import { customerIdentitySaboteurs } from './shapes/customer-identity.ts'
import { embeddedSaboteurs } from './shapes/embedded.ts'
import { envelopeKeySaboteurs } from './shapes/envelope-keys.ts'
import { envelopeSaboteurs } from './shapes/envelope.ts'
import { itemFieldSaboteurs } from './shapes/item-fields.ts'
import { productFieldSaboteurs } from './shapes/product-fields.ts'
import { subscriptionFieldSaboteurs } from './shapes/subscription-fields.ts'
import { subscriptionStateSaboteurs } from './shapes/subscription-states.ts'
import { webhookSaboteurs } from './webhooks.ts'

/** Every way in which the suite is tried: each site breaks one fact of the ledger. */
export const saboteurs: readonly Saboteur[] = [
  ...addressSaboteurs,
  ...bodySaboteurs,
  ...envelopeSaboteurs,
  ...envelopeKeySaboteurs,
  ...customerIdentitySaboteurs,
  ...customerFieldSaboteurs,
  ...subscriptionFieldSaboteurs,
  ...subscriptionStateSaboteurs,
  ...embeddedSaboteurs,
  ...itemFieldSaboteurs,
  ...productFieldSaboteurs,
  ...customerSaboteurs,
  ...customerValueSaboteurs,
  ...customerViewSaboteurs,
  ...flowSaboteurs,
  ...subscribingSaboteurs,
  ...subscriptionSaboteurs,
  ...subscriptionListSaboteurs,
  ...sideEffectSaboteurs,
  ...firstItemSaboteurs,
  ...addedItemSaboteurs,
  ...profileSaboteurs,
  ...ruleSaboteurs,
  ...codeSaboteurs,
  ...tokenAnswerSaboteurs,
  ...tokenRefusalSaboteurs,
  ...tokenCallSaboteurs,
  ...bearerSaboteurs,
  ...webhookSaboteurs,
]
