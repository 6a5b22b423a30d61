import type { Context } from '../engine/context.ts'
import { step } from '../engine/step.ts'
import { isKept, type Person } from '../engine/people.ts'
import type { Reply } from '../http/exchange.ts'
import { areWhole, CUT, readList, type Listing } from '../http/answers/read-list.ts'
import { isSuccess } from '../http/answers/read-reply.ts'
import { blockedBy, skip } from '../model/stop.ts'
import { createOnce, idIn, listUntil, readFirst, readSoon, stopAtDomain } from './create.ts'

/** A customer that the run created. */
export interface MadeCustomer {
  id: string
  person: Person
  /** The answer of the create call. */
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

/** The first customer, found by the answer's id, its `Location`, or in the list (gap G101). */
export const firstCustomer = step('first-customer', {
  requires: { sentCustomer },
  run: async (context, { sentCustomer: { person, reply } }): Promise<MadeCustomer> => {
    if (!isSuccess(reply)) {
      throw blockedBy('CUS-CREATE-001', `The customer was refused with ${reply.status}`)
    }
    const shown = idIn(reply, 'customer')
    if (shown !== undefined) return { id: shown, person, reply }
    const isThere = (list: Listing) => findByEmail(list, person.email) !== undefined
    const list = await listUntil(context, 'listCustomers', isThere)
    const found = findByEmail(list, person.email)
    if (found === undefined) {
      if (!areWhole(list)) throw skip('NOT_SHOWN', CUT)
      throw blockedBy('CUS-LIST-004', 'The customer has no id in its answer and none in the list')
    }
    return { id: found, person, reply }
  },
})

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

function findByEmail({ records }: Listing, email: string): string | undefined {
  const found = records.find(({ record }) => isKept('email', email, record['email']))
  return found === undefined ? undefined : String(found.record['id'])
}
