import type { Choices, GapId } from '../../openapi/ledger.ts'
import type { Problem, Refusal } from '../shared/refusal.ts'

/** What a site answers, before it is put into bytes. */
export interface Answer {
  status: number
  headers: Record<string, string>
  /** A JSON value; undefined for an empty body. */
  body: unknown
}

/** What an operation brings about: the resource to show, and facts about the answer itself. */
export interface Outcome {
  data: unknown
  meta?: Record<string, unknown>
}

/** The envelope of a refused call, with its status, as the profile has them. */
export function toErrorAnswer(
  refusal: Refusal,
  problems: ReadonlyMap<string, Problem>,
  choices: Choices,
): Answer {
  const problem = problems.get(refusal.problem)
  const text = refusal.message || (problem?.text ?? '')
  const status = statusOf(problem, refusal.gap, choices)
  return { status, headers: {}, body: errorEnvelope(text, problem?.code, choices) }
}

/** The shared error envelope: `data`, `errors`, `meta` (gaps G04 and G05). */
function errorEnvelope(text: string, code: string | undefined, choices: Choices): object {
  const meta: Record<string, unknown> = {}
  if (code !== undefined && choices.G04 === 'code-in-meta') meta['code'] = code
  const envelope = { data: dataOnError(choices), errors: withCode(text, code, choices.G04), meta }
  if (choices.G05 !== 'absent') return envelope
  const { data: _, ...rest } = envelope
  return rest
}

/** The status of an error: the document's, or what the profile says of the gap that decides it. */
function statusOf(problem: Problem | undefined, gap: GapId | undefined, choices: Choices): number {
  const declared = problem?.status ?? 422
  const choice = problem?.code === undefined ? gap && choices[gap] : choices.G90
  if (choice === undefined) return declared
  if (choice === '200-with-errors') return 200
  if (choice === '409-for-second-profile') return problem?.code === 'SB344' ? 409 : declared
  return /^\d{3}$/.test(choice) ? Number(choice) : declared
}

function withCode(text: string, code: string | undefined, form: Choices['G04']): string {
  if (code === undefined || form === 'code-in-meta') return text
  if (form === 'code-only') return code
  return form === 'code-last' ? `${text} (${code})` : `${code}: ${text}`
}

function dataOnError({ G05 }: Choices): unknown {
  if (G05 === 'empty-object') return {}
  return G05 === 'empty-array' ? [] : null
}

/** Status and text of what is no call, which no document can show (gap G94). */
export const UNROUTED = {
  'not-found': [404, 'Not Found'],
  'method-not-allowed': [405, 'Method Not Allowed'],
} as const

/** An error outside any operation, or one whose body the profile leaves to the framework (G08). */
export function plainError(status: number, text: string, choices: Choices): Answer {
  const headers: Record<string, string> = {}
  if (choices.G08 === 'empty') return { status, headers, body: undefined }
  if (choices.G08 === 'rails') return { status, headers, body: { status, error: text } }
  return { status, headers, body: errorEnvelope(text, undefined, choices) }
}
