import { afterAll, beforeAll } from '@jest/globals'
import { setupServer } from 'msw/node'
import { createSite, type Site } from 'sabia'
import { handlers } from 'sabia/msw'
import { Billing } from '../src/billing.ts'
import { createReceiver, type PaymentState } from '../src/receive-webhook.ts'

const BASE_URL = 'https://demo.example.com'
const WEBHOOK_SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

/** The shop under test; what it sends to the billing service reaches a site of its own. */
export interface Shop {
  site: Site
  billing: Billing
  /** The shop's one customer, at the billing service. */
  customerId: number
  /** What the webhooks told the shop: ids of subscriptions, and where their payment stands. */
  told: [subscriptionId: string, state: PaymentState][]
  /** How long the shop waited before it asked again, in milliseconds. */
  pauses: number[]
}

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

/** Opens a shop with one customer, on a site that has no other records and whose time stands. */
export async function openShop(): Promise<Shop> {
  const told: Shop['told'] = []
  const site = await createSite({
    scenario: 'empty',
    now: '2027-01-31T12:00:00Z',
    send: createReceiver(WEBHOOK_SECRET, (...change) => told.push(change)),
  })
  site.webhooks.addEndpoint({ url: 'https://shop.example.com/webhooks', secret: WEBHOOK_SECRET })
  server.resetHandlers(...handlers(site, { baseUrl: BASE_URL }))

  const { uid: clientId, secret: clientSecret } = site.application
  const pauses: number[] = []
  const pause = async (milliseconds: number) => void pauses.push(milliseconds)
  const billing = new Billing({ baseUrl: BASE_URL, clientId, clientSecret, site: 'demo', pause })
  const customer = { email: 'ana@example.com', first_name: 'Ana', last_name: 'Souza' }
  const { id: customerId } = await billing.post<{ id: number }>('/api/customers', customer)
  return { site, billing, customerId, told, pauses }
}
