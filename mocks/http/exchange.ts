import type { Choices } from '../../openapi/ledger.ts'
import type { Operation } from '../../openapi/operations.ts'
import type { World } from '../world/world.ts'
import type { Outcome } from './answers.ts'
import type { ParameterValue } from './parameters.ts'

/** One request on its way through an operation. */
export interface Exchange {
  /** Number of the request in the journal. */
  requestId: number
  operation: Operation
  world: World
  choices: Choices
  /** Path values in the types of the document; undefined where one cannot exist. */
  parameters: Record<string, ParameterValue>
  /** The text behind `?`. */
  query: string
  /** The parsed body; empty for calls without one. */
  body: Record<string, unknown>
}

/** What an operation does, once the request is known to be allowed. */
export interface Behaviour {
  /** Look-ups of the path and rule codes: judged before the body's schema (gap G57). */
  judge?(exchange: Exchange): Promise<void>
  run(exchange: Exchange): Promise<Outcome>
}
