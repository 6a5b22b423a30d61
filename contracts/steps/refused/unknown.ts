import { step } from '../../engine/step.ts'
import type { Context } from '../../engine/context.ts'
import { firstCustomer } from '../customers.ts'
import { products } from '../orders.ts'

/** An id that no site has reached yet. */
export function unknownCustomerId(context: Context): string {
  return String(2_000_000_000 + (context.settings.seed % 100_000))
}

/** Calls about records that don't exist: no answer may show another record. */
export const unknownCustomer = step('unknown-customer', {
  run: (context) =>
    context.read('readCustomer', { path: { id: unknownCustomerId(context) }, isProbe: true }),
})
export const malformedCustomer = step('malformed-customer', {
  run: (context) => context.read('readCustomer', { path: { id: 'no-number' }, isProbe: true }),
})
export const malformedSubscription = step('malformed-subscription', {
  after: { malformedCustomer },
  run: (context) => {
    context.refuseUnlessSpare()
    return context.read('readSubscription', { path: { id: 'no-uuid' }, isProbe: true })
  },
})
export const unknownSubscription = step('unknown-subscription', {
  run: (context) =>
    context.read('readSubscription', { path: { id: context.people.uuid() }, isProbe: true }),
})

/** An item for a subscription that does not exist. */
export const itemOfNothing = step('item-of-nothing', {
  requires: { products },
  run: (context, { products: [product] }) =>
    context.write('addItem', {
      path: { subscription_id: context.people.uuid() },
      body: { item: { product_handle: product!.handle, quantity: 1 } },
      isRefused: true,
    }),
})

/** The payment profiles of a customer, read: the spec names no such call (gaps G65 and G94). */
export const paymentProfilesRead = step('profiles-read', {
  requires: { firstCustomer },
  run: (context, { firstCustomer: { id } }) =>
    context.readPath(`/api/customers/${id}/payment_profiles`),
})

/** A path that the spec does not know, with a token and without one (gap G80). */
export const unknownPath = step('unknown-path', {
  run: (context) => context.readPath(`/api/unknown-${context.run}`),
})
export const unknownPathWithoutToken = step('unknown-path-without-token', {
  run: (context) => context.readPath(`/api/unknown-${context.run}`, null),
})

/** The first customer's address with a slash at its end (gap G100). */
export const finalSlash = step('final-slash', {
  requires: { firstCustomer },
  run: (context, { firstCustomer: { id } }) => context.readPath(`/api/customers/${id}/`),
})
