import { document } from '../../openapi/generated/document.ts'
import { operationsOf } from '../../openapi/operations.ts'
import { Budget } from '../http/pace/budget.ts'
import { Client, type Call } from '../http/client.ts'
import { textOfId, type Reply } from '../http/exchange.ts'
import { toJson } from '../http/json.ts'
import { Pace } from '../http/pace/pace.ts'
import { isPassing, isSuccess, recordOf } from '../http/answers/read-reply.ts'
import { askUntil, type Time } from '../http/pace/time.ts'
import type { Created } from '../model/report.ts'
import { skip } from '../model/stop.ts'
import type { Step } from './step.ts'
import type { CallOptions, Context, PathValues } from './context.ts'
import type { PersonalDataMask } from './evidence/personal-data-mask.ts'
import { createPeople } from './people.ts'
import type { Receiver } from './receiver.ts'
import type { RunSettings } from './options/settings.ts'
import { toTokenRequest } from './token-call.ts'

const operations = new Map(
  operationsOf(document).map((operation) => [operation.operationId, operation]),
)

/** Dependencies of a context. */
export interface ContextParts {
  settings: RunSettings
  run: string
  fetch: (request: Request) => Promise<Response>
  time: Time
  mask: PersonalDataMask
  receiver: Receiver | undefined
  signal: AbortSignal | undefined
  use: Context['use']
  /** The step that gets the run's access token. */
  token: Step<string>
  /** Gets a new token if a site revokes an application's earlier ones (gap G82). */
  renew: (context: Context) => Promise<string | undefined>
  /** Called before and after each write. */
  onWrite: ((entry: WriteLogEntry) => void) | undefined
  onRequest: (requests: number) => void
  /** Called before each request is sent, with its secrets. */
  onSend: (call: Call) => void
}

/** A line of the write log. */
export interface WriteLogEntry {
  phase: 'before' | 'after'
  request: string
  body: string | undefined
  /** Null before the write, and if no answer came. */
  status: number | null
  /** Id of the new record, if the answer shows one. */
  id: string | null
}

/** A context, and the counts of its requests and writes. */
export interface CountedContext {
  context: Context
  requests: () => number
  writes: () => number
  created: readonly Created[]
}

/** Creates the context that steps and checks use. */
export function createContext(parts: ContextParts): CountedContext {
  const { settings, run, mask, time } = parts
  const replies: Reply[] = []
  const answers: Reply[] = []
  const created: Created[] = []
  let lost = 0
  const budget = new Budget(settings.maxWrites)
  const client = new Client({
    fetch: parts.fetch,
    time,
    pace: new Pace(time, settings.rate),
    budget,
    signal: parts.signal,
    timeout: settings.timeout,
    onWrite: (call, reply) => {
      const entry = toEntry(call, reply, settings.baseUrl)
      parts.onWrite?.({
        ...entry,
        request: mask.text(entry.request),
        body: entry.body && mask.sent(entry.body),
        id: mask.deep(entry.id),
      })
      if (reply === 'before') return
      if (reply === undefined || isPassing(reply)) lost += 1
      if (reply !== undefined && !isSuccess(reply) && !isPassing(reply)) return
      created.push({ kind: kindOf(call.operation), id: entry.id, request: entry.request })
    },
    onSend: parts.onSend,
    answersOthers: async () => {
      const other = context.read('listCustomers', { isProbe: true })
      return other.then(isSuccess, () => false)
    },
    onReply: (reply) => {
      mask.learn(reply.body)
      if (reply.exchange.operation !== 'createToken') answers.push(reply)
      parts.onRequest(client.requests)
    },
  })

  let renewed: string | undefined
  /** Token calls since the current token was issued: any of them may have revoked it. */
  let tokenCalls = 0

  async function ownAuthorization(): Promise<string> {
    return `Bearer ${renewed ?? (await parts.use(parts.token))}`
  }

  /** Sends a call; if a later token call revoked the run's token, sends it again with a new one. */
  async function sendOwn(call: Call, isOwn: boolean): Promise<Reply> {
    const reply = await client.send(call)
    if (reply.status !== 401 || !isOwn || tokenCalls === 0) return reply
    budget.countRenewal()
    const token = await parts.renew(context)
    tokenCalls = 0
    if (token === undefined) return reply
    renewed = token
    const headers = { ...call.headers, authorization: `Bearer ${token}` }
    return client.send({ ...call, headers })
  }

  async function toCall(operation: string, options: CallOptions, intent: Call['intent']) {
    const { path = {}, query, body, contentType = 'application/json' } = options
    const found = operations.get(operation)
    if (found === undefined) throw new Error(`The document has no operation ${operation}`)
    const { authorization = await ownAuthorization() } = options
    const headers: Record<string, string> = { ...HEADERS }
    if (authorization !== null) headers['authorization'] = authorization
    if (body !== undefined) headers['content-type'] = contentType
    const call: Call = {
      operation,
      intent,
      method: found.method,
      url: `${settings.baseUrl}${fill(found.path, path)}${query === undefined ? '' : `?${query}`}`,
      headers,
      body: typeof body === 'string' || body === undefined ? body : toJson(body),
    }
    return call
  }

  /** Milliseconds waited in vain, for what may be marked as early and for what may not. */
  const fruitless = { early: 0, sure: 0 }
  const context: Context = {
    askUntil: async (share, ask, isEnough, toEarly, pause) => {
      const kind = toEarly === undefined ? 'sure' : 'early'
      let isCut = fruitless[kind] >= MOST_FRUITLESS
      const patience = isCut ? SHORTEST_WAIT : settings.patience * share
      const begun = time.now()
      const mayAgain = () => {
        const isLeft = budget.takeFurther('look')
        isCut ||= !isLeft
        return isLeft
      }
      const value = await askUntil(time, patience, ask, isEnough, mayAgain, pause)
      if (isEnough(value)) return value
      fruitless[kind] += time.now() - begun
      if (!isCut) return value
      if (toEarly !== undefined) return toEarly(value)
      throw skip('NOT_SHOWN', 'The run could not wait for what is late')
    },
    takePage: () => budget.takeFurther('look'),
    inOnePiece: new Map(),
    prompt: new Set(),
    hasRoom: (what) => budget.hasRoom(what),
    refuseUnlessSpare: (isLate = false) => {
      if (isLate ? budget.hasRoom('late') : budget.takeSpare()) return
      throw skip('NOT_SHOWN', 'The site leaves the run no request to spare')
    },
    settings,
    run,
    time,
    replies,
    answers,
    receiver: parts.receiver,
    lostWrites: () => lost,
    people: createPeople(settings.seed, run, settings.emailDomain),
    use: parts.use,
    read: async (operation, { isProbe = false, ...options } = {}) => {
      const call = await toCall(operation, options, 'read')
      const reply = await sendOwn(call, options.authorization === undefined)
      if (!isProbe) replies.push(reply)
      return reply
    },
    readPath: async (path, none) => {
      const headers = {
        ...HEADERS,
        ...(none === undefined && { authorization: await ownAuthorization() }),
      }
      const url = `${settings.baseUrl}${path}`
      const plain = { operation: 'none', method: 'GET', body: undefined, url, headers }
      return sendOwn({ ...plain, intent: 'read' }, none === undefined)
    },
    write: async (
      operation,
      { isRefused = false, isProbe = isRefused, isNeeded = false, ...options },
    ) => {
      if (settings.isReadOnly) {
        throw skip(
          'READ_ONLY',
          'Only reads are allowed; --allow-writes lets the run create records',
        )
      }
      const intent = isRefused ? 'refused' : 'write'
      const call = { ...(await toCall(operation, options, intent)), isNeeded }
      const reply = await sendOwn(call, options.authorization === undefined)
      if (!isProbe) replies.push(reply)
      return reply
    },
    askToken: (asked) => {
      tokenCalls += 1
      const call = toTokenRequest(settings, asked)
      mask.addSecret(call.headers['authorization']?.split(' ')[1], '$SABIA_BASIC_CREDENTIALS')
      return client.send({ ...call, intent: 'read', headers: { ...HEADERS, ...call.headers } })
    },
    keepSecret: (value, variable) => mask.addSecret(value, variable),
    own: (values) => mask.addOwn(values),
  }
  return { context, requests: () => client.requests, writes: () => budget.made, created }
}

/** Milliseconds that a run waits for missing records in all, and how long each wait lasts after that. */
const MOST_FRUITLESS = 8000
const SHORTEST_WAIT = 500

const HEADERS: Readonly<Record<string, string>> = {
  accept: 'application/json',
  'user-agent': 'sabia-contract',
}

function fill(path: string, values: PathValues): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`The path ${path} needs a value for ${name}`)
    return encodeURIComponent(String(value))
  })
}

function kindOf(operation: string): Created['kind'] {
  if (operation === 'createCustomer') return 'customer'
  if (operation === 'createSubscription') return 'subscription'
  return operation === 'addItem' ? 'item' : 'payment_profile'
}

function toEntry(call: Call, reply: Reply | 'before' | undefined, baseUrl: string): WriteLogEntry {
  const answered = reply === 'before' ? undefined : reply
  const id = answered === undefined ? undefined : recordOf(answered)?.['id']
  return {
    phase: reply === 'before' ? 'before' : 'after',
    request: `${call.method} ${call.url.slice(baseUrl.length)}`,
    body: call.body,
    status: answered?.status ?? null,
    id: textOfId(id) ?? null,
  }
}
