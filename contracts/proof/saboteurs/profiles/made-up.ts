import type { JsonObject } from '../../../http/exchange.ts'
import { envelope } from '../../tools/answers.ts'
import type { Call } from '../../tools/calls.ts'

const ID = 2_000_000_000

/** A profile that the site does not have, in the form of one that it has. */
export function profileOf(call: Call, like: JsonObject | undefined): JsonObject {
  return envelope({
    ...(like ?? { status: 'pending' }),
    id: ID,
    payment_method_type: 'pix',
    subscription_id: call.body['subscription_id'] ?? null,
    customer_id: Number(call.id),
  })
}
