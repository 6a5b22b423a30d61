import type { GapId } from '../../openapi/ledger.ts'
import type { Operation } from '../../openapi/operations.ts'

/** The errors that the document shows by example, under the examples' names. */
export type ProblemName =
  | 'malformed_json'
  | 'missing_root'
  | 'missing_item'
  | 'insufficient_scope'
  | 'payload_too_large'
  | 'unsupported_media_type'
  | 'internal_error'
  | 'invalid_token'
  | 'expired_token'
  | 'customer_not_found'
  | 'subscription_not_found'
  | 'product_not_found'
  | 'both_customers'
  | 'no_customer'
  | 'SB404'
  | 'SB344'
  | 'PPMT01'
  | 'PPMT02'
  | 'PPS01'

/** What the document's schema says of a wrong body, in Ajv's words. */
export interface SchemaError {
  /** JSON pointer into the body. */
  instancePath: string
  keyword: string
  params: Record<string, unknown>
}

/** A call that is refused: which error of the document, and which gap decides its status. */
export class Refusal extends Error {
  readonly problem: ProblemName | 'invalid'
  readonly gap: GapId | undefined
  /** What the document's schema says of the body. */
  readonly error: SchemaError | undefined

  /** `text` stands in place of the document's example text. */
  constructor(problem: ProblemName | 'invalid', gap?: GapId, text?: string, error?: SchemaError) {
    super(text ?? '')
    this.problem = problem
    this.gap = gap
    this.error = error
  }
}

/** A field that is missing or wrong: 422 with one sentence that names it (gap G91). */
export function invalid(text: string, gap: GapId = 'G91', error?: SchemaError): Refusal {
  return new Refusal('invalid', gap, text, error)
}

/** Why a call was refused, without the weight of an error: its stack holds on to the request. */
export interface Refused {
  problem: ProblemName | 'invalid'
  gap: GapId | undefined
  text: string
  error: SchemaError | undefined
}

export interface Problem {
  /** Status under which the document shows the error. */
  status: number
  /** The text for `errors`, without the code. */
  text: string
  /** The spec's code, where the error has one. */
  code: string | undefined
}

/** Reads the table of errors out of the document's named examples. */
export function readProblems(operations: readonly Operation[]): ReadonlyMap<string, Problem> {
  const problems = new Map<string, Problem>()
  for (const { responses } of operations) {
    for (const [status, response] of Object.entries(responses)) {
      const examples = response.content?.['application/json']?.examples ?? {}
      for (const [name, example] of Object.entries(examples)) {
        const errors =
          'value' in example ? (example.value as { errors?: unknown }).errors : undefined
        if (typeof errors !== 'string') continue
        const [, code, text] = /^(?:([A-Z]+\d+): )?(.*)$/s.exec(errors) ?? []
        problems.set(name, { status: Number(status), text: text ?? errors, code })
      }
    }
  }
  return problems
}
