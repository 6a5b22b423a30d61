// A site that is written from the specification alone. It imports nothing from outside of its folder:
// - the site, in eight files: this one has the way of a request (rate limit, route, token, body, operation,
//   written answer); token, customers, subscriptions, profiles and lists have the operations; views has what
//   records and answers look like; world has the records, the clock and chance;
// - knobs/: how sites may differ that keep the specification, in a table for each subject;
// - breakages/: single facts that a site breaks, in a file for each subject; ways.ts has what they are written with.
import type { Knobs } from './knobs/index.ts'
import type { Answer, Exchange, Operation, Options } from './world.ts'
import { isObject, readJson, Refusal, World } from './world.ts'
import { createCustomer, invalid, readCustomer } from './customers.ts'
import { addOther, list } from './lists.ts'
import { createProfile, decide, sendOther } from './profiles.ts'
import { addItem, createSubscription, readSubscription } from './subscriptions.ts'
import { authorize, issueToken, tokenCall } from './token.ts'
import { refused } from './views.ts'

export {
  createRandom,
  defaultKnobs,
  KNOBS,
  legalKnobs,
  NO_KNOB,
  randomKnobs,
} from './knobs/index.ts'
export type { Knobs } from './knobs/index.ts'

const ROUTES: [RegExp, Record<string, Operation>][] = [
  [/^\/api\/customers$/, { POST: 'createCustomer', GET: 'listCustomers' }],
  [/^\/api\/customers\/([^/]+)$/, { GET: 'readCustomer' }],
  [/^\/api\/subscriptions$/, { POST: 'createSubscription', GET: 'listSubscriptions' }],
  [/^\/api\/subscriptions\/([^/]+)$/, { GET: 'readSubscription' }],
  [/^\/api\/subscriptions\/([^/]+)\/items$/, { POST: 'addItem' }],
  [/^\/api\/customers\/([^/]+)\/payment_profiles$/, { POST: 'createProfile' }],
]

// ---- what stands before and after an operation

function limited(world: World): Answer | null {
  const { knobs, notes } = world
  const second = Math.floor(world.now() / 1000)
  const [most, span] =
    knobs.rateLimit === '100 in 10 s'
      ? [100, 10]
      : knobs.rateLimit === '20 in 1 s'
        ? [20, 1]
        : [Infinity, 10]
  if (notes.window === undefined || second - notes.window >= span)
    Object.assign(notes, { window: second, inWindow: 0 })
  notes.inWindow = (notes.inWindow ?? 0) + 1
  const over =
    notes.inWindow > most || (knobs.rateLimit === 'each 60th call' && world.calls % 60 === 0)
  const rests = RESTS[knobs.maintenance](world.calls)
  if (!over && !rests) return null
  const wait = notes.inWindow > most ? notes.window! + span - second : 1
  const form = {
    seconds: String(wait),
    // A header of seconds in the world's time, not in the site's.
    date: new Date((Math.floor(world.options.now() / 1000) + wait) * 1000).toUTCString(),
    zero: '0',
    absent: String(wait),
  }[knobs.retryAfter]
  const status = over ? knobs.rateStatus : 503
  const headers: [string, string][] =
    knobs.retryAfter === 'absent' && status === 429 ? [] : [['Retry-After', form]]
  if (knobs.rateBody === 'envelope')
    return { status, headers, body: { data: null, errors: 'Try again later', meta: {} } }
  if (knobs.rateBody === 'empty') return { status, headers, body: undefined }
  return { ...page(status, 'Try again later'), headers: [...headers, HTML] }
}

const HTML: [string, string] = ['Content-Type', 'text/html; charset=utf-8']
const page = (status: number, text: string): Answer => ({
  status,
  headers: [HTML],
  body: undefined,
  text: `<!DOCTYPE html><title>${status}</title><h1>${text}</h1>`,
})

const RESTS: Record<Knobs['maintenance'], (call: number) => boolean> = {
  never: () => false,
  'call 3': (call) => call === 3,
  'call 30': (call) => call === 30,
  'calls 50 and 51': (call) => call === 50 || call === 51,
  'each 40th call': (call) => call % 40 === 0,
}

/** What a firewall or a gateway refuses before the site sees it. */
function firewall(world: World, exchange: Exchange): Answer | null {
  const { waf, bodyLimit, userAgent } = world.knobs
  const { text } = exchange
  if (bodyLimit > 0 && text.length > bodyLimit) return page(413, 'Request Entity Too Large')
  if (userAgent && !exchange.headers.get('user-agent')) return page(403, 'Forbidden')
  const signs = { nothing: null, tags: /<[a-z/!]/i, quotes: /'/ }[waf]
  return signs?.test(text) ? page(403, 'Forbidden') : null
}

/** A gateway may look at a body before it asks for the token. */
function bodyBefore(world: World, exchange: Exchange): void {
  const { bodyFirst } = world.knobs
  const root = {
    createSubscription: 'subscription',
    addItem: 'item',
    createCustomer: '',
    createProfile: '',
  }[exchange.op as string]
  if (bodyFirst === 'nothing' || root === undefined) return
  const body = readBody(world, exchange)
  if (bodyFirst === 'shape' && root !== '' && !isObject(body[root]))
    throw invalid(world, `${root} must be an object`)
}

function unknownRoute(world: World, exchange: Exchange): Answer {
  switch (world.knobs.unknownRoute) {
    case 'html 404':
      return page(404, 'Not Found')
    case 'empty 404':
      return { status: 404, headers: [], body: undefined }
    case 'rails 404':
      return { status: 404, headers: [], body: { status: 404, error: 'Not Found' } }
    case 'html 200':
      return page(200, 'Welcome')
    case 'redirect':
      return { status: 302, headers: [['Location', '/docs']], body: undefined }
    case 'gateway 403':
      return { status: 403, headers: [], body: { message: 'Missing Authentication Token' } }
    default:
      return refused(world, new Refusal(404, 'Not Found'), exchange)
  }
}

function readBody(world: World, exchange: Exchange): Record<string, unknown> {
  const { knobs } = world
  const type = exchange.headers.get('content-type') ?? ''
  const right =
    knobs.otherContentType === 'refused 415 with charset'
      ? /^application\/json$/i.test(type)
      : /json/i.test(type)
  if (!right && knobs.otherContentType !== 'parsed')
    throw new Refusal(
      knobs.otherContentType === 'refused 400' ? 400 : 415,
      'Content-Type must be application/json',
    )
  if (exchange.body === undefined) throw new Refusal(knobs.statusMalformedJson, 'Malformed JSON')
  if (!isObject(exchange.body)) throw invalid(world, 'The body must be an object')
  return exchange.body
}

function operate(world: World, exchange: Exchange): Answer {
  switch (exchange.op) {
    case 'createCustomer':
      return createCustomer(world, exchange, readBody(world, exchange))
    case 'readCustomer':
      return readCustomer(world, exchange)
    case 'createSubscription':
      return createSubscription(world, exchange, readBody(world, exchange))
    case 'readSubscription':
      return readSubscription(world, exchange)
    case 'addItem':
      return addItem(world, exchange, readBody(world, exchange))
    case 'createProfile':
      return createProfile(world, exchange, readBody(world, exchange))
    case 'listCustomers':
    case 'listSubscriptions':
      return list(world, exchange)
    default:
      return unknownRoute(world, exchange)
  }
}

function route(world: World, exchange: Exchange): Answer {
  const { knobs } = world
  const { method } = exchange
  let path = exchange.url.pathname
  if (knobs.basePath && path.startsWith(`${knobs.basePath}/`))
    path = path.slice(knobs.basePath.length)
  if (path.length > 1 && path.endsWith('/')) {
    const bare = path.replace(/\/+$/, '')
    if (knobs.trailingSlash === '404') return unknownRoute(world, exchange)
    if (knobs.trailingSlash === '308')
      return { status: 308, headers: [['Location', bare + exchange.url.search]], body: undefined }
    path = bare
  }
  const lowered = knobs.pathCase === 'any' ? path.toLowerCase() : path
  const asked = method === 'HEAD' && knobs.headRequests === 'as GET' ? 'GET' : method
  if (lowered === knobs.tokenPath && asked === knobs.tokenMethod) {
    exchange.op = 'token'
    return issueToken(world, exchange)
  }
  const found = ROUTES.find(([pattern]) =>
    pattern.test(
      knobs.pathCase === 'any'
        ? path.replace(/^\/api\/[a-z]+|(items|payment_profiles)$/gi, (part) => part.toLowerCase())
        : path,
    ),
  )
  if (method === 'OPTIONS' && knobs.optionsRequests !== '401') {
    const status = Number(knobs.optionsRequests)
    return {
      status,
      headers: [['Allow', Object.keys(found?.[1] ?? { GET: 1 }).join(', ')]],
      body: status === 405 ? { errors: 'Method not allowed' } : undefined,
    }
  }
  const op = found?.[1][asked]
  if (!op && knobs.routeFirst) return wrongRoute(world, exchange, found?.[1])
  exchange.parameters =
    (found
      ? found[0].exec(
          found[0].test(path)
            ? path
            : path.replace(/^\/api\/[a-z]+|(items|payment_profiles)$/gi, (part) =>
                part.toLowerCase(),
              ),
        )
      : null
    )?.slice(1) ?? []
  exchange.op = op ?? 'unknown'
  try {
    exchange.body = readJson(exchange.text)
  } catch {
    exchange.body = undefined
  }
  const input =
    isObject(exchange.body) && isObject(exchange.body.subscription)
      ? exchange.body.subscription
      : {}
  exchange.unified = input.customer_attributes !== undefined
  world.current = exchange
  world.hooks.request?.(exchange, world)
  bodyBefore(world, exchange)
  authorize(world, exchange)
  if (
    knobs.acceptHeader === '406' &&
    !/json|\*\/\*|application\/\*/i.test(exchange.headers.get('accept') || '*/*')
  )
    throw new Refusal(406, 'Only application/json is made')
  if (!op) return wrongRoute(world, exchange, found?.[1])
  const before = world.customers.length
  const answer = operate(world, exchange)
  if (knobs.webhookOthers === 'customer.created' && world.customers.length > before)
    sendOther(world, 'customer.created', { id: world.customers.at(-1)!.id })
  return answer
}

function wrongRoute(
  world: World,
  exchange: Exchange,
  methods: Record<string, Operation> | undefined,
): Answer {
  if (!methods || world.knobs.wrongMethod === '404') return unknownRoute(world, exchange)
  const answer = refused(
    world,
    new Refusal(Number(world.knobs.wrongMethod), 'Method not allowed'),
    exchange,
  )
  return { ...answer, headers: [...answer.headers, ['Allow', Object.keys(methods).join(', ')]] }
}

// ---- writing

function reorder(value: unknown, order: Knobs['keyOrder']): unknown {
  if (Array.isArray(value)) return value.map((inner) => reorder(inner, order))
  if (!isObject(value) || order === 'as specified') return value
  const keys =
    order === 'alphabetical' ? Object.keys(value).sort() : Object.keys(value).toReversed()
  return Object.fromEntries(keys.map((key) => [key, reorder(value[key], order)]))
}

/** A body in small pieces, as a proxy may pass it on. */
function pieces(text: string): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text)
  return new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += 61) controller.enqueue(bytes.slice(at, at + 61))
      controller.close()
    },
  })
}

function written(world: World, exchange: Exchange, answer: Answer): Response {
  const { knobs } = world
  const headers = new Headers()
  const set = (name: string, value: string): void => headers.set(name, value)
  if (answer.body !== undefined) set('Content-Type', knobs.contentType)
  if (exchange.op !== 'token' && knobs.cacheControl !== 'none')
    set('Cache-Control', knobs.cacheControl)
  const number = world.calls.toString(16).padStart(8, '0')
  if (knobs.requestIdHeader === 'traceparent')
    set('traceparent', `00-${number.repeat(4)}-${number.repeat(2)}-01`)
  else if (knobs.requestIdHeader !== 'none')
    set(knobs.requestIdHeader, `${number}-0000-4000-8000-000000000000`)
  const left = String(5000 - (world.calls % 4000))
  if (knobs.rateHeaders === 'RateLimit structured') set('RateLimit', `"default";r=${left};t=60`)
  else if (knobs.rateHeaders !== 'none')
    for (const [name, value] of [
      ['Limit', '5000'],
      ['Remaining', left],
      ['Reset', '60'],
    ] as const)
      set(`${knobs.rateHeaders}-${name}`, value)
  const stack = {
    none: [],
    rails: [
      ['X-Runtime', '0.012'],
      ['X-Content-Type-Options', 'nosniff'],
      ['Vary', 'Accept, Origin'],
    ],
    express: [['X-Powered-By', 'Express']],
    gateway: [
      ['Via', '1.1 edge'],
      ['Server', 'nginx'],
      ['Strict-Transport-Security', 'max-age=31536000'],
    ],
    iis: [
      ['Server', 'Microsoft-IIS/10.0'],
      ['Expires', '-1'],
      ['Content-Language', 'pt-BR'],
    ],
    deprecated: [
      ['Deprecation', 'true'],
      ['Sunset', 'Sat, 01 Jan 2028 00:00:00 GMT'],
      ['Link', '<https://docs.invalid/v2>; rel="successor-version"'],
    ],
  }[knobs.serverHeaders] as [string, string][]
  for (const [name, value] of stack) set(name, value)
  if (knobs.dateHeader !== 'none') {
    const ms = knobs.dateHeader === 'now' ? world.options.now() : world.now()
    set('Date', new Date(Math.floor(ms)).toUTCString())
  }
  if (knobs.corsHeaders) set('Access-Control-Allow-Origin', '*')
  if (knobs.setCookie)
    headers.append('Set-Cookie', `_session=${number}; path=/; HttpOnly; SameSite=Lax`)
  const named = new Set<string>()
  for (const [name, value] of answer.headers) {
    if (named.has(name)) headers.append(name, value)
    else set(name, value)
    named.add(name)
  }
  let text =
    answer.text ??
    (answer.body === undefined ? null : world.write(reorder(answer.body, knobs.keyOrder)))
  let { status } = answer
  if (
    /^(read|list)/.test(exchange.op) &&
    (status === 200 || status === 203) &&
    knobs.etag !== 'none' &&
    text !== null
  ) {
    const sum = Array.from(text)
      .reduce((hash, sign) => (Math.imul(hash, 31) + sign.charCodeAt(0)) >>> 0, 7)
      .toString(16)
    const tag = `${knobs.etag === 'weak' ? 'W/' : ''}"${sum}"`
    set('ETag', tag)
    if (knobs.conditionalReads && exchange.headers.get('if-none-match') === tag)
      [status, text] = [304, null]
  }
  if (status === 204 || status === 304 || exchange.method === 'HEAD') text = null
  return new Response(text !== null && knobs.bodyPieces ? pieces(text) : text, { status, headers })
}

/** `breakage` in the options makes the site break one sentence; without it the site is truthful. */
export function createIndependentSite(knobs: Knobs, options: Options) {
  const world = new World(knobs, options)
  for (let number = 1; number <= knobs.existing; number += 1) addOther(world, number)
  const answer = (exchange: Exchange): Answer => {
    try {
      return limited(world) ?? firewall(world, exchange) ?? route(world, exchange)
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault
      return refused(world, fault, exchange)
    }
  }
  return {
    async fetch(request: Request): Promise<Response> {
      const url = new URL(request.url)
      const text = await request.text()
      world.calls += 1
      world.fresh.clear()
      world.edit()
      const exchange: Exchange = {
        op: 'unknown',
        method: request.method,
        url,
        headers: new Headers(request.headers),
        parameters: [],
        text,
        body: undefined,
        unified: false,
      }
      const made = answer(exchange)
      world.hooks.answer?.(made, exchange, world)
      return written(world, exchange, made)
    },
    decide: (id: string | number | bigint, decision: 'accept' | 'refuse'): boolean =>
      decide(world, id, decision),
    get webhookUrl(): string {
      return world.webhookUrl
    },
    set webhookUrl(url: string) {
      world.webhookUrl = url
    },
    /** What an integrator learns from the panel and its texts, for the settings of a judge. */
    about: {
      knobs,
      tokenCall: tokenCall(world),
      statusNames: knobs.statusNames.split('/'),
      paging: knobs.paging,
    },
    records: {
      customers: world.customers,
      subscriptions: world.subscriptions,
      profiles: world.profiles,
      tokens: world.tokens,
      webhooks: world.webhooks,
      products: world.products,
    },
  }
}
