import type { ErrorName } from '../../openapi/generated/document.ts'
import type { GapId } from '../../openapi/ledger.ts'

/** How a body breaks the document's schema, in Ajv's words. */
export interface SchemaError {
  /** JSON pointer into the body. */
  instancePath: string
  keyword: string
  params: Record<string, unknown>
}

/** Why a call was refused, as the request log keeps it. */
export interface Refused {
  problem: ErrorName | 'invalid'
  gap: GapId | undefined
  text: string
  error: SchemaError | undefined
}

/** A call that is refused: which error of the document, and which gap decides its status. */
export class Refusal extends Error {
  readonly problem: ErrorName | 'invalid'
  readonly gap: GapId | undefined
  /** How the body breaks the document's schema. */
  readonly error: SchemaError | undefined
  /** Which case of its gap it is, where a site profile may tell several apart. */
  part: string | undefined

  /** `text` replaces the document's example text. */
  constructor(problem: ErrorName | 'invalid', gap?: GapId, text?: string, error?: SchemaError) {
    super(text ?? '')
    this.problem = problem
    this.gap = gap
    this.error = error
  }

  about(part: string): this {
    this.part = part
    return this
  }

  /** Its facts alone: the stack of an error would keep the request in memory. */
  toRefused(): Refused {
    const { problem, gap, message: text, error } = this
    return { problem, gap, text, error }
  }
}

/** A field that is missing or wrong: 422 with one sentence that names it (gap G91). */
export function invalid(text: string, gap: GapId = 'G91', error?: SchemaError): Refusal {
  return new Refusal('invalid', gap, text, error)
}
