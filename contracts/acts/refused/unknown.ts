import { act } from '../../engine/act.ts'
import { firstCustomer } from '../customers.ts'
import { unknownCustomerId } from '../profiles.ts'
import { products } from '../subscriptions.ts'

/** Calls about what does not exist: no answer to them may be another record. */
export const unknownCustomer = act('unknown-customer', {
  run: (desk) =>
    desk.read('readCustomer', { path: { id: unknownCustomerId(desk) }, isProbe: true }),
})
export const malformedCustomer = act('malformed-customer', {
  run: (desk) => desk.read('readCustomer', { path: { id: 'no-number' }, isProbe: true }),
})
export const unknownSubscription = act('unknown-subscription', {
  run: (desk) => desk.read('readSubscription', { path: { id: desk.people.uuid() }, isProbe: true }),
})

/** An item for a subscription that does not exist. */
export const itemOfNothing = act('item-of-nothing', {
  needs: { products },
  run: (desk, { products: [product] }) =>
    desk.write('addItem', {
      path: { subscription_id: desk.people.uuid() },
      body: { item: { product_handle: product!.handle, quantity: 1 } },
      isRefused: true,
    }),
})

/** The payment profiles of a customer, read: the spec names no such call (gaps G65 and G94). */
export const profilesRead = act('profiles-read', {
  needs: { firstCustomer },
  run: (desk, { firstCustomer: { id } }) => desk.readPath(`/api/customers/${id}/payment_profiles`),
})

/** A path that the spec does not know. */
export const unknownPath = act('unknown-path', {
  run: (desk) => desk.readPath(`/api/unknown-${desk.run}`),
})
