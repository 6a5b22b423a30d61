import type { Check } from '../engine/check.ts'
import { accessChecks } from './access.ts'
import { asSentChecks } from './records/as-sent.ts'
import { agreementChecks } from './records/agreement.ts'
import { customerCreateChecks } from './customers/create.ts'
import { customerListChecks } from './customers/list.ts'
import { customerReadChecks } from './customers/read.ts'
import { envelopeChecks } from './records/envelope.ts'
import { itemChecks } from './records/items.ts'
import { leftBehindChecks } from './left-behind.ts'
import { paymentProfileCreateChecks } from './payment-profiles/create.ts'
import { paymentProfileShownChecks } from './payment-profiles/shown.ts'
import { paymentProfileRulesChecks } from './payment-profiles/rules.ts'
import { subscriptionCreateChecks } from './subscriptions/create.ts'
import { subscriptionListChecks } from './subscriptions/list.ts'
import { subscriptionReadChecks } from './subscriptions/read.ts'
import { leftOutFieldChecks } from './records/left-out-fields.ts'
import { timeChecks } from './records/times.ts'
import { tokenGrantChecks } from './token/grant.ts'
import { tokenRefuseChecks } from './token/refuse.ts'
import { viewChecks } from './records/views.ts'
import { webhookChecks } from './webhooks.ts'

const checks: readonly Check[] = [
  ...tokenGrantChecks,
  ...tokenRefuseChecks,
  ...customerCreateChecks,
  ...customerReadChecks,
  ...customerListChecks,
  ...subscriptionCreateChecks,
  ...subscriptionReadChecks,
  ...subscriptionListChecks,
  ...itemChecks,
  ...paymentProfileCreateChecks,
  ...paymentProfileRulesChecks,
  ...paymentProfileShownChecks,
  ...viewChecks,
  ...agreementChecks,
  ...asSentChecks,
  ...timeChecks,
  ...leftOutFieldChecks,
  ...envelopeChecks,
  ...accessChecks,
  ...leftBehindChecks,
  ...webhookChecks,
]

const AREAS = ['TOK', 'CUS', 'SUB', 'ITM', 'PAY', 'PRD', 'PPT', 'ENV', 'ACC', 'HOOK']

/** Every check of facts and of good practice, in the order in which a run carries them out. */
export const factChecks: readonly Check[] = checks.toSorted((one, other) => rank(one) - rank(other))

function rank({ id }: Check): number {
  return AREAS.indexOf(id.slice(0, id.indexOf('-')))
}
