// A site with many enrolments that wait for their payers.
import { serve } from '../../../mocks/adapters/node.ts'
import { createSite, type Site } from '../../../mocks/site.ts'
import { answerCalls } from './calls.ts'
import { authorize, BASE } from './client.ts'
import type { Started } from './site.ts'

answerCalls({ start, accept, advance })

/** How long it took until all was delivered. */
export interface Accepted {
  milliseconds: number
}

let site: Site
let ids: number[] = []

/** Serves a site with so many enrolments, whose webhooks go to a port of this machine. */
async function start(input: { profiles: number; port: number; secret: string }): Promise<Started> {
  const { profiles, port: target, secret } = input
  site = await createSite({ customers: 1000 })
  site.webhooks.addEndpoint({ url: `http://127.0.0.1:${target}/`, secret })
  const authorization = await enrol(profiles)
  const { port } = await serve(site, { port: 0, replaceGlobals: true })
  return { port, authorization }
}

/** Has every payer accept, and waits until all webhooks are delivered. */
async function accept(): Promise<Accepted> {
  const begin = performance.now()
  for (const id of ids) {
    await site.payer.accept(id)
    // One after the other, as people and calls do: a loop without a pause would keep all else out.
    await new Promise((resolve) => setImmediate(resolve))
  }
  await site.webhooks.wait({ quiet: true, timeout_ms: 120_000 })
  const milliseconds = performance.now() - begin
  return { milliseconds }
}

/** Milliseconds of an advance over so many codes that end. */
async function advance({ profiles }: { profiles: number }): Promise<number> {
  site = await createSite({ customers: 100, now: '2027-01-31T12:00:00Z' })
  await enrol(profiles)
  const begin = performance.now()
  await site.clock.advance('25h')
  const milliseconds = performance.now() - begin
  const last = await site.payer.profile(ids.at(-1) ?? 0)
  if (last?.status !== 'expired') throw new Error(`The last one is ${last?.status}, not expired`)
  return milliseconds
}

async function enrol(profiles: number): Promise<string> {
  const authorization = await authorize(site)
  const headers = { authorization, 'content-type': 'application/json' }
  const post = async (path: string, input: object) => {
    const init = { method: 'POST', headers, body: JSON.stringify(input) }
    const response = await site.fetch(`${BASE}/api/${path}`, init)
    if (response.status !== 201) throw new Error(`${path} answered ${response.status}`)
    return ((await response.json()) as { data: { id: string } }).data.id
  }
  ids = []
  for (let count = 0; count < profiles; count += 1) {
    const customer_id = 1 + (count % 100)
    const item = { product_id: 1, quantity: 1 }
    const subscription = { customer_id, subscription_items: [item] }
    const subscription_id = await post('subscriptions', { subscription })
    const input = { payment_method_type: 'pix', subscription_id }
    ids.push(Number(await post(`customers/${customer_id}/payment_profiles`, input)))
  }
  return authorization
}
