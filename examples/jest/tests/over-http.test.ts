import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@jest/globals'
import { createSite } from 'sabia'
import { createControl } from 'sabia/control'
import { serve } from 'sabia/node'
import { Billing } from '../src/billing.ts'
import { enrol, subscribe } from '../src/enrol.ts'
import { createReceiver } from '../src/receive-webhook.ts'

const WEBHOOK_SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

/** Listens for webhooks as the shop's server does. */
async function listen(tell: Parameters<typeof createReceiver>[1]) {
  const receive = createReceiver(WEBHOOK_SECRET, tell)
  const server = createServer(async (incoming, outgoing) => {
    const body = Buffer.concat(await incoming.toArray())
    const headers = incoming.headers as Record<string, string>
    const request = new Request('http://shop.example.com', { method: 'POST', headers, body })
    outgoing.writeHead((await receive(request)).status).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url, close: () => server.close() }
}

test('the whole way over HTTP: subscribed, enrolled, accepted, told by a webhook', async () => {
  const told: unknown[] = []
  const receiver = await listen((...change) => told.push(change))
  const site = await createSite({ scenario: 'empty' })
  const { url, close } = await serve(site, { port: 0 })
  try {
    const control = createControl({ baseUrl: url })
    await control.webhooks.addEndpoint({ url: receiver.url, secret: WEBHOOK_SECRET })
    const { uid: clientId, secret: clientSecret } = site.application
    const billing = new Billing({ baseUrl: url, clientId, clientSecret, site: 'demo' })

    const person = { email: 'ana@example.com', first_name: 'Ana', last_name: 'Souza' }
    const customer = await billing.post<{ id: number }>('/api/customers', person)
    const subscription = await subscribe(billing, customer.id, 1)
    const enrolment = await enrol(billing, subscription)
    if (enrolment.kind !== 'scan') throw new Error(`no code to scan: ${enrolment.kind}`)
    await control.payer.accept(enrolment.profileId)
    await control.webhooks.wait()

    expect(told).toEqual([[subscription.id, 'active']])
  } finally {
    receiver.close()
    await close()
  }
})
