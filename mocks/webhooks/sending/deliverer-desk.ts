import type { Choices } from '../../../openapi/ledger.ts'
import type { Timekeeper } from '../../clock/timekeeper.ts'
import type { AllowTarget, Send } from '../delivery.ts'

/** What delivering works with. */
export interface DelivererDesk {
  choices: () => Choices
  isProfiled: () => boolean
  /** Seed of ids, secrets and jitter. */
  seed: () => number
  clock: Pick<Timekeeper, 'now' | 'plan' | 'cancel'>
  send?: Send | undefined
  allowTarget?: AllowTarget | undefined
  /** How long a target may take, in milliseconds of real time. 15 seconds when left out. */
  timeLimit?: number | undefined
}
