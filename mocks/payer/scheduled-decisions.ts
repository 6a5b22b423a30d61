import type { Scheduler } from '../clock/scheduler.ts'
import type { Task } from '../clock/tasks.ts'
import type { PaymentProfileRecord } from '../world/records.ts'
import type { ResolvedPolicy } from './policy.ts'

/** When the QR codes of seeded, pending payment profiles expire (gap G31). Shared by all resets. */
export interface SeededExpiries {
  /** Soonest first. */
  readonly tasks: readonly Task[]
  readonly byProfile: ReadonlyMap<number, Task>
}

/** Lists when the QR codes of payment profiles with the given status expire. */
export function listExpiries(
  profiles: readonly PaymentProfileRecord[],
  pending: string,
): SeededExpiries {
  const expiries = profiles
    .filter(({ status }) => status === pending)
    .map(({ id, qr_code_expires_at: expiresAt }) => ({ id, at: Date.parse(expiresAt) }))
    .sort((left, right) => left.at - right.at || left.id - right.id)
  const tasks = expiries.map(({ id, at }, order): Task => {
    return { at, order, work: { kind: 'qr_code_expiry', payment_profile_id: id } }
  })
  return { tasks, byProfile: new Map(expiries.map(({ id }, index) => [id, tasks[index]!])) }
}

/** What is scheduled for each payment profile that waits for its payer. */
export class ScheduledDecisions {
  readonly #clock: Pick<Scheduler, 'schedule' | 'cancel'>
  #seeded: SeededExpiries['byProfile'] = new Map()
  /** Of the payment profiles created since the reset. */
  readonly #tasks = new Map<number, Task[]>()
  readonly #requests = new Map<number, number>()

  constructor(clock: Pick<Scheduler, 'schedule' | 'cancel'>) {
    this.#clock = clock
  }

  /** Schedules the expiry of a new QR code (gap G31) and the payer's decision (gap G03). */
  add(profile: PaymentProfileRecord, { policy, delay }: ResolvedPolicy, requestId: number): void {
    const { id: payment_profile_id, created_at, qr_code_expires_at } = profile
    const expiry = { kind: 'qr_code_expiry', payment_profile_id } as const
    const tasks = [this.#clock.schedule(Date.parse(qr_code_expires_at), expiry)]
    if (policy !== 'manual') {
      const decision = { kind: 'decision', payment_profile_id, decision: policy } as const
      tasks.push(this.#clock.schedule(Date.parse(created_at) + delay, decision))
    }
    this.#tasks.set(payment_profile_id, tasks)
    this.#requests.set(payment_profile_id, requestId)
  }

  /** Cancels what is scheduled for a payment profile: a decision was made. */
  cancel(id: number): void {
    const seeded = this.#seeded.get(id)
    const tasks = this.#tasks.get(id) ?? (seeded === undefined ? [] : [seeded])
    for (const task of tasks) this.#clock.cancel(task)
    this.#tasks.delete(id)
  }

  /** The request log's number of the request that created a payment profile. */
  requestOf(id: number): number | undefined {
    return this.#requests.get(id)
  }

  /** Takes over loaded tasks; the log of the requests behind them is gone. */
  load(tasks: readonly Task[]): void {
    this.reset({ tasks: [], byProfile: new Map() })
    for (const task of tasks) {
      if (task.work.kind === 'webhook_attempt') continue
      const { payment_profile_id: id } = task.work
      const known = this.#tasks.get(id)
      if (known === undefined) this.#tasks.set(id, [task])
      else known.push(task)
    }
  }

  reset({ byProfile }: SeededExpiries): void {
    this.#seeded = byProfile
    this.#tasks.clear()
    this.#requests.clear()
  }
}
