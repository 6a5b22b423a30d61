// Payment profiles: creating one (section 4, rules 1 to 5), the payer's decision (section 3) and its webhooks (section 6).
import type {
  Answer,
  Customer,
  Exchange,
  Profile,
  Report,
  Subscription,
  View,
  World,
} from './world.ts'
import { isObject, Refusal } from './world.ts'
import { findSubscription, invalid, located, noOthers } from './records.ts'
import { profileView, statusName, subscriptionView, success } from './views.ts'

const TEXTS: Record<string, [string, string]> = {
  SB404: ['Subscription not found', 'Assinatura não encontrada'],
  SB344: [
    'Subscription already has a payment profile',
    'A assinatura já possui um perfil de pagamento',
  ],
  PPMT01: ['Payment type must not be blank', 'O tipo de pagamento não pode ficar em branco'],
  PPMT02: ['Invalid payment type; use `pix`', 'Tipo de pagamento inválido; use `pix`'],
  PPS01: ['Subscription id is required', 'O id da assinatura é obrigatório'],
}

function coded(world: World, code: keyof typeof TEXTS): Refusal {
  const { knobs } = world
  const status =
    code === 'SB404'
      ? knobs.statusSB404
      : code === 'SB344'
        ? knobs.statusSB344
        : code === 'PPS01'
          ? knobs.statusPPS
          : knobs.statusPPMT
  return new Refusal(status, TEXTS[code]![knobs.language === 'pt' ? 1 : 0], code)
}

const emptyOf = (value: unknown): boolean =>
  value === false ||
  (Array.isArray(value) && value.length === 0) ||
  (isObject(value) && Object.keys(value).length === 0)

interface Found {
  customer?: Customer | undefined
  subscription?: Subscription | undefined
}

/** The faults of a call, in the order in which this site looks for them. */
function* faultsOf(
  world: World,
  exchange: Exchange,
  body: Record<string, unknown>,
  found: Found,
): Generator<Refusal> {
  const { knobs } = world
  const { payment_method_type: method, subscription_id: id } = body
  const spaces = typeof method === 'string' && method !== '' && method.trim() === ''
  const absent = method === undefined || method === null || method === ''
  const blank =
    absent ||
    (spaces && knobs.blankSpaces === 'PPMT01') ||
    (emptyOf(method) && knobs.emptyValues === 'PPMT01')
  const noId =
    id === undefined || id === null || (id === '' && knobs.emptySubscriptionId === 'PPS01')
  for (const check of knobs.profileChecks.split(',')) {
    if (check === 'customer' && !found.customer) {
      yield knobs.profileCustomer === 'SB404'
        ? coded(world, 'SB404')
        : new Refusal(Number(knobs.profileCustomer), 'Customer not found')
    } else if (check === 'method') {
      if (world.broken('PPMT01', blank, exchange)) yield coded(world, 'PPMT01')
      else if (world.broken('PPMT02', !blank && method !== 'pix', exchange))
        yield coded(world, 'PPMT02')
    } else if (check === 'id') {
      if (world.broken('PPS01', noId, exchange)) yield coded(world, 'PPS01')
      else if (!noId && typeof id !== 'string' && knobs.numberSubscriptionId === 'invalid')
        yield invalid(world, 'subscription_id must be a string')
    } else if (check === 'subscription' && !noId) {
      const named = typeof id === 'string' ? findSubscription(world, id) : undefined
      if (world.broken('SB404', !named, exchange)) yield coded(world, 'SB404')
      else if (
        named &&
        named.customer !== found.customer &&
        knobs.othersSubscription !== 'accepted'
      ) {
        yield knobs.othersSubscription === 'SB404'
          ? coded(world, 'SB404')
          : knobs.othersSubscription === '403'
            ? new Refusal(403, 'Not allowed')
            : invalid(world, 'subscription_id is invalid')
      } else found.subscription = named
    } else if (check === 'taken' && found.subscription) {
      const taken = world.profiles.some(
        (old) =>
          old.subscription === found.subscription &&
          !(knobs.replaceRefused && old.status === 'refused'),
      )
      if (world.broken('SB344', taken, exchange)) yield coded(world, 'SB344')
    }
  }
}

export function createProfile(
  world: World,
  exchange: Exchange,
  body: Record<string, unknown>,
): Answer {
  const { knobs } = world
  noOthers(world, body, ['payment_method_type', 'subscription_id'])
  const path = exchange.parameters[0] ?? ''
  const found: Found = {}
  const owner = /^\d{1,40}$/.test(path)
    ? world.customers.find((known) => known.id === BigInt(path))
    : undefined
  if (owner) found.customer = owner
  const faults = [...faultsOf(world, exchange, body, found)]
  const first = faults[0]
  if (first) {
    // Codes are joined only with codes: a refusal has one shape.
    if (knobs.manyFaults === 'joined' && first.faults[0]!.code)
      first.faults = faults.flatMap((fault) => fault.faults).filter((fault) => fault.code)
    throw first
  }
  if (found.subscription && knobs.profileNeeds === 'items' && found.subscription.items.length === 0)
    throw invalid(world, 'The subscription has no items')
  if (owner && knobs.profileNeeds === 'document_number' && !owner.fields.document_number)
    throw invalid(world, 'The customer has no document_number')
  // Without a subscription only where a breakage hid a fault: then the newest one stands in.
  const subscription = found.subscription ?? world.subscriptions.at(-1)
  const customer = found.customer ?? subscription?.customer
  if (!subscription || !customer) throw coded(world, 'SB404')
  const now = world.now()
  const id =
    knobs.profileId === 'integer'
      ? world.nextId('profile')
      : knobs.profileId === 'uuid'
        ? world.uuid()
        : `pp_${world.letters(14, 'abcdefghijkmnpqrstuvwxyz23456789')}`
  const profile: Profile = {
    id,
    customer,
    subscription,
    status: 'pending',
    createdAt: now,
    updatedAt: now,
    decided: false,
  }
  world.profiles.push(profile)
  if (knobs.stateWithProfile !== 'created')
    Object.assign(subscription, {
      previousState: subscription.state,
      state: knobs.stateWithProfile,
      updatedAt: now,
    })
  world.stored('profile', profile)
  for (const report of world.hooks.created?.(profile, world) ?? []) send(world, report)
  const place = located(world, exchange, `${exchange.url.pathname}/${String(id)}`)
  switch (knobs.createProfile) {
    case 'id':
      return { ...success(world, exchange, knobs.statusProfile, { id }), headers: place }
    case 'null':
      return success(world, exchange, knobs.statusProfile, null)
    case 'empty':
      return { status: knobs.statusProfile, headers: place, body: undefined }
    case '204':
      return { status: 204, headers: [], body: undefined }
    case 'subscription':
      return success(
        world,
        exchange,
        knobs.statusProfile,
        subscriptionView(world, subscription, 'create'),
      )
    default:
      return {
        ...success(world, exchange, knobs.statusProfile, profileView(world, profile, 'create')),
        headers: place,
      }
  }
}

// ---- the payer's decision

/** Finds the newest undecided profile of this id, or of this subscription, and updates it later. */
export function decide(world: World, id: unknown, decision: 'accept' | 'refuse'): boolean {
  const text = String(id).toLowerCase()
  const matches = (profile: Profile): boolean =>
    String(profile.id).toLowerCase() === text || profile.subscription.id.toLowerCase() === text
  const profile = world.profiles.filter((known) => !known.decided && matches(known)).at(-1)
  if (!profile) return false
  profile.decided = true
  const apply = (): void => settle(world, profile, decision)
  if (world.knobs.webhookDelay === 0) void Promise.resolve().then(apply)
  else world.later(world.knobs.webhookDelay, apply)
  return true
}

function settle(world: World, profile: Profile, decision: 'accept' | 'refuse'): void {
  const { knobs } = world
  const { subscription } = profile
  const now = world.now()
  profile.status = decision === 'accept' ? 'accepted' : 'refused'
  profile.updatedAt = now
  const next = decision === 'accept' ? knobs.stateAccepted : knobs.stateRefused
  if (next !== subscription.state)
    Object.assign(subscription, { previousState: subscription.state, state: next, updatedAt: now })
  if (decision === 'accept' && knobs.stateAccepted !== 'created') subscription.activatedAt = now
  if (decision === 'accept' && knobs.balanceAccepted === 'first invoice') {
    subscription.balance = subscription.items.reduce(
      (sum, item) => sum + item.quantity * item.product.price,
      0,
    )
  }
  const report = reportOf(world, profile)
  const reports = world.hooks.webhook ? world.hooks.webhook(report, world) : [report]
  if (decision === 'refuse' && !knobs.webhookOnRefusal && reports[0] === report) return
  if (knobs.webhookOthers === 'subscription.updated before')
    sendOther(world, 'subscription.updated', {
      id: subscription.id,
      interval: subscription.interval,
    })
  for (const one of reports) {
    for (let copy = 0; copy < knobs.webhookCopies; copy += 1) {
      if (copy > 0 && knobs.webhookCopyDelay > 0)
        world.later(copy * knobs.webhookCopyDelay, () => send(world, one))
      else send(world, one)
    }
  }
  if (knobs.webhookOthers === 'subscription.updated after')
    sendOther(world, 'subscription.updated', {
      id: subscription.id,
      interval: subscription.interval,
    })
}

// ---- webhooks

export function reportOf(world: World, profile: Profile): Report {
  const { webhookEvent } = world.knobs
  const event =
    webhookEvent === 'payment_profile.activated' && profile.status === 'refused'
      ? 'payment_profile.refused'
      : webhookEvent
  return {
    event,
    profile,
    status: statusName(world, profile.status),
    view: profileView(world, profile, 'webhook'),
  }
}

/** Rails style form: nested keys in brackets. */
function form(value: unknown, key: string, into: URLSearchParams): void {
  if (isObject(value))
    for (const [name, inner] of Object.entries(value))
      form(inner, key === '' ? name : `${key}[${name}]`, into)
  else if (typeof value === 'bigint') into.append(key, value.toString())
  else if (typeof value === 'string') into.append(key, value)
  else into.append(key, value === null || value === undefined ? '' : JSON.stringify(value))
}

function bodyOf(world: World, report: Report): unknown {
  const { profile, event, view, status } = report
  const at = world.time(world.now())
  switch (world.knobs.webhookShape) {
    case 'event':
    case 'form':
    case 'form with JSON':
      return { id: world.notes.sent, event, created_at: at, payload: view }
    case 'envelope':
      return { data: view, errors: null, meta: { event } }
    case 'list':
      return { events: [{ event, occurred_at: at, resource: view }] }
    case 'flat':
      return {
        event,
        occurred_at: at,
        payment_profile_id: view.id,
        subscription_id: view.subscription_id,
        customer_id: profile.customer.id,
        payment_method_type: 'pix',
        status,
      }
    case 'changes':
      return {
        event,
        resource: 'payment_profile',
        resource_id: view.id,
        subscription_id: view.subscription_id,
        status,
        changes: { status: { from: statusName(world, 'pending'), to: status } },
      }
    default:
      return { type: event, timestamp: at, data: view }
  }
}

function send(world: World, report: Report): void {
  world.notes.sent = (world.notes.sent ?? 0) + 1
  deliver(world, bodyOf(world, report), report.event)
}

export function sendOther(world: World, event: string, data: View): void {
  world.notes.sent = (world.notes.sent ?? 0) + 1
  const at = world.time(world.now())
  deliver(
    world,
    /form|event/.test(world.knobs.webhookShape)
      ? { id: world.notes.sent, event, created_at: at, payload: data }
      : { type: event, event, timestamp: at, data },
    event,
  )
}

const asText = (value: unknown): unknown =>
  typeof value === 'bigint'
    ? String(value)
    : isObject(value)
      ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, asText(inner)]))
      : value

function deliver(world: World, body: unknown, event: string): void {
  const { knobs } = world
  const written = knobs.webhookIds === 'strings' ? asText(body) : body
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  let text = world.write(written).trim()
  if (knobs.webhookShape.startsWith('form') && isObject(written)) {
    headers['content-type'] = 'application/x-www-form-urlencoded'
    const fields = new URLSearchParams()
    form(
      knobs.webhookShape === 'form'
        ? written
        : { ...written, payload: world.write(written.payload).trim() },
      '',
      fields,
    )
    text = fields.toString()
  }
  if (knobs.webhookHeaders === 'standard') {
    Object.assign(headers, {
      'webhook-id': `msg_${world.letters(20, 'abcdefghjkmnpqrstuvwxyz23456789')}`,
      'webhook-timestamp': String(Math.floor(world.now() / 1000)),
      'webhook-signature': `v1,${world.letters(43, 'ABCDEFabcdef0123456789')}=`,
    })
  }
  if (knobs.webhookHeaders === 'static token') headers['x-webhook-token'] = 'site-token'
  if (knobs.webhookHeaders === 'github')
    Object.assign(headers, {
      'user-agent': 'Site-Hookshot/1',
      'x-event': event,
      'x-hub-signature-256': `sha256=${world.letters(64, '0123456789abcdef')}`,
    })
  world.webhooks.push({ url: world.webhookUrl, headers, body: text })
  world.options.sendWebhook?.({ url: world.webhookUrl, headers, body: text })
}
