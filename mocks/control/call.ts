import type { Site } from '../site.ts'

/** A call of the control API on its way to its handler. */
export interface ControlCall {
  site: Site
  request: Request
  /** Values of the path, decoded. */
  parameters: Readonly<Record<string, string>>
  query: URLSearchParams
  /**
   * Reads the body as JSON, up to a limit in bytes: 1 MiB when left out.
   *
   * @throws ControlError 415 for another media type, 413 past the limit, 400 for anything that is no
   * JSON.
   */
  body: (limit?: number) => Promise<unknown>
}

export type Handler = (call: ControlCall) => Response | Promise<Response>

/** Handlers by method, by path below `/__sabia/`: `faults/{id}`. */
export type Resource = Readonly<Record<string, Readonly<Record<string, Handler>>>>

/** Why a control call is refused. A `FieldError` thrown by a handler is 422 with the field's name. */
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
