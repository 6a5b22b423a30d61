import { customerFields, type CustomerField } from '../../openapi/customer-fields.ts'
import { step } from '../engine/step.ts'
import type { Context } from '../engine/context.ts'
import { isKept, type Person } from '../engine/people.ts'
import type { JsonObject, Reply } from '../http/exchange.ts'
import { readList } from '../http/answers/read-list.ts'
import { toIntegerId } from '../http/json.ts'
import { isSuccess } from '../http/answers/read-reply.ts'
import { createOnce, idIn, readSoon } from './create.ts'
import { isTaken, namedIn, piecesAbout } from './customer-texts.ts'
import { customersBefore, firstCustomer, sentCustomer } from './customers.ts'
import { oddOrders } from './odd-orders.ts'
import { paymentProfileAfterRefusals } from './payment-profiles.ts'
import {
  brokenJson,
  noCustomer,
  noRoot,
  orderOfNobody,
  otherContentType,
} from './refused/wrong-bodies.ts'
import { products, sendOrder } from './orders.ts'
import { firstSubscription } from './subscriptions.ts'

/**
 * Steps that must run before these: an unusual record could disturb what they check, and take the
 * place in the budget of a call that most sites refuse.
 */
const EARLIER = {
  paymentProfileAfterRefusals,
  noRoot,
  noCustomer,
  orderOfNobody,
  brokenJson,
  otherContentType,
}

type PersonBody = Partial<Person> & { id?: number }

/** Creates a customer, odd or not. If no answer comes, looks for one with its e-mail address. */
export async function createPerson(
  context: Context,
  body: JsonObject,
  isProbe = false,
): Promise<Reply> {
  const find = async () => {
    const { records } = await readList(context, 'listCustomers')
    const { email, address_2: own } = body
    // An odd customer may have the e-mail address of another, and has its own complement.
    return records.find(
      ({ record }) =>
        typeof email === 'string' &&
        isKept('email', email, record['email']) &&
        (!own || isKept('address_2', own, record['address_2'])),
    )
  }
  const create = () => context.write('createCustomer', { body, isProbe })
  return createOnce(context, find, create)
}

/** Fields that sites ask for, when a refusal names none: more from one call to the next. */
const NAMED_MOST: readonly (readonly CustomerField[])[] = [
  ['email'],
  ['email', 'first_name', 'last_name'],
  ['email', 'first_name', 'last_name', 'document_number'],
  customerFields.filter((field) => field !== 'address_2'),
  customerFields,
]

/** An id that a client sends on its own; a number of the run is added. */
const SENT_ID = 1_900_000_000

/**
 * A customer that sends an id of its own, with characters in its texts that careless code changes, with
 * a spelling that a site may tidy (gap G110), and with the phone of the first customer (gap G15). A site
 * may refuse it (gap G53). What is sent must be kept: it goes before what only shows which fields are asked for.
 */
export const oddCustomer = step('odd-customer', {
  requires: { sentCustomer },
  after: { ...EARLIER, customersBefore },
  run: async (context, { sentCustomer: { person: first } }) => {
    const made = context.people.person(10)
    const { phone } = first
    const odd = {
      ...made,
      email: `Sabia+${context.run}${made.email.slice(made.email.indexOf('@'))}`,
      last_name: "D'Ávila  & Dvořák",
    }
    context.own([...Object.values(made), ...Object.values(odd)])
    const id = SENT_ID + (context.settings.seed % 100_000)
    let body: PersonBody & Person = { id, ...odd, phone }
    let reply = await createPerson(context, body)
    let phoneRefused: Reply | undefined
    // Refused for what is odd: less of it is better than no customer.
    while (!isSuccess(reply) && context.hasRoom('try')) {
      const less = withLess(body, reply, made)
      if (less === undefined) break
      const before = reply
      reply = await createPerson(context, less)
      // What stood between a refusal and a success is what was refused.
      const isAlone = ODD_FIELDS.slice(1).every((name) => less[name] === body[name])
      const isOfPhone = isPhoneTaken(before) || (isAlone && isSuccess(reply))
      if (less.phone !== body.phone && isOfPhone) phoneRefused = before
      body = less
    }
    const { id: _, ...person } = body
    const shown = isSuccess(reply) ? idIn(reply, 'customer') : undefined
    const read = shown === undefined ? undefined : await readSoon(context, 'readCustomer', shown)
    return { sentId: String(id), person, reply, shown, read, phoneRefused }
  },
})

function isPhoneTaken(reply: Reply): boolean {
  return isTaken(piecesAbout(reply, 'phone'))
}

const ODD_ADDRESS = "Rua D'Ávila & Dvořák, 7"

/** What to send after a refusal: without what it names, or what sites refuse most; undefined for no less. */
function withLess(
  body: PersonBody & Person,
  reply: Reply,
  made: Person,
): (PersonBody & Person) | undefined {
  const odd = ODD_FIELDS.filter((name) => body[name] !== made[name])
  const named = namedIn(reply, odd)
  const usual = Object.fromEntries(named.map((name) => [name, made[name]]))
  // Names may be of letters alone.
  const elsewhere = { address: ODD_ADDRESS }
  if (named.includes('last_name')) return { ...body, ...elsewhere, ...usual }
  if (named.length > 0) return { ...body, ...usual }
  // A site that takes no unknown field may still take odd texts.
  const { id, phone, ...person } = body
  if (id !== undefined) return { ...person, phone }
  if (odd.length === 0) return undefined
  if (odd.includes('last_name')) return { ...made, ...elsewhere, phone }
  // A firewall that takes no odd text says nothing of a phone.
  return odd.includes('address') ? { ...made, phone } : made
}

const ODD_FIELDS = ['phone', 'email', 'last_name', 'address'] as const

/** A customer without any field, then with those that the site names, until it takes one (gap G35). */
export const leastCustomer = step('least-customer', {
  requires: { sentCustomer },
  after: { ...EARLIER, oddCustomer },
  run: async (context) => {
    const made = context.people.person(2)
    // A site may store it in lower case (gap G110).
    const person = { ...made, email: made.email.replace('s', 'S') }
    context.own(Object.values(person))
    const replies: Reply[] = []
    let fields: readonly CustomerField[] = []
    for (;;) {
      const body = Object.fromEntries(fields.map((field) => [field, person[field]]))
      const reply = await createPerson(context, body)
      replies.push(reply)
      if (isSuccess(reply)) return { fields, replies, sent: body }
      const isLast = fields.length === customerFields.length
      if (isLast || (replies.length > 1 && !context.hasRoom('try')))
        return { fields: undefined, replies, sent: body }
      fields = withMore(fields, reply)
    }
  },
})

/** The fields to send after a refusal: those that it names as well, as long as they are few. */
function withMore(fields: readonly CustomerField[], reply: Reply): readonly CustomerField[] {
  const others = customerFields.filter((field) => !fields.includes(field))
  const named = namedIn(reply, others)
  const all = [...fields, ...named]
  const isFew = named.length > 0 && (all.length <= FEW || named.length > FEW)
  const most = Math.max(fields.length, named.length > 0 ? FEW : 0)
  const next = isFew ? all : (NAMED_MOST.find((some) => some.length > most) ?? customerFields)
  return customerFields.filter((field) => all.includes(field) || next.includes(field))
}

const FEW = 4

/** The customer of few fields, read (gap G11); undefined if none was created or found. */
export const leastCustomerRead = step('least-customer-read', {
  requires: { leastCustomer },
  run: async (context, { leastCustomer: { replies } }) => {
    const last = replies.at(-1)!
    const id = isSuccess(last) ? idIn(last, 'customer') : undefined
    return id === undefined ? undefined : readSoon(context, 'readCustomer', id)
  },
})

/**
 * A subscription that leaves out what a site may fill in: interval and quantity, then one of them. That it
 * has no new customer it says with null, as long as that is not what the site refuses (gap G126).
 */
export const bareSubscription = step('bare-subscription', {
  requires: { firstCustomer, firstSubscription, products },
  after: { ...EARLIER, oddOrders },
  run: async (context, { firstCustomer: { id }, products: [product] }, { oddOrders: taken }) => {
    const customer = { customer_id: toIntegerId(id), interval_unit: 'month' }
    const isOurs = (owner: JsonObject) => String(owner['id']) === id
    const nothing = { customer_attributes: null }
    const create = (nobody: JsonObject, interval: JsonObject, quantity: JsonObject) => {
      const item = { product_id: product!.id, ...quantity }
      // Where a product may stand twice, this shows what becomes of it (gap G51).
      const items = taken?.twice === true ? [item, item] : [item]
      const order = { ...interval, ...customer, ...nobody, subscription_items: items }
      return sendOrder(context, { subscription: order }, isOurs)
    }
    const attempts = [
      { interval: 'default-one', quantity: 'default-one', send: [{}, {}] },
      { interval: 'required', quantity: 'default-one', send: [{ interval: 1 }, {}] },
      { interval: 'default-one', quantity: 'required', send: [{}, { quantity: 1 }] },
      { interval: 'required', quantity: 'required', send: [{ interval: 1 }, { quantity: 1 }] },
    ]
    let nobody: JsonObject = nothing
    const replies: Reply[] = []
    for (const { interval, quantity, send } of attempts) {
      const attempt = async () => {
        const reply = await create(nobody, send[0] ?? {}, send[1] ?? {})
        replies.push(reply)
        return reply
      }
      let reply = await attempt()
      // A refusal for another reason says so.
      const isOfNull =
        nobody === nothing &&
        !isSuccess(reply) &&
        namedIn(reply, ['interval', 'quantity']).length === 0
      if (isOfNull) {
        nobody = {}
        reply = await attempt()
      }
      // Where more is refused as well, it stays unknown what becomes of null.
      const isNullTaken = nobody === nothing ? true : isOfNull ? false : undefined
      if (isSuccess(reply)) return { interval, quantity, reply, replies, isNullTaken }
    }
    return undefined
  },
})

/** A subscription without items (gap G49). */
export const emptySubscription = step('empty-subscription', {
  requires: { firstCustomer, firstSubscription },
  after: EARLIER,
  run: (context, { firstCustomer: { id }, firstSubscription: { ordered } }) => {
    const { interval } = ordered
    const subscription = { interval, interval_unit: 'month', customer_id: toIntegerId(id) }
    const isOurs = (owner: JsonObject) => String(owner['id']) === id
    return sendOrder(context, { subscription }, isOurs)
  },
})

/** The subscription without items, read; undefined if the site refused it. */
export const emptySubscriptionRead = step('empty-subscription-read', {
  requires: { emptySubscription },
  run: async (context, { emptySubscription: reply }) => {
    const id = isSuccess(reply) ? idIn(reply, 'subscription') : undefined
    if (id === undefined) return undefined
    context.refuseUnlessSpare()
    return readSoon(context, 'readSubscription', id)
  },
})
