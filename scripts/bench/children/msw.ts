// Reads of a customer through msw in process: a site's handlers, or one written by hand.
import { http, HttpResponse, type RequestHandler } from 'msw'
import { setupServer } from 'msw/node'
import { handlers } from '../../../mocks/adapters/msw.ts'
import { createSite } from '../../../mocks/site.ts'
import { answerCalls, usage } from './calls.ts'
import { authorize, BASE } from './client.ts'

answerCalls({ start, read, usage })

let authorization = ''

/** Begins to intercept, by the site or by a handler that answers one of its answers again. */
async function start({ byHand }: { byHand: boolean }): Promise<void> {
  const site = await createSite()
  authorization = await authorize(site)
  const init = { headers: { authorization } }
  const constant = (await (await site.fetch(`${BASE}/api/customers/1`, init)).json()) as object
  const hand: RequestHandler = http.get(`${BASE}/api/customers/:id`, () =>
    HttpResponse.json(constant),
  )
  const used = byHand ? [hand] : handlers(site, { baseUrl: BASE })
  setupServer(...used).listen({ onUnhandledRequest: 'error' })
}

/** Reads one after the other, as tests do, and tells how many a second. */
async function read({ milliseconds }: { milliseconds: number }): Promise<number> {
  const begin = performance.now()
  let count = 0
  while (performance.now() - begin < milliseconds) {
    const id = (count % 50) + 1
    const response = await fetch(`${BASE}/api/customers/${id}`, { headers: { authorization } })
    if (response.status !== 200) throw new Error(`it answered ${response.status}`)
    await response.json()
    count += 1
  }
  return (count * 1000) / (performance.now() - begin)
}
