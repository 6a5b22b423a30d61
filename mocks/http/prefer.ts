import type { ErrorName } from '../../openapi/generated/document.ts'
import { examplesOf, type Example, type Operation } from '../../openapi/operations.ts'
import { toMilliseconds } from '../clock/duration.ts'
import { insufficientScope } from '../oauth/authenticate.ts'
import { toTokenExample } from '../oauth/token-answers.ts'
import { Refusal } from '../shared/refusal.ts'
import { reshapeEnvelope } from '../shared/reshape.ts'
import { problems, toErrorAnswer } from './error-answer.ts'
import type { Answer, Effects, Middleware, RequestedFaults, RoutedExchange } from './exchange.ts'

/** The longest delay of an answer, in milliseconds. */
export const LONGEST_DELAY = 60_000

/** Answers as the `Prefer` header asks (RFC 7240); a request without one goes on. */
export const prefer: Middleware<RoutedExchange> = (exchange, next) =>
  applyPreferences(exchange) ? undefined : next(exchange)

/**
 * Does what the `Prefer` header asks for and the operation's part of the document allows; the rest
 * is ignored.
 *
 * @returns whether the exchange has got its answer
 */
export function applyPreferences(exchange: RoutedExchange): boolean {
  const header = exchange.request.headers.get('prefer')
  if (header === null) return false
  exchange.requestedFaults = findRequestedFaults(header)
  if (exchange.requestedFaults?.effects.drop === true) return true
  const wanted = readExampleWanted(header)
  if (wanted.size === 0) return false
  const example = findExample(exchange.operation, wanted.get('code'), wanted.get('example'))
  if (example === undefined) return false
  exchange.answer = toExampleAnswer(example, exchange)
  const applied = [...wanted].map(([name, value]) => `${name}=${value}`).join(', ')
  exchange.answer.headers['preference-applied'] = applied
  return true
}

/** Finds an operation's first example with this status and this name, as far as they are given. */
export function findExample(
  operation: Operation,
  code: string | undefined,
  name: string | undefined,
): Example | undefined {
  return examplesOf(operation).find(
    (one) =>
      (code === undefined || code === String(one.status)) &&
      (name === undefined || name === one.name),
  )
}

/** An example in the forms of the site profile; its status stays that of the document. */
export function toExampleAnswer(example: Example, exchange: RoutedExchange): Answer {
  const { headers, body } = inForms(example, exchange)
  return { status: example.status, headers: { ...headers }, body }
}

function inForms({ name, body }: Example, exchange: RoutedExchange): Omit<Answer, 'status'> {
  const { operation, choices, isProfiled, context } = exchange
  if (operation.scopes === undefined) {
    return toTokenExample(name, body, { operation, choices, site: context.site })
  }
  if (problems.has(name)) {
    const isScope = name === 'insufficient_scope'
    const refusal = isScope ? insufficientScope(operation) : new Refusal(name as ErrorName)
    return toErrorAnswer(refusal, exchange)
  }
  if (!isProfiled) return { headers: {}, body }
  const envelope = body as Parameters<typeof reshapeEnvelope>[0]
  return { headers: {}, body: reshapeEnvelope(envelope, operation.operationId, choices) }
}

/** `code=422` asks for the first example of that status, `example=SB344` for the one of that name. */
function readExampleWanted(header: string): Map<string, string> {
  const wanted = new Map<string, string>()
  for (const part of header.split(/[,;]/)) {
    const [, name, value] = /^\s*(code|example)\s*=\s*"?([^"]*?)"?\s*$/i.exec(part) ?? []
    if (name !== undefined && value !== undefined) wanted.set(name.toLowerCase(), value)
  }
  return wanted
}

const FAULT = /^\s*(delay|drop|truncate|malformed)\s*(?:=\s*"?([^"]*?)"?\s*)?$/i

/**
 * Finds the faults that a `Prefer` header asks for: `delay=500` (milliseconds) or `delay=2s`, `drop`,
 * `truncate` or `truncate=10` (bytes), `malformed`.
 */
function findRequestedFaults(header: string): RequestedFaults | undefined {
  const effects: Effects = {}
  const applied: string[] = []
  for (const part of header.split(/[,;]/)) {
    const [, name, value] = FAULT.exec(part) ?? []
    if (name === undefined || !request(effects, name.toLowerCase(), value)) continue
    applied.push(value === undefined ? name.toLowerCase() : `${name.toLowerCase()}=${value}`)
  }
  return applied.length === 0 ? undefined : { effects, applied: applied.join(', ') }
}

function request(effects: Effects, name: string, value: string | undefined): boolean {
  if (name === 'delay') {
    const delay = value === undefined ? undefined : toDelay(value)
    if (delay !== undefined) effects.delay = delay
    return delay !== undefined
  }
  if (name === 'truncate' && value !== undefined) {
    if (/^\d{1,9}$/.test(value)) effects.truncate = Number(value)
    return effects.truncate !== undefined
  }
  if (value !== undefined) return false
  if (name === 'truncate') effects.truncate = true
  if (name === 'drop') effects.drop = true
  if (name === 'malformed') effects.malformed = true
  return true
}

function toDelay(text: string): number | undefined {
  try {
    const delay = toMilliseconds(/^\d+$/.test(text) ? Number(text) : text)
    return delay <= LONGEST_DELAY ? delay : undefined
  } catch {
    return undefined
  }
}
