import type { Choices } from '../../openapi/ledger.ts'

/** Where a payment profile stands. Its `status` shows this name, but a pending one that of gap G29. */
export type State = 'pending' | 'active' | 'refused' | 'expired' | 'canceled'

/** What a payer, or who plays the payer, may do to a payment profile. */
export type Decision = 'accept' | 'refuse' | 'expire' | 'cancel'

/** What may happen without anybody's call. */
export type AutomaticDecision = Exclude<Decision, 'cancel'>

/** One way from a state to the next. */
export interface Edge {
  readonly from: State
  readonly trigger: Decision
  readonly to: State
  /** Kind of the webhook's event (gap G83). */
  readonly event: string
  /** Field that keeps the moment (gap G25). */
  readonly stamp?: 'activated_at' | 'refused_at'
}

/** The state that a payment profile is created in (rule 5 of the spec's section 4). */
export const FIRST_STATE: State = 'pending'

/**
 * The life of a payment profile: every way that it can take. The spec states the first one alone;
 * the others are gaps G30, G31 and G32. Whatever is not listed is refused (gap G33).
 */
export const life: readonly Edge[] = [
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

/** The way that a decision leads from a state; undefined where there is none. */
export function findEdge(from: State, trigger: Decision): Edge | undefined {
  return life.find((edge) => edge.from === from && edge.trigger === trigger)
}

/** The text that shows a state (gap G29). */
export function toStatus(state: State, choices: Choices): string {
  return state === 'pending' ? choices.G29 : state
}

/** The state that a text shows. */
export function toState(status: string, choices: Choices): State {
  return status === choices.G29 ? 'pending' : (status as State)
}

/** Whether a payment profile can still be used for charges, or may come to that. */
export function isLive(state: State): boolean {
  return state === 'pending' || state === 'active'
}

const ENDS: ReadonlySet<string> = new Set(life.map(({ to }) => to))

/** Whether a status shows that no decision was made yet; that of gap G29 has several names. */
export function isUndecided(status: string): boolean {
  return !ENDS.has(status)
}
