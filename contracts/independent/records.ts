// Customers, subscriptions and items: what is checked, kept and answered (sections 1, 2 and 4).
import type { Answer, Customer, Exchange, Item, Product, Subscription, World } from './world.ts'
import { asId, FIELDS, idInPath, isObject, Refusal } from './world.ts'
import { customerView, priceOf, subscriptionView, success } from './views.ts'

type Faults = { code: null; text: string }[]

function refuseAll(world: World, faults: Faults, status: number): never {
  const refusal = new Refusal(status, faults[0]!.text)
  if (world.knobs.manyFaults === 'joined') refusal.faults = faults
  throw refusal
}

export function invalid(world: World, text: string): Refusal {
  return new Refusal(world.knobs.statusInvalid, text)
}

/** Unknown fields are refused only where the site is strict. */
export function noOthers(
  world: World,
  input: Record<string, unknown>,
  known: readonly string[],
): void {
  const other = Object.keys(input).find((key) => !known.includes(key))
  if (other !== undefined && world.knobs.unknownFields === 'refused')
    throw invalid(world, `Unknown field ${other}`)
}

function integerOf(world: World, value: unknown): number | null {
  if (typeof value === 'number' && Number.isInteger(value)) return value
  // Rails takes what it can: 1.5 is 1, true is 1, "abc" is 0.
  if (world.knobs.wrongTypes === 'cast') {
    if (typeof value === 'number') return Math.trunc(value)
    if (typeof value === 'boolean') return value ? 1 : 0
    return typeof value === 'string' ? Number(/^\s*(-?\d{1,9})/.exec(value)?.[1] ?? 0) : null
  }
  return world.knobs.wrongTypes === 'coerced' &&
    typeof value === 'string' &&
    /^-?\d{1,9}$/.test(value)
    ? Number(value)
    : null
}

// ---- customers

function checkDigits(text: string): boolean {
  const mod = (digits: string, top: number): string => {
    let weight = digits.length + 1 > top ? digits.length - top + 2 : digits.length + 1
    let sum = 0
    for (const digit of digits) {
      sum += Number(digit) * weight
      weight = weight === 2 ? top : weight - 1
    }
    return String(sum % 11 < 2 ? 0 : 11 - (sum % 11))
  }
  const top = text.length === 11 ? 11 : 9
  const one = text.slice(0, -2) + mod(text.slice(0, -2), top)
  return text === one + mod(one, top) && !/^(\d)\1+$/.test(text)
}

/** First digits of postal codes, by state. */
const STATES: Record<string, string> = {
  0: 'SP',
  1: 'SP',
  2: 'RJ ES',
  3: 'MG',
  4: 'BA SE',
  5: 'PE AL PB RN',
  6: 'CE PI MA PA AP AM RR AC',
  7: 'DF GO TO MT RO MS',
  8: 'PR SC',
  9: 'RS',
}

const REQUIRED = {
  none: '',
  email: 'email',
  'email names': 'email first_name last_name',
  'email names document': 'email first_name last_name document_number',
  'all but address_2': FIELDS.filter((field) => field !== 'address_2').join(' '),
  all: FIELDS.join(' '),
} as const

function customerFields(
  world: World,
  input: Record<string, unknown>,
): Record<string, string | null> {
  const { knobs } = world
  noOthers(world, input, FIELDS)
  const fields: Record<string, string | null> = {}
  const faults: Faults = []
  const fault = (text: string): void => void faults.push({ code: null, text })
  for (const field of FIELDS) {
    let value = input[field] ?? null
    if ((typeof value === 'number' || typeof value === 'bigint') && knobs.wrongTypes !== 'refused')
      value = String(value)
    if (knobs.wrongTypes === 'cast' && value !== null && typeof value !== 'string')
      value = typeof value === 'boolean' ? String(value).slice(0, 1) : null
    if (value !== null && typeof value !== 'string') {
      fault(`${field} must be a string`)
      value = null
    }
    let text = value
    if (text !== null && knobs.trims) text = text.trim()
    if (text !== null && /^(zip|phone|document_number)$/.test(field) && /\D/.test(text)) {
      if (knobs.nonDigits === 'refused') fault(`${field} must have digits only`)
      text = text.replace(/\D/g, '')
    }
    if (text === '' && knobs.emptyGiven === 'as not given') text = null
    if (text !== null && knobs.maxLength > 0 && text.length > knobs.maxLength)
      fault(`${field} is too long`)
    if (text !== null && knobs.wideLetters === 'refused' && /[\ud800-\udfff]/.test(text))
      fault(`${field} has signs that cannot be kept`)
    fields[field] = text
  }
  for (const field of REQUIRED[knobs.requiredCustomer].split(' '))
    if (field !== '' && !fields[field]) fault(`${field} can't be blank`)
  const { email, phone, document_number: document, state, country } = fields
  if (email) {
    const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
    const reserved = /(^|\.)(example\.(com|org|net)|test|invalid|example|localhost)$/.test(domain)
    if (knobs.emailCheck !== 'none' && !email.includes('@')) fault('email is invalid')
    else if (knobs.emailCheck === 'strict' && !/^[^\s@]+@[^\s@]+\.[A-Za-z]{2,}$/.test(email))
      fault('email is invalid')
    else if (knobs.emailCheck === 'no reserved domain' && reserved)
      fault('email has a domain that cannot get mail')
    else if (knobs.emailCheck === 'no plus sign' && /[+]/.test(email)) fault('email is invalid')
  }
  for (const field of ['first_name', 'last_name'] as const) {
    const name = fields[field]
    if (
      name &&
      (knobs.nameCheck === 'no digits'
        ? /\d/.test(name)
        : knobs.nameCheck === 'letters'
          ? /[^\p{L}\p{M} ]/u.test(name)
          : knobs.nameCheck !== 'none' && Array.from(name).length < 2)
    )
      fault(`${field} is invalid`)
  }
  const brazil = !country || /^br$/i.test(country)
  if (phone && brazil) {
    const bare = phone.length >= 12 && phone.startsWith('55') ? phone.slice(2) : phone
    if (knobs.phoneCheck === '10-11' && !/^\d{10,11}$/.test(phone)) fault('phone is invalid')
    if (knobs.phoneCheck === '10-13' && !/^\d{10,13}$/.test(phone)) fault('phone is invalid')
    if (knobs.phoneCheck === 'mobile' && !/^\d{2}9\d{8}$/.test(bare)) fault('phone is no mobile')
    if (knobs.phoneCheck === 'known area' && !/^([1-9][1-9])\d{8,9}$/.test(bare))
      fault('phone has an unknown area')
  }
  if (fields.zip && brazil && knobs.zipCheck === '8 digits' && fields.zip.length !== 8)
    fault('zip is invalid')
  if (fields.zip && brazil && knobs.zipCheck === 'of the state') {
    const area = STATES[fields.zip.slice(0, 1)] ?? ''
    if (fields.zip.length !== 8 || (state && !area.includes(state.toUpperCase())))
      fault('zip is not in the state')
  }
  if (fields.address && knobs.addressCheck === 'has a number' && !/\d/.test(fields.address))
    fault('address has no number')
  if (document && brazil && knobs.documentCheck !== 'none') {
    const right = /^(\d{11}|\d{14})$/.test(document)
    if (!right || (knobs.documentCheck === 'check digits' && !checkDigits(document)))
      fault('document_number is invalid')
  }
  if (knobs.regionCheck !== 'none') {
    if (state && !/^[A-Za-z]{2}$/.test(state)) fault('state is invalid')
    if (country && !/^[A-Za-z]{2}$/.test(country)) fault('country is invalid')
    if (country && knobs.regionCheck === 'only BR' && !brazil) fault('country is not served')
  }
  if (faults.length > 0) refuseAll(world, faults, knobs.statusInvalid)
  return fields
}

/** Strings as this site keeps them: nothing is lost that tells one from another. */
function normalised(
  world: World,
  given: Record<string, string | null>,
): Record<string, string | null> {
  const { knobs } = world
  const fields = { ...given }
  for (const field of FIELDS) {
    let text = fields[field] ?? null
    if (text === null) continue
    if (knobs.innerSpaces === 'one') text = text.replace(/ {2,}/g, ' ')
    if (knobs.unicodeForm !== 'as sent') text = text.normalize(knobs.unicodeForm)
    if (/name|address|city/.test(field)) {
      if (knobs.textCase === 'upper') text = text.toUpperCase()
      if (knobs.textCase === 'lower') text = text.toLowerCase()
      if (knobs.textCase === 'title')
        text = text
          .toLowerCase()
          .replace(
            /(^|[\s'-])(\p{L})/gu,
            (_all, gap: string, letter: string) => gap + letter.toUpperCase(),
          )
    }
    fields[field] = text
  }
  const { state, country, phone, email } = fields
  const brazil = !country || /^br$/i.test(country)
  if (email && knobs.emailCase === 'lower') fields.email = email.toLowerCase()
  if (phone && brazil) {
    const bare = phone.length >= 12 && phone.startsWith('55') ? phone.slice(2) : phone
    if (knobs.phonePrefix === 'added') fields.phone = `55${bare}`
    if (knobs.phonePrefix === 'removed') fields.phone = bare
  }
  if (knobs.codeCase === 'upper')
    Object.assign(fields, {
      state: state?.toUpperCase() ?? null,
      country: country?.toUpperCase() ?? null,
    })
  if (fields.state && brazil && knobs.regionForm === 'with country')
    fields.state = `BR-${fields.state}`
  return fields
}

function unique(world: World, fields: Record<string, string | null>): Customer | null {
  const { knobs } = world
  const byEmail = fields.email
    ? world.customers.find((old) => old.fields.email?.toLowerCase() === fields.email!.toLowerCase())
    : undefined
  if (byEmail && knobs.emailUnique === 'existing customer') return byEmail
  const byDocument = fields.document_number
    ? world.customers.find((old) => old.fields.document_number === fields.document_number)
    : undefined
  if (byEmail && knobs.emailUnique === 'refused')
    throw new Refusal(knobs.statusDuplicate, 'email has already been taken')
  if (byDocument && knobs.documentUnique === 'refused')
    throw new Refusal(knobs.statusDuplicate, 'document_number has already been taken')
  return null
}

function keepCustomer(world: World, fields: Record<string, string | null>): Customer {
  const now = world.stamp()
  const customer: Customer = {
    id: world.nextId('customer'),
    createdAt: now,
    updatedAt: world.updatedAt(now),
    fields: normalised(world, fields),
    sent: fields,
    named: 0,
    reads: 0,
    lists: 0,
  }
  world.customers.push(customer)
  world.fresh.add(customer)
  world.stored('customer', customer)
  return customer
}

/** What the site calls the state of an active subscription. */
const activeName = ({ knobs }: World): string =>
  knobs.stateAccepted === 'created' ? 'active' : knobs.stateAccepted

/** A customer and a subscription of another user of the site; old ones have fields that are empty. */
export function addOther(world: World, number: number): void {
  const { knobs } = world
  const at = world.now() - 86_400_000 * 30
  const fields: Record<string, string | null> = {
    email: `cliente${number}@correio.com.br`,
    first_name: 'Úrsula',
    last_name: `Antônio ${number}`,
    address: 'Rua Augusta, 1508',
    address_2: number % 2 === 0 ? 'Conjunto 7' : null,
    city: 'São Paulo',
    state: 'SP',
    zip: '01304001',
    country: 'BR',
    phone: knobs.phonePrefix === 'added' ? '5511987654321' : '11987654321',
    document_number: String(52_998_000_000 + number),
  }
  const bare = knobs.existingKind === 'bare'
  const varied = knobs.existingKind === 'varied' && number % 2 === 0
  if (bare) for (const field of FIELDS) if (field !== 'email') fields[field] = null
  const id = world.nextId('customer')
  const old = { createdAt: at, updatedAt: at, named: 9, reads: 9, lists: 9 }
  const customer: Customer = { ...old, id, fields, sent: fields }
  world.customers.push(customer)
  const uuid = world.uuid()
  const items = world.products.slice(0, varied ? 9 : 1).map((product): Item => ({
    createdAt: at,
    updatedAt: at,
    id: world.nextId('item', uuid),
    quantity: 1 + (number % 3),
    product,
  }))
  world.subscriptions.push({
    ...old,
    id: uuid,
    interval: varied ? 18 : 1,
    unit: varied ? 'week' : 'month',
    state: varied ? 'past_due' : 'created',
    previousState: varied ? activeName(world) : knobs.previousStateNew,
    activatedAt: varied ? at + 1000 : null,
    balance: varied ? -4990 : 0,
    startedAt: at,
    endsAt: endOf(world, at, varied ? 18 : 1, varied ? 'week' : 'month'),
    customer,
    items: bare ? [] : items,
    before: null,
    stale: 0,
  })
}

/** What other users do while a caller is at work. */
export function othersAct(world: World): void {
  const { others } = world.knobs
  if (others === 'nothing') return
  world.notes.others = (world.notes.others ?? 0) + 1
  const number = 1000 + world.notes.others
  addOther(world, number)
  if (others === 'add a record') return
  const gone = world.subscriptions.findIndex(
    ({ customer }) =>
      customer.fields.email?.startsWith('cliente') &&
      customer.fields.last_name !== `Antônio ${number}`,
  )
  if (gone !== -1) {
    const [{ customer }] = world.subscriptions.splice(gone, 1) as [Subscription]
    world.customers.splice(world.customers.indexOf(customer), 1)
  }
}

export function located(
  world: World,
  exchange: Exchange,
  path: string,
  always = false,
): [string, string][] {
  const { location } = world.knobs
  if (location === 'none' && !always) return []
  const before = {
    absolute: exchange.url.origin,
    'other host': 'http://10.0.3.17:8080',
    elsewhere: '/admin/v2',
  }[location as string]
  return [['Location', (before ?? '') + path]]
}

export function createCustomer(
  world: World,
  exchange: Exchange,
  body: Record<string, unknown>,
): Answer {
  const { knobs } = world
  const input = knobs.customerRoot && isObject(body.customer) ? body.customer : body
  const fields = customerFields(world, input)
  const customer = unique(world, fields) ?? keepCustomer(world, fields)
  const path = `/api/customers/${customer.id}`
  const always = located(world, exchange, path, true)
  switch (knobs.createCustomer) {
    case 'id':
      return {
        ...success(world, exchange, knobs.statusCustomer, { id: customer.id }),
        headers: located(world, exchange, path),
      }
    case 'nested':
      return success(world, exchange, knobs.statusCustomer, {
        customer: customerView(world, customer, 'create'),
      })
    case 'customer_id':
      return success(world, exchange, knobs.statusCustomer, { customer_id: customer.id })
    case 'null':
      return success(world, exchange, knobs.statusCustomer, null)
    case 'id as accepted':
      return {
        ...success(world, exchange, 202, { id: customer.id }),
        headers: located(world, exchange, path),
      }
    case 'empty with Location':
      return { status: knobs.statusCustomer, headers: always, body: undefined }
    case '204 with Location':
      return { status: 204, headers: always, body: undefined }
    case 'null with Location':
      return { ...success(world, exchange, knobs.statusCustomer, null), headers: always }
    case '204':
      return { status: 204, headers: [], body: undefined }
    default:
      return {
        ...success(world, exchange, knobs.statusCustomer, customerView(world, customer, 'create')),
        headers: located(world, exchange, path),
      }
  }
}

export function readCustomer(world: World, exchange: Exchange): Answer {
  const text = exchange.parameters[0] ?? ''
  const id = idInPath(text, world.knobs)
  if (id === null) throw new Refusal(world.knobs.statusMalformedId, 'Customer not found')
  const customer = world.customers.find((found) => found.id === id)
  if (!customer || customer.reads++ < world.knobs.readLag)
    throw new Refusal(world.knobs.statusUnknownId, 'Customer not found')
  if (world.knobs.touchOnRead === 'customer') customer.updatedAt = world.now()
  return success(world, exchange, world.knobs.statusRead, customerView(world, customer, 'read'))
}

// ---- subscriptions

export function findSubscription(world: World, text: string): Subscription | undefined {
  const hex = (id: string): string => id.toLowerCase().replace(/[^0-9a-f]/g, '')
  if (world.knobs.uuidLookup === 'any form')
    return world.subscriptions.find(
      (found) => /^\s*\{?[0-9a-f-]+\}?\s*$/i.test(text) && hex(found.id) === hex(text),
    )
  const same = world.knobs.uuidLookup
    ? (id: string): boolean => id.toLowerCase() === text.toLowerCase()
    : (id: string): boolean => id === text
  return world.subscriptions.find((found) => same(found.id))
}

function endOf(world: World, start: number, interval: number, unit: string): number {
  const days = { day: 1, week: 7 }[unit]
  if (days) return start + days * interval * 86_400_000
  const months = { month: 1, quarter: 3, year: 12 }[unit]! * interval
  if (world.knobs.periodEnd === '30 days a month') return start + months * 30 * 86_400_000
  if (world.knobs.periodEnd === '30.44 days a month') return start + months * 2_629_746_000
  const from = new Date(start)
  const last = new Date(
    Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0),
  ).getUTCDate()
  const end =
    Date.UTC(
      from.getUTCFullYear(),
      from.getUTCMonth() + months,
      Math.min(from.getUTCDate(), last),
    ) +
    (start % 86_400_000)
  if (world.knobs.periodEnd === 'second before') return end - 1000
  return world.knobs.periodEnd === 'end of day' ? end - (end % 86_400_000) + 86_399_000 : end
}

function startOf(world: World, now: number): number {
  const at = new Date(now)
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth()]
  const midnight = (ms: number): number => ms - (ms % 86_400_000)
  switch (world.knobs.periodStart) {
    case 'start of day':
      return midnight(now)
    case 'first of month':
      return Date.UTC(year, month, 1)
    case 'next first':
      return Date.UTC(year, month + 1, 1)
    case 'midnight of Sao Paulo':
      return midnight(now - 10_800_000) + 10_800_000
    default:
      return now
  }
}

function quantityOf(world: World, value: unknown): number {
  const { knobs } = world
  if (value === undefined && knobs.quantityGiven === '1') return 1
  const quantity = integerOf(world, value)
  if (
    quantity === null ||
    quantity < { refused: 1, accepted: 0, 'negative too': -9999 }[knobs.quantityZero]
  )
    throw invalid(world, 'quantity is invalid')
  if (quantity > 2147483647 || (knobs.quantityMost > 0 && quantity > knobs.quantityMost))
    throw invalid(world, 'quantity is too large')
  return quantity
}

function newItem(world: World, product: Product, quantity: number, parent: string): Item {
  const now = world.stamp()
  const id = world.nextId('item', parent)
  const item = { id, quantity, createdAt: now, updatedAt: world.updatedAt(now), product }
  if (world.knobs.productTouch) product.updatedAt = now
  world.fresh.add(item)
  return item
}

export const totalOf = (world: World, items: readonly Item[]): number =>
  items.reduce((sum, item) => sum + item.quantity * priceOf(world, item).price, 0)

/** Keeps what a subscription looks like, for the reads that do not see a change at once. */
export function changes(world: World, subscription: Subscription): void {
  const stale = { none: 0, one: 1, two: 2, 'every other': 6 }[world.knobs.staleReads]
  if (stale === 0) return
  const items = subscription.items.map((item) => ({ ...item }))
  subscription.before = { ...subscription, items }
  subscription.stale = stale
}

/** What a read shows: a replica may lag, or every other one. */
export function seen(world: World, subscription: Subscription): Subscription {
  if (!subscription.before || subscription.stale <= 0) return subscription
  subscription.stale -= 1
  const late = world.knobs.staleReads === 'every other' && subscription.stale % 2 === 1
  return late ? subscription : subscription.before
}

function itemsOf(world: World, value: unknown): { product: Product; quantity: number }[] {
  const { knobs } = world
  if (value !== undefined && value !== null && !Array.isArray(value))
    throw invalid(world, 'subscription_items must be an array')
  const rows: unknown[] = value ?? []
  if (rows.length === 0 && knobs.itemsNeeded)
    throw invalid(world, "subscription_items can't be blank")
  const found: { product: Product; quantity: number }[] = []
  for (const row of rows) {
    if (!isObject(row)) throw invalid(world, 'subscription_items is invalid')
    noOthers(world, row, ['product_id', 'quantity'])
    const quantity = quantityOf(world, row.quantity)
    const id = asId(row.product_id, knobs.wrongTypes !== 'refused')
    const product = world.products.find((known) => known.id === id)
    if (!product && knobs.unknownProduct === 'left out') continue
    if (!product) throw new Refusal(knobs.statusUnknownReference, 'Product not found')
    const twin = found.find((other) => other.product === product)
    if (twin && knobs.sameProductCreate === 'refused')
      throw invalid(world, 'product is given twice')
    if (twin && knobs.sameProductCreate === 'merged') twin.quantity += quantity
    else found.push({ product, quantity })
  }
  if (knobs.itemsMost > 0 && found.length > knobs.itemsMost)
    throw invalid(world, 'subscription_items has too many')
  return found
}

export function createSubscription(
  world: World,
  exchange: Exchange,
  body: Record<string, unknown>,
): Answer {
  const { knobs } = world
  const input = body.subscription
  if (!isObject(input)) throw invalid(world, 'param is missing: subscription')
  noOthers(world, input, [
    'interval',
    'interval_unit',
    'customer_id',
    'customer_attributes',
    'subscription_items',
  ])
  const interval =
    input.interval === undefined && knobs.intervalGiven === '1'
      ? 1
      : integerOf(world, input.interval)
  if (
    interval === null ||
    interval < (knobs.intervalZero === 'accepted' ? 0 : 1) ||
    interval > (knobs.intervalMost || 1200)
  )
    throw invalid(world, 'interval is invalid')
  const unit =
    input.interval_unit === undefined && knobs.unitGiven === 'month' ? 'month' : input.interval_unit
  if (typeof unit !== 'string' || !knobs.units.split(' ').includes(unit))
    throw invalid(world, 'interval_unit is invalid')
  const rows = knobs.unifiedOrder ? [] : itemsOf(world, input.subscription_items)

  const hasId = input.customer_id !== undefined && input.customer_id !== null
  const hasAttributes =
    input.customer_attributes !== undefined && input.customer_attributes !== null
  if (!hasId && !hasAttributes)
    throw invalid(world, 'customer_id or customer_attributes is required')
  if (hasId && hasAttributes && knobs.bothCustomers === 'refused')
    throw invalid(world, 'customer_id and customer_attributes are exclusive')
  let customer: Customer | undefined
  if (hasId && !(hasAttributes && knobs.bothCustomers === 'customer_attributes win')) {
    const id = asId(input.customer_id, knobs.wrongTypes !== 'refused')
    customer = world.customers.find((found) => found.id === id)
    if (!customer || customer.named++ < knobs.writeLag)
      throw new Refusal(knobs.statusUnknownReference, 'Customer not found')
  } else {
    if (!isObject(input.customer_attributes)) throw invalid(world, 'customer_attributes is invalid')
    const fields = customerFields(world, input.customer_attributes)
    customer = unique(world, fields) ?? keepCustomer(world, fields)
  }

  if (knobs.unifiedOrder) rows.push(...itemsOf(world, input.subscription_items))
  const told = (list: { product: Product; quantity: number }[]): string =>
    list.map(({ product, quantity }) => `${product.id} ${quantity}`).join()
  if (
    knobs.sameSubscription === 'refused' &&
    world.subscriptions.some(
      (old) =>
        old.customer === customer &&
        told(old.items) === told(rows) &&
        old.interval === interval &&
        old.unit === unit,
    )
  )
    throw new Refusal(knobs.statusDuplicate, 'subscription is there already')
  const now = world.stamp()
  const startedAt = startOf(world, now)
  const id = world.uuid()
  const items = rows.map((row) => newItem(world, row.product, row.quantity, id))
  const total = totalOf(world, items)
  const subscription: Subscription = {
    id,
    createdAt: now,
    updatedAt: world.updatedAt(now),
    interval,
    unit,
    state: 'created',
    previousState: knobs.previousStateNew,
    activatedAt: null,
    balance: knobs.balance === 'zero' ? 0 : knobs.balance === 'total' ? total : -total,
    startedAt,
    endsAt: endOf(world, startedAt, interval, unit),
    customer,
    items,
    named: 0,
    reads: 0,
    lists: 0,
    before: null,
    stale: 0,
  }
  world.subscriptions.push(subscription)
  world.fresh.add(subscription)
  if (knobs.customerTouch) customer.updatedAt = world.now()
  world.stored('subscription', subscription)
  const answer = success(
    world,
    exchange,
    knobs.statusSubscription,
    subscriptionView(world, subscription, 'create'),
  )
  return { ...answer, headers: located(world, exchange, `/api/subscriptions/${subscription.id}`) }
}

/** The subscription of a path, or the refusal that an unknown one gets. */
function subscriptionOf(world: World, exchange: Exchange): Subscription {
  const text = exchange.parameters[0] ?? ''
  if (
    world.knobs.uuidLookup !== 'any form' &&
    !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
  )
    throw new Refusal(world.knobs.statusMalformedId, 'Subscription not found')
  const subscription = findSubscription(world, text)
  if (!subscription) throw new Refusal(world.knobs.statusUnknownId, 'Subscription not found')
  return subscription
}

export function readSubscription(world: World, exchange: Exchange): Answer {
  const subscription = subscriptionOf(world, exchange)
  if (subscription.reads++ < world.knobs.readLag)
    throw new Refusal(world.knobs.statusUnknownId, 'Subscription not found')
  if (world.knobs.touchOnRead === 'subscription') subscription.updatedAt = world.now()
  return success(
    world,
    exchange,
    world.knobs.statusRead,
    subscriptionView(world, seen(world, subscription), 'read'),
  )
}

export function addItem(world: World, exchange: Exchange, body: Record<string, unknown>): Answer {
  const { knobs } = world
  const subscription = subscriptionOf(world, exchange)
  const input = body.item
  if (!isObject(input)) throw invalid(world, 'param is missing: item')
  noOthers(world, input, ['product_handle', 'quantity'])
  const quantity = quantityOf(world, input.quantity)
  const asked = input.product_handle
  const product = world.products.find(
    ({ handle }) =>
      handle === asked ||
      (knobs.handleLookup === 'any case' &&
        typeof asked === 'string' &&
        handle.toLowerCase() === asked.trim().toLowerCase()),
  )
  if (!product) throw new Refusal(knobs.statusUnknownReference, 'Product not found')
  if (
    knobs.itemAfterProfile === 'refused' &&
    world.profiles.some((profile) => profile.subscription === subscription)
  )
    throw invalid(world, 'subscription is being enrolled')
  if (subscription.named++ < knobs.writeLag)
    throw new Refusal(knobs.statusUnknownId, 'Subscription not found')
  const same = knobs.sameProductAdd
  const twin =
    same === 'new item' ? undefined : subscription.items.find((item) => item.product === product)
  if (twin && same === 'refused') throw invalid(world, 'product is there already')
  if (!twin && knobs.itemsMost > 0 && subscription.items.length >= knobs.itemsMost)
    throw invalid(world, 'subscription has too many items')
  changes(world, subscription)
  const now = world.now()
  const before = totalOf(world, subscription.items)
  const sum = quantity + (twin?.quantity ?? 0)
  if (twin && same === 'replaced') {
    subscription.items.splice(subscription.items.indexOf(twin), 1)
    subscription.items.push(newItem(world, product, sum, subscription.id))
  } else if (twin) Object.assign(twin, { quantity: sum, updatedAt: now })
  else subscription.items.push(newItem(world, product, quantity, subscription.id))
  if (knobs.touch) subscription.updatedAt = now
  if (knobs.balance !== 'zero')
    subscription.balance +=
      (knobs.balance === 'total' ? 1 : -1) * (totalOf(world, subscription.items) - before)
  world.stored('item', subscription)
  return success(world, exchange, knobs.statusItem, subscriptionView(world, subscription, 'add'))
}
