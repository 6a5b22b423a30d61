// Tokens: issuing them (section 5) and asking for them on each API call.
import type { Answer, Exchange, Token, View, World } from './world.ts'
import { isObject, readJson, Refusal, SCOPES } from './world.ts'

const NAMES = {
  oauth: { id: 'client_id', secret: 'client_secret', scope: 'scope', site: 'site' },
  uid: { id: 'uid', secret: 'secret', scope: 'scopes', site: 'site' },
  camel: { id: 'clientId', secret: 'clientSecret', scope: 'scope', site: 'site' },
  app: { id: 'app_id', secret: 'app_secret', scope: 'scope', site: 'subdomain' },
} as const

/** What a person reads in the panel about the token call. */
export function tokenCall(world: World) {
  const { tokenMethod, tokenPath, tokenBody, tokenFields, tokenClient } = world.knobs
  return {
    method: tokenMethod,
    path: tokenPath,
    encoding: tokenBody,
    fields: NAMES[tokenFields],
    client: tokenClient,
    grantType: 'client_credentials',
    scopes: world.options.scopes ?? SCOPES,
  }
}

const unauthorized = (): Refusal => new Refusal(401, 'invalid_client', null, 'unauthorized')

function fieldsOf(world: World, exchange: Exchange): Record<string, unknown> {
  const { tokenBody } = world.knobs
  const type = exchange.headers.get('content-type') ?? ''
  if (tokenBody === 'query') return Object.fromEntries(exchange.url.searchParams)
  if (/json/i.test(type)) {
    if (tokenBody === 'form') return {}
    try {
      const read = readJson(exchange.text)
      return isObject(read) ? read : {}
    } catch {
      return {}
    }
  }
  return tokenBody === 'json' ? {} : Object.fromEntries(new URLSearchParams(exchange.text))
}

function basicOf(exchange: Exchange): [string, string] | null {
  const found = /^basic ([A-Za-z0-9+/=]+)$/i.exec(exchange.headers.get('authorization') ?? '')
  if (!found) return null
  try {
    const [id = '', ...rest] = atob(found[1]!).split(':')
    return [decodeURIComponent(id), decodeURIComponent(rest.join(':'))]
  } catch {
    return null
  }
}

const limits = {
  none: [Infinity, 0],
  '429 after 5 for 1 s': [5, 1000],
  '429 after 10 for 30 s': [10, 30000],
} as const

export function issueToken(world: World, exchange: Exchange): Answer {
  const { knobs, notes } = world
  const [most, pause] = limits[knobs.lockOut]
  // The next one after two seconds.
  if (knobs.tokensMost > 0 && (notes.tokens ?? 0) >= knobs.tokensMost) {
    notes.tokens = 0
    notes.lockedUntil = world.now() + 2000
  }
  if ((notes.lockedUntil ?? 0) > world.now()) {
    const wait = Math.ceil((notes.lockedUntil! - world.now()) / 1000)
    return {
      status: 429,
      headers: [['Retry-After', String(wait)]],
      body: {
        error: 'slow_down',
        error_description: 'Too many refused calls.',
        errors: 'Too many refused calls.',
      },
    }
  }
  try {
    const answer = tokenAnswer(world, exchange)
    notes.refusedCalls = 0
    notes.tokens = (notes.tokens ?? 0) + 1
    return answer
  } catch (fault) {
    notes.refusedCalls = (notes.refusedCalls ?? 0) + 1
    if (notes.refusedCalls >= most)
      Object.assign(notes, { refusedCalls: 0, lockedUntil: world.now() + pause })
    throw fault
  }
}

function tokenAnswer(world: World, exchange: Exchange): Answer {
  const { knobs, options } = world
  const names = NAMES[knobs.tokenFields]
  const fields = fieldsOf(world, exchange)
  const basic = knobs.tokenClient === 'body' ? null : basicOf(exchange)
  const inBody = knobs.tokenClient !== 'basic'
  const id = basic ? basic[0] : inBody ? fields[names.id] : undefined
  const secret = basic ? basic[1] : inBody ? fields[names.secret] : undefined
  exchange.body = fields
  if (world.broken('client id', id !== options.clientId, exchange)) throw unauthorized()
  if (world.broken('client secret', secret !== options.clientSecret, exchange)) throw unauthorized()
  if (knobs.siteField && fields[names.site] !== options.site) throw unauthorized()
  if (fields.grant_type !== 'client_credentials') {
    if (knobs.statusGrantType === '401 invalid_client') throw unauthorized()
    const text = 'The authorization grant type is not supported by the authorization server.'
    return {
      status: 400,
      headers: [],
      body: {
        error: 'unsupported_grant_type',
        error_description: text,
        ...(knobs.tokenErrorExtra === 'none' ? {} : { errors: text }),
      },
    }
  }
  const scope = fields[names.scope]
  const text = typeof scope === 'string' ? scope : ''
  const wrongScopes = (): Refusal =>
    knobs.statusScopes === '401 invalid_client'
      ? unauthorized()
      : new Refusal(400, 'invalid_scope', null, 'scope asked')
  if (world.broken('scope commas', text.includes(','), exchange)) throw wrongScopes()
  const allowed: readonly string[] = options.scopes ?? SCOPES
  const words = text.split(/[ ,]+/).filter((word) => word !== '')
  const asked = words.length === 0 && knobs.scopesMissing === 'all granted' ? [...allowed] : words
  let known = asked.filter((word) => allowed.includes(word))
  if (known.length === 0) throw wrongScopes()
  if (known.length < asked.length && knobs.scopesUnknown === 'refused') throw wrongScopes()
  if (knobs.scopesGranted === 'all of the application') known = [...allowed]

  const scopes = [...new Set(known)]
  if (knobs.scopesGranted === 'and a default one') scopes.unshift('public')
  if (knobs.scopesGranted === 'and an address') scopes.unshift('https://acme.invalid/auth/billing')
  const order: readonly string[] = SCOPES
  if (knobs.scopeOrder === 'specified') scopes.sort((a, b) => order.indexOf(a) - order.indexOf(b))
  if (knobs.scopeOrder === 'sorted') scopes.sort()
  if (knobs.scopeOrder === 'reversed') scopes.reverse()
  const same = (token: Token): boolean =>
    [...token.scopes].sort().join() === [...scopes].sort().join()
  let token = knobs.tokenReuse
    ? world.tokens.find((old) => same(old) && !old.ended && !expired(world, old))
    : undefined
  if (!token) {
    for (const old of world.tokens)
      if (knobs.oldTokens === 'end' || (knobs.oldTokens === 'end with same scopes' && same(old)))
        old.ended = true
    if (knobs.oldTokens === 'end after two')
      for (const old of world.tokens.slice(0, -1)) old.ended = true
    token = { text: newToken(world), scopes, createdAt: world.now(), ended: false }
    world.tokens.push(token)
  }
  const view: View = {
    access_token: token.text,
    token_type: 'Bearer',
    expires_in: 72000,
    scope: token.scopes.join(' '),
    created_at: dateOf(world, token.createdAt),
  }
  if (knobs.tokenExtra === 'refresh') view.refresh_token = null
  if (knobs.tokenExtra === 'owner')
    Object.assign(view, { resource_owner_id: null, site: options.site })
  if (knobs.tokenExtra === 'expiry')
    Object.assign(view, {
      expires_at: world.time(token.createdAt + 72_000_000),
      issued_at: Math.floor(token.createdAt / 1000),
      error: null,
    })
  if (knobs.tokenExtra === 'openid')
    Object.assign(view, {
      id_token: 'eyJhbGciOiJub25lIn0.e30.',
      session_state: null,
      scopes: token.scopes,
    })
  if (knobs.tokenExtra === 'envelope') Object.assign(view, { errors: null, meta: {} })
  world.hooks.view?.('token', view, token as never, 'token', world)
  const headers: [string, string][] =
    knobs.tokenCache === 'none'
      ? []
      : [
          ['Cache-Control', knobs.tokenCache === 'doorkeeper' ? 'no-store, no-cache' : 'no-store'],
          ['Pragma', 'no-cache'],
        ]
  return { status: 200, headers, body: view }
}

function newToken(world: World): string {
  const base = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
  switch (world.knobs.tokenShape) {
    case 'hex':
      return world.letters(64, '0123456789abcdef')
    case 'jwt':
      return `eyJhbGciOiJSUzI1NiJ9.${world.letters(180, `${base}-_`)}.${world.letters(86, `${base}-_`)}`
    case 'uuid':
      return world.uuid()
    case 'base64':
      return `${world.letters(42, `${base}+/`)}==`
    case 'sanctum':
      return `${world.tokens.length + 1}|${world.letters(48, base)}`
    case 'short':
      return world.letters(12, 'abcdefghjkmnpqrstuvwxyz')
    case 'prefixed':
      return `site_live.${world.letters(30, `${base}-_`)}~1`
    case 'very long':
      return world.letters(7000, `${base}-_`)
    case 'long':
      return world.letters(1900, `${base}-_.~`)
    default:
      return world.letters(43, `${base}-_`)
  }
}

function dateOf(world: World, ms: number): string {
  const at = new Date(Math.floor(ms) + world.knobs.tokenDateZone * 3_600_000)
  const two = (value: number): string => String(value).padStart(2, '0')
  const [day, month, year] = [at.getUTCDate(), at.getUTCMonth() + 1, at.getUTCFullYear()]
  switch (world.knobs.tokenDate) {
    case 'D/M/YYYY':
      return `${day}/${month}/${year}`
    case 'DD/MM/YY':
      return `${two(day)}/${two(month)}/${two(year % 100)}`
    case 'D/M/YY':
      return `${day}/${month}/${two(year % 100)}`
    case 'DD/MM/YYYY HH:mm:ss':
      return `${two(day)}/${two(month)}/${year} ${at.toISOString().slice(11, 19)}`
    default:
      return `${two(day)}/${two(month)}/${year}`
  }
}

function expired(world: World, token: Token): boolean {
  const unit = { second: 1000, minute: 60_000, millisecond: 1 }[world.knobs.tokenUnit]
  return world.now() >= token.createdAt + 72000 * unit
}

/** Refuses a call without a living token (401), or with one that lacks a scope. */
export function authorize(world: World, exchange: Exchange): void {
  const { knobs } = world
  const header = exchange.headers.get('authorization') ?? ''
  const found = (knobs.bearerCase === 'exact' ? /^Bearer +(\S+)$/ : /^bearer +(\S+)$/i).exec(header)
  if (world.broken('token given', found === null, exchange)) throw unauthorized()
  const token = found ? world.tokens.find((known) => known.text === found[1]) : undefined
  if (found && world.broken('token known', token === undefined || token.ended, exchange))
    throw unauthorized()
  if (token && world.broken('token alive', expired(world, token), exchange)) throw unauthorized()
  if (!token || knobs.scopeRule === 'not enforced') return
  const has = (scope: string): boolean =>
    token.scopes.includes(scope) ||
    (knobs.scopeRule === 'write implies read' &&
      scope.endsWith('_read') &&
      token.scopes.includes(scope.replace('_read', '_write')))
  const missing = scopesOf(world, exchange).filter((scope) => !has(scope))
  if (missing.length === 0) return
  if (knobs.missingScope === '401') throw unauthorized()
  if (knobs.missingScope === '404') throw new Refusal(404, 'Not found')
  throw new Refusal(
    403,
    `Access to this resource requires scope "${missing.join(' ')}".`,
    null,
    knobs.missingScope === '403 oauth' ? 'oauth' : 'scope',
  )
}

function scopesOf(world: World, exchange: Exchange): string[] {
  const { knobs } = world
  switch (exchange.op) {
    case 'createCustomer':
      return ['customers_write']
    case 'readCustomer':
    case 'listCustomers':
      return ['customers_read']
    case 'createSubscription':
      return exchange.unified ? knobs.scopeUnified.split(' ') : ['subscriptions_write']
    case 'readSubscription':
    case 'listSubscriptions':
      return knobs.scopeSubscriptionRead.split(' ')
    case 'addItem':
      return knobs.scopeItems.split(' ')
    case 'createProfile':
      return knobs.scopeProfile.split(' ')
    default:
      return []
  }
}
