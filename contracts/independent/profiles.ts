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
import { idInPath, isObject, Refusal } from './world.ts'
import { invalid, located, noOthers } from './customers.ts'
import { addOther } from './lists.ts'
import { changes, findSubscription, totalOf } from './subscriptions.ts'
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
    if (check === 'customer') {
      if (!world.broken('customer', !found.customer, exchange)) continue

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

/** What is missing for a profile, besides the rules of section 4. */
function needOf(world: World, { customer, subscription }: Found): Refusal | null {
  const { profileNeeds } = world.knobs
  const missing = (text: string): Refusal => invalid(world, text)
  if (profileNeeds === 'items' && subscription?.items.length === 0)
    return missing('The subscription has no items')
  if (profileNeeds === 'price' && subscription && totalOf(world, subscription.items) <= 0)
    return missing('The subscription costs nothing')
  const fields = {
    document_number: ['document_number'],
    phone: ['phone'],
    address: ['address', 'city', 'state', 'zip'],
  }[profileNeeds as string]
  const field = customer && fields?.find((name) => !customer.fields[name])
  return field ? missing(`The customer has no ${field}`) : null
}

export function createProfile(
  world: World,
  exchange: Exchange,
  body: Record<string, unknown>,
): Answer {
  const { knobs } = world
  noOthers(world, body, ['payment_method_type', 'subscription_id'])
  if (knobs.atOnce !== 'waits' && typeof body.subscription_id === 'string') {
    const key = `at work ${body.subscription_id}`
    if (world.notes[key] === world.options.now())
      throw new Refusal(Number(knobs.atOnce), 'Another call is at work')
    world.notes[key] = world.options.now()
  }
  const path = exchange.parameters[0] ?? ''
  const found: Found = {}
  const number = idInPath(path, knobs)
  const owner = world.customers.find((known) => known.id === number)
  if (owner) found.customer = owner
  const faults = [...faultsOf(world, exchange, body, found)]
  const first = faults[0]
  const need = needOf(world, found)
  if (need && knobs.needsFirst) throw need
  if (first) {
    // Codes are joined only with codes: a refusal has one shape.
    if (knobs.manyFaults === 'joined' && first.faults[0]!.code)
      first.faults = faults.flatMap((fault) => fault.faults).filter((fault) => fault.code)
    throw first
  }
  if (need) throw need
  // Without a subscription only where a breakage hid a fault: then the newest one stands in.
  const subscription = found.subscription ?? world.subscriptions.at(-1)
  const customer = found.customer ?? subscription?.customer
  if (!subscription || !customer) throw coded(world, 'SB404')
  const now = world.stamp()
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
    updatedAt: world.updatedAt(now),
    decided: false,
  }
  changes(world, subscription)
  world.profiles.push(profile)
  world.fresh.add(profile)
  if (knobs.balanceEnrolled === 'first invoice')
    subscription.balance +=
      totalOf(world, subscription.items) * (knobs.balance === 'negative total' ? -1 : 1)
  if (knobs.stateWithProfile !== 'created')
    Object.assign(subscription, {
      previousState: subscription.state,
      state: knobs.stateWithProfile,
      updatedAt: now,
    })
  world.stored('profile', profile)
  for (const report of world.hooks.created?.(profile, world) ?? []) send(world, report)
  if (knobs.webhookOthers === 'profile created') send(world, createdReport(world, profile))
  if (knobs.webhookOthers === 'other profile') send(world, othersReport(world))
  if (knobs.webhookOthers === 'ping')
    sendOther(world, 'ping', { zen: 'Keep it simple', hook_id: 4 })
  const place = located(world, exchange, `${exchange.url.pathname}/${String(id)}`)
  switch (knobs.createProfile) {
    case 'id':
      return { ...success(world, exchange, knobs.statusProfile, { id }), headers: place }
    case 'nested':
      return success(world, exchange, knobs.statusProfile, {
        payment_profile: profileView(world, profile, 'create'),
      })
    case 'payment_profile_id':
      return success(world, exchange, knobs.statusProfile, { payment_profile_id: id })
    case '{}':
      return success(world, exchange, knobs.statusProfile, {})
    case 'QR code':
      return success(world, exchange, knobs.statusProfile, {
        qr_code: `00020126${String(id)}6304A1B2`,
      })
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
  if (world.knobs.webhookDelay < 0) apply()
  else if (world.knobs.webhookDelay === 0) void Promise.resolve().then(apply)
  else world.later(world.knobs.webhookDelay, apply)
  return true
}

function settle(world: World, profile: Profile, decision: 'accept' | 'refuse'): void {
  const { knobs } = world
  const { subscription } = profile
  const now = world.now()
  changes(world, subscription)
  if (knobs.webhookSteps && decision === 'accept' && !world.hooks.webhook) {
    profile.status = 'confirming'
    send(world, { ...reportOf(world, profile), event: 'payment_profile.updated' })
  }
  profile.status = decision === 'accept' ? 'accepted' : 'refused'
  profile.updatedAt = now
  const next = decision === 'accept' ? knobs.stateAccepted : knobs.stateRefused
  if (next !== subscription.state)
    Object.assign(subscription, { previousState: subscription.state, state: next, updatedAt: now })
  const isActivated = knobs.stateAccepted !== 'created' && knobs.activatedAccepted === 'set'
  if (decision === 'accept' && isActivated) subscription.activatedAt = now
  if (decision === 'accept' && knobs.balanceAccepted === 'first invoice') {
    subscription.balance =
      totalOf(world, subscription.items) * (knobs.balance === 'negative total' ? -1 : 1)
  }
  if (decision === 'accept' && knobs.periodAccepted === 'begins again') {
    subscription.endsAt += now - subscription.startedAt
    subscription.startedAt = now
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
  if (knobs.webhookOthers === 'profile created late') send(world, createdReport(world, profile))
  if (knobs.webhookOthers === 'other profile') send(world, othersReport(world))
}

// ---- webhooks

/** That a profile was created, as it was then. */
function createdReport(world: World, profile: Profile): Report {
  const then = { ...profile, status: 'pending' as const, updatedAt: profile.createdAt }
  return { ...reportOf(world, then), event: 'payment_profile.created' }
}

/** The profile of another user's customer, which its payer has accepted. */
function othersReport(world: World): Report {
  addOther(world, 5000 + (world.notes.sent ?? 0))
  const subscription = world.subscriptions.at(-1)!
  const now = world.now()
  const profile: Profile = {
    id: world.knobs.profileId === 'integer' ? world.nextId('profile') : world.uuid(),
    customer: subscription.customer,
    subscription,
    status: 'accepted',
    createdAt: now - 3_600_000,
    updatedAt: now,
    decided: true,
  }
  world.profiles.push(profile)
  return reportOf(world, profile)
}

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
    case 'query':
    case 'form':
    case 'form with JSON':
      return { id: world.notes.sent, event, created_at: at, payload: view }
    case 'envelope':
      return { data: view, errors: null, meta: { event } }
    case 'list':
      return { events: [{ event, occurred_at: at, resource: view }] }
    case 'flat':
    case 'xml':
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
    case 'digest':
      return {
        events: world.reports.map((one) => ({
          event: one.event,
          occurred_at: at,
          resource: one.view,
        })),
      }
    case 'address':
      return {
        event,
        href: `/api/customers/${profile.customer.id}/payment_profiles/${String(view.id)}`,
      }
    case 'encrypted':
      return { jwe: world.letters(300, 'ABCDEFGHabcdefgh012345-_') }
    case 'thin':
      return { id: world.notes.sent, event, resource: { type: 'payment_profile', id: view.id } }
    case 'array':
      return [{ event, occurred_at: at, data: view }]
    case 'camel':
      return { eventType: event, eventTime: at, paymentProfile: renamed(view, camel) }
    case 'pascal':
      return { EventName: event, OccurredAt: at, Data: renamed(view, pascal) }
    case 'portuguese':
      return {
        evento: event,
        data_hora: at,
        perfil: { id: view.id, assinatura_id: view.subscription_id, situacao: status },
      }
    case 'json api': {
      const { id, subscription_id: subscription, ...attributes } = view
      return {
        data: {
          type: 'payment_profiles',
          id: String(id),
          attributes,
          relationships: { subscription: { data: { type: 'subscriptions', id: subscription } } },
        },
        meta: { event },
      }
    }
    case 'old and new':
      return {
        type: 'UPDATE',
        table: 'payment_profiles',
        record: view,
        old_record: profileView(world, { ...profile, status: 'pending' }, 'webhook before'),
      }
    case 'before and after':
      return {
        object: 'event',
        type: event,
        created: Math.floor(world.now() / 1000),
        data: { object: view, previous_attributes: { status: statusName(world, 'pending') } },
      }
    case 'differences':
      return {
        event,
        item_type: 'PaymentProfile',
        item_id: view.id,
        subscription_id: view.subscription_id,
        object_changes: { status: [statusName(world, 'pending'), status] },
      }
    case 'customer':
      return {
        event,
        data: {
          id: profile.customer.id,
          payment_profiles: world.profiles
            .filter(({ customer }) => customer === profile.customer)
            .map((one) => (one === profile ? view : profileView(world, one, 'shown'))),
        },
      }
    case 'eventbridge':
      return { version: '0', 'detail-type': event, source: 'site.billing', time: at, detail: view }
    case 'cloudevents':
      return {
        specversion: '1.0',
        type: `br.com.site.${event}`,
        source: '/api/payment_profiles',
        subject: String(view.id),
        id: `evt_${world.notes.sent}`,
        time: at,
        datacontenttype: 'application/json',
        data: view,
      }
    default:
      return { type: event, timestamp: at, data: view }
  }
}

const camel = (key: string): string =>
  key.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase())
const pascal = (key: string): string => camel(`_${key}`)

function renamed(value: unknown, rename: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((inner) => renamed(inner, rename))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [rename(key), renamed(inner, rename)]),
  )
}

function send(world: World, report: Report): void {
  world.reports.push(report)
  world.notes.sent = (world.notes.sent ?? 0) + 1
  deliver(world, bodyOf(world, report), report.event)
}

export function sendOther(world: World, event: string, data: View): void {
  world.notes.sent = (world.notes.sent ?? 0) + 1
  const at = world.time(world.now())
  deliver(
    world,
    /form|event|query/.test(world.knobs.webhookShape)
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
      : Array.isArray(value)
        ? value.map(asText)
        : value

/** The body in an envelope of the transport, where there is one. */
function packed(
  world: World,
  body: unknown,
  event: string,
  headers: Record<string, string>,
): string {
  const text = world.write(body).trim()
  const base64 = (plain: string): string =>
    btoa(String.fromCharCode(...new TextEncoder().encode(plain)))
  const url = (plain: string): string =>
    base64(plain).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
  const id = String(world.notes.sent)
  switch (world.knobs.webhookShape) {
    case 'sns':
      headers['content-type'] = 'text/plain; charset=UTF-8'
      headers['x-amz-sns-message-type'] = 'Notification'
      return world
        .write({ Type: 'Notification', MessageId: id, Subject: event, Message: text })
        .trim()
    case 'pubsub':
      return world
        .write({
          message: { data: base64(text), messageId: id, attributes: { event } },
          subscription: 'projects/site/subscriptions/webhooks',
        })
        .trim()
    case 'signed':
      return world
        .write({
          signedPayload: `${url('{"alg":"ES256"}')}.${url(text)}.${world.letters(86, 'ABCabc012-_')}`,
        })
        .trim()
    case 'xml':
      headers['content-type'] = 'application/xml; charset=utf-8'
      return `<?xml version="1.0" encoding="UTF-8"?>\n<webhook>${xml(body)}</webhook>`
    case 'multipart':
      headers['content-type'] = 'multipart/form-data; boundary=site0boundary'
      return [
        '--site0boundary\r\nContent-Disposition: form-data; name="event"\r\n',
        event,
        '--site0boundary\r\nContent-Disposition: form-data; name="payload"\r\n',
        text,
        '--site0boundary--\r\n',
      ].join('\r\n')
    default:
      return text
  }
}

function xml(value: unknown): string {
  if (Array.isArray(value)) return value.map((inner) => `<row>${xml(inner)}</row>`).join('')
  if (isObject(value))
    return Object.entries(value)
      .map(([key, inner]) => `<${key}>${xml(inner)}</${key}>`)
      .join('')
  const text =
    typeof value === 'string'
      ? value
      : typeof value === 'bigint'
        ? value.toString()
        : (JSON.stringify(value ?? '') ?? '').replaceAll('"', '')
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
}

function deliver(world: World, body: unknown, event: string): void {
  const { knobs } = world
  const written = knobs.webhookIds === 'strings' ? asText(body) : body
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  let url = world.webhookUrl
  let text = packed(world, written, event, headers)
  if (knobs.webhookIds === 'upper UUIDs' && !/pubsub|signed/.test(knobs.webhookShape))
    text = text.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => id.toUpperCase())
  if (knobs.webhookShape === 'query' && isObject(written)) {
    const fields = new URLSearchParams()
    form(written, '', fields)
    url += `?${fields.toString()}`
    text = ''
    delete headers['content-type']
  }
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
  world.webhooks.push({ url, headers, body: text })
  world.options.sendWebhook?.({ url, headers, body: text })
}
