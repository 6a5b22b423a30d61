// Runs inside the empty project: each import of the package, used once.
import { deepEqual, equal } from 'node:assert/strict'
import { setupServer } from 'msw/node'
import { createSite } from 'sabia'
import { handlers } from 'sabia/msw'
import { runContract } from 'sabia/contract'
import { createControl } from 'sabia/control'
import { serve } from 'sabia/node'

const site = await createSite({ seed: 7, customers: 3 })
const direct = await site.fetch(
  await toCall('https://demo.example.com', (call) => site.fetch(call)),
)
const expected = await direct.json()
equal(direct.status, 200)
equal(expected.data.length, 3)

const mocked = setupServer(...handlers(site, { baseUrl: 'https://demo.example.com' }))
mocked.listen({ onUnhandledRequest: 'error' })
const throughMsw = await fetch(await toCall('https://demo.example.com', fetch))
deepEqual([throughMsw.status, await throughMsw.json()], [200, expected])
mocked.close()

const served = await serve(site, { port: 0 })
const overHttp = await fetch(await toCall(served.url, fetch))
deepEqual([overHttp.status, await overHttp.json()], [200, expected])

const control = createControl({ baseUrl: served.url })
// The clock runs between the two calls: what falls due is the same.
deepEqual((await control.clock.state()).due, (await createControl({ site }).clock.state()).due)
equal((await control.payer.setPolicy({ policy: 'accept' })).policy, site.payer.policy.policy)

const { verdict, counts } = await runContract({ baseUrl: served.url, credentials: toCredentials() })
deepEqual([verdict, counts.failed, counts.passed > 200], ['held', 0, true])
await served.close()

/** The application that the site begins with. */
function toCredentials() {
  const { uid: clientId, secret: clientSecret } = site.application
  return { clientId, clientSecret, site: site.name }
}

/**
 * Gets a token and makes the request that lists the customers.
 *
 * @param {string} baseUrl
 * @param {(request: Request) => Promise<Response>} send
 */
async function toCall(baseUrl, send) {
  const { uid, secret } = site.application
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: uid,
    client_secret: secret,
    site: 'demo',
    scope: 'customers_read',
  })
  const answer = await send(new Request(`${baseUrl}/oauth/token`, { method: 'POST', body }))
  const { access_token: token } = await answer.json()
  return new Request(`${baseUrl}/api/customers`, { headers: { authorization: `Bearer ${token}` } })
}
