import { choiceOf, valueOf } from '../../openapi/choices.ts'
import type { Choices } from '../../openapi/ledger.ts'
import type { Scheduler } from '../clock/scheduler.ts'
import type { Task, Work } from '../clock/tasks.ts'
import type { ChangeTracker } from '../shared/change-tracker.ts'
import type { Queue } from '../shared/queue.ts'
import { Listeners } from '../shared/listeners.ts'
import { unknownWord } from '../shared/field-error.ts'
import { toRecurrenceCode } from '../pix/br-code.ts'
import { toTimestamp } from '../world/clock.ts'
import {
  decisions,
  findTransition,
  FIRST_STATE,
  toState,
  toStatus,
  type Decision,
  type State,
  type Transition,
} from '../world/payment-profile-life.ts'
import type { PaymentProfileRecord } from '../world/records.ts'
import type { Store } from '../world/store.ts'
import { toSubscription } from '../world/views.ts'
import { findTag, resolvePolicy, type PayerOptions, type ResolvedPolicy } from './policy.ts'
import { ScheduledDecisions, type SeededExpiries } from './scheduled-decisions.ts'

/** Plays the payer of a site. */
export type SitePayer = Pick<
  Payer,
  | 'accept'
  | 'refuse'
  | 'expire'
  | 'cancel'
  | 'decide'
  | 'profiles'
  | 'profile'
  | 'findByCode'
  | 'enrolment'
  | 'policy'
  | 'setPolicy'
  | 'onDecision'
>

/** What a payer is asked to pay. */
export interface Enrolment {
  profile: PaymentProfileRecord
  /** The subscription with its items and customer; undefined when it no longer exists. */
  subscription: Awaited<ReturnType<typeof toSubscription>> | undefined
}

/** Dependencies of the payer. */
export interface PayerContext {
  choices: () => Choices
  clock: Pick<Scheduler, 'now' | 'schedule' | 'cancel' | 'catchUp' | 'stayFor'>
  store: () => Store
  changes: ChangeTracker
  /** Runs writes one after the other. */
  serialize: Queue
  /**
   * Called with each new status that has a webhook, once it is stored, and the request log's number
   * of the request that created the payment profile.
   */
  report: (
    transition: Transition,
    profile: PaymentProfileRecord,
    at: number,
    requestId?: number,
  ) => void
}

/** Why a decision was refused; nothing was changed. */
export type RefusedBecause = 'conflict' | 'not_found' | 'invalid'

/** A decision that cannot be made: a second or late one is a `conflict` (gap G33). */
export class DecisionRefused extends Error {
  override readonly name = 'DecisionRefused'
  readonly reason: RefusedBecause

  constructor(reason: RefusedBecause, message: string) {
    super(message)
    this.reason = reason
  }

  /** Whether the payment profile's status doesn't allow the decision: 409 on the control API. */
  get conflict(): boolean {
    return this.reason === 'conflict'
  }
}

/** Decides about payment profiles: by hand, by e-mail tag, by policy, or when a QR code expires. */
export class Payer {
  readonly #context: PayerContext
  #policy: ResolvedPolicy
  readonly #scheduled: ScheduledDecisions
  readonly #listeners = new Listeners<[PaymentProfileRecord]>()

  constructor(context: PayerContext, options: PayerOptions = {}) {
    this.#context = context
    this.#scheduled = new ScheduledDecisions(context.clock)
    this.#policy = resolvePolicy(options)
  }

  /** Accepts the recurrence: the payment profile becomes active. */
  accept(id: number): Promise<PaymentProfileRecord> {
    return this.decide(id, 'accept')
  }

  /** Refuses the recurrence, for good (gap G30). */
  refuse(id: number): Promise<PaymentProfileRecord> {
    return this.decide(id, 'refuse')
  }

  /** Expires the QR code early (gap G31). */
  expire(id: number): Promise<PaymentProfileRecord> {
    return this.decide(id, 'expire')
  }

  /** Cancels an active recurrence (gap G32). */
  cancel(id: number): Promise<PaymentProfileRecord> {
    return this.decide(id, 'cancel')
  }

  /**
   * Makes a decision about a payment profile at once, and returns it with its new status.
   *
   * @throws DecisionRefused when the status doesn't allow the decision, or the payment profile or the
   * decision doesn't exist. Nothing has changed then.
   */
  async decide(id: number, decision: Decision): Promise<PaymentProfileRecord> {
    const { clock, serialize } = this.#context
    if (!decisions.includes(decision)) {
      const message = `Cannot decide: ${unknownWord('decision', decision, decisions)}`
      throw new DecisionRefused('invalid', message)
    }
    // What fell due earlier comes first, even if its timer hasn't fired yet.
    await clock.catchUp()
    return serialize(() => this.#apply(id, decision, clock.now()))
  }

  /** All payment profiles with their QR codes, oldest first: the payer's inbox (gap G02). */
  async profiles(): Promise<PaymentProfileRecord[]> {
    await this.#context.clock.catchUp()
    const records = this.#context.store().list('payment_profiles')
    return records.map((record) => ({ ...record }))
  }

  /** One payment profile; undefined when it doesn't exist. */
  async profile(id: number): Promise<PaymentProfileRecord | undefined> {
    await this.#context.clock.catchUp()
    return copyOf(this.#context.store().find('payment_profiles', id))
  }

  /** The payment profile whose QR code ends in these 32 hexadecimal digits. */
  async findByCode(code: string): Promise<PaymentProfileRecord | undefined> {
    if (!/^[0-9a-f]{32}$/i.test(code)) return undefined
    await this.#context.clock.catchUp()
    const text = toRecurrenceCode(code.toLowerCase())
    const [found] = this.#context.store().findBy('payment_profiles', 'qr_code', text)
    return copyOf(found)
  }

  /** What the payer of a payment profile is asked to pay; undefined when it doesn't exist. */
  async enrolment(id: number): Promise<Enrolment | undefined> {
    const profile = await this.profile(id)
    if (profile === undefined) return undefined
    const store = this.#context.store()
    const found = store.find('subscriptions', profile.subscription_id)
    return { profile, subscription: found && structuredClone(toSubscription(store, found)) }
  }

  /** The current policy; `delay` in milliseconds. */
  get policy(): ResolvedPolicy {
    return this.#policy
  }

  /**
   * Sets the policy for payment profiles created from now on; what is left out gets its default.
   *
   * @throws Error when the policy or the duration is invalid.
   */
  setPolicy(options: PayerOptions): void {
    this.#policy = resolvePolicy(options)
    this.#context.changes.touch()
  }

  /** Calls a listener with each payment profile that gets a new status; returns how to stop. */
  onDecision(listener: (decided: PaymentProfileRecord) => void): () => void {
    return this.#context.clock.stayFor(this.#listeners.add(listener))
  }

  /** Schedules what will happen to a new payment profile: its expiry, and the payer's decision. */
  expect(profile: PaymentProfileRecord, requestId: number): void {
    const customer = this.#context.store().find('customers', profile.customer_id)
    const policy = findTag(customer?.email) ?? this.#policy.policy
    this.#scheduled.add(profile, { policy, delay: this.#policy.delay }, requestId)
  }

  /** Makes a scheduled decision that has fallen due. */
  async perform(work: Exclude<Work, { kind: 'webhook_attempt' }>, at: number): Promise<void> {
    const decision = work.kind === 'decision' ? work.decision : 'expire'
    const { serialize, store } = this.#context
    const before = store()
    await serialize(() => {
      // After a reset the payment profile no longer exists, or is another one.
      if (store() === before) this.#apply(work.payment_profile_id, decision, at)
    })
  }

  /** Continues with a saved policy and its tasks. */
  load(policy: ResolvedPolicy, tasks: readonly Task[]): void {
    this.#policy = { ...policy }
    this.#scheduled.load(tasks)
  }

  /** Drops what is scheduled but the expiries of seeded QR codes. The policy stays. */
  reset(expiries: SeededExpiries): void {
    this.#scheduled.reset(expiries)
  }

  #apply(id: number, decision: Decision, at: number): PaymentProfileRecord {
    const { report } = this.#context
    const choices = this.#context.choices()
    const store = this.#context.store()
    const profile = store.find('payment_profiles', id)
    if (profile === undefined) {
      throw new DecisionRefused(
        'not_found',
        `Cannot ${decision} payment profile ${id}: none has this id`,
      )
    }
    const transition = findTransition(toState(profile.status, choices), decision)
    if (transition === undefined) {
      if (choiceOf(choices, 'late-decision') === 'ignored') return { ...profile }
      throw new DecisionRefused(
        'conflict',
        `Cannot ${decision} payment profile ${id}: it is ${profile.status}`,
      )
    }
    const moment = toTimestamp(at)
    const stamp = transition.stamp === undefined ? {} : { [transition.stamp]: moment }
    const changes = { status: transition.to, updated_at: moment, ...stamp }
    store.change('payment_profiles', id, changes)
    moveSubscription(store, choices, profile.subscription_id, transition.to, moment)
    this.#scheduled.cancel(id)
    const decided = { ...profile, ...changes }
    const isSilent =
      transition.to === 'refused' && choiceOf(choices, 'effect-of-refusal') === 'refused-in-silence'
    if (!isSilent) report(transition, decided, at, this.#scheduled.requestOf(id))
    this.#listeners.tell({ ...decided })
    return decided
  }
}

/** Gives a subscription the state that follows from its payment profile's (gaps G26 and G27). */
export function moveSubscription(
  store: Store,
  choices: Choices,
  id: string,
  to: State,
  moment: string,
): void {
  const { enrolled, accepted, refused } = valueOf(choices, 'subscription-states')
  const isActivated =
    to === 'active' && choiceOf(choices, 'effect-of-activation') === 'active-at-once'
  const next = {
    pending: enrolled,
    active: accepted ?? (isActivated ? 'active' : undefined),
    refused,
    expired: undefined,
    canceled: undefined,
  }[to]
  const { state } = store.find('subscriptions', id) ?? {}
  const isMoved = next !== undefined && next !== state
  if (state === undefined || (!isMoved && !isActivated)) return
  store.change('subscriptions', id, {
    ...(isMoved && { state: next, previous_state: state }),
    ...(isActivated && { activated_at: moment }),
    updated_at: moment,
  })
}

/** Gives pending payment profiles the status that other choices have for them (gap G29). */
export function renamePending(store: Store, before: Choices, now: Choices): void {
  const [was, status] = [toStatus(FIRST_STATE, before), toStatus(FIRST_STATE, now)]
  for (const record of store.list('payment_profiles')) {
    if (record.status === was) store.change('payment_profiles', record.id, { status })
  }
}

function copyOf<Value extends object>(value: Value | undefined): Value | undefined {
  return value === undefined ? undefined : { ...value }
}
