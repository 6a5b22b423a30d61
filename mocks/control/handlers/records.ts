import { notFound } from '../answers.ts'
import { newest, type Handlers } from '../handler.ts'

export const records = {
  listCustomerRecords: ({ site, query }) => site.records.customers(query),
  readCustomerRecord: async ({ site, path: { id } }) =>
    known('customer', id, await site.records.customer(id)),
  readCustomerHistory: async ({ site, path: { id }, query }) =>
    newest(known('customer', id, await site.records.customerHistory(id)), query),
  listSubscriptionRecords: ({ site, query }) => site.records.subscriptions(query),
  readSubscriptionRecord: async ({ site, path: { id } }) =>
    known('subscription', id, await site.records.subscription(id)),
  readSubscriptionHistory: async ({ site, path: { id }, query }) =>
    newest(known('subscription', id, await site.records.subscriptionHistory(id)), query),
  readPaymentProfileHistory: async ({ site, path: { id }, query }) =>
    newest(known('payment profile', id, await site.records.paymentProfileHistory(id)), query),
} satisfies Partial<Handlers>

function known<Found>(kind: string, id: number | string, found: Found | undefined): Found {
  if (found === undefined) throw notFound(`There is no ${kind} ${id}`)
  return found
}
