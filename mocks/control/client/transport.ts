import { controlOperations } from '../../../openapi/generated/control-operations.ts'
import type { ControlOperationId, ControlSchemas } from '../operation.ts'

/** Options of `createControl`: an address, or what responds in its place. */
export interface ControlOptions {
  /** Address before `/__sabia/`, such as `http://127.0.0.1:4010` or that with `/sites/acme`. */
  baseUrl?: string
  /** Sends the requests. The global `fetch` when left out. */
  fetch?: (request: Request) => Promise<Response>
  /** A site in the same process. */
  site?: { fetch(request: Request): Promise<Response> }
  /** The server's control token, where it has one. */
  token?: string
}

/** A control call was refused; nothing has changed. */
export class ControlFailure extends Error {
  override readonly name = 'ControlFailure'
  readonly status: number
  /** Short name of the reason, such as `conflict`. */
  readonly code: string
  /** Name of the wrong field, where there is one. */
  readonly field: string | undefined

  constructor(message: string, status: number, code: string, field?: string) {
    super(message)
    this.status = status
    this.code = code
    this.field = field
  }
}

/** What a call may send along. */
interface CallInput {
  /** Values of the path. */
  path?: Readonly<Record<string, string | number>>
  query?: object
  body?: unknown
  signal?: AbortSignal
}

/** Sends a control call, by the id of its operation. */
export type Transport = (id: ControlOperationId, input?: CallInput) => Promise<Response>

/** A site of the same process answers at any address. */
const ANY_ADDRESS = 'http://localhost'

/** @throws Error when neither an address nor a site is given. */
export function createTransport(options: ControlOptions): Transport {
  const { site, token } = options
  const send = options.fetch ?? (site === undefined ? fetch : (request) => site.fetch(request))
  const base = options.baseUrl ?? ((options.fetch ?? site) ? ANY_ADDRESS : '')
  if (!URL.canParse(base)) {
    throw new Error(
      `Cannot make a control client: the address is "${base}"; ` +
        'give baseUrl: "http://127.0.0.1:4010", or a site',
    )
  }
  const prefix = base.replace(/\/+$/, '')
  return async (id, { path: values, query, body, signal } = {}) => {
    const { method, path: template } = controlOperations[id]
    const path = fill(template, values)
    const headers = new Headers()
    if (token !== undefined) headers.set('x-sabia-control-token', token)
    if (body !== undefined) headers.set('content-type', 'application/json')
    const init: RequestInit = { method, headers }
    if (body !== undefined) init.body = JSON.stringify(body)
    if (signal !== undefined) init.signal = signal
    const response = await send(new Request(`${prefix}${path}${toQuery(query)}`, init))
    if (response.ok) return response
    // A site of the same process answers a call that was given up; a connection does not.
    signal?.throwIfAborted()
    throw await toFailure(`Cannot ${method} ${path}: `, response)
  }
}

function fill(template: string, values: CallInput['path'] = {}): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  )
}

function toQuery(query: object = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  const pairs = given.map(([key, value]) => [key, String(value)])
  return pairs.length === 0 ? '' : `?${String(new URLSearchParams(pairs))}`
}

async function toFailure(what: string, response: Response): Promise<ControlFailure> {
  const { status } = response
  const text = await response.text()
  try {
    const { error } = JSON.parse(text) as ControlSchemas['Error']
    return new ControlFailure(`${what}${error.message}`, status, error.code, error.field)
  } catch {
    const advice = 'is it the address of a mock?'
    return new ControlFailure(`${what}the answer is ${status}; ${advice}`, status, 'no_control')
  }
}
