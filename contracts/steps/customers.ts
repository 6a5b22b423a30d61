import type { Context } from '../engine/context.ts'
import { step } from '../engine/step.ts'
import { isKept, type Person } from '../engine/people.ts'
import type { Reply } from '../http/exchange.ts'
import { readList, type Listing } from '../http/answers/read-list.ts'
import { isSuccess } from '../http/answers/read-reply.ts'
import { blockedBy, skip } from '../model/stop.ts'
import { createOnce, idIn, listUntil, readFirst, readSoon, stopAtDomain } from './create.ts'
import { customerIn, made, order, products } from './orders.ts'

/** A customer that the run created. */
export interface MadeCustomer {
  id: string
  person: Person
  /** The answer of the call that created it: usually of its own, else of an order. */
  reply: Reply
}

/** The customers before the run created any. */
export const customersBefore = step('customers-before', {
  run: (context) => {
    // Some call may have tried a token by this list: nothing has changed since.
    const isFirst = context.answers.every(({ exchange }) => exchange.method === 'GET')
    const known = isFirst ? context.answers.filter(isSuccess).find(isListOfCustomers) : undefined
    const read: Context['read'] = async (operation, options = {}) =>
      known !== undefined && options.query === undefined ? known : context.read(operation, options)
    return readList({ ...context, read }, 'listCustomers')
  },
})

function isListOfCustomers({ exchange: { operation, url } }: Reply): boolean {
  return operation === 'listCustomers' && !url.includes('?')
}

/** The first customer that is listed, read by its id. */
export const listedCustomer = step('listed-customer', {
  requires: { customersBefore },
  run: (context, { customersBefore: list }) => readFirst(context, list, 'readCustomer', 'customer'),
})

/** The call that creates the first customer, whatever its answer (separate flow). */
export const sentCustomer = step('customer-call', {
  after: { customersBefore },
  run: async (context) => {
    const person = context.people.person(0)
    context.own(Object.values(person))
    const find = async () => findByEmail(await readList(context, 'listCustomers'), person.email)
    const reply = await createOnce(context, find, () =>
      context.write('createCustomer', { body: person, isNeeded: true }),
    )
    stopAtDomain(context, reply)
    return { person, reply }
  },
})

/**
 * The first customer, by the id in the answer, by its `Location`, or found in the list (gap G101). Where
 * none of them shows it, the customer of an order, whose id is stated.
 */
export const firstCustomer = step('first-customer', {
  requires: { sentCustomer },
  after: { customersBefore },
  run: async (
    context,
    { sentCustomer: { person, reply } },
    { customersBefore: before },
  ): Promise<MadeCustomer> => {
    if (!isSuccess(reply)) {
      throw blockedBy('CUS-CREATE-001', `The customer was refused with ${reply.status}`)
    }
    const shown = idIn(reply, 'customer')
    if (shown !== undefined) return { id: shown, person, reply }
    const isThere = (list: Listing) => findByEmail(list, person.email) !== undefined
    // Of a list that could not be read to its end, another look shows the same part.
    const isCut = before?.isPaged === true && !before.isComplete
    const list = isCut
      ? await readList(context, 'listCustomers')
      : await listUntil(context, 'listCustomers', isThere)
    const found = findByEmail(list, person.email)
    return found === undefined ? createInOrder(context) : { id: found, person, reply }
  },
})

async function createInOrder(context: Context): Promise<MadeCustomer> {
  const [product] = await context.use(products)
  const person = context.people.person(3)
  context.own(Object.values(person))
  const items = [{ product: product!, quantity: 1 }]
  const { reply } = made(
    await order(context, { interval: 1, items, person, customerId: undefined }),
  )
  return { id: customerIn(reply), person, reply }
}

/** The customers when there is one alone: a list of one is a list as well. */
export const onlyCustomer = step('only-customer', {
  requires: { customersBefore, firstCustomer },
  run: async (context, { customersBefore: { records } }) => {
    if (records.length > 0) throw skip('NOT_SHOWN', 'The site had customers before')
    context.refuseUnlessSpare()
    return context.read('listCustomers')
  },
})

/** The first customer, read. */
export const firstCustomerRead = step('first-customer-read', {
  requires: { firstCustomer },
  run: (context, { firstCustomer: { id } }) => readSoon(context, 'readCustomer', id),
})

/** The id of the customer with an e-mail address in a list. */
export function findByEmail({ records }: Listing, email: string): string | undefined {
  const found = records.find(({ record }) => isKept('email', email, record['email']))
  return found === undefined ? undefined : String(found.record['id'])
}
