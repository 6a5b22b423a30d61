import { parseJson, toJson } from './json.ts'

/** One request and its answer, as they were sent. Never shown without being masked first. */
export interface Exchange {
  /** From 1, in the order of sending. */
  number: number
  operation: string
  method: string
  url: string
  requestHeaders: Readonly<Record<string, string>>
  requestBody: string | undefined
  status: number
  headers: Headers
  /** Body of the answer. */
  text: string
  /** Milliseconds since 1970, by this machine's clock: sent, and answered. */
  sentAt: number
  answeredAt: number
}

/** An answer, with its body parsed if it is JSON. */
export interface Reply {
  exchange: Exchange
  status: number
  headers: Headers
  text: string
  /** The parsed body; undefined if it isn't JSON. */
  body: unknown
}

export type JsonObject = Readonly<Record<string, unknown>>

/**
 * Creates a reply from an exchange.
 *
 * @throws TooDeep when its JSON has more levels or values than can be checked.
 */
export function toReply(exchange: Exchange): Reply {
  const { status, headers, text } = exchange
  measure(text)
  return { exchange, status, headers, text, body: parse(text) }
}

/** JSON of an answer that has more levels or values than can be checked. */
export class TooDeep extends Error {}

/** RFC 8259, section 9, lets a reader set limits; an answer of the API has fewer than ten levels. */
const MOST_LEVELS = 200

/** A value takes some bytes of memory, however short it is written. */
const MOST_VALUES = 4_000_000

/** Checks the size of JSON before it is parsed. */
function measure(text: string): void {
  let depth = 0
  let values = 0
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code === QUOTE) index = endOfText(text, index + 1)
    else if (code === COMMA) values += 1
    else if (code === OPEN_LIST || code === OPEN_OBJECT) {
      depth += 1
      if (depth > MOST_LEVELS) throw new TooDeep(`the answer has more than ${MOST_LEVELS} levels`)
    } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) depth -= 1
  }
  if (values > MOST_VALUES) throw new TooDeep('the answer has more than 4 million values')
}

const [QUOTE, COMMA, BACKSLASH] = [0x22, 0x2c, 0x5c]
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d]

function endOfText(text: string, from: number): number {
  let index = from
  while (index < text.length && text.charCodeAt(index) !== QUOTE) {
    index += text.charCodeAt(index) === BACKSLASH ? 2 : 1
  }
  return index
}

/** Checks whether a value is an object, and not null or an array. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Sent before JSON, which RFC 8259, section 8.1, forbids; readers may ignore it. */
export const BYTE_ORDER_MARK = '\ufeff'

function parse(text: string): unknown {
  try {
    return parseJson(text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text)
  } catch {
    return undefined
  }
}

/** An id as it is compared: the case of a UUID says nothing (RFC 9562, section 4). */
export function toKey(id: unknown): string {
  const text = textOfId(id) ?? toJson(id ?? null)
  return UUID.test(text) ? text.toLowerCase() : text
}

/** An id as text; undefined if the value isn't an id. */
export function textOfId(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint'
    ? String(value)
    : undefined
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
