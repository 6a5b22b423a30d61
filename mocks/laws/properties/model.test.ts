import { expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import {
  connect,
  createClient,
  PERSON,
  UNKNOWN_ID,
  type Client,
  type Customer,
  type PaymentProfile,
  type Subscription,
  type Summary,
} from '../support/client.ts'

/** What a site should remember, in plain arrays. */
interface Model {
  customers: { id: number; email: string }[]
  subscriptions: {
    id: string
    customer: number
    items: { id: number; handle: string; quantity: number }[]
    hasProfile: boolean
  }[]
  items: number
  profiles: number
}

interface Real {
  client: Client
}

type Command = fc.AsyncCommand<Model, Real>

const HANDLES = ['basic-plan', 'pro-plan', 'add-on']

function command(name: string, run: (model: Model, real: Real) => Promise<void>): Command {
  return { check: () => true, run, toString: () => name }
}

/** The record that a number points at; undefined where it points past the last one. */
function pick<Element>(list: readonly Element[], place: number): Element | undefined {
  return place >= 8 || list.length === 0 ? undefined : list[place % list.length]
}

interface WantedItem {
  product: number
  quantity: number | undefined
}

const place = fc.nat({ max: 9 })
const email = fc.constantFrom('ana@example.com', 'bia@example.com', 'nobody')
const wantedItem: fc.Arbitrary<WantedItem> = fc.record({
  product: fc.constantFrom(1, 1, 2, 2, 3, 3, 4),
  quantity: fc.constantFrom(undefined, 1, 7, 0),
})
const wantedItems = fc.array(wantedItem, { maxLength: 3 })

/** What a list of items in a body leads to: the first fault's status, or nothing. */
function statusOfItems(wanted: readonly WantedItem[]): number | undefined {
  if (wanted.some(({ quantity }) => quantity === 0)) return 422
  return wanted.some(({ product }) => product > HANDLES.length) ? 404 : undefined
}

function bodyItems(wanted: readonly WantedItem[]): object[] {
  return wanted.map(({ product, quantity }) => ({ product_id: product, quantity }))
}

/** Remembers what a successful creation made, and compares what the site shows of it. */
function remember(
  model: Model,
  shown: Summary,
  customer: number,
  wanted: readonly WantedItem[],
): void {
  const items = wanted.map(({ product, quantity = 1 }, index) => ({
    id: model.items + index + 1,
    handle: HANDLES[product - 1] ?? '',
    quantity,
  }))
  model.items += items.length
  expect(model.subscriptions.map(({ id }) => id)).not.toContain(shown.id)
  const made = { id: shown.id, customer, items, hasProfile: false }
  model.subscriptions.push(made)
  expect(toModel(shown, model)).toEqual(made)
}

/** What the model would hold of a subscription that the site shows. */
function toModel({ id, customer, items }: Summary, model: Model): Model['subscriptions'][number] {
  const known = model.subscriptions.find((one) => one.id === id)
  const owner = model.customers.find((one) => one.id === customer.id)
  expect(customer.email).toBe(owner?.email)
  return {
    id,
    customer: customer.id,
    items: items.map((item) => ({
      id: item.id,
      handle: item.product.handle,
      quantity: item.quantity,
    })),
    hasProfile: known?.hasProfile ?? false,
  }
}

const createCustomer = email.map((address) =>
  command(`createCustomer ${address}`, async (model, { client }) => {
    const input = { ...PERSON, email: address }
    const { status, body } = await client.call<Customer>('POST', '/api/customers', input)
    expect(status).toBe(address.includes('@') ? 201 : 422)
    if (status !== 201) return
    expect(body.data.id).toBe(model.customers.length + 1)
    model.customers.push({ id: body.data.id, email: address })
  }),
)

const createSeparately = fc.tuple(place, wantedItems).map(([which, wanted]) =>
  command(`createSubscription of ${which} ${JSON.stringify(wanted)}`, async (model, { client }) => {
    const customer = pick(model.customers, which)
    const isWrong = wanted.some(({ quantity }) => quantity === 0)
    const status = isWrong ? 422 : customer === undefined ? 404 : (statusOfItems(wanted) ?? 201)
    const reply = await client.call<Summary>('POST', '/api/subscriptions', {
      subscription: { customer_id: customer?.id ?? 999, subscription_items: bodyItems(wanted) },
    })
    expect(reply.status).toBe(status)
    if (status === 201) remember(model, reply.body.data, customer?.id ?? 0, wanted)
  }),
)

const createTogether = fc.tuple(email, wantedItems).map(([address, wanted]) =>
  command(`createSubscription for ${address} ${JSON.stringify(wanted)}`, async (model, real) => {
    const reply = await real.client.call<Summary>('POST', '/api/subscriptions', {
      subscription: {
        customer_attributes: { ...PERSON, email: address },
        subscription_items: bodyItems(wanted),
      },
    })
    const status = address.includes('@') ? (statusOfItems(wanted) ?? 201) : 422
    expect(reply.status).toBe(status)
    if (status !== 201) return
    const id = model.customers.length + 1
    model.customers.push({ id, email: address })
    remember(model, reply.body.data, id, wanted)
  }),
)

const addItem = fc.tuple(place, wantedItem).map(([which, { product, quantity }]) =>
  command(`addItem to ${which} ${product} ${quantity}`, async (model, { client }) => {
    const subscription = pick(model.subscriptions, which)
    const handle = HANDLES[product - 1] ?? 'gold'
    const path = `/api/subscriptions/${subscription?.id ?? UNKNOWN_ID}/items`
    const reply = await client.call<Summary>('POST', path, {
      item: { product_handle: handle, quantity },
    })
    const status = quantity === 0 ? 422 : handle === 'gold' ? 404 : 201
    expect(reply.status).toBe(subscription === undefined ? 404 : status)
    if (reply.status !== 201 || subscription === undefined) return
    model.items += 1
    subscription.items.push({ id: model.items, handle, quantity: quantity ?? 1 })
    expect(toModel(reply.body.data, model)).toEqual(subscription)
  }),
)

/** The code or text that a creation of a payment profile answers; undefined for success. */
function refusalOf(
  customer: Model['customers'][number] | undefined,
  subscription: Model['subscriptions'][number] | undefined,
  type: string,
): string | undefined {
  if (customer === undefined) return 'Customer not found'
  if (type === '') return 'PPMT01'
  if (type !== 'pix') return 'PPMT02'
  if (subscription?.customer !== customer.id) return 'SB404'
  return subscription.hasProfile ? 'SB344' : undefined
}

const type = fc.constantFrom('pix', 'pix', 'pix', 'pix', '', 'card')
const createProfile = fc.tuple(place, place, fc.boolean(), type).map(([who, which, own, method]) =>
  command(`createPaymentProfile ${who} ${which} ${own} ${method}`, async (model, { client }) => {
    const subscription = pick(model.subscriptions, which)
    const owner = model.customers.find(({ id }) => id === subscription?.customer)
    const customer = own ? owner : pick(model.customers, who)
    const path = `/api/customers/${customer?.id ?? 999}/payment_profiles`
    const { status, body } = await client.call<PaymentProfile>('POST', path, {
      payment_method_type: method,
      subscription_id: subscription?.id ?? UNKNOWN_ID,
    })
    const refusal = refusalOf(customer, subscription, method)
    if (refusal !== undefined) expect(body.errors).toContain(refusal)
    expect(status === 201).toBe(refusal === undefined)
    if (refusal !== undefined || subscription === undefined) return
    model.profiles += 1
    expect(body.data).toMatchObject({
      id: model.profiles,
      customer_id: customer?.id,
      subscription_id: subscription.id,
    })
    subscription.hasProfile = true
  }),
)

const readCustomer = place.map((which) =>
  command(`readCustomer ${which}`, async (model, { client }) => {
    const customer = pick(model.customers, which)
    const path = `/api/customers/${customer?.id ?? model.customers.length + 1}`
    const { status, body } = await client.call<Customer | null>('GET', path)
    expect(status).toBe(customer === undefined ? 404 : 200)
    expect(body.data?.email).toBe(customer?.email)
  }),
)

const readSubscription = place.map((which) =>
  command(`readSubscription ${which}`, async (model, { client }) => {
    const subscription = pick(model.subscriptions, which)
    const path = `/api/subscriptions/${subscription?.id ?? UNKNOWN_ID}`
    const { status, body } = await client.call<Subscription>('GET', path)
    expect(status).toBe(subscription === undefined ? 404 : 200)
    if (subscription !== undefined) expect(toModel(body.data, model)).toEqual(subscription)
  }),
)

const listCustomers = fc.constant(
  command('listCustomers', async (model, { client }) => {
    const { body } = await client.call<Customer[]>('GET', '/api/customers')
    expect(body.data.map(({ id, email: address }) => ({ id, email: address }))).toEqual(
      model.customers,
    )
  }),
)

const listSubscriptions = fc.constant(
  command('listSubscriptions', async (model, { client }) => {
    const { body } = await client.call<Summary[]>('GET', '/api/subscriptions')
    expect(body.data.map((shown) => toModel(shown, model))).toEqual(model.subscriptions)
  }),
)

const pageOfCustomers = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 5 }))
  .map(([page, size]) =>
    command(`listCustomers page ${page} of ${size}`, async (model, { client }) => {
      const path = `/api/customers?page=${page}&per_page=${size}`
      const { body } = await client.call<Customer[]>('GET', path)
      const expected = model.customers.slice((page - 1) * size, page * size)
      expect(body.data.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
      expect(body.meta['total_count']).toBe(model.customers.length)
    }),
  )

const reset = fc.constant(
  command('reset', async (model, real) => {
    await real.client.site.reset()
    real.client = await connect(real.client.site)
    Object.assign(model, emptyModel())
  }),
)

function emptyModel(): Model {
  return { customers: [], subscriptions: [], items: 0, profiles: 0 }
}

test('a site remembers what a model of plain arrays remembers', async () => {
  const commands = fc.commands(
    [
      createCustomer,
      createSeparately,
      createSeparately,
      createTogether,
      createTogether,
      addItem,
      addItem,
      createProfile,
      createProfile,
      createProfile,
      readCustomer,
      readSubscription,
      listCustomers,
      listSubscriptions,
      pageOfCustomers,
      fc.oneof({ weight: 1, arbitrary: reset }, { weight: 4, arbitrary: listSubscriptions }),
    ],
    { maxCommands: 80, size: 'max' },
  )
  await fc.assert(
    fc.asyncProperty(commands, async (sequence) => {
      const client = await createClient({ customers: 0 })
      const setUp = () => ({ model: emptyModel(), real: { client } })
      await fc.asyncModelRun(setUp, sequence)
    }),
    { numRuns: 150 },
  )
}, 60_000)
