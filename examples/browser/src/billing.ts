import type { Customer, PaymentProfile } from 'sabia/types'

let token: string | undefined

export const listCustomers = () => call<Customer[]>('GET', '/customers')

export const subscribe = (customerId: number, productId: number) =>
  call<{ id: string }>('POST', '/subscriptions', {
    subscription: {
      interval: 1,
      interval_unit: 'month',
      customer_id: customerId,
      subscription_items: [{ product_id: productId, quantity: 1 }],
    },
  })

export const enrol = (customerId: number, subscriptionId: string) =>
  call<PaymentProfile>('POST', `/customers/${customerId}/payment_profiles`, {
    payment_method_type: 'pix',
    subscription_id: subscriptionId,
  })

/** What the shop's server has learnt by webhooks: the API has no call that tells. */
export async function readPayment(subscriptionId: string): Promise<string> {
  const answer = await fetch(`/shop/payments/${subscriptionId}`)
  return ((await answer.json()) as { state: string }).state
}

async function call<Data>(method: string, path: string, body?: object): Promise<Data> {
  token ??= await askToken()
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
  const answer = await fetch(`/billing/api${path}`, init)
  const { data, errors } = (await answer.json()) as { data: Data; errors: string | null }
  if (!answer.ok) throw new Error(errors ?? `The billing service answered ${answer.status}`)
  return data
}

/** The client secret stays on the shop's server, which gives the page a token. */
async function askToken(): Promise<string> {
  const answer = await fetch('/shop/token', { method: 'POST' })
  return ((await answer.json()) as { access_token: string }).access_token
}
