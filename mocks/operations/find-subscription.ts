import { choiceOf, type Choices } from '../../openapi/ledger.ts'
import { Refusal } from '../shared/refusal.ts'
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

/**
 * Finds the subscription that an item is added to.
 *
 * @throws Refusal 404 when there is none, also when the id isn't a UUID (gap G107).
 */
export async function findSubscriptionForItem(
  world: World,
  id: string | number | undefined,
  choices: Choices,
): Promise<SubscriptionRecord> {
  const record = id === undefined ? undefined : await world.store.find('subscriptions', id)
  if (record !== undefined) return record
  const isRule = choiceOf(choices, 'item-unknown-subscription') === 'sb404'
  throw new Refusal(isRule ? 'SB404' : 'subscription_not_found', 'G107')
}
