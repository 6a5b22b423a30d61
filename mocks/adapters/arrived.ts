import type { IncomingMessage, ServerResponse } from 'node:http'
// Not the global one, which a test in this process may have replaced by a fake.
import { setImmediate } from 'node:timers'
import { CONTROL_PREFIX } from '../control/answers.ts'
import type { Guard } from '../control/guard.ts'
import { takeOf, type Arrived, type Exchange, type Take } from '../http/exchange.ts'
import type { Site } from '../site.ts'

/** The longest body that is read here, in bytes; a longer one is read as a stream. */
const LONGEST_BODY = 64 * 1024

// Kept: a package that was replaced meanwhile has no such file any more.
let loading: Promise<typeof import('./listener.ts')> | undefined

/** Loads what answers the other requests: half of a start would be spent on it. */
export function loadListener(): Promise<typeof import('./listener.ts')> {
  return (loading ??= import('./listener.ts'))
}

/** What a client asks to see whether the site is ready. */
const HEALTH = `${CONTROL_PREFIX}health`

/** Paths and queries that need no decoding, of the API, the token call and the first look. */
const PLAIN_TARGET = new RegExp(
  String.raw`^(?:/api(?:/[\w-]+)+(?:\?[\w=&-]*)?|/oauth/token|${HEALTH})$`,
)
const PLAIN_HOST = /^[a-z\d.-]+(?::\d{4,5})?$/

/**
 * Answers a usual call of the API as it arrived: a `Request` and a `Response` cost as much as the rest.
 * False for anything else: another method or path, a body of unknown length, repeated headers, another
 * host, a site whose `fetch` was replaced, a control call that the guard refuses.
 */
export function answerDirectly(
  site: Pick<Site, 'fetch'>,
  guard: Guard,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): boolean {
  const take = takeOf(site.fetch)
  const arrived = take === undefined ? undefined : toArrived(incoming, outgoing)
  if (take === undefined || arrived === undefined) return false
  if (incoming.url === HEALTH && guard(arrived, HEALTH) !== undefined) return false
  if (arrived.body === null) answerNow(take, arrived, incoming, outgoing)
  else answerSoon(take, arrived, incoming, outgoing)
  return true
}

function answerNow(
  take: Take,
  arrived: Arrived,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): void {
  const fail = (error: unknown) => void outgoing.destroy(error as Error)
  try {
    const answering = take(arrived)
    if (answering instanceof Promise) {
      answering.then((exchange) => sendSoon(exchange, incoming, outgoing)).catch(fail)
    } else sendSoon(answering, incoming, outgoing)
  } catch (error) {
    fail(error)
  }
}

function toArrived(incoming: IncomingMessage, outgoing: ServerResponse): Arrived | undefined {
  const { method = '', url = '', headers, rawHeaders } = incoming
  const { host = '' } = headers
  if (!PLAIN_TARGET.test(url) || !PLAIN_HOST.test(host) || /\.localhost(?::|$)/.test(host)) {
    return undefined
  }
  if (Object.keys(headers).length * 2 !== rawHeaders.length || 'set-cookie' in headers) {
    return undefined
  }
  const length = headers['content-length']
  const hasBody = length !== undefined
  if (method === 'GET' ? hasBody : method !== 'POST' || !hasBody) return undefined
  if (headers['transfer-encoding'] !== undefined || Number(length ?? 0) > LONGEST_BODY) {
    return undefined
  }
  const address = `http://${host}${url}`
  const body = hasBody ? incoming : null
  return new ArrivedMessage(method, address, body, new ArrivedHeaders(headers), outgoing)
}

/** What a site needs to know of a request over HTTP. */
class ArrivedMessage implements Arrived {
  readonly method: string
  readonly url: string
  readonly body: IncomingMessage | null
  readonly headers: ArrivedHeaders
  readonly #outgoing: ServerResponse
  #reading: string | Promise<string> | undefined
  bodyUsed = false

  constructor(
    method: string,
    url: string,
    body: IncomingMessage | null,
    headers: ArrivedHeaders,
    outgoing: ServerResponse,
  ) {
    this.method = method
    this.url = url
    this.body = body
    this.headers = headers
    this.#outgoing = outgoing
  }

  get signal(): AbortSignal {
    const controller = new AbortController()
    const outgoing = this.#outgoing
    if (outgoing.destroyed) controller.abort()
    else outgoing.once('close', () => controller.abort())
    return controller.signal
  }

  text(): string | Promise<string> {
    this.bodyUsed = true
    return this.#read()
  }

  clone(): Arrived {
    const { method, url, body, headers } = this
    const copy = new ArrivedMessage(method, url, body, headers, this.#outgoing)
    copy.#reading = this.#read()
    return copy
  }

  #read(): string | Promise<string> {
    return (this.#reading ??= this.body === null ? '' : readWhole(this.body))
  }
}

const decoder = new TextDecoder()

function readWhole(incoming: IncomingMessage): string | Promise<string> {
  if (incoming.complete) {
    const whole = incoming.read() as Buffer | null
    return whole === null ? '' : decoder.decode(whole)
  }
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    incoming.on('data', (part: Buffer) => parts.push(part))
    incoming.on('end', () => resolve(decoder.decode(Buffer.concat(parts))))
    incoming.on('error', reject)
    incoming.on('close', () => {
      // An error costs as much as the rest, and a connection closes after each body.
      if (!incoming.readableEnded) reject(new Error('The connection was closed within the body'))
    })
  })
}

let waiting: Parameters<typeof answerNow>[] = []
let ready: Parameters<typeof sendAnswer>[] = []
let isEnding = false

/** Answers a call with a body at the end of this turn of the event loop: a usual body is whole by then. */
function answerSoon(...call: Parameters<typeof answerNow>): void {
  waiting.push(call)
  endTurnSoon()
}

/**
 * Sends an answer with the others of this turn of the event loop. A write wakes a client that waits, and
 * that costs more than the answer: written one by one, each answer wakes the client anew.
 */
function sendSoon(...answered: Parameters<typeof sendAnswer>): void {
  ready.push(answered)
  endTurnSoon()
}

function endTurnSoon(): void {
  if (isEnding) return
  isEnding = true
  setImmediate(endTurn)
}

function endTurn(): void {
  const calls = waiting
  waiting = []
  for (const call of calls) answerNow(...call)
  const answers = ready
  ready = []
  isEnding = false
  for (const answered of answers) {
    try {
      sendAnswer(...answered)
    } catch (error) {
      answered[2].destroy(error as Error)
    }
  }
}

function sendAnswer(
  { answer, text, stream }: Exchange,
  { socket }: IncomingMessage,
  outgoing: ServerResponse,
): void {
  const { status, headers } = answer
  if (status === 0) socket.destroy()
  else if (stream !== undefined) void sendPart(stream, outgoing.writeHead(status, headers))
  else if (text === undefined) outgoing.writeHead(status, headers).end()
  else {
    const body = typeof text === 'string' ? text : text.bytes
    const length = Buffer.byteLength(body)
    // Characters of one byte each need not be encoded.
    const encoding = length === body.length ? 'latin1' : 'utf8'
    outgoing.writeHead(status, { ...headers, 'content-length': length }).end(body, encoding)
  }
}

/** Sends a body until it breaks off, then closes the connection. */
async function sendPart(body: ReadableStream<Uint8Array>, outgoing: ServerResponse): Promise<void> {
  outgoing.flushHeaders()
  try {
    for await (const part of body) outgoing.write(part)
  } catch {
    outgoing.destroy()
  }
}

/** Headers by their names in lower case. */
class ArrivedHeaders {
  readonly #values: Readonly<Record<string, string | string[] | undefined>>

  constructor(values: IncomingMessage['headers']) {
    this.#values = values
  }

  get(name: string): string | null {
    return (this.#values[name] as string | undefined) ?? null
  }

  has(name: string): boolean {
    return this.#values[name] !== undefined
  }

  /** In the order of the fetch API. */
  *[Symbol.iterator](): IterableIterator<[string, string]> {
    const names = Object.keys(this.#values).sort()
    for (const name of names) yield [name, this.#values[name] as string]
  }
}
