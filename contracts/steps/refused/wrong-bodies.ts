import { step, type Step } from '../../engine/step.ts'
import type { Context } from '../../engine/context.ts'
import type { Reply } from '../../http/exchange.ts'
import { toIntegerId } from '../../http/json.ts'
import { firstCustomer, sentCustomer } from '../customers.ts'
import { paymentProfileAfterRefusals } from '../payment-profiles.ts'
import { unknownCustomerId } from './unknown.ts'
import { products, toBody, type Ordered } from '../orders.ts'
import { firstSubscription } from '../subscriptions.ts'

/** A POST that is wrong in one way; most sites refuse it. */
function wrongBody(
  name: string,
  operation: string,
  make: (context: Context, customerId: string) => Promise<{ body: unknown; contentType?: string }>,
): Step<Reply> {
  return step(name, {
    requires: { firstCustomer },
    run: async (context, { firstCustomer: { id } }) => {
      const path = operation === 'createPaymentProfile' ? { path: { customer_id: id } } : {}
      return context.write(operation, { ...path, ...(await make(context, id)), isRefused: true })
    },
  })
}

const oneItem = async (context: Context) => [
  { product: (await context.use(products))[0]!, quantity: 1 },
]

async function ordered(context: Context, changes: Partial<Ordered>): Promise<Ordered> {
  const items = await oneItem(context)
  return { interval: 1, items, person: undefined, customerId: undefined, ...changes }
}

export const brokenJson = wrongBody('broken-json', 'createCustomer', async () => ({
  body: '{"email":',
}))
/** Even a site that reads this body creates nothing: it breaks a rule. */
export const otherContentType = wrongBody('text-body', 'createPaymentProfile', async () => ({
  body: JSON.stringify({ payment_method_type: 'card', subscription_id: 'no-uuid' }),
  contentType: 'text/plain',
}))
export const noRoot = wrongBody('no-root', 'createSubscription', async () => ({ body: {} }))
export const noCustomer = wrongBody('no-customer', 'createSubscription', async (context) => {
  const { subscription } = toBody(await ordered(context, { customerId: '0' }))
  const { customer_id: _, ...rest } = subscription as Record<string, unknown>
  return { body: { subscription: rest } }
})
/** Both a customer that does not exist and a new one: where the first counts, nothing is created. */
export const bothCustomers = wrongBody('both-customers', 'createSubscription', async (context) => {
  const person = context.people.person(4)
  context.own(Object.values(person))
  const { subscription } = toBody(await ordered(context, { person }))
  const customer_id = toIntegerId(unknownCustomerId(context))
  return { body: { subscription: { ...(subscription as object), customer_id } } }
})
export const orderOfNobody = wrongBody(
  'order-of-nobody',
  'createSubscription',
  async (context) => ({
    body: toBody(await ordered(context, { customerId: unknownCustomerId(context) })),
  }),
)

/** The unified flow with a product that does not exist. */
export const unknownProduct = step('unknown-product', {
  requires: { products, sentCustomer },
  after: { paymentProfileAfterRefusals },
  run: async (context) => {
    const person = context.people.person(5)
    context.own(Object.values(person))
    const items = [{ product: { id: 1_999_999_999, handle: '' }, quantity: 1 }]
    const body = toBody(await ordered(context, { person, items }))
    const reply = await context.write('createSubscription', { body, isRefused: true })
    return { reply, email: person.email }
  },
})

/** An item whose handle names no product. */
export const unknownHandle = step('unknown-handle', {
  requires: { firstSubscription },
  after: { paymentProfileAfterRefusals },
  run: (context, { firstSubscription: { id } }) =>
    context.write('addItem', {
      path: { subscription_id: id },
      body: { item: { product_handle: `unknown-${context.run}`, quantity: 1 } },
      isRefused: true,
    }),
})

/** The add-item call without `item`. */
export const noItem = step('no-item', {
  requires: { firstSubscription },
  after: { paymentProfileAfterRefusals },
  run: (context, { firstSubscription: { id } }) =>
    context.write('addItem', { path: { subscription_id: id }, body: {}, isRefused: true }),
})

/** All of them. */
export const wrongBodies = {
  brokenJson,
  otherContentType,
  noRoot,
  noCustomer,
  bothCustomers,
  orderOfNobody,
  unknownProduct,
  unknownHandle,
  noItem,
}
