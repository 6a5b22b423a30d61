// How records, successes and refusals look from outside.
import type {
  Answer,
  Customer,
  Exchange,
  Item,
  Profile,
  Subscription,
  View,
  World,
} from './world.ts'
import { FIELDS, Refusal } from './world.ts'

const NIL = '00000000-0000-0000-0000-000000000000'

function extra(world: World, kind: string, id: unknown, path: string): View {
  switch (world.knobs.recordExtra) {
    case 'object':
      return { object: kind }
    case 'links':
      return { _links: { self: { href: path } } }
    case 'rails':
      return { deleted_at: null, lock_version: 0 }
    case 'camel':
      return { externalReference: null, self: `${kind}:${String(id)}` }
    case 'errors':
      return { errors: [], valid: true, code: 0 }
    case 'cases':
      return { ID: String(id), createdAt: null, Id: null }
    case 'status':
      return { status: 'ok', type: kind, data: null }
    case 'parents':
      return {
        account_id: 12,
        account: { id: 12, name: 'Conta', state: 'active', status: 'active' },
        customer_id: null,
        payment_profile_id: null,
      }
    case 'labels':
      return {
        state_label: 'Criada',
        previous_state_label: null,
        interval_unit_label: 'mês',
        price_in_cents: '19.90',
        created: 1_700_000_000,
        uuid: null,
      }
    case 'related':
      return kind === 'customer'
        ? { subscriptions: { last: NIL, state: 'active', interval_unit: 'month' }, balance: 0 }
        : { owner: { id: 3 }, product_ids: [1], subscription_id: null, pieces: 1, price: null }
    case 'metadata':
      return { metadata: {}, custom_fields: [], tags: ['novo'] }
    default:
      return {}
  }
}

export function customerView(world: World, customer: Customer, place: string): View {
  const { knobs } = world
  const embedded = /embedded|profile/.test(place)
  const updatedAt =
    embedded && knobs.embeddedCustomer === 'as at the creation'
      ? customer.createdAt
      : customer.updatedAt
  const view: View = {
    id: customer.id,
    created_at: world.time(world.kept(customer.createdAt, customer)),
    updated_at: world.time(world.kept(updatedAt, customer)),
  }
  const echo = knobs.createEcho === 'as sent' && world.fresh.has(customer)
  const other = (embedded || place === 'list') && knobs.notGivenElsewhere !== 'same'
  const notGiven = other ? knobs.notGivenElsewhere : knobs.notGiven
  for (const field of FIELDS) {
    const value = (echo ? customer.sent : customer.fields)[field] ?? null
    if (value !== null) view[field] = value
    else if (notGiven !== 'absent') view[field] = notGiven === 'null' ? null : ''
  }
  Object.assign(view, extra(world, 'customer', customer.id, `/api/customers/${customer.id}`))
  if (place === 'read' && /customer|both/.test(world.knobs.profilesShown)) {
    view.payment_profiles = world.profiles
      .filter((profile) => profile.customer === customer)
      .map((profile) => profileView(world, profile, 'shown'))
  }
  world.hooks.view?.('customer', view, customer as never, place, world)
  return view
}

/** The price point of an item: some products have another one for more pieces. */
export function priceOf(
  world: World,
  { product, quantity, interval }: Item,
): { id: bigint; name: string; price: number } {
  if (world.knobs.pricePoints === 'by interval' && interval > 1)
    return { id: product.priceId + 1n, name: 'Longo', price: Math.floor(product.price * 0.8) }
  return world.knobs.pricePoints === 'by quantity' && quantity > 1
    ? { id: product.priceId + 1n, name: 'Volume', price: Math.floor(product.price * 0.9) }
    : { id: product.priceId, name: 'Original', price: product.price }
}

function itemView(world: World, item: Item, place: string): View {
  const { product } = item
  const time = (ms: number): string => world.subscriptionTime(world.kept(ms, item))
  const born = world.subscriptionTime(product.createdAt)
  const productView: View = {
    id: product.id,
    created_at: born,
    updated_at: time(product.updatedAt),
    name: product.name,
    description: product.description,
    handle: product.handle,
  }
  const point = priceOf(world, item)
  const price: View = {
    id: point.id,
    created_at: born,
    updated_at: world.subscriptionTime(product.pricedAt),
    name: point.name,
    handle: {
      own: `${product.handle}-${point.name.toLowerCase()}`,
      same: point.name.toLowerCase(),
      uuid: `uuid:${String(point.id).padStart(8, '0')}-0e1f-4ad4-9d3c-0a2b4c6d8e0f`,
    }[world.knobs.priceHandles],
    price_int_cents: point.price,
  }
  Object.assign(productView, extra(world, 'product', product.id, `/products/${product.handle}`))
  world.hooks.view?.('product', productView, item as never, place, world)
  world.hooks.view?.('price_point', price, item as never, place, world)
  const view: View = {
    id: item.id,
    quantity: item.quantity,
    created_at: time(item.createdAt),
    updated_at: time(item.updatedAt),
    product: productView,
    price_point: price,
    ...extra(world, 'item', item.id, `/items/${item.id}`),
  }
  world.hooks.view?.('item', view, item as never, place, world)
  return view
}

/** ISO 8601 may write midnight as the hour 24 of the day before. */
function endText(world: World, { endsAt }: Subscription, time: (ms: number) => string): string {
  const isMidnight = world.knobs.periodEnd === 'hour 24' && endsAt % 86_400_000 === 0
  if (!isMidnight) return time(endsAt)
  return `${new Date(endsAt - 1).toISOString().slice(0, 10)}T24:00:00Z`
}

/** `place` is read, list, create or add: only a single read shows the unit and the states (section 2). */
export function subscriptionView(world: World, subscription: Subscription, place: string): View {
  const { knobs } = world
  const time = (ms: number): string => world.subscriptionTime(world.kept(ms, subscription))
  const notYet =
    place === 'read' || knobs.notYetElsewhere === 'same' ? knobs.notYet : knobs.notYetElsewhere
  const begun = subscription.activatedAt !== null
  const isUntil = knobs.activateOnPayment === 'until it is active'
  const view: View = {
    id: subscription.id,
    activate_on_payment: isUntil ? !begun : knobs.activateOnPayment,
  }
  if (begun || notYet !== 'absent')
    view.activated_at = begun
      ? time(subscription.activatedAt!)
      : notYet === 'created_at'
        ? time(subscription.createdAt)
        : null
  // Use is charged, or credit used up, as time goes by.
  const drift = { nothing: 0, up: 1, down: -1 }[knobs.balanceDrift] * world.calls
  view.balance_in_cents = subscription.balance + drift
  view.created_at = time(subscription.createdAt)
  if (begun || knobs.period !== 'absent') {
    const shown = begun || knobs.period === 'set'
    view.current_period_started_at = shown ? time(subscription.startedAt) : null
    view.current_period_ends_at = shown ? endText(world, subscription, time) : null
  }
  view.interval = subscription.interval
  if (place === 'read')
    Object.assign(view, {
      interval_unit: subscription.unit,
      state: subscription.state,
      previous_state: subscription.previousState,
    })
  const isEnrolled = world.profiles.some((profile) => profile.subscription.id === subscription.id)
  view.prepaid =
    typeof knobs.prepaid === 'boolean'
      ? knobs.prepaid
      : knobs.prepaid === 'until it is enrolled'
        ? !isEnrolled
        : subscription.interval > 1
  view.updated_at = time(subscription.updatedAt)
  view.customer = customerView(world, subscription.customer, `embedded ${place}`)
  const items = [...subscription.items]
  if (knobs.itemOrder === 'newest first') items.reverse()
  if (knobs.itemOrder === 'each time another') {
    const turn = Math.floor(world.random() * Math.max(1, items.length))
    items.push(...items.splice(0, turn))
  }
  if (knobs.itemOrder === 'by product')
    items.sort((a, b) => (a.product.id < b.product.id ? -1 : a.product.id > b.product.id ? 1 : 0))
  view.items = items.map((item) => itemView(world, item, place))
  Object.assign(
    view,
    extra(world, 'subscription', subscription.id, `/api/subscriptions/${subscription.id}`),
  )
  if (place === 'read' && /subscription|both/.test(knobs.profilesShown)) {
    const profile = world.profiles
      .filter((found) => found.subscription.id === subscription.id)
      .at(-1)
    view.payment_profile = profile ? profileView(world, profile, 'shown') : null
  }
  world.hooks.view?.('subscription', view, subscription as never, place, world)
  return view
}

export function statusName(world: World, status: Profile['status']): string | number {
  if (status === 'confirming') return 'confirming'
  const names = world.knobs.statusNames.split('/')
  const name = names[['pending', 'accepted', 'refused'].indexOf(status)] ?? status
  return /^\d+$/.test(name) ? Number(name) : name
}

export function profileView(world: World, profile: Profile, place: string): View {
  const { knobs } = world
  const name = statusName(world, profile.status)
  const view: View = {
    id: profile.id,
    created_at: world.time(world.kept(profile.createdAt, profile)),
    updated_at: world.time(world.kept(profile.updatedAt, profile)),
    payment_method_type: 'pix',
  }
  const pix: View = {}
  if (knobs.statusKey === 'pix.status') pix.status = name
  else if (knobs.statusKey === 'recurrence.status')
    view.recurrence = { status: name, kind: 'automatic' }
  else if (knobs.statusKey === 'status.code')
    view.status = { code: name, label: String(name).replace(/_/g, ' ') }
  else if (knobs.statusKey === 'active') view.active = profile.status === 'accepted'
  else if (knobs.statusKey === 'activated_at') {
    const at = (status: Profile['status']): string | null =>
      profile.status === status ? world.time(profile.updatedAt) : null
    Object.assign(view, { activated_at: at('accepted'), refused_at: at('refused') })
  } else if (knobs.statusKey === 'history') {
    const then = { status: statusName(world, 'pending'), at: world.time(profile.createdAt) }
    const now = { status: name, at: world.time(profile.updatedAt) }
    view.statuses = profile.status === 'pending' ? [then] : [then, now]
  } else view[knobs.statusKey] = name
  view.subscription_id = profile.subscription.id
  if (/customer_id|both/.test(knobs.profileOwner)) view.customer_id = profile.customer.id
  if (/^(customer|both)$/.test(knobs.profileOwner) && place !== 'shown')
    view.customer = customerView(world, profile.customer, 'profile')
  const code = `00020126180014br.gov.bcb.pix5204000053039865802BR5904Site6009SAO PAULO62070503***6304${String(profile.createdAt).slice(-4)}`
  if (knobs.profileQr === 'qr_code') view.qr_code = code
  if (knobs.profileQr === 'emv') view.emv = code
  if (knobs.profileQr === 'url') view.qr_code_url = `https://pix.invalid/qr/${String(profile.id)}`
  if (knobs.profileQr === 'pix')
    Object.assign(pix, { qr_code: code, expires_at: world.time(profile.createdAt + 86_400_000) })
  if (Object.keys(pix).length > 0) view.pix = pix
  if (knobs.profileExtra === 'payer')
    view.payer = { name: 'Antônio', state: 'SP', status: 'active', document_status: 'confirmed' }
  if (knobs.profileExtra === 'bank')
    view.bank = {
      ispb: '00000000',
      state: 'active',
      activated_at: world.time(profile.createdAt - 9e9),
    }
  world.hooks.view?.('profile', view, profile as never, place, world)
  return view
}

// ---- envelopes

function metaOf(world: World): View {
  switch (world.knobs.meta) {
    case 'request':
      return { request_id: `req_${world.calls}`, took_ms: 3 }
    case 'version':
      return { version: '2.14.0', server_time: world.time(world.now()) }
    case 'nested':
      return { pagination: null, warnings: [], page: { count: 1 } }
    case 'help':
      return { help: 'https://docs.invalid/errors#SB404-SB344-PPMT01-PPMT02-PPS01' }
    case 'lists':
      return { includes: [], total: 1, page: 1, per_page: 1, links: {}, next: null }
    case 'one page':
      return { count: 1, has_more: false, current_page: 1, total_pages: 1 }
    case 'codes':
      return { code: 0, status: 'ok', errors: [], error: null, data: null }
    default:
      return {}
  }
}

function ordered(world: World, parts: View): View {
  const body: View = {}
  for (const key of world.knobs.envelopeOrder.split(',')) if (key in parts) body[key] = parts[key]
  return body
}

const MESSAGES: Record<string, [string, string]> = {
  createCustomer: ['Customer created', 'Cliente criado'],
  readCustomer: ['Customer listed', 'Cliente listado'],
  listCustomers: ['Customers returned', 'Clientes retornados'],
  createSubscription: ['Subscription created', 'Assinatura criada'],
  readSubscription: ['Subscription listed', 'Assinatura listada'],
  listSubscriptions: ['Subscriptions returned', 'Assinaturas retornadas'],
  addItem: ['New item added', 'Novo item adicionado'],
  createProfile: ['Payment profile created', 'Perfil de pagamento criado'],
}

export function success(
  world: World,
  exchange: Exchange,
  status: number,
  data: unknown,
  moreMeta: View = {},
): Answer {
  const { knobs } = world
  const text = MESSAGES[exchange.op]?.[knobs.language === 'pt' ? 1 : 0] ?? 'OK'
  const meta: View = { ...metaOf(world), ...moreMeta }
  if (knobs.messagePlace === 'meta.message') meta.message = text
  if (knobs.messagePlace === 'meta.messages') meta.messages = [text]
  if (knobs.messagePlace === 'meta by language') meta.message = { en: text, pt: text }
  const body = ordered(world, { data, errors: knobs.errorsOnSuccess, meta })
  if (knobs.messagePlace === 'message') body.message = text
  if (knobs.envelopeExtra === 'success') body.success = true
  if (knobs.envelopeExtra === 'status') body.status = status
  if (knobs.envelopeExtra === 'links') body.links = { self: exchange.url.pathname }
  if (knobs.envelopeExtra === 'code') body.code = 'OK'
  if (knobs.envelopeExtra === 'warnings')
    body.warnings = ['A subscription has one payment profile: a second one gets SB344.']
  if (knobs.envelopeExtra.startsWith('error'))
    body.error = knobs.envelopeExtra === 'error flag' ? false : null
  const headers: [string, string][] = knobs.messagePlace === 'header' ? [['X-Message', text]] : []
  return { status, headers, body }
}

function refusalData(world: World, exchange: Exchange): unknown {
  const { refusalData: form } = world.knobs
  if (form === 'echo') return exchange.body ?? null
  return form === '[]' ? [] : form === '{}' ? {} : null
}

function codedBody(world: World, refusal: Refusal, exchange: Exchange): View {
  const { knobs } = world
  const texts = (form: (code: string, text: string) => string, between = ', '): string =>
    refusal.faults.map(({ code, text }) => form(code ?? '', text)).join(between)
  const plain = texts((_code, text) => text)
  const first = refusal.faults[0]!
  const codes = texts((code) => code)
  const parts: View = { errors: plain }
  if (knobs.refusalData !== 'absent') parts.data = refusalData(world, exchange)
  const meta: View = knobs.refusalMeta === 'empty' ? {} : metaOf(world)
  let more: View = {}
  switch (knobs.codePlace) {
    case 'errors "CODE: text"':
      parts.errors = texts((code, text) => `${code}: ${text}`)
      break
    case 'errors "CODE"':
      parts.errors = codes
      break
    case 'errors "text (CODE)"':
      parts.errors = texts((code, text) => `${text} (${code})`)
      break
    case 'errors "[CODE] text"':
      parts.errors = texts((code, text) => `[${code}] ${text}`, ' ')
      break
    case 'errors "code - text" lines':
      parts.errors = texts((code, text) => `${code} - ${text}`, '\n')
      break
    case 'errors JSON text':
      parts.errors = JSON.stringify(
        refusal.faults.map(({ code, text }) => ({ code, message: text })),
      )
      break
    case 'code':
      more = { code: codes }
      break
    case 'meta.code':
      meta.code = codes
      break
    case 'meta.errors[]':
      meta.errors = refusal.faults.map(({ code, text }) => ({ code, message: text }))
      break
    case 'error.code':
      more = { error: { code: codes, message: plain } }
      break
    case 'type':
      more = {
        type: `https://docs.invalid/errors/${first.code}`,
        title: plain,
        status: refusal.status,
      }
      break
    case 'data.code':
      parts.data = { code: codes, message: plain }
      break
    case 'meta.code, errors null':
      parts.errors = null
      meta.code = first.code
      break
    case 'codes':
      more = { codes: refusal.faults.map(({ code }) => code) }
      break
    case 'error_code':
      more = { error_code: codes }
      break
    case 'errors "text. Code: CODE."':
      parts.errors = texts((code, text) => `${text}. Code: ${code}.`, ' ')
      break
    case 'errors "translation missing"':
      parts.errors = texts((code) => `translation missing: pt-BR.errors.${code}`)
      break
    case 'error string':
      more = { error: codes }
      break
    case 'errors "CODE: text" and all codes':
      parts.errors = `${texts((code, text) => `${code}: ${text}`)}. All codes: https://docs.invalid/#SB404-SB344-PPMT01`
      break
    case 'error.code, errors null':
      parts.errors = null
      more = { error: { code: first.code, message: plain } }
      break
  }
  if (
    knobs.refusalMeta !== 'absent' ||
    Object.keys(meta).some((key) => key === 'code' || key === 'errors')
  )
    parts.meta = meta
  const body = { ...ordered(world, parts), ...more }
  if (knobs.envelopeExtra === 'success') body.success = false
  if (knobs.envelopeExtra === 'status') body.status = refusal.status
  if (knobs.envelopeExtra === 'error flag' && !('error' in body)) body.error = true
  return body
}

/** Refusals without a code of section 7: their shape is not shown. */
function otherBody(world: World, refusal: Refusal, exchange: Exchange): unknown {
  const text = refusal.faults.map((fault) => fault.text).join(', ')
  if (world.knobs.otherRefusals === 'text') return text
  if (world.knobs.otherRefusals === 'empty') return undefined
  const body = otherObject(world, refusal, exchange)
  // Whoever answers with the envelope keeps its `errors`.
  if (!world.knobs.otherErrors && !('data' in body)) delete body.errors
  return body
}

function otherObject(world: World, refusal: Refusal, exchange: Exchange): View {
  const { knobs } = world
  const { status } = refusal
  const text = refusal.faults.map((fault) => fault.text).join(', ')
  switch (knobs.otherRefusals) {
    case 'rails':
      return { status, error: text, errors: text }
    case 'problem':
      return { type: 'about:blank', title: 'Request refused', status, detail: text, errors: text }
    case 'django':
      return { detail: text, errors: text }
    case 'spring':
      return {
        timestamp: new Date(Math.floor(world.now())).toISOString(),
        status,
        error: 'Refused',
        path: exchange.url.pathname,
        errors: text,
      }
    case 'laravel':
      return { message: text, errors: text }
    case 'oauth':
      return { error: 'invalid_request', error_description: text, errors: text, data: null }
    default: {
      const parts: View = { errors: text }
      if (knobs.refusalData !== 'absent' || status === 200)
        parts.data = refusalData(world, exchange)
      if (knobs.refusalMeta !== 'absent')
        parts.meta = knobs.refusalMeta === 'empty' ? {} : metaOf(world)
      return ordered(world, parts)
    }
  }
}

export function refused(world: World, refusal: Refusal, exchange: Exchange): Answer {
  const { knobs } = world
  world.hooks.refusal?.(refusal, exchange, world)
  const headers: [string, string][] = []
  if (knobs.errorContentType !== 'same') headers.push(['Content-Type', knobs.errorContentType])
  if (refusal.kind === 'unauthorized') {
    const body = authenticationBody(world, exchange.op === 'token')
    if (typeof body !== 'string')
      return { status: refusal.status, headers: [...headers, ...challenge(world)], body }
    const answer = asText(body, refusal.status, body.startsWith('<') ? 'html' : 'plain')
    return { ...answer, headers: [...answer.headers, ...challenge(world)] }
  }
  if (refusal.kind === 'scope asked') return { status: 400, headers, body: scopeBody(world) }
  const body = refusal.faults.some((fault) => fault.code !== null)
    ? codedBody(world, refusal, exchange)
    : otherBody(world, refusal, exchange)
  return typeof body === 'string'
    ? asText(body, refusal.status)
    : { status: refusal.status, headers, body }
}

function asText(text: string, status: number, form = 'plain'): Answer {
  return { status, headers: [['Content-Type', `text/${form}; charset=utf-8`]], body: text, text }
}

function scopeBody(world: World): View {
  const text = 'The requested scope is invalid, unknown, or malformed.'
  const errors = world.knobs.tokenErrorExtra === 'none' ? {} : { errors: text }
  return { error: 'invalid_scope', error_description: text, ...errors }
}

function challenge(world: World): [string, string][] {
  const bearer: [string, string] = [
    'WWW-Authenticate',
    'Bearer realm="Doorkeeper", error="invalid_client", error_description="Client authentication failed"',
  ]
  switch (world.knobs.wwwAuthenticate) {
    case 'doorkeeper':
      return [bearer]
    case 'Bearer':
      return [['WWW-Authenticate', 'Bearer']]
    case 'Basic':
      return [['WWW-Authenticate', 'Basic realm="OAuth", charset="UTF-8"']]
    case 'both':
      return [bearer, ['WWW-Authenticate', 'Basic realm="OAuth"']]
    default:
      return []
  }
}

function authenticationBody(world: World, atToken: boolean): View | string | undefined {
  const text =
    world.knobs.language === 'pt'
      ? 'Falha na autenticação do cliente: cliente desconhecido, autenticação ausente ou método não suportado.'
      : 'Client authentication failed due to unknown client, no client authentication included, or unsupported authentication method.'
  const error = atToken ? 'invalid_client' : world.knobs.apiAuthError
  const body: View = { error, error_description: text }
  switch (atToken ? world.knobs.tokenErrorExtra : world.knobs.apiAuthBody) {
    case 'errors':
      return { ...body, errors: text }
    case 'envelope':
      return { data: null, errors: text, meta: {}, ...body }
    case 'state':
      return { ...body, state: '', errors: null }
    case 'no body':
      return undefined
    case 'text':
      return 'HTTP Token: Access denied.\n'
    case 'html':
      return '<html><head><title>401 Authorization Required</title></head></html>'
    case 'envelope alone':
      return { data: null, errors: text, meta: {} }
    default:
      return body
  }
}
