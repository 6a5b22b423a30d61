import type { Choices } from '../../openapi/ledger.ts'
import type { RecordTexts } from '../world/record-texts.ts'
import type { World } from '../world/world.ts'

/** What an operation is called with. */
export interface OperationCall {
  /** Number of the request in the request log. */
  readonly requestId: number
  readonly world: World
  readonly choices: Choices
  /** Path values in the types of the document; undefined where none can exist. */
  readonly parameters: Readonly<Record<string, string | number | undefined>>
  /** The address that was called. */
  readonly url: string
  /** The text behind `?`. */
  readonly query: string
  /** The parsed body; empty for calls without one. */
  readonly body: Readonly<Record<string, unknown>>
}

/** The result of an operation: the resource to show, and what else the answer says of it. */
export interface Outcome {
  data: unknown
  /** Texts of the record or the records, where they are shown as they are stored. */
  texts?: RecordTexts
  /** In the place of the operation's usual status. */
  status?: number
  meta?: Record<string, unknown>
  /** Keys beside `data`. */
  envelope?: Record<string, unknown>
  headers?: Record<string, string>
  /** Whom and what a new payment profile belongs to. */
  customer?: unknown
  subscription?: unknown
}

/** What an operation does with an authorized call. */
export interface Behaviour {
  /**
   * Looks up what the path names and applies the rules with a code: this comes before the check of
   * the body against its schema (gap G57).
   *
   * @throws Refusal
   */
  judge?(call: OperationCall): void
  /** @throws Refusal */
  run(call: OperationCall): Outcome
}
