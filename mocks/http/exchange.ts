import type { Choices } from '../../openapi/ledger.ts'
import type { Operation } from '../../openapi/operations.ts'
import type { Applications } from '../oauth/applications.ts'
import type { OperationCall } from '../operations/behaviour.ts'
import type { Queue } from '../shared/queue.ts'
import type { Refused } from '../shared/refusal.ts'
import type { Change } from '../world/store.ts'
import { toHttpDate } from '../world/clock.ts'
import type { LongText } from '../world/record-texts.ts'
import type { Grant } from '../world/tokens.ts'
import type { World } from '../world/world.ts'

/** What answering a request takes from the site. All but the name may change between two requests. */
export interface SiteContext {
  readonly site: string
  readonly world: World
  readonly applications: Applications
  readonly choices: Choices
  /** Whether any choice differs from the ledger's assumptions. */
  readonly isProfiled: boolean
  /** Runs writes one after the other, so that none sees half of another (gap G62). */
  readonly serialize: Queue
  /** How many records the site holds at most; undefined for any number. */
  readonly mostRecords: number | undefined
}

/** An answer before it is written: its body is a JSON value. */
export interface Answer {
  /** 0 when the connection is dropped. */
  status: number
  headers: Record<string, string>
  /** Undefined for an empty body. */
  body: unknown
  /** The body as JSON, where it is written already. */
  text?: string | LongText | undefined
}

/** What is done to an answer on its way out. */
export interface Effects {
  /** How long it is held back, in milliseconds of real time. */
  delay?: number
  /** The connection is closed instead of an answer. */
  drop?: boolean
  /** The body ends after so many bytes, and the connection with it; `true` is half of them. */
  truncate?: true | number
  /** The body isn't valid JSON. */
  malformed?: boolean
}

/** Faults that the request itself asked for, by its `Prefer` header. */
export interface RequestedFaults {
  effects: Effects
  /** What `Preference-Applied` says. */
  applied: string
}

/** What a site reads of a request: a `Request`, or what an adapter has in its place. */
export interface Arrived extends Pick<Request, 'method' | 'url' | 'bodyUsed' | 'signal'> {
  readonly headers: Pick<Headers, 'get' | 'has'> & Iterable<readonly [string, string]>
  /** Null where there is none. */
  readonly body: unknown
  /** At once, where all of the body is here. */
  text(): string | Promise<string>
  clone(): Arrived
}

/** Answers a request without making a `Response` of the answer. */
export type Take = (request: Arrived) => Exchange | Promise<Exchange>

/** A registered symbol: each entry of the package has its own copy of this module. */
const TAKE = Symbol.for('sabia.take')

/** Gives a site's `fetch` a way in for adapters that need no `Response`. */
export function withTake<Fetch extends object>(fetch: Fetch, take: Take): Fetch {
  return Object.assign(fetch, { [TAKE]: take })
}

/** The way in of a site's `fetch`; undefined where somebody has put another function in its place. */
export function takeOf(fetch: object): Take | undefined {
  return (fetch as { [TAKE]?: Take })[TAKE]
}

/** One request, what is known about it so far, and its answer. */
export interface Exchange extends OperationCall {
  readonly context: SiteContext
  readonly request: Arrived
  readonly method: string
  /** The whole address. */
  readonly url: string
  readonly path: string
  /** At arrival, in milliseconds of `performance.now()`. */
  readonly startedAt: number
  /** From arrival to answer, in milliseconds of real time. */
  duration: number

  requestId: number
  /** The site's state as the request sees it: taken at arrival, and again when its write begins. */
  world: World
  choices: Choices
  isProfiled: boolean

  /** Undefined where the document has none for the method and the path. */
  operation: Operation | undefined
  /** Methods that the path has, where it doesn't have the request's. */
  allow: string | undefined
  parameters: Record<string, string | number | undefined>
  /** What the access token allows; undefined until it was checked. */
  grant: Grant | undefined
  /** Text of the request's body, once it was read. */
  requestText: string | undefined
  body: Record<string, unknown>

  answer: Answer
  /** Why the call was refused. */
  refused: Refused | undefined
  /** Why a token call was refused, where its answer doesn't tell. */
  reason: string | undefined
  /** Records that the call has written. */
  changes: Change[] | undefined
  /** What is wrong with the site's own answer. */
  defect: string | undefined

  /** What rules have counted: to be called with the write, so that both are one change. */
  settle: (() => void) | undefined
  requestedFaults: RequestedFaults | undefined
  /** Ids of the fault rules that were applied; `prefer` for the request's own. */
  faults: string[] | undefined
  effects: Effects | undefined

  /** The body that arrives. */
  text: string | LongText | undefined
  /** The body as a stream that breaks off. */
  stream: ReadableStream<Uint8Array> | undefined
  /** The answer of the control API. */
  response: Response | undefined
}

/** An exchange whose request leads to an operation. */
export interface RoutedExchange extends Exchange {
  operation: Operation
}

/** Whether the document has an operation for a request. */
export function isRouted(exchange: Exchange): exchange is RoutedExchange {
  return exchange.operation !== undefined
}

/** Starts the exchange of a request that has just arrived. */
export function createExchange(request: Arrived, context: SiteContext): Exchange {
  // Read once: each access builds the address again.
  const { url, method } = request
  const { path, query } = splitAddress(url)
  return {
    context,
    request,
    method,
    url,
    path,
    query,
    startedAt: performance.now(),
    duration: 0,
    requestId: 0,
    world: context.world,
    choices: context.choices,
    isProfiled: context.isProfiled,
    operation: undefined,
    allow: undefined,
    parameters: {},
    grant: undefined,
    requestText: undefined,
    body: {},
    answer: { status: 500, headers: {}, body: undefined },
    refused: undefined,
    reason: undefined,
    changes: undefined,
    defect: undefined,
    settle: undefined,
    requestedFaults: undefined,
    faults: undefined,
    effects: undefined,
    text: undefined,
    stream: undefined,
    response: undefined,
  }
}

/** Does what is left to do for an exchange. */
export type Next<Kind extends Exchange = Exchange> = (exchange: Kind) => void | Promise<void>

/**
 * One step on the way of an exchange: it acts before and after the steps behind it, or doesn't call
 * them and answers itself.
 */
export type Middleware<Kind extends Exchange = Exchange> = (
  exchange: Kind,
  next: Next<Kind>,
) => void | Promise<void>

/** Does something when a step is over: at once, unless the step takes its time. */
export function after(
  step: void | Promise<void>,
  act: () => void | Promise<void>,
): void | Promise<void> {
  return step instanceof Promise ? step.then(act) : act()
}

/** Joins steps in their order. The chain is built once: a request makes no functions. */
export function compose<Kind extends Exchange>(steps: readonly Middleware<Kind>[]): Next<Kind> {
  return steps.reduceRight<Next<Kind>>(
    (next, step) => (exchange) => step(exchange, next),
    () => {},
  )
}

/**
 * Marks a response whose body breaks off, so that an adapter may cut the connection without a word. A
 * registered symbol: each entry of the package has its own copy of this module.
 */
const CUT = Symbol.for('sabia.cut')

/** Whether the body of a response breaks off on purpose. */
export function isCut(response: Response): boolean {
  return (response as { [CUT]?: true })[CUT] === true
}

/** Writes the answer's text and its headers. */
export const respond: Middleware = (exchange, next) =>
  after(next(exchange), () => {
    if (exchange.answer.status !== 0) write(exchange)
    exchange.duration = performance.now() - exchange.startedAt
  })

function write(exchange: Exchange): void {
  const { headers, body } = exchange.answer
  // By the site's own clock: a developer may have moved it.
  headers['date'] = toHttpDate(exchange.world.clock.now())
  // A site profile may have a page of HTML, or plain text, with a type of its own.
  const isText = typeof body === 'string' && headers['content-type'] !== undefined
  if (exchange.text === undefined && body !== undefined) {
    exchange.text = isText ? body : (exchange.answer.text ?? JSON.stringify(body))
  }
  if (exchange.text !== undefined) headers['content-type'] ??= 'application/json; charset=utf-8'
}

/** The answer as a `Response`. */
export function toResponse({ answer, method, text, stream, response }: Exchange): Response {
  const { status, headers } = answer
  if (response !== undefined) return response
  if (status === 0) return Response.error()
  // RFC 9110, section 9.3.2: a HEAD answer has the headers of GET and no body.
  if (text === undefined || method === 'HEAD') return new Response(null, { status, headers })
  const body = typeof text === 'string' ? text : (text.bytes as Uint8Array<ArrayBuffer>)
  if (stream === undefined) return new Response(body, { status, headers })
  return Object.assign(new Response(stream, { status, headers }), { [CUT]: true })
}

/** Splits an address without building a URL object, which every request would pay for. */
export function splitAddress(url: string): { path: string; query: string } {
  const begin = url.indexOf('/', url.indexOf('://') + 3)
  if (begin === -1) return { path: '/', query: '' }
  const fragment = url.indexOf('#', begin)
  const end = fragment === -1 ? url.length : fragment
  const mark = url.indexOf('?', begin)
  if (mark === -1 || mark > end) return { path: url.slice(begin, end), query: '' }
  return { path: url.slice(begin, mark), query: url.slice(mark + 1, end) }
}
