import type { Choices } from '../../openapi/ledger.ts'
import type { Effects, Wished } from '../tools/faults/effects.ts'
import type { Applications } from '../oauth/applications.ts'
import type { Change } from '../world/store.ts'
import type { World } from '../world/world.ts'
import type { Answer } from './answers.ts'
import type { Refused } from '../shared/refusal.ts'

/** What a pipeline works with: one site's name, state and choices. */
export interface Desk {
  site: string
  world: World
  applications: Applications
  choices: Choices
  /** Whether any choice differs from the ledger's assumptions. */
  isProfiled: boolean
  /** Runs writes one after the other, so that none sees the half of another (gap G62). */
  serialize<Result>(write: () => Promise<Result>): Promise<Result>
}

/** An answer, and what the journal keeps of the way to it. */
export interface Passage {
  answer: Answer
  operationId?: string
  /** Text of the request's body. */
  requestText?: string
  refused?: Refused
  /** Why the token call was refused, where its answer does not tell. */
  reason?: string
  /** Records that the call has written. */
  changes?: Change[]
  /** What was wrong with the site's own answer. */
  defect?: string
  /** What the request itself wished to go wrong. */
  wished?: Wished
  /** What is done to the answer on its way. */
  effects?: Effects
  /** Ids of the fault rules that were applied. */
  faults?: string[]
}
