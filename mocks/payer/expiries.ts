import type { Task } from '../clock/work.ts'
import type { PaymentProfileRecord } from '../world/records.ts'

/** The ends of the seeded codes that wait for a payer (gap G31). Shared by each beginning of a site. */
export interface Expiries {
  /** Soonest first. */
  readonly tasks: readonly Task[]
  readonly byProfile: ReadonlyMap<number, Task>
}

/** Lists the ends of the codes of payment profiles with the given status. */
export function listExpiries(profiles: readonly PaymentProfileRecord[], pending: string): Expiries {
  const ends = profiles
    .filter(({ status }) => status === pending)
    .map(({ id, qr_code_expires_at: end }) => ({ id, at: Date.parse(end) }))
    .sort((left, right) => left.at - right.at || left.id - right.id)
  const tasks = ends.map(({ id, at }, order): Task => {
    return { at, order, work: { kind: 'qr_code_expiry', payment_profile_id: id } }
  })
  return { tasks, byProfile: new Map(tasks.map((task, index) => [ends[index]?.id ?? 0, task])) }
}
