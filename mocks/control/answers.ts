/** What every path of the control API begins with. */
export const CONTROL_PREFIX = '/__sabia/'

/** An answer before it is a `Response`: Node loads that class when it is first asked for, in 25 ms. */
export interface Written {
  status: number
  headers: Record<string, string>
  /** Undefined for an empty body. */
  text: string | undefined
}

/** An answer of JSON, or without a body. */
export function write(status: number, body?: unknown): Written {
  const headers = { 'cache-control': 'no-store' }
  if (body === undefined) return { status, headers, text: undefined }
  const type = { 'content-type': 'application/json; charset=utf-8' }
  return { status, headers: { ...headers, ...type }, text: JSON.stringify(body) }
}

export function writeFailure(
  status: number,
  code: string,
  message: string,
  field?: string,
): Written {
  return write(status, { error: { code, message, ...(field === undefined ? {} : { field }) } })
}

/** A JSON response. */
export function json(status: number, body: unknown): Response {
  return respond(write(status, body))
}

export function empty(): Response {
  return respond(write(204))
}

export function failure(...refused: Parameters<typeof writeFailure>): Response {
  return respond(writeFailure(...refused))
}

/** Whether a value is a `Response`, without asking for that class. */
export function isResponse(value: unknown): value is Response {
  return Object.prototype.toString.call(value) === '[object Response]'
}

function respond({ status, headers, text }: Written): Response {
  return new Response(text ?? null, { status, headers })
}

/** Why a control call is refused. A `FieldError` thrown by a handler becomes a 422 instead. */
export class ControlError extends Error {
  readonly status: number
  readonly code: string
  readonly field: string | undefined

  constructor(status: number, code: string, message: string, field?: string) {
    super(message)
    this.status = status
    this.code = code
    this.field = field
  }
}

export function notFound(message: string): ControlError {
  return new ControlError(404, 'not_found', message)
}

export function conflict(message: string, field?: string): ControlError {
  return new ControlError(409, 'conflict', message, field)
}
