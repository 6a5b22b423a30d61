import type { Control } from '../../../mocks/control/client/client.ts'
import { messageOf } from '../../../mocks/shared/message-of.ts'
import { withId, type Known } from '../model/known.ts'
import { isTokenMissing } from '../place/mock-place.ts'
import { followSeen } from './guide.ts'
import type { PaymentProfile, State, Store } from './state.ts'

/** Most records of a kind to show. */
const LIMIT = { limit: 50 }

/** Updates what the playground shows of the site: the phone, the inbox, the clock. */
export async function refresh(store: Store): Promise<void> {
  const { place } = store.state
  if (place === undefined) return
  const { payer, webhooks, clock, faults: rules } = place.control
  try {
    const [profiles, deliveries, endpoints, misbehaviours, faults, time] = await Promise.all([
      payer.profiles(LIMIT),
      webhooks.deliveries(LIMIT),
      webhooks.endpoints(),
      webhooks.misbehaviours(),
      rules.list(),
      clock.state(),
    ])
    const learned = await learnFirst(store.state, place.control, profiles)
    // The reader may have switched to another place meanwhile.
    if (store.state.place !== place) return
    const read = { profiles, deliveries, endpoints, misbehaviours, faults }
    const seen = { ...read, clock: time, at: Date.now() }
    const updates = store.state.updates + 1
    // A response may have shown others meanwhile.
    const known = store.state.known['customers'] === undefined ? learned : store.state.known
    store.set({ seen, updates, isTokenAsked: false, unreachable: undefined, known })
    followSeen(store)
  } catch (error) {
    if (store.state.place !== place) return
    if (isTokenMissing(error)) store.set({ isTokenAsked: true })
    else store.set({ unreachable: messageOf(error) })
  }
}

/**
 * The ids that forms begin with until a response shows others: a subscription without a payment profile
 * where there is one, since a second profile would be refused.
 */
async function learnFirst(
  { known }: State,
  { subscriptions }: Control,
  profiles: readonly PaymentProfile[],
): Promise<Known> {
  if (known['customers'] !== undefined) return known
  const { data } = await subscriptions.list(LIMIT)
  const enrolled = new Set(profiles.map((one) => one.subscription_id))
  const first = data.findLast(({ id }) => !enrolled.has(id)) ?? data.at(-1)
  if (first === undefined) return known
  return withId(withId(known, 'customers', first.customer?.id), 'subscriptions', first.id)
}
