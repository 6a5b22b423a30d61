import type { components } from '../../../openapi/generated/control.ts'

/** What `createControl` may be told: an address, or what answers in its place. */
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

/** A control call that was refused; nothing has changed. */
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

/** What a call may bring along. */
interface CallOptions {
  body?: unknown
  query?: object
  signal?: AbortSignal
}

/** Sends a control call, such as `GET` `clock`. */
export type Transport = (method: string, name: string, options?: CallOptions) => Promise<Response>

/** A site of the same process answers at any address. */
const ANY_ADDRESS = 'http://localhost'

/** @throws Error when nothing is named that answers. */
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
  const prefix = `${base.replace(/\/+$/, '')}/__sabia/`
  return async (method, name, { body, query, signal } = {}) => {
    const headers = new Headers()
    if (token !== undefined) headers.set('x-sabia-control-token', token)
    if (body !== undefined) headers.set('content-type', 'application/json')
    const init: RequestInit = { method, headers }
    if (body !== undefined) init.body = JSON.stringify(body)
    if (signal !== undefined) init.signal = signal
    const response = await send(new Request(`${prefix}${name}${toQuery(query)}`, init))
    if (response.ok) return response
    throw await toFailure(method, name, response)
  }
}

function toQuery(query: object = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  const pairs = given.map(([key, value]) => [key, String(value)])
  return pairs.length === 0 ? '' : `?${String(new URLSearchParams(pairs))}`
}

async function toFailure(
  method: string,
  name: string,
  response: Response,
): Promise<ControlFailure> {
  const { status } = response
  const what = `Cannot ${method} /__sabia/${name}: `
  const text = await response.text()
  try {
    const { error } = JSON.parse(text) as components['schemas']['Error']
    return new ControlFailure(`${what}${error.message}`, status, error.code, error.field)
  } catch {
    const advice = 'is it the address of a mock?'
    return new ControlFailure(`${what}the answer is ${status}; ${advice}`, status, 'no_control')
  }
}
