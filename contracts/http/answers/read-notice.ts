import { isObject, textOfId, toKey, type JsonObject } from '../exchange.ts'
import { parseJson, toJson } from '../json.ts'

/** What a webhook is about. */
export interface Subject {
  /** Null if no answer showed it. */
  profileId: string | null
  subscriptionId: string
}

/** Records inside a payment profile, whose fields are not its own. */
const OTHERS = new Set(['customer', 'product', 'price_point', 'items'])

/**
 * Reads the body of a webhook, whose form is a gap (G84): JSON, a form with keys such as `data[id]`,
 * or either with JSON in its texts. Undefined if it is something else.
 */
export function readNotice(text: string): unknown {
  const json = toJsonValue(text)
  if (json !== undefined) return expand(json)
  if (!/^[\w.[\]%-]+=/.test(text.trim())) return undefined
  const form: Record<string, unknown> = Object.create(null) as Record<string, unknown>
  for (const [name, value] of new URLSearchParams(text.trim())) {
    put(
      form,
      name.split(/[[\].]+/).filter((key) => key !== ''),
      value,
    )
  }
  return expand(form)
}

/** Puts what a text holds as JSON, and the attributes of a resource of JSON:API, where they belong. */
function expand(value: unknown): unknown {
  if (typeof value === 'string') {
    const json = toJsonValue(value) ?? toJsonValue(fromBase64(value))
    return json === undefined ? value : expand(json)
  }
  if (Array.isArray(value)) return value.map(expand)
  if (!isObject(value)) return value
  const { attributes, relationships } = value
  const related = Object.entries(isObject(relationships) ? relationships : {}).map(
    ([name, one]) => [
      `${name}_id`,
      isObject(one) && isObject(one['data']) ? one['data']['id'] : null,
    ],
  )
  const inner = isObject(attributes) ? { ...attributes, ...Object.fromEntries(related) } : {}
  const rows = Object.entries(value).map(([key, one]) => [key, expand(one)])
  return { ...inner, ...Object.fromEntries(rows) }
}

/** A text in base64, or the payload of a signed one (RFC 7515); else an empty text. */
function fromBase64(text: string): string {
  const [, payload = ''] = /^(?:[\w-]+\.)?([\w+/-]{8,}={0,2})(?:\.[\w-]*)?$/.exec(text) ?? []
  try {
    const bytes = atob(payload.replaceAll('-', '+').replaceAll('_', '/'))
    return new TextDecoder().decode(Uint8Array.from(bytes, (sign) => sign.charCodeAt(0)))
  } catch {
    return ''
  }
}

/** Checks whether the body of a webhook has the subject's ids, each as a whole value. */
export function isAbout(text: string, { profileId, subscriptionId }: Subject): boolean {
  const texts = [text, decode(text), unescape(text), toJson(readNotice(text) ?? null)]
  return [profileId, subscriptionId].some(
    (id) => id !== null && texts.some((one) => hasWord(one, id)),
  )
}

/** What a webhook may call its kind of event (gap G83): its own, or those of the events in it. */
export function kindsIn(notice: unknown): string[] {
  if (Array.isArray(notice)) return notice.flatMap(kindsIn)
  if (!isObject(notice)) return []
  return [
    ...['type', 'event', 'event_type', 'kind', 'name', 'topic'].flatMap((key) => {
      const kind = notice[key]
      return typeof kind === 'string' ? [kind] : []
    }),
    ...Object.values(notice).flatMap((value) => (Array.isArray(value) ? kindsIn(value) : [])),
  ]
}

/** Checks whether a webhook can only be about the payment profile of the first subject. */
export function isOnlyAbout(text: string, subject: Subject, others: readonly Subject[]): boolean {
  // What a subscription's own webhook calls a status is that of the subscription.
  const isOfSubscription = kindsIn(readNotice(text)).some(
    (kind) => /subscription/i.test(kind) && !/profile/i.test(kind),
  )
  if (isOfSubscription) return false
  // A small number may be the id of one profile and something else in another's webhook.
  return (
    isAbout(text, { ...subject, profileId: null }) ||
    (isAbout(text, subject) && !others.some((other) => isAbout(text, other)))
  )
}

/** The objects of a webhook that show the subject's payment profile. */
export function recordsAbout(notice: unknown, subject: Subject): JsonObject[] {
  if (Array.isArray(notice)) return notice.flatMap((one) => recordsAbout(one, subject))
  if (!isObject(notice)) return []
  const inner = Object.entries(notice).flatMap(([key, child]) =>
    OTHERS.has(key) ? [] : recordsAbout(child, subject),
  )
  return shows(notice, subject) ? [notice, ...inner] : inner
}

/** Checks whether a webhook shows ids of records, besides its own id. */
export function hasIds(notice: unknown, isRoot = true): boolean {
  if (Array.isArray(notice)) return notice.some((one) => hasIds(one, false))
  if (!isObject(notice)) return false
  return Object.entries(notice).some(([key, child]) => {
    const isId = /(^|_)id$/i.test(key) && textOfId(child) !== undefined
    return isId ? !(isRoot && /^((event|webhook|delivery)_)?id$/i.test(key)) : hasIds(child, false)
  })
}

function shows(record: JsonObject, { profileId, subscriptionId }: Subject): boolean {
  const isSame = (value: unknown, id: string | null) =>
    id !== null && textOfId(value) !== undefined && toKey(value) === toKey(id)
  const { id, subscription } = record
  // An object of that id is the subscription.
  if (isSame(id, subscriptionId)) return false
  if (isObject(subscription) && isSame(subscription['id'], subscriptionId)) return true
  return Object.entries(record).some(
    ([key, value]) =>
      (/id$/i.test(key) && !/customer|subscription/i.test(key) && isSame(value, profileId)) ||
      (/subscription/i.test(key) && isSame(value, subscriptionId)),
  )
}

function toJsonValue(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return undefined
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}

function put(form: Record<string, unknown>, [key = '', ...rest]: string[], value: string): void {
  if (rest.length === 0) {
    form[key] = value
    return
  }
  if (!isObject(form[key])) form[key] = Object.create(null)
  put(form[key] as Record<string, unknown>, rest, value)
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}

/** A JSON text, in which quotes may be written as \u0022: once, or twice where it is a text inside of another. */
function unescape(text: string): string {
  return text.replaceAll(/\\+u([0-9a-f]{4})/gi, (_, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  )
}

function hasWord(text: string, word: string): boolean {
  const quoted = word.replaceAll(/[^\w-]/g, '\\$&')
  return new RegExp(`(?<![\\w-])${quoted}(?![\\w-])`, 'i').test(text)
}
