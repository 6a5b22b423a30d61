/** A JSON response. */
export function json(status: number, body: unknown): Response {
  const headers = { 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' }
  return new Response(JSON.stringify(body), { status, headers })
}

export function empty(): Response {
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
}

export function failure(status: number, code: string, message: string, field?: string): Response {
  return json(status, { error: { code, message, ...(field === undefined ? {} : { field }) } })
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
