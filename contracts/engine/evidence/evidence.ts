import { quoteAround, writeCurl } from '../../../openapi/text/curl.ts'
import { isObject, type Exchange, type Reply } from '../../http/exchange.ts'
import type { Evidence } from '../../model/report.ts'
import { cut } from '../../../openapi/text/visible.ts'
import type { Finding } from '../check.ts'
import type { PersonalDataMask } from './personal-data-mask.ts'

/** Longest text of a body that a report keeps. */
const LONGEST_BODY = 4000

/** Headers that curl sends by itself. */
const NOT_SHOWN = new Set(['user-agent', 'accept'])

/** Creates the evidence of a reply. */
export function toEvidence(reply: Reply, mask: PersonalDataMask, baseUrl: string): Evidence {
  const { exchange } = reply
  return {
    exchange: exchange.number,
    operation: exchange.operation,
    request: mask.text(`${exchange.method} ${toPath(exchange.url, baseUrl)}`),
    status: reply.status,
    curl: toCurl(exchange, mask, baseUrl),
  }
}

/**
 * Writes the command that repeats a request. Secrets are variables; all that came from the site
 * stands in single quotes, where a shell reads nothing into it.
 */
export function toCurl(exchange: Exchange, mask: PersonalDataMask, baseUrl: string): string {
  const { method, url, requestHeaders, requestBody } = exchange
  // Masked before it is quoted: a later mask could remove a quote.
  const shown = (masked: string) => quoteAround(masked, /\$(SABIA_[A-Z_]+)/g)
  const path = toPath(url, baseUrl)
  const address = shown(mask.text(path))
  const headers = Object.entries(requestHeaders).filter(([name]) => !NOT_SHOWN.has(name))
  return writeCurl({
    options: `-sS -i -X ${method}`,
    address: path === url ? address : `"$SABIA_TARGET"${address}`,
    headers: headers.map(([name, value]) => {
      // A very short secret can't be masked in every text, but it can be masked here.
      const isToken = name === 'authorization'
      return shown(`${name}: ${isToken ? mask.authorization(value) : mask.text(value)}`)
    }),
    body: requestBody === undefined ? undefined : shown(mask.sent(requestBody)),
  })
}

/** The path below the site's address, or the whole address of another host. */
function toPath(url: string, baseUrl: string): string {
  return url.startsWith(baseUrl) ? url.slice(baseUrl.length) : url
}

/** Creates the evidence of a finding: what was sent, what came, what was expected. */
export function toViolation(
  finding: Finding,
  fact: string | undefined,
  mask: PersonalDataMask,
  baseUrl: string,
): Evidence {
  const { reply, pointer, expected, received } = finding
  const { requestBody } = reply.exchange
  return {
    ...toEvidence(reply, mask, baseUrl),
    ...(requestBody === undefined ? {} : { requestBody: shorten(mask.sent(requestBody)) }),
    responseBody: shorten(mask.body(reply.text)),
    ...(fact === undefined ? {} : { fact }),
    ...(pointer === undefined ? {} : { pointer }),
    expected: mask.text(expected),
    received: mask.text(received),
  }
}

/** Finds the replies in what steps returned to a check, each once. */
export function repliesIn(...values: readonly object[]): Reply[] {
  const found = new Set(values.flatMap((value) => Object.values(value).flatMap(repliesOf)))
  return [...found].sort((one, other) => one.exchange.number - other.exchange.number)
}

/** Replies by what a step returned: many checks share one, and some hold every record of the run. */
const known = new WeakMap<object, readonly Reply[]>()

function repliesOf(value: unknown): readonly Reply[] {
  if (typeof value !== 'object' || value === null) return []
  const found = known.get(value) ?? [...collect(value, new Set(), 1)]
  known.set(value, found)
  return found
}

/** Deepest level of replies in the values of steps: a list of views, each with its reply. */
const DEEPEST = 4

function collect(value: unknown, found: Set<Reply>, depth: number): Set<Reply> {
  if (depth > DEEPEST || typeof value !== 'object' || value === null) return found
  if (isReply(value)) return found.add(value)
  // A listing has its replies; each of its many records is in one of them.
  const parts = 'replies' in value ? [value.replies] : Object.values(value)
  for (const part of parts) collect(part, found, depth + 1)
  return found
}

function isReply(value: object): value is Reply {
  return 'exchange' in value && isObject(value.exchange) && 'requestHeaders' in value.exchange
}

/** Cut after masking: a cut through a secret would leave a part of it. */
function shorten(masked: string): string {
  return cut(masked, LONGEST_BODY)
}
