import { expect } from '@jest/globals'
import type { Snapshot } from '../../index.ts'

/** How often a server is killed; `SABIA_KILLS=50` for more. */
export const KILLS = Number(process.env['SABIA_KILLS'] ?? 10)

/** What a site has acknowledged: e-mail addresses by customer, customers by subscription, and the rest. */
export interface Acknowledged {
  customers: Map<number, string>
  subscriptions: Map<string, number>
  profiles: Set<number>
  tokens: string[]
}

export function nothingYet(): Acknowledged {
  return { customers: new Map(), subscriptions: new Map(), profiles: new Set(), tokens: [] }
}

/** Calls a site; the data of the answer. It throws where nothing was acknowledged. */
export type Post = <Data>(path: string, body: unknown) => Promise<Data>

/** Creates a customer, and sometimes a subscription and a payment profile; notes what is acknowledged. */
export async function write(known: Acknowledged, email: string, isMore: boolean, post: Post) {
  const person = { email, first_name: 'Ana', last_name: 'Lima' }
  const customer = await post<{ id: number }>('/api/customers', person)
  expect(known.customers.has(customer.id)).toBe(false)
  known.customers.set(customer.id, email)
  if (!isMore) return
  const items = [{ product_id: 1, quantity: 1 }]
  const order = { subscription: { customer_id: customer.id, subscription_items: items } }
  const { id } = await post<{ id: string }>('/api/subscriptions', order)
  expect(known.subscriptions.has(id)).toBe(false)
  known.subscriptions.set(id, customer.id)
  const pix = { payment_method_type: 'pix', subscription_id: id }
  const path = `/api/customers/${customer.id}/payment_profiles`
  const profile = await post<{ id: number }>(path, pix)
  expect(known.profiles.has(profile.id)).toBe(false)
  known.profiles.add(profile.id)
}

/** A client of a server that will be killed: what it has seen acknowledged, and how it writes. */
interface Writer {
  known: Acknowledged
  post: Post
}

/** Writes with several clients until so many calls are answered, then kills the server amid the others. */
export async function writeUntilKilled(
  clients: number,
  calls: number,
  enter: (client: number) => Promise<Writer>,
  kill: () => void,
): Promise<void> {
  let answered = 0
  const state = { isKilled: false }
  const run = async (client: number) => {
    const { known, post } = await enter(client)
    const counted: Post = async <Data>(path: string, body: unknown) => {
      const data = await post<Data>(path, body)
      answered += 1
      if (answered === calls) {
        state.isKilled = true
        kill()
      }
      return data
    }
    for (let count = 0; !state.isKilled; count++) {
      const email = `c${client}.${count}.${known.tokens.length}+accept@example.com`
      await write(known, email, count % 3 === 0, counted)
    }
  }
  const runs = Array.from({ length: clients }, (_, client) => run(client))
  for (const outcome of await Promise.allSettled(runs)) {
    // Only the kill may end a call.
    const isCut = outcome.status === 'fulfilled' || (outcome.reason as Error).name === 'TypeError'
    if (!isCut) throw outcome.reason
  }
  expect(state.isKilled).toBe(true)
}

/** Expects what a site has to be all that it acknowledged, and no id to be there twice. */
export function expectAllKept({ records }: Snapshot, known: Acknowledged): void {
  const rowsOf = <Row>(kind: 'customers' | 'subscriptions' | 'payment_profiles') =>
    records[kind].written as unknown as Row[]
  const customers = rowsOf<{ id: number; email: string }>('customers')
  const byId = new Map(customers.map(({ id, email }) => [id, email]))
  expect(byId.size).toBe(customers.length)
  expect([...known.customers].filter(([id, email]) => byId.get(id) !== email)).toEqual([])
  const subscriptions = rowsOf<{ id: string; customer_id: number }>('subscriptions')
  const owners = new Map(subscriptions.map(({ id, customer_id: owner }) => [id, owner]))
  expect([...known.subscriptions].filter(([id, owner]) => owners.get(id) !== owner)).toEqual([])
  const profiles = new Set(rowsOf<{ id: number }>('payment_profiles').map(({ id }) => id))
  expect([...known.profiles].filter((id) => !profiles.has(id))).toEqual([])
  expect(new Set(known.tokens).size).toBe(known.tokens.length)
}
