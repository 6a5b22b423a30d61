import type { Observation } from '../engine/check.ts'
import { idIn } from '../steps/create.ts'
import { typeMissing } from '../steps/refused/broken-rules.ts'
import { unknownCustomer } from '../steps/refused/unknown.ts'
import { codesIn, codesInText, errorsOf, isRefused, isSuccess } from '../http/answers/read-reply.ts'
import { isObject, type JsonObject, type Reply } from '../http/exchange.ts'
import { parseJson, toJson } from '../http/json.ts'

/** The page that stands for any page of HTML. */
const PAGE = '<!DOCTYPE html><title>{text}</title><h1>{text}</h1>'

/**
 * The body of a refusal as a site profile holds it: words in braces stand for what changes from answer
 * to answer. `envelope` where it has the usual keys of the envelope alone, null where there is none.
 */
export function toTemplate(reply: Reply, usual: Pick<Usual, 'data' | 'hasMeta'> = {}): unknown {
  const { body, text } = reply
  if (text.trim() === '') return null
  if (!isObject(body)) return text.trimStart().startsWith('<') ? PAGE : '{text}'
  const { data = dataFormOf(reply), hasMeta = 'meta' in body } = usual
  const { requestBody = '' } = reply.exchange
  const expected = data === 'request' && requestBody === '' ? 'null' : data
  const isUsual = dataFormOf(reply) === expected && 'meta' in body === hasMeta
  return isUsual && isEnvelope(body, reply) ? 'envelope' : toParts(body, reply)
}

/** What `data` of a refusal holds, as gap G05 says it; undefined if it is something else. */
function dataFormOf(reply: Reply): string | undefined {
  if (!isObject(reply.body) || !('data' in reply.body)) return 'absent'
  const { data } = reply.body
  if (data === null) return 'null'
  if (isEcho(data, reply)) return 'request'
  if (!isEmpty(data)) return undefined
  return Array.isArray(data) ? 'empty-array' : 'empty-object'
}

/** The template of a read's refusal: the read has no body that `data` may show, another call has. */
export function toReadTemplate(reply: Reply, other: Reply | undefined): unknown {
  const template = toTemplate(reply)
  const isShown = isObject(other?.body) && isEcho(other.body['data'], other)
  return isShown && isObject(template) && template['data'] === null
    ? { ...template, data: '{request}' }
    : template
}

/** The envelope without anything but a text: what `data` and `meta` hold is said elsewhere. */
function isEnvelope(body: JsonObject, reply: Reply): boolean {
  const { data, errors, meta, ...others } = body
  return (
    typeof errors === 'string' &&
    Object.keys(others).length === 0 &&
    (isEmpty(data) || isEcho(data, reply)) &&
    isEmpty(meta) &&
    !Array.isArray(meta)
  )
}

/** Whether a value is the body of the request, whatever the order of its keys. */
export function isEcho(value: unknown, { exchange: { requestBody = '' } }: Reply): boolean {
  const isSame = (one: unknown, other: unknown): boolean => {
    if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other
    const keys = Object.keys(one)
    return (
      keys.length === Object.keys(other).length &&
      keys.every((key) => isSame((one as JsonObject)[key], (other as JsonObject)[key]))
    )
  }
  if (!isObject(value) || isEmpty(value) || !requestBody.startsWith('{')) return false
  try {
    return isSame(value, parseJson(requestBody))
  } catch {
    return false
  }
}

/** Whether there is nothing in a value, or no value. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true
  return typeof value === 'object' && Object.keys(value).length === 0
}

/** Replaces what belongs to one answer. */
export function toParts(value: unknown, reply: Reply): unknown {
  if (isEcho(value, reply)) return '{request}'
  if (Array.isArray(value)) return value.map((part: unknown) => toParts(part, reply))
  if (isObject(value)) {
    const entries = Object.entries(value).map(([key, part]) => [key, toParts(part, reply)])
    return Object.fromEntries(entries)
  }
  if (value === reply.status) return '{status}'
  if (typeof value === 'bigint') return Number(value)
  return typeof value === 'string' ? toWords(value, reply) : value
}

/** Code, path and sentences of an answer; a single word stays as it is. */
function toWords(text: string, reply: Reply): string {
  const [code] = codesIn(reply)
  if (code !== undefined && codesInText(text).includes(code)) return toCodeForm(text, code)
  if (text === new URL(reply.exchange.url).pathname) return '{path}'
  return text === errorsOf(reply) || /\s/.test(text) ? '{text}' : text
}

/** Where the code stands beside the text: `{code}: {text}`. */
function toCodeForm(text: string, code: string): string {
  const at = text.indexOf(code)
  const [before, after] = [text.slice(0, at), text.slice(at + code.length)]
  // One of the two sides is the sentence; what is no letter belongs to the form.
  const [, sign = '', rest = ''] = /^([^\p{L}]*)(.*)$/su.exec(after) ?? []
  if (!/\p{L}/u.test(before)) {
    return `${before}{code}${sign}${rest === '' ? '' : '{text}'}`
  }
  const [, edge = ''] = /([^\p{L}.!?]*)$/u.exec(before) ?? []
  return rest === '' ? `{text}${edge}{code}${sign}` : '{code}: {text}'
}

/**
 * The address of a new record as a site profile holds it; undefined if the answer names none, or
 * something else than that record.
 */
export function toLocation(reply: Reply, kind: string, baseUrl: string): string | undefined {
  const location = reply.headers.get('location')
  if (location === null || !isSuccess(reply)) return undefined
  const isWhole = location.startsWith(`${baseUrl}/`)
  const path = isWhole ? location.slice(baseUrl.length) : location
  const ending = `/${idIn(reply, kind) ?? ''}`
  if (ending === '/' || !path.endsWith(ending)) return undefined
  const before = path.slice(0, -ending.length)
  // The host and the folders before it may be others than those of the call.
  const called = reply.exchange.url.slice(baseUrl.length)
  const place = before.endsWith(called) ? `${before.slice(0, -called.length)}{path}` : before
  // The id of something else is of this answer alone.
  return ID_STEP.test(place) ? undefined : `${isWhole ? '{base_url}' : ''}${place}/{id}`
}

/** A step of a path that is the id of a record. */
const ID_STEP = /\/(?:\d+|[0-9a-f]{8}-[0-9a-f-]{27})(?:\/|$)/i

/** The keys of a refusal that hold its code (gap G04), without an empty `meta` and a `data` that does not. */
export function toCodeKeys(reply: Reply): JsonObject | undefined {
  if (!isObject(reply.body)) return undefined
  const { data, meta, ...keys } = reply.body
  const hasCode = codesInText(toJson(data ?? null)).length > 0
  const shown = {
    ...keys,
    ...(hasCode && !isEcho(data, reply) && { data }),
    ...(isEmpty(meta) ? {} : { meta }),
  }
  return toParts(shown, reply) as JsonObject
}

/** What most refusals of a site look like. */
export interface Usual {
  body: unknown
  /** What `data` holds (gap G05), and whether there is `meta` (gap G109); undefined if not seen. */
  data?: string | undefined
  hasMeta?: boolean | undefined
  /** Media type of refusals with JSON; undefined if none was seen. */
  type: string | undefined
  /** Whether a 403 has the challenge of RFC 6750; as the 401 of a missing token, if left out. */
  isChallenging?: boolean
}

/** The calls that show it. */
export const USUAL = { unknownCustomer, typeMissing }

/**
 * The usual form of refusals: the body of that of an unknown id (gaps G08 and G42), and the type that
 * refusals with a code have (gap G123).
 */
export function usualIn({
  unknownCustomer: reply,
  typeMissing: coded,
}: {
  unknownCustomer?: Reply | undefined
  typeMissing?: Reply | undefined
}): Usual {
  const isOther = reply === undefined || isSuccess(reply) || reply.status < 400
  const body = isOther ? 'envelope' : toReadTemplate(reply, coded)
  const plain = body === 'envelope' && isObject(reply?.body) ? reply : undefined
  // The keys that hold a code tell nothing of other refusals.
  const data = (coded && isObject(coded.body) && dataFormOf(coded)) ?? (plain && dataFormOf(plain))
  const ofMeta = isObject(coded?.body) && isEmpty(coded.body['meta']) ? coded : (plain ?? coded)
  const hasMeta = isObject(ofMeta?.body) ? 'meta' in ofMeta.body : undefined
  return { body, data: data || undefined, hasMeta, type: coded && typeOf(coded) }
}

/** The media type of an answer; empty if it has none. */
function typeOf({ headers }: Reply): string {
  const [type = ''] = (headers.get('content-type') ?? '').split(';')
  return type.trim().toLowerCase()
}

/** The type of a refusal with a body, where the site profile names no other. */
function typeFor(body: unknown, usual: string | undefined): string | undefined {
  if (body === null) return ''
  if (typeof body !== 'string' || body === 'envelope') return usual
  return body.startsWith('<') ? 'text/html' : 'text/plain'
}

/** Whether an answer has a challenge as in RFC 6750. */
export function hasChallenge({ headers }: Reply): boolean {
  return /^bearer .*error=/i.test(headers.get('www-authenticate') ?? '')
}

/** Headers that differ from what the mock sends unasked; null for none. */
function toHeaders(
  reply: Reply,
  body: unknown,
  { type, isChallenging = true }: Usual,
): { headers?: Record<string, string | null> } {
  const { status, headers } = reply
  const found: Record<string, string | null> = {}
  const challenge = headers.get('www-authenticate')
  const isExpected = hasChallenge(reply)
    ? status === 401 || isChallenging
    : status === 403 && !isChallenging && challenge === null
  if ((status === 401 || status === 403) && !isExpected) found['www-authenticate'] = challenge
  const expected = typeFor(body, type)
  if (expected !== undefined && typeOf(reply) !== expected) {
    found['content-type'] = headers.get('content-type')
  }
  if (headers.has('allow') !== (status === 405)) {
    found['allow'] = headers.has('allow') ? '{allow}' : null
  }
  return Object.keys(found).length === 0 ? {} : { headers: found }
}

/**
 * A refusal as a site profile holds it: its status, and whatever differs from the usual form of
 * refusals.
 */
export function toRefusal(reply: Reply, usual: Usual): Observation {
  const { status } = reply
  if (isSuccess(reply)) return { choice: null, value: `accepted, status ${status}`, reply }
  const [code] = codesIn(reply)
  const value = `status ${status}${status < 300 ? ' with `errors`' : ''}`
  if (code !== undefined)
    return { choice: null, learned: { code }, value: `${value}, ${code}`, reply }
  const isSayable =
    (status >= 400 && status <= 501 && status !== 500) || (status === 200 && isRefused(reply))
  if (!isSayable) return { choice: null, value, reply }
  const body = toTemplate(reply, usual)
  const own = JSON.stringify(body) === JSON.stringify(status === 200 ? 'envelope' : usual.body)
  const form = { ...(own ? {} : { body }), ...toHeaders(reply, body, usual) }
  const learned = Object.keys(form).length === 0 ? status : { status, ...form }
  return { choice: null, learned, value: own ? value : `${value}, ${showBody(body)}`, reply }
}

/** What there is where no operation is: a refusal, a page, or the way to another address (gap G94). */
export function toRoute(reply: Reply, usual: Usual): Observation {
  const { status, headers } = reply
  const location = headers.get('location')
  const value = `status ${status}`
  if (status >= 300 && status < 400 && location !== null) {
    return { choice: null, learned: { status, body: null, headers: { location } }, value, reply }
  }
  const body = toTemplate(reply)
  const isPage = status === 200 && typeof body === 'string' && body !== 'envelope'
  return isPage
    ? { choice: null, learned: { status, body }, value, reply }
    : toRefusal(reply, usual)
}

/** What two kinds of calls get: one refusal, or, where they differ, each under its name. */
export function toPair(
  [name, one]: readonly [string, Observation],
  [otherName, other]: readonly [string, Observation | undefined],
): Observation {
  const isOther =
    one.learned !== undefined &&
    other?.learned !== undefined &&
    toJson(one.learned) !== toJson(other.learned)
  if (!isOther) return one
  const learned = { [name]: one.learned, [otherName]: other.learned }
  return { ...one, choice: null, learned, value: `${one.value}; ${otherName}: ${other.value}` }
}

/** The body of a 401, and its headers (gap G75). */
export function toDenied(reply: Reply, usual: Usual): Observation | undefined {
  if (reply.status !== 401) return undefined
  const body = toTemplate(reply, usual)
  const learned = { body, ...toHeaders(reply, body, usual) }
  return { choice: null, learned, value: showBody(body), reply }
}

/** Names a body in words. */
export function showBody(template: unknown): string {
  if (template === null) return 'an empty body'
  if (template === 'envelope') return 'the envelope'
  if (typeof template === 'string') return template === PAGE ? 'a page of HTML' : 'plain text'
  return `a body with ${Object.keys(template as object).join(', ')}`
}
