import type { Choices } from '../../openapi/ledger.ts'
import type { Timekeeper } from '../clock/timekeeper.ts'
import type { Task, Work } from '../clock/work.ts'
import { Listeners } from '../shared/listeners.ts'
import { toRecurrenceCode } from '../pix/recurrence-code.ts'
import { toTimestamp } from '../world/clock.ts'
import type { PaymentProfileRecord } from '../world/records.ts'
import type { Store } from '../world/store.ts'
import { Ahead } from './ahead.ts'
import { DecisionRefused, refuseUnknown } from './decision-refused.ts'
import { readEnrolment, type Enrolment } from './enrolment.ts'
import type { Expiries } from './expiries.ts'
import { findEdge, toState, type Decision, type Edge } from './life.ts'
import { findTag, resolvePolicy, type PayerOptions, type ResolvedPolicy } from './policy.ts'

/** The payer of a site in the developer's hands. */
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

/** What the payer works with. */
export interface PayerDesk {
  choices: () => Choices
  clock: Pick<Timekeeper, 'now' | 'plan' | 'cancel' | 'catchUp' | 'wake'>
  store: () => Store
  /** Runs writes one after the other. */
  serialize: <Result>(write: () => Promise<Result>) => Promise<Result>
  /**
   * Told of each new status that a webhook reports, once it is stored, with the journal's number
   * of the request that created the payment profile.
   */
  report: (edge: Edge, profile: PaymentProfileRecord, at: number, requestId?: number) => void
}

/** Decides about payment profiles: by hand, by e-mail tag, by policy, or because a code ended. */
export class Payer {
  readonly #desk: PayerDesk
  #policy: ResolvedPolicy
  readonly #ahead: Ahead

  readonly #listeners = new Listeners<[PaymentProfileRecord]>()

  constructor(desk: PayerDesk, options: PayerOptions = {}) {
    this.#desk = desk
    this.#ahead = new Ahead(desk.clock)
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

  /** Ends the QR code before its time (gap G31). */
  expire(id: number): Promise<PaymentProfileRecord> {
    return this.decide(id, 'expire')
  }

  /** Ends an active recurrence (gap G32). */
  cancel(id: number): Promise<PaymentProfileRecord> {
    return this.decide(id, 'cancel')
  }

  /**
   * Decides about a payment profile at once, and returns it with its new status.
   *
   * @throws DecisionRefused when the status allows no such decision, there is no such payment
   * profile, or no such decision. Nothing has changed then.
   */
  async decide(id: number, decision: Decision): Promise<PaymentProfileRecord> {
    const { clock, serialize } = this.#desk
    refuseUnknown(decision)
    // What fell due before comes first, though no timer may have got to it yet.
    await clock.catchUp()
    return serialize(() => this.#apply(id, decision, clock.now()))
  }

  /** All payment profiles with their QR codes, oldest first: the payer's inbox (gap G02). */
  async profiles(): Promise<PaymentProfileRecord[]> {
    await this.#desk.clock.catchUp()
    const records = await this.#desk.store().list('payment_profiles')
    return records.map((record) => ({ ...record }))
  }

  /** One payment profile; undefined where there is none. */
  async profile(id: number): Promise<PaymentProfileRecord | undefined> {
    await this.#desk.clock.catchUp()
    return copyOf(await this.#desk.store().find('payment_profiles', id))
  }

  /** The payment profile whose QR code ends in these 32 hexadecimal digits. */
  async findByCode(code: string): Promise<PaymentProfileRecord | undefined> {
    if (!/^[0-9a-f]{32}$/i.test(code)) return undefined
    await this.#desk.clock.catchUp()
    const text = toRecurrenceCode(code.toLowerCase())
    const [found] = await this.#desk.store().findBy('payment_profiles', 'qr_code', text)
    return copyOf(found)
  }

  /** What the payer of a payment profile is asked for; undefined where there is no such one. */
  async enrolment(id: number): Promise<Enrolment | undefined> {
    const profile = await this.profile(id)
    return profile && readEnrolment(this.#desk.store(), profile)
  }

  /** The policy in force; `delay` in milliseconds. */
  get policy(): ResolvedPolicy {
    return this.#policy
  }

  /**
   * Sets the policy for payment profiles that are created from here on; what is left out is as of
   * a new site.
   *
   * @throws Error when there is no such policy or duration.
   */
  setPolicy(options: PayerOptions): void {
    this.#policy = resolvePolicy(options)
  }

  /** Tells a listener of each payment profile with its new status, until the function is called. */
  onDecision(listener: (decided: PaymentProfileRecord) => void): () => void {
    this.#desk.clock.wake()
    return this.#listeners.add(listener)
  }

  /** Looks ahead of a new payment profile: the end of its code, and what its payer will decide. */
  async expect(profile: PaymentProfileRecord, requestId: number): Promise<void> {
    const customer = await this.#desk.store().find('customers', profile.customer_id)
    const policy = findTag(customer?.email) ?? this.#policy.policy
    this.#ahead.plan(profile, { policy, delay: this.#policy.delay }, requestId)
  }

  /** Does what the clock has come to. */
  async perform(work: Exclude<Work, { kind: 'webhook_attempt' }>, at: number): Promise<void> {
    const decision = work.kind === 'decision' ? work.decision : 'expire'
    const { serialize, store } = this.#desk
    const begun = store()
    await serialize(async () => {
      // A reset came first: the payment profile is gone with the world that it was of.
      if (store() === begun) await this.#apply(work.payment_profile_id, decision, at)
    })
  }

  /** Goes on with a policy and what lies ahead. */
  load(policy: ResolvedPolicy, tasks: readonly Task[]): void {
    this.#policy = { ...policy }
    this.#ahead.load(tasks)
  }

  /** Begins anew with the ends of the seeded codes. The policy stays. */
  restart(expiries: Expiries): void {
    this.#ahead.restart(expiries)
  }

  async #apply(id: number, decision: Decision, at: number): Promise<PaymentProfileRecord> {
    const { report } = this.#desk
    const choices = this.#desk.choices()
    const store = this.#desk.store()
    const profile = await store.find('payment_profiles', id)
    if (profile === undefined) {
      throw new DecisionRefused(
        'not_found',
        `Cannot ${decision} payment profile ${id}: none has this id`,
      )
    }
    const edge = findEdge(toState(profile.status, choices), decision)
    if (edge === undefined) {
      if (choices.G33 === 'ignored') return { ...profile }
      throw new DecisionRefused(
        'conflict',
        `Cannot ${decision} payment profile ${id}: it is ${profile.status}`,
      )
    }
    const moment = toTimestamp(at)
    const stamp = edge.stamp === undefined ? {} : { [edge.stamp]: moment }
    const changes = { status: edge.to, updated_at: moment, ...stamp }
    await store.change('payment_profiles', id, changes)
    if (edge.to === 'active' && choices.G27 === 'active-at-once') {
      const active = { state: 'active', activated_at: moment, updated_at: moment }
      await store.change('subscriptions', profile.subscription_id, active)
    }
    this.#ahead.cancel(id)
    const decided = { ...profile, ...changes }
    const isSilent = edge.to === 'refused' && choices.G30 === 'refused-in-silence'
    if (!isSilent) report(edge, decided, at, this.#ahead.requestOf(id))
    this.#listeners.tell({ ...decided })
    return decided
  }
}

function copyOf<Value extends object>(value: Value | undefined): Value | undefined {
  return value === undefined ? undefined : { ...value }
}
