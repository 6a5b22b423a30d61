import {
  customersAfter,
  firstSubscription,
  firstSubscriptionRead,
  subscriptionsAfter,
  unifiedCustomer,
  unifiedRead,
  unifiedSubscription,
} from '../steps/subscriptions.ts'
import { firstCustomer, firstCustomerRead } from '../steps/customers.ts'
import { observe, type Check, type Observation } from '../engine/check.ts'
import { dataOf, isSuccess } from '../http/answers/read-reply.ts'
import { isObject, toKey, type Reply } from '../http/exchange.ts'

/** A record of the run: what it is, its id, and the answer that created it. */
interface Made {
  kind: 'customer' | 'subscription'
  id: string
  reply: Reply
}

/** How many calls do not know new records yet (gap G112): of several records, the fewest. */
function seeDelay(answers: readonly Reply[], made: readonly Made[]): Observation | undefined {
  const lists = made.flatMap((one) => listsBefore(answers, one) ?? [])
  const reads = made.flatMap((one) => readsBefore(answers, one) ?? [])
  const writes = made.flatMap((one) => writesBefore(answers, one) ?? [])
  if (lists.length + reads.length === 0) return undefined
  const [unlisted = 0, unread = 0, unknown = 0] = [lists, reads, writes].map((counts) =>
    counts.length === 0 ? 0 : Math.min(...counts),
  )
  const learned = {
    ...(unlisted > 0 && { lists: unlisted }),
    ...(unread > 0 && { reads: unread }),
    ...(unknown > 0 && { writes: unknown }),
  }
  const value = `after ${unlisted} lists, ${unread} reads and ${unknown} writes`
  return { choice: null, learned, value }
}

/**
 * The writes that name a record and are refused, before the same one is not; undefined if none gets
 * through.
 */
function writesBefore(answers: readonly Reply[], { kind, id }: Made): number | undefined {
  const writes = answers.filter(({ exchange: { operation, url, requestBody = '' } }) =>
    kind === 'customer'
      ? operation === 'createSubscription' && namedIn(requestBody) === id
      : operation === 'addItem' && new URL(url).pathname.includes(`/${id}/`),
  )
  const at = writes.findIndex(isSuccess)
  if (at === -1) return undefined
  const { requestBody } = writes[at]!.exchange
  return writes.slice(0, at).filter(({ exchange }) => exchange.requestBody === requestBody).length
}

/** The customer that an order names. */
function namedIn(body: string): string | undefined {
  return /"customer_id"\s*:\s*(\d+)/.exec(body)?.[1]
}

/** The single reads of a record before the first that shows it; undefined if none does. */
function readsBefore(answers: readonly Reply[], { kind, id, reply }: Made): number | undefined {
  const reads = answers.filter(
    ({ exchange }) =>
      exchange.operation === (kind === 'customer' ? 'readCustomer' : 'readSubscription') &&
      exchange.number > reply.exchange.number &&
      new URL(exchange.url).pathname.endsWith(`/${id}`),
  )
  const at = reads.findIndex(isSuccess)
  return at === -1 ? undefined : at
}

/** The lists before the first that shows a record, each as a whole; undefined if none does. */
function listsBefore(answers: readonly Reply[], { kind, id, reply }: Made): number | undefined {
  const replies = answers.filter(
    ({ exchange }) =>
      exchange.operation === (kind === 'customer' ? 'listCustomers' : 'listSubscriptions') &&
      exchange.number > reply.exchange.number,
  )
  let lists = 0
  let seen = new Set<string>()
  for (const one of replies.filter(isSuccess)) {
    const ids = idsIn(one)
    // A page that repeats what came before, or follows an empty one, is the list once more.
    const isNew = !isLaterPage(one) || seen.size === 0 || ids.some((other) => seen.has(other))
    if (isNew) {
      lists += 1
      seen = new Set()
    }
    if (ids.includes(toKey(id))) return lists - 1
    for (const other of ids) seen.add(other)
  }
  return undefined
}

function isLaterPage({ exchange }: Reply): boolean {
  const { search, searchParams } = new URL(exchange.url)
  return search !== '' && searchParams.get('page') !== '1'
}

function idsIn(reply: Reply): string[] {
  const data = dataOf(reply)
  return Array.isArray(data) ? data.filter(isObject).map(({ id }) => toKey(id)) : []
}

/** Observes how soon new records show. */
export const delayObservations: readonly Check[] = [
  observe('OBS-G112-001', 'G112', {
    operation: ['readCustomer', 'readSubscription', 'listCustomers', 'listSubscriptions'],
    title: 'how soon a new record shows',
    requires: { firstCustomer },
    after: {
      firstCustomerRead,
      firstSubscription,
      firstSubscriptionRead,
      unifiedSubscription,
      unifiedCustomer,
      unifiedRead,
      subscriptionsAfter,
      customersAfter,
    },
    observe: ({ firstCustomer: first }, made, { answers }) => {
      const { firstSubscription: own, unifiedSubscription: unified, unifiedCustomer: other } = made
      return seeDelay(answers, [
        { kind: 'customer', ...first },
        ...(own === undefined ? [] : [{ kind: 'subscription' as const, ...own }]),
        ...(unified === undefined ? [] : [{ kind: 'subscription' as const, ...unified }]),
        ...(unified === undefined || other === undefined
          ? []
          : [{ kind: 'customer' as const, id: other.id, reply: unified.reply }]),
      ])
    },
  }),
]
