// How long `site.reset()` takes when something was written before.
import { createSite, type Site } from '../../../mocks/site.ts'
import { answerCalls } from './calls.ts'
import { authorize, BASE } from './client.ts'

answerCalls({ measure })

const CUSTOMER = { email: 'ana@example.com', first_name: 'Ana', last_name: 'Souza' }

const SUBSCRIPTION = {
  subscription: { customer_id: 1, subscription_items: [{ product_id: 1, quantity: 1 }] },
}

/** Milliseconds of each reset of a site at its default size. */
async function measure({ resets }: { resets: number }): Promise<number[]> {
  const site = await createSite()
  const times: number[] = []
  for (let count = 0; count < resets; count += 1) {
    await write(site)
    const begin = performance.now()
    await site.reset()
    times.push(performance.now() - begin)
  }
  return times
}

async function write(site: Site): Promise<void> {
  const authorization = await authorize(site)
  const headers = { authorization, 'content-type': 'application/json' }
  const bodies = { customers: CUSTOMER, subscriptions: SUBSCRIPTION }
  for (const [path, body] of Object.entries(bodies)) {
    for (let count = 0; count < 3; count += 1) {
      const init = { method: 'POST', headers, body: JSON.stringify(body) }
      const response = await site.fetch(`${BASE}/api/${path}`, init)
      if (response.status !== 201) throw new Error(`${path} answered ${response.status}`)
    }
  }
}
