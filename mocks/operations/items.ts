import { choiceOf } from '../../openapi/ledger.ts'
import type { components } from '../../openapi/generated/types.ts'
import { invalid, Refusal } from '../shared/refusal.ts'
import { toTimestamp } from '../world/clock.ts'
import type { Behaviour } from './behaviour.ts'
import { findSubscription, findSubscriptionForItem } from './find-subscription.ts'
import { toSubscriptionSummary } from '../world/views.ts'
import { addTo } from './add-to.ts'

type ItemInput = components['schemas']['ItemInput']

const addItem: Behaviour = {
  async judge({ world, parameters, body, choices }) {
    await findSubscriptionForItem(world, parameters['subscription_id'], choices)
    if (body['item'] == null) throw new Refusal('missing_item', 'G44')
  },

  async run({ world, parameters, body, choices }) {
    const { product_handle: handle, quantity } = body['item'] as ItemInput
    if (quantity === undefined && choiceOf(choices, 'quantity') === 'required')
      throw invalid('item.quantity is required')
    const [product] = await world.store.findBy('products', 'handle', handle)
    if (product === undefined) throw new Refusal('product_not_found', 'G50')
    const subscription = await findSubscriptionForItem(
      world,
      parameters['subscription_id'],
      choices,
    )
    const items = [...subscription.items]
    await addTo(world, items, product, quantity ?? 1, choices)
    // Adding an item touches the subscription: gap G12.
    const updated_at = toTimestamp(world.clock.now())
    await world.store.change('subscriptions', subscription.id, { items, updated_at })
    const changed = await findSubscription(world, subscription.id)
    return { data: await toSubscriptionSummary(world.store, changed) }
  },
}

export const itemBehaviours = { addItem }
