import { step } from '../engine/step.ts'
import type { Context } from '../engine/context.ts'
import { isKept, type Person } from '../engine/people.ts'
import type { JsonObject, Reply } from '../http/exchange.ts'
import { readList } from '../http/answers/read-list.ts'
import { toIntegerId } from '../http/json.ts'
import { isSuccess } from '../http/answers/read-reply.ts'
import { createOnce, idIn, readSoon } from './create.ts'
import { customersBefore, firstCustomer, sentCustomer } from './customers.ts'
import { oddOrders } from './odd-orders.ts'
import { paymentProfileAfterRefusals, paymentProfileOfAnother } from './payment-profiles.ts'
import {
  brokenJson,
  emptyCustomer,
  noCustomer,
  noRoot,
  orderOfNobody,
  otherContentType,
} from './refused/wrong-bodies.ts'
import { firstSubscription, products, sendOrder } from './subscriptions.ts'

/**
 * Steps that must run before these: an unusual record could disturb what they check, and take the
 * place in the budget of a call that most sites refuse.
 */
const EARLIER = {
  paymentProfileAfterRefusals,
  paymentProfileOfAnother,
  noRoot,
  noCustomer,
  orderOfNobody,
  brokenJson,
  otherContentType,
}

type PersonBody = Partial<Person> & { id?: number }

async function createPerson(context: Context, body: PersonBody): Promise<Reply> {
  const find = async () => {
    const { records } = await readList(context, 'listCustomers')
    return records.find(({ record }) => isKept('email', body.email, record['email']))
  }
  const create = () => context.write('createCustomer', { body })
  return createOnce(context, find, create)
}

/** A customer with few fields, then with more, until the site accepts one (gap G35). */
export const leastCustomer = step('least-customer', {
  requires: { sentCustomer },
  after: EARLIER,
  run: async (context) => {
    const person = context.people.person(2)
    context.own(Object.values(person))
    const { email, first_name, last_name, document_number } = person
    const names = { email, first_name, last_name }
    const first = await createPerson(context, names)
    if (isSuccess(first)) return { choice: 'names-and-email', replies: [first] }
    const second = await createPerson(context, { ...names, document_number })
    const choice = isSuccess(second) ? 'plus-document-number' : 'all'
    return { choice, replies: [first, second] }
  },
})

/** The customer of few fields, read (gap G11); undefined if none was created or found. */
export const leastCustomerRead = step('least-customer-read', {
  requires: { leastCustomer },
  run: async (context, { leastCustomer: { replies } }) => {
    const last = replies.at(-1)!
    const id = isSuccess(last) ? idIn(last, 'customer') : undefined
    return id === undefined ? undefined : readSoon(context, 'readCustomer', id)
  },
})

/** An id that a client sends on its own; a number of the run is added. */
const SENT_ID = 1_900_000_000

/**
 * A customer that sends an id of its own, with characters in its texts that careless code changes,
 * and with a spelling that a site may tidy (gap G110). A site may refuse it (gap G53).
 */
export const oddCustomer = step('odd-customer', {
  requires: { sentCustomer },
  after: { customersBefore, leastCustomer, paymentProfileAfterRefusals },
  run: async (context) => {
    const made = context.people.person(10)
    const person = {
      ...made,
      email: `Sabia+${context.run}${made.email.slice(made.email.indexOf('@'))}`,
      last_name: "D'Ávila  & Filhos",
    }
    context.own(Object.values(person))
    const id = SENT_ID + (context.settings.seed % 100_000)
    const reply = await createPerson(context, { id, ...person })
    const shown = isSuccess(reply) ? idIn(reply, 'customer') : undefined
    const read = shown === undefined ? undefined : await readSoon(context, 'readCustomer', shown)
    return { sentId: String(id), person, reply, shown, read }
  },
})

/** The last of the unusual customers: each of the others shows more, and a run makes few records. */
const LATE = { ...EARLIER, leastCustomer, emptyCustomer }

const withWrongDigit = ({ document_number }: Person) =>
  document_number.slice(0, -1) + ((Number(document_number.at(-1)) + 5) % 10)

/** A customer with whatever a site may check the form of: who takes it checks none of it. */
const uncheckedCustomer = step('unchecked-customer', {
  requires: { sentCustomer },
  after: LATE,
  run: (context) => {
    const person = context.people.person(7)
    return sendPerson(context, { ...person, ...SHORT, document_number: withWrongDigit(person) })
  },
})

const SHORT = { zip: '0131', phone: '119' }

function sendPerson(context: Context, body: Person): Promise<Reply> {
  context.own(Object.values(body))
  return createPerson(context, body)
}

/** A customer whose post code, and telephone number if the site takes both, are too short (gap G13). */
export const shortTexts = step('short-texts', {
  requires: { uncheckedCustomer },
  run: async (context, { uncheckedCustomer: all }) => {
    const person = context.people.person(6)
    const both = isSuccess(all) ? all : await sendPerson(context, { ...person, ...SHORT })
    if (isSuccess(both)) return { fields: ['zip', 'phone'], reply: both }
    return { fields: ['zip'], reply: await sendPerson(context, { ...person, zip: SHORT.zip }) }
  },
})

/** A customer whose tax number has wrong check digits (gap G14). */
export const wrongCheckDigits = step('wrong-check-digits', {
  requires: { uncheckedCustomer },
  after: { shortTexts },
  run: async (context, { uncheckedCustomer: all }) => {
    const person = context.people.person(8)
    return isSuccess(all)
      ? all
      : sendPerson(context, { ...person, document_number: withWrongDigit(person) })
  },
})

/** A subscription that leaves out what a site may fill in: interval and quantity, then one of them. */
export const bareSubscription = step('bare-subscription', {
  requires: { firstCustomer, firstSubscription, products },
  after: { ...EARLIER, oddOrders },
  run: async (context, { firstCustomer: { id }, products: [product] }, { oddOrders: taken }) => {
    const customer = { customer_id: toIntegerId(id), interval_unit: 'month' }
    const isOurs = (owner: JsonObject) => String(owner['id']) === id
    const create = (interval: JsonObject, quantity: JsonObject) => {
      const item = { product_id: product!.id, ...quantity }
      // Where a product may stand twice, this shows what becomes of it (gap G51).
      const items = taken?.twice === true ? [item, item] : [item]
      const subscription = { ...interval, ...customer, subscription_items: items }
      return sendOrder(context, { subscription }, isOurs)
    }
    const attempts = [
      { interval: 'default-one', quantity: 'default-one', send: [{}, {}] },
      { interval: 'required', quantity: 'default-one', send: [{ interval: 1 }, {}] },
      { interval: 'default-one', quantity: 'required', send: [{}, { quantity: 1 }] },
      { interval: 'required', quantity: 'required', send: [{ interval: 1 }, { quantity: 1 }] },
    ]
    const replies: Reply[] = []
    for (const { interval, quantity, send } of attempts) {
      const reply = await create(send[0] ?? {}, send[1] ?? {})
      replies.push(reply)
      if (isSuccess(reply)) return { interval, quantity, reply, replies }
    }
    return undefined
  },
})

/** A subscription without items (gap G49). */
export const emptySubscription = step('empty-subscription', {
  requires: { firstCustomer, firstSubscription },
  after: EARLIER,
  run: (context, { firstCustomer: { id } }) => {
    const subscription = { interval: 3, interval_unit: 'month', customer_id: toIntegerId(id) }
    return context.write('createSubscription', { body: { subscription } })
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
