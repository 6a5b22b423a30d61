// The way of a request through the site: route, rate limit, token, body, operation, lists, and the written answer.
import type { Knobs } from './knobs.ts'
import type { Answer, Customer, Exchange, Operation, Options, Subscription, View } from './world.ts'
import { isObject, readJson, Refusal, World } from './world.ts'
import {
  addOther,
  othersAct,
  addItem,
  createCustomer,
  createSubscription,
  invalid,
  readCustomer,
  readSubscription,
} from './records.ts'
import { createProfile, decide, sendOther } from './profiles.ts'
import { customerView, refused, subscriptionView, success } from './views.ts'
import { authorize, issueToken, tokenCall } from './token.ts'

export { createRandom, defaultKnobs, KNOBS, legalKnobs, NO_KNOB, randomKnobs } from './knobs.ts'
export type { Knobs } from './knobs.ts'
export { BREAKAGES } from './breakages.ts'

const ROUTES: [RegExp, Record<string, Operation>][] = [
  [/^\/api\/customers$/, { POST: 'createCustomer', GET: 'listCustomers' }],
  [/^\/api\/customers\/([^/]+)$/, { GET: 'readCustomer' }],
  [/^\/api\/subscriptions$/, { POST: 'createSubscription', GET: 'listSubscriptions' }],
  [/^\/api\/subscriptions\/([^/]+)$/, { GET: 'readSubscription' }],
  [/^\/api\/subscriptions\/([^/]+)\/items$/, { POST: 'addItem' }],
  [/^\/api\/customers\/([^/]+)\/payment_profiles$/, { POST: 'createProfile' }],
]

// ---- lists

function list(world: World, exchange: Exchange): Answer {
  const { knobs } = world
  const customers = exchange.op === 'listCustomers'
  const all: (Customer | Subscription)[] = customers ? world.customers : world.subscriptions
  const query = exchange.url.searchParams
  // Only a first page counts for the lag, so that records do not move while a caller turns pages.
  const onward =
    knobs.paging !== 'none' &&
    (Number(query.get('page') ?? 1) > 1 ||
      Number(query.get('offset') ?? 0) > 0 ||
      query.has('after'))
  if (!onward) othersAct(world)
  const records = all.filter((record) =>
    onward ? record.lists > knobs.listLag : record.lists++ >= knobs.listLag,
  )
  if (knobs.listOrder === 'newest first') records.reverse()
  // An order without meaning, yet the same on each page.
  const mixed = (record: Customer | Subscription): string =>
    String(record.id).split('').toReversed().join('')
  if (knobs.listOrder === 'shuffled') records.sort((a, b) => (mixed(a) < mixed(b) ? -1 : 1))
  const view = (record: Customer | Subscription): View =>
    customers
      ? customerView(world, record as Customer, 'list')
      : subscriptionView(world, record as Subscription, 'list')
  if (knobs.paging === 'none') return success(world, exchange, 200, records.map(view))

  const numberOf = (name: string, otherwise: number): number =>
    /^\d{1,6}$/.test(query.get(name) ?? '') ? Number(query.get(name)) : otherwise
  const sizeName = knobs.paging === 'offset' || knobs.paging === 'cursor' ? 'limit' : 'per_page'
  const size = Math.max(
    1,
    Math.min(200, knobs.pageSizeAsked ? numberOf(sizeName, knobs.pageSize) : knobs.pageSize),
  )
  const pages = Math.max(1, Math.ceil(records.length / size))
  let from: number
  if (knobs.paging === 'offset') from = numberOf('offset', 0)
  else if (knobs.paging === 'cursor')
    from = Math.max(
      0,
      1 + records.findIndex((record) => `c${String(record.id)}` === query.get('after')),
    )
  else from = (Math.max(1, numberOf('page', 1)) - 1) * size
  if (from > 0 && from >= records.length) {
    if (knobs.pageEnd === '404') throw new Refusal(404, 'Page not found')
    if (knobs.pageEnd === 'last page') from = (pages - 1) * size
  }
  const shown = records.slice(from, from + size)
  const page = Math.floor(from / size) + 1
  const more = from + size < records.length
  const meta: View =
    knobs.paging === 'cursor'
      ? { next_cursor: more ? `c${String(shown.at(-1)?.id)}` : null, has_more: more }
      : knobs.paging === 'offset'
        ? {
            offset: from,
            limit: size,
            total: records.length,
            next_offset: more ? from + size : null,
          }
        : knobs.pageMeta === 'kaminari'
          ? {
              current_page: page,
              next_page: more ? page + 1 : null,
              prev_page: page > 1 ? page - 1 : null,
              per_page: size,
              total_pages: pages,
              total_count: records.length,
            }
          : knobs.pageMeta === 'laravel'
            ? {
                current_page: page,
                from: from + 1,
                last_page: pages,
                per_page: size,
                to: from + shown.length,
                total: records.length,
              }
            : knobs.pageMeta === 'spring'
              ? { page: { number: page, size, totalPages: pages, totalElements: records.length } }
              : { total: records.length, per_page: size }
  const answer = success(world, exchange, 200, shown.map(view), knobs.pageHints ? meta : undefined)
  if (knobs.paging !== 'link' || !knobs.pageHints) return answer
  const link = (number: number, rel: string): string =>
    `<${exchange.url.origin}${exchange.url.pathname}?page=${number}&per_page=${size}>; rel="${rel}"`
  const links = [link(1, 'first'), ...(more ? [link(page + 1, 'next')] : []), link(pages, 'last')]
  return { ...answer, headers: [['Link', links.join(', ')]] }
}

// ---- what stands before and after an operation

function limited(world: World): Answer | null {
  const { knobs, notes } = world
  const second = Math.floor(world.now() / 1000)
  if (notes.window === undefined || second - notes.window >= 10)
    Object.assign(notes, { window: second, inWindow: 0 })
  notes.inWindow = (notes.inWindow ?? 0) + 1
  const over =
    knobs.rateLimit === '100 in 10 s'
      ? notes.inWindow > 100
      : knobs.rateLimit === 'each 60th call' && world.calls % 60 === 0
  if (!over) return null
  const wait = knobs.rateLimit === '100 in 10 s' ? notes.window! + 10 - second : 1
  const form =
    knobs.retryAfter === 'date' ? new Date((second + wait) * 1000).toUTCString() : String(wait)
  return {
    status: 429,
    headers: knobs.retryAfter === 'absent' ? [] : [['Retry-After', form]],
    body: { data: null, errors: 'Too many requests', meta: {} },
  }
}

function unknownRoute(world: World, exchange: Exchange): Answer {
  switch (world.knobs.unknownRoute) {
    case 'html 404':
      return {
        status: 404,
        headers: [['Content-Type', 'text/html; charset=utf-8']],
        body: undefined,
        text: '<!DOCTYPE html><title>404</title><h1>Not Found</h1>',
      }
    case 'empty 404':
      return { status: 404, headers: [], body: undefined }
    case 'rails 404':
      return { status: 404, headers: [], body: { status: 404, error: 'Not Found' } }
    case 'gateway 403':
      return { status: 403, headers: [], body: { message: 'Missing Authentication Token' } }
    default:
      return refused(world, new Refusal(404, 'Not Found'), exchange)
  }
}

function readBody(world: World, exchange: Exchange): Record<string, unknown> {
  const { knobs } = world
  const type = exchange.headers.get('content-type') ?? ''
  if (!/json/i.test(type) && knobs.otherContentType !== 'parsed')
    throw new Refusal(
      knobs.otherContentType === 'refused 415' ? 415 : 400,
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
  }[knobs.serverHeaders] as [string, string][]
  for (const [name, value] of stack) set(name, value)
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
    status === 200 &&
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
      return (exchange.op === 'unknown' ? limited(world) : null) ?? route(world, exchange)
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
