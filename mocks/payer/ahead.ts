import type { Timekeeper } from '../clock/timekeeper.ts'
import type { Task } from '../clock/work.ts'
import type { PaymentProfileRecord } from '../world/records.ts'
import type { Expiries } from './expiries.ts'
import type { ResolvedPolicy } from './policy.ts'

/** What lies ahead of each payment profile that waits for its payer. */
export class Ahead {
  readonly #clock: Pick<Timekeeper, 'plan' | 'cancel'>
  #seeded: Expiries['byProfile'] = new Map()
  /** Of the payment profiles that were created since the beginning. */
  readonly #tasks = new Map<number, Task[]>()
  readonly #requests = new Map<number, number>()

  constructor(clock: Pick<Timekeeper, 'plan' | 'cancel'>) {
    this.#clock = clock
  }

  /** Plans the end of a new profile's code (gap G31), and what its payer is to decide (gap G03). */
  plan(profile: PaymentProfileRecord, { policy, delay }: ResolvedPolicy, requestId: number): void {
    const { id: payment_profile_id, created_at, qr_code_expires_at } = profile
    const end = Date.parse(qr_code_expires_at)
    const tasks = [this.#clock.plan(end, { kind: 'qr_code_expiry', payment_profile_id })]
    if (policy !== 'manual') {
      const work = { kind: 'decision', payment_profile_id, decision: policy } as const
      tasks.push(this.#clock.plan(Date.parse(created_at) + delay, work))
    }
    this.#tasks.set(payment_profile_id, tasks)
    this.#requests.set(payment_profile_id, requestId)
  }

  /** Nothing lies ahead any more: a decision was made. */
  cancel(id: number): void {
    const seeded = this.#seeded.get(id)
    const tasks = this.#tasks.get(id) ?? (seeded === undefined ? [] : [seeded])
    for (const task of tasks) this.#clock.cancel(task)
    this.#tasks.delete(id)
  }

  /** The journal's number of the request that created a payment profile. */
  requestOf(id: number): number | undefined {
    return this.#requests.get(id)
  }

  /** Takes what lies ahead; the requests behind it are of a journal that is gone. */
  load(tasks: readonly Task[]): void {
    this.restart({ tasks: [], byProfile: new Map() })
    for (const task of tasks) {
      if (task.work.kind === 'webhook_attempt') continue
      const { payment_profile_id: id } = task.work
      const known = this.#tasks.get(id)
      if (known === undefined) this.#tasks.set(id, [task])
      else known.push(task)
    }
  }

  restart({ byProfile }: Expiries): void {
    this.#seeded = byProfile
    this.#tasks.clear()
    this.#requests.clear()
  }
}
