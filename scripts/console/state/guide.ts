import type { Exchange } from '../model/exchange.ts'
import { tour, type TourFacts } from '../model/tour.ts'
import { isUndecided } from '../../../mocks/world/payment-profile-life.ts'
import { firstTour, type Seen, type State, type Store } from './state.ts'

/** Fills in the call of the tour's current step. */
export function fillStep(store: Store): void {
  const { tour: at, known, drafts } = store.state
  const step = tour[at.step]
  if (!at.isOpen || step?.draft === undefined) return
  const draft = step.draft(at.facts, known)
  store.set({ operationId: draft.operationId, drafts: { ...drafts, [draft.operationId]: draft } })
}

/** Checks whether a response completes the current step. */
export function follow(store: Store, made: Exchange): void {
  const { tour: at } = store.state
  const step = tour[at.step]
  if (!at.isOpen || at.isDone || step?.completes?.(made) !== true) return
  const facts = { ...at.facts, ...step.learn?.(made) }
  store.set({ tour: { ...at, isDone: true, facts } })
}

/** Checks whether the phone or the inbox completes the current step. */
export function followSeen(store: Store): void {
  const { tour: at, seen } = store.state
  const step = tour[at.step]
  if (!at.isOpen || at.isDone || step === undefined || step.where === 'call') return
  const { profile } = at.facts
  const isDone =
    step.where === 'phone'
      ? seen.profiles.some(({ id, status }) => String(id) === profile && status === 'active')
      : isTold(seen, profile)
  if (isDone) store.set({ tour: { ...at, isDone } })
}

/** Whether the tour's payment profile is active, and a webhook announced it. */
export function isActivated(seen: Seen, { profile }: TourFacts): boolean {
  const isActive = seen.profiles.some(
    ({ id, status }) => String(id) === profile && status === 'active',
  )
  return isActive && isTold(seen, profile)
}

/** Whether the step needs a payment profile that was refused, has expired, or was never created. */
export function canNotBeAccepted({ seen, tour: { step, isDone, facts } }: State): boolean {
  // Unknown before the first update.
  if (isDone || tour[step]?.where !== 'phone' || seen.at === 0) return false
  return !seen.profiles.some(
    ({ id, status }) =>
      String(id) === facts.profile && (isUndecided(status) || status === 'active'),
  )
}

/** Continues with the next step, or ends after the last one. */
export function goOn(store: Store): void {
  const { tour: at } = store.state
  store.set({ tour: { ...at, step: Math.min(at.step + 1, tour.length), isDone: false } })
  fillStep(store)
  followSeen(store)
}

export function leaveTour(store: Store): void {
  store.set({ tour: { ...store.state.tour, isOpen: false } })
}

/** Continues the tour, or restarts it. */
export function takeTour(store: Store, isAnew: boolean): void {
  store.set({ tour: isAnew ? firstTour : { ...store.state.tour, isOpen: true } })
  fillStep(store)
  followSeen(store)
}

function isTold({ deliveries }: Seen, profile: string | undefined): boolean {
  return deliveries.some(
    ({ event, attempts }) => String(event.data['id']) === profile && attempts.length > 0,
  )
}
