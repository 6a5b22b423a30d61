// Customers: what is checked, kept and answered (sections 1, 2 and 4).
import type { Answer, Customer, Exchange, World } from './world.ts'
import { FIELDS, idInPath, isObject, Refusal } from './world.ts'
import { customerView, success } from './views.ts'

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

export function customerFields(
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
  if (email && knobs.emailCase === 'lower domain')
    fields.email = email.replace(/@.*/s, (domain) => domain.toLowerCase())
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
  if (knobs.codeCase === 'lower')
    Object.assign(fields, {
      state: state?.toLowerCase() ?? null,
      country: country?.toLowerCase() ?? null,
    })
  if (fields.state && brazil && knobs.regionForm === 'with country')
    fields.state = `BR-${fields.state}`
  return fields
}

export function unique(world: World, fields: Record<string, string | null>): Customer | null {
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
  const isTaken = (...names: string[]): boolean =>
    names.every((name) => fields[name]) &&
    world.customers.some((old) => names.every((name) => old.sent[name] === fields[name]))
  if (knobs.phoneUnique === 'refused' && isTaken('phone'))
    throw new Refusal(knobs.statusDuplicate, 'phone has already been taken')
  if (knobs.nameUnique === 'refused' && isTaken('first_name', 'last_name'))
    throw new Refusal(knobs.statusDuplicate, 'name has already been taken')
  return null
}

export function keepCustomer(world: World, fields: Record<string, string | null>): Customer {
  const most = world.knobs.customersMost
  if (most > 0 && (world.notes.made = (world.notes.made ?? 0) + 1) > most)
    throw invalid(world, 'No more customers in this plan')
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

export function located(
  world: World,
  exchange: Exchange,
  path: string,
  always = false,
): [string, string][] {
  const { location } = world.knobs
  if (location === 'none' && !always) return []
  const before = {
    path: world.knobs.basePath,
    absolute: exchange.url.origin + world.knobs.basePath,
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
    case 'in a list':
      return success(world, exchange, knobs.statusCustomer, [
        customerView(world, customer, 'create'),
      ])
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
  const isLate = customer && world.now() - customer.createdAt < world.knobs.readDelay
  if (!customer || customer.reads++ < world.knobs.readLag || isLate)
    throw new Refusal(world.knobs.statusUnknownId, 'Customer not found')
  if (world.knobs.touchOnRead === 'customer') customer.updatedAt = world.now()
  return success(world, exchange, world.knobs.statusRead, customerView(world, customer, 'read'))
}
