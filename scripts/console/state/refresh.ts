import { messageOf } from '../../../mocks/shared/message-of.ts'
import { withId } from '../model/known.ts'
import { isTokenMissing } from '../place/mock-place.ts'
import { followSeen } from './guide.ts'
import type { Store } from './state.ts'

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
    // The reader may have switched to another place meanwhile.
    if (store.state.place !== place) return
    const read = { profiles, deliveries, endpoints, misbehaviours, faults }
    const seen = { ...read, clock: time, at: Date.now() }
    const updates = store.state.updates + 1
    const known = learnProfiles(store)
    store.set({ seen, updates, isTokenAsked: false, unreachable: undefined, known })
    followSeen(store)
  } catch (error) {
    if (store.state.place !== place) return
    if (isTokenMissing(error)) store.set({ isTokenAsked: true })
    else store.set({ unreachable: messageOf(error) })
  }

  /** Ids that exist from the start, until a response shows others. */
  function learnProfiles({ state }: Store) {
    const [first] = state.seen.profiles
    const { known } = state
    if (first === undefined || known['customers'] !== undefined) return known
    const withCustomer = withId(known, 'customers', first.customer_id)
    return withId(withCustomer, 'subscriptions', first.subscription_id)
  }
}
