import { unknownWord } from '../shared/unknown-word.ts'
import { decisions, type Decision } from './life.ts'

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

  /** Whether the payment profile's status allows no such decision: 409 on the control API. */
  get conflict(): boolean {
    return this.reason === 'conflict'
  }
}

/** @throws DecisionRefused when there is no such decision; the message names the nearest one. */
export function refuseUnknown(decision: Decision): void {
  if (decisions.includes(decision)) return
  throw new DecisionRefused(
    'invalid',
    `Cannot decide: ${unknownWord('decision', decision, decisions)}`,
  )
}
