import { valueOf } from '../../openapi/choices.ts'
import type { Choices } from '../../openapi/ledger.ts'
import { parseJson, parseObject } from '../shared/parse.ts'
import { Refusal } from '../shared/refusal.ts'
import type { Arrived, Middleware, Next, RoutedExchange } from './exchange.ts'

/** The largest body that a site reads, in bytes (gap G97). */
const BODY_LIMIT = 1024 * 1024

const JSON_TYPE = /^application\/(?:json|[\w.+-]+\+json)$/

/** The media type of a request, without its parameters and in lower case. */
export function mediaTypeOf(request: Arrived): string {
  const header = request.headers.get('content-type') ?? ''
  if (header === 'application/json') return header
  return header.split(';', 1)[0]?.trim().toLowerCase() ?? ''
}

/**
 * Reads the JSON object that an operation takes.
 *
 * @throws Refusal 415 for another media type (gap G93), 413 past the limit, 400 for anything that
 * isn't a JSON object (gap G92).
 */
export const readBody: Middleware<RoutedExchange> = (exchange, next) =>
  exchange.operation.requestBody === undefined ? next(exchange) : readObject(exchange, next)

function readObject(exchange: RoutedExchange, next: Next<RoutedExchange>): void | Promise<void> {
  const { request, choices } = exchange
  const others = valueOf(choices, 'content-types')
  const isTaken = others === 'parsed-anyway' || JSON_TYPE.test(mediaTypeOf(request))
  if (!isTaken && others !== 'body-ignored') throw new Refusal('unsupported_media_type', 'G93')
  const goOn = (text: string) => {
    exchange.requestText = text
    if (isTaken) exchange.body = parseBody(text, choices)
    return next(exchange)
  }
  const arriving = readArriving(request, BODY_LIMIT)
  return typeof arriving === 'string' ? goOn(arriving) : arriving.then(goOn)
}

function parseBody(text: string, choices: Choices): Record<string, unknown> {
  const body = parseObject(text)
  if (body !== undefined) return body
  const part = parseJson(text) === undefined ? 'malformed' : 'not_object'
  const unreadable = valueOf(choices, 'unreadable-body')
  const isEmpty =
    typeof unreadable === 'object' &&
    'not_object' in unreadable &&
    unreadable.not_object === 'as-empty'
  if (part === 'not_object' && isEmpty) return {}
  throw new Refusal('malformed_json', 'G92').about(part)
}

/**
 * Reads a body as text, and no more of it than the limit.
 *
 * @throws Refusal 413 past the limit, 400 when the body breaks off.
 */
export async function readText(request: Arrived, limit = BODY_LIMIT): Promise<string> {
  return readArriving(request, limit)
}

/** The same at once, where all of the body is here. */
function readArriving(request: Arrived, limit: number): string | Promise<string> {
  const announced = request.headers.get('content-length')
  if (Number(announced) > limit) throw new Refusal('payload_too_large')
  const text = announced === null ? readUnannounced(request, limit) : request.text()
  return typeof text === 'string' ? refuseLonger(text, limit) : untilRead(text, limit)
}

function refuseLonger(text: string, limit: number): string {
  if (text.length > limit) throw new Refusal('payload_too_large')
  return text
}

async function untilRead(text: Promise<string>, limit: number): Promise<string> {
  try {
    return refuseLonger(await text, limit)
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal('malformed_json', 'G92', 'The body could not be read')
  }
}

function readUnannounced(request: Arrived, limit: number): Promise<string> {
  // Firefox has no `Request.body`, whatever the types say.
  return request.body === undefined
    ? readWhole(request as Request, limit)
    : readStream(request.body as Request['body'], limit)
}

/** Without a stream, a body is complete before the site sees it: it can only be measured. */
async function readWhole(request: Request, limit: number): Promise<string> {
  const bytes = await request.arrayBuffer()
  if (bytes.byteLength > limit) throw new Refusal('payload_too_large')
  return new TextDecoder().decode(bytes)
}

/** A body of unknown length is counted while it arrives: it may never end. */
async function readStream(
  stream: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<string> {
  if (stream === null) return ''
  const decoder = new TextDecoder()
  const reader = stream.getReader()
  let text = ''
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.byteLength
    if (bytes > limit) {
      // Not awaited: a source that never ends may never finish its cancellation either.
      void reader.cancel().catch(() => undefined)
      throw new Refusal('payload_too_large')
    }
    text += decoder.decode(value, { stream: true })
  }
}
