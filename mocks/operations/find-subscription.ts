import { Refusal } from '../core/answer/problems.ts'
import type { SubscriptionRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'

/**
 * Finds the subscription that a path names.
 *
 * @throws Refusal 404 when there is none (gaps G42 and G43).
 */
export async function findSubscription(
  world: World,
  id: string | number | undefined,
): Promise<SubscriptionRecord> {
  if (id === undefined) throw new Refusal('subscription_not_found', 'G43')
  const record = await world.store.find('subscriptions', id)
  if (record === undefined) throw new Refusal('subscription_not_found', 'G42')
  return record
}
