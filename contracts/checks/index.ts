import type { Check } from '../engine/check.ts'
import { accessChecks } from './access.ts'
import { customerChecks } from './customers.ts'
import { envelopeChecks } from './envelope.ts'
import { itemChecks } from './items.ts'
import { profileChecks } from './profiles.ts'
import { subscriptionChecks } from './subscriptions.ts'
import { threeFieldChecks } from './three-fields.ts'
import { tokenChecks } from './token.ts'
import { viewChecks } from './views.ts'
import { webhookChecks } from './webhooks.ts'

const checks: readonly Check[] = [
  ...tokenChecks,
  ...customerChecks,
  ...subscriptionChecks,
  ...itemChecks,
  ...profileChecks,
  ...viewChecks,
  ...threeFieldChecks,
  ...envelopeChecks,
  ...accessChecks,
  ...webhookChecks,
]

const AREAS = ['TOK', 'CUS', 'SUB', 'ITM', 'PAY', 'PRD', 'PPT', 'ENV', 'ACC', 'HOOK']

/** Every check of facts and of good practice, in the order in which a run carries them out. */
export const factChecks: readonly Check[] = checks.toSorted((one, other) => rank(one) - rank(other))

function rank({ id }: Check): number {
  return AREAS.indexOf(id.slice(0, id.indexOf('-')))
}
