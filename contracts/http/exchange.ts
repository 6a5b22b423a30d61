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

/** An answer, with its body read as JSON where it is JSON. */
export interface Reply {
  exchange: Exchange
  status: number
  headers: Headers
  text: string
  /** The parsed body; undefined where it is no JSON. */
  body: unknown
}

export type JsonObject = Readonly<Record<string, unknown>>

/** Makes a reply of an exchange. */
export function toReply(exchange: Exchange): Reply {
  const { status, headers, text } = exchange
  return { exchange, status, headers, text, body: parse(text) }
}

/** Tells an object from null, an array and everything else. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** An id as it is compared: the case of a UUID says nothing (RFC 9562, section 4). */
export function toKey(id: unknown): string {
  const text =
    typeof id === 'string' || typeof id === 'number' ? String(id) : JSON.stringify(id ?? null)
  return UUID.test(text) ? text.toLowerCase() : text
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
