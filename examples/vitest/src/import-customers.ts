/** A line of the list that a shop brings along when it moves to the billing service. */
export interface Row {
  email: string
  first_name: string
  last_name: string
  zip?: string
  /** Number of the product that the customer is subscribed to. */
  product: number
}

/** What became of a list: each row is in one of the two. */
export interface Import {
  /** By e-mail address: the id of the subscription. */
  subscribed: Map<string, string>
  refused: { row: Row; reason: string }[]
}

/** Sends one request, as the global `fetch` does. */
export type Send = (address: string, init: RequestInit) => Promise<Response>

/** The site that customers are brought to, with a token for it. */
export interface Target {
  baseUrl: string
  token: string
  send?: Send
}

/**
 * Brings customers to the billing service, each with a subscription in one call: a row is there
 * whole, or not at all. A customer whose address is there already is left alone.
 */
export async function importCustomers(rows: readonly Row[], target: Target): Promise<Import> {
  const known = await call<{ email: string }[]>(target, 'GET', '/api/customers')
  if (!known.done) throw new Error(`cannot read the customers: ${known.reason}`)
  const addresses = new Set(known.data.map(({ email }) => email))
  const result: Import = { subscribed: new Map(), refused: [] }
  for (const row of rows) {
    if (addresses.has(row.email)) continue
    const answer = await call<{ id: string }>(target, 'POST', '/api/subscriptions', toBody(row))
    if (answer.done) result.subscribed.set(row.email, answer.data.id)
    else result.refused.push({ row, reason: answer.reason })
  }
  return result
}

function toBody({ product, ...customer }: Row): object {
  return {
    subscription: {
      interval: 1,
      interval_unit: 'month',
      customer_attributes: customer,
      subscription_items: [{ product_id: product, quantity: 1 }],
    },
  }
}

type Answer<Data> = { done: true; data: Data } | { done: false; reason: string }

async function call<Data>(
  { baseUrl, token, send = fetch }: Target,
  method: string,
  path: string,
  body?: object,
): Promise<Answer<Data>> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
  const answer = await send(`${baseUrl}${path}`, init)
  const { data, errors } = (await answer.json()) as { data: Data; errors: string | null }
  // Any 2xx is a success: which one the service answers is not specified.
  return answer.ok && errors === null
    ? { done: true, data }
    : { done: false, reason: errors ?? `status ${answer.status}` }
}
