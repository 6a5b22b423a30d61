import { act, type Act } from '../../engine/act.ts'
import type { Desk } from '../../engine/desk.ts'
import type { Reply } from '../../http/exchange.ts'
import { firstCustomer } from '../customers.ts'
import { profileAfterRefusals, unknownCustomerId } from '../profiles.ts'
import { firstSubscription, products, toBody, type Ordered } from '../subscriptions.ts'

/** A POST that is wrong in one way; most sites refuse it. */
function wrongBody(
  name: string,
  operation: string,
  make: (desk: Desk, customerId: string) => Promise<{ body: unknown; contentType?: string }>,
): Act<Reply> {
  return act(name, {
    needs: { firstCustomer },
    run: async (desk, { firstCustomer: { id } }) => {
      const path = operation === 'createPaymentProfile' ? { path: { customer_id: id } } : {}
      return desk.write(operation, { ...path, ...(await make(desk, id)), isRefused: true })
    },
  })
}

const oneItem = async (desk: Desk) => [{ product: (await desk.use(products))[0]!, quantity: 1 }]

async function ordered(desk: Desk, changes: Partial<Ordered>): Promise<Ordered> {
  const items = await oneItem(desk)
  return { interval: 1, items, person: undefined, customerId: undefined, ...changes }
}

export const emptyCustomer = wrongBody('empty-customer', 'createCustomer', async () => ({
  body: {},
}))
export const brokenJson = wrongBody('broken-json', 'createCustomer', async () => ({
  body: '{"email":',
}))
/** Read all the same, this body breaks a rule: it makes nothing. */
export const otherContentType = wrongBody('text-body', 'createPaymentProfile', async () => ({
  body: JSON.stringify({ payment_method_type: 'card', subscription_id: 'no-uuid' }),
  contentType: 'text/plain',
}))
export const noRoot = wrongBody('no-root', 'createSubscription', async () => ({ body: {} }))
export const noCustomer = wrongBody('no-customer', 'createSubscription', async (desk) => {
  const { subscription } = toBody(await ordered(desk, { customerId: '0' }))
  const { customer_id: _, ...rest } = subscription as Record<string, unknown>
  return { body: { subscription: rest } }
})
export const bothCustomers = wrongBody('both-customers', 'createSubscription', async (desk, id) => {
  const person = desk.people.person(4)
  desk.own(Object.values(person))
  const { subscription } = toBody(await ordered(desk, { person }))
  return { body: { subscription: { ...(subscription as object), customer_id: Number(id) } } }
})
export const orderOfNobody = wrongBody('order-of-nobody', 'createSubscription', async (desk) => ({
  body: toBody(await ordered(desk, { customerId: unknownCustomerId(desk) })),
}))

/** The unified flow with a product that does not exist. */
export const unknownProduct = act('unknown-product', {
  needs: { products },
  wants: { profileAfterRefusals },
  run: async (desk) => {
    const person = desk.people.person(5)
    desk.own(Object.values(person))
    const items = [{ product: { id: 1_999_999_999, handle: '' }, quantity: 1 }]
    const body = toBody(await ordered(desk, { person, items }))
    const reply = await desk.write('createSubscription', { body, isRefused: true })
    return { reply, email: person.email }
  },
})

/** An item whose handle names no product. */
export const unknownHandle = act('unknown-handle', {
  needs: { firstSubscription },
  wants: { profileAfterRefusals },
  run: (desk, { firstSubscription: { id } }) =>
    desk.write('addItem', {
      path: { subscription_id: id },
      body: { item: { product_handle: `unknown-${desk.run}`, quantity: 1 } },
      isRefused: true,
    }),
})

/** The add-item call without `item`. */
export const noItem = act('no-item', {
  needs: { firstSubscription },
  wants: { profileAfterRefusals },
  run: (desk, { firstSubscription: { id } }) =>
    desk.write('addItem', { path: { subscription_id: id }, body: {}, isRefused: true }),
})
