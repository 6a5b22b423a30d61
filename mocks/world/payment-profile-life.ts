import { choiceOf } from '../../openapi/choices.ts'
import type { Choices } from '../../openapi/ledger.ts'

/** The state of a payment profile. Its `status` has this name; for `pending`, that of gap G29. */
export type State = 'pending' | 'active' | 'refused' | 'expired' | 'canceled'

/** How long a payer can decide after the QR code is created, in milliseconds (gap G31). */
export const QR_CODE_LIFE = 24 * 60 * 60 * 1000

/** What the payer, or a developer in the payer's place, can do to a payment profile. */
export type Decision = 'accept' | 'refuse' | 'expire' | 'cancel'

/** What can happen without a call. */
export type AutomaticDecision = Exclude<Decision, 'cancel'>

/** One transition from a state to the next. */
export interface Transition {
  readonly from: State
  readonly trigger: Decision
  readonly to: State
  /** Type of the webhook's event (gap G83). */
  readonly event: string
  /** Field that stores the moment (gap G25). */
  readonly stamp?: 'activated_at' | 'refused_at'
}

/** The state in which a payment profile is created (rule 5 of the spec's section 4). */
export const FIRST_STATE: State = 'pending'

/**
 * The life of a payment profile: every transition. The spec states only the first one; the others
 * are gaps G30, G31 and G32. Everything else is refused (gap G33).
 */
export const life: readonly Transition[] = [
  {
    from: 'pending',
    trigger: 'accept',
    to: 'active',
    event: 'payment_profile.activated',
    stamp: 'activated_at',
  },
  {
    from: 'pending',
    trigger: 'refuse',
    to: 'refused',
    event: 'payment_profile.refused',
    stamp: 'refused_at',
  },
  { from: 'pending', trigger: 'expire', to: 'expired', event: 'payment_profile.expired' },
  { from: 'active', trigger: 'cancel', to: 'canceled', event: 'payment_profile.canceled' },
]

/** All decisions, in the order of the table. */
export const decisions: readonly Decision[] = life.map(({ trigger }) => trigger)

/** Every state, in the order of the table. */
export const states: readonly State[] = [FIRST_STATE, ...life.map(({ to }) => to)]

/** The transition that a decision makes from a state; undefined when it isn't allowed. */
export function findTransition(from: State, trigger: Decision): Transition | undefined {
  return life.find((one) => one.from === from && one.trigger === trigger)
}

/** The `status` of a state (gap G29). */
export function toStatus(state: State, choices: Choices): string {
  return state === 'pending' ? choiceOf(choices, 'pending-status') : state
}

/** The state of a `status`. */
export function toState(status: string, choices: Choices): State {
  return status === choiceOf(choices, 'pending-status') ? 'pending' : (status as State)
}

/** Whether a payment profile can be used for charges, now or once it is accepted. */
export function isLive(state: State): boolean {
  return state === 'pending' || state === 'active'
}

const ENDS: ReadonlySet<string> = new Set(life.map(({ to }) => to))

/** Whether a status says that no decision was made yet; gap G29 has several names for it. */
export function isUndecided(status: string): boolean {
  return !ENDS.has(status)
}
