import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { setupServer } from 'msw/node'
import { createSite, type Site } from 'sabia'
import { handlers } from 'sabia/msw'

const baseUrl = 'https://demo.example.com'
const server = setupServer()
let site: Site

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(async () => {
  site = await createSite({ customers: 3 })
  server.use(...handlers(site, { baseUrl }))
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

test('a customer is read with a token', async () => {
  const { uid, secret } = site.application
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: uid,
    client_secret: secret,
    site: 'demo',
    scope: 'customers_read',
  })
  const grant = await fetch(`${baseUrl}/oauth/token`, { method: 'POST', body })
  const { access_token } = await grant.json()
  const headers = { authorization: `Bearer ${access_token}` }
  const response = await fetch(`${baseUrl}/api/customers/3`, { headers })
  expect(await response.json()).toMatchObject({ data: { id: 3 }, errors: null })
})

test('a call without a token is refused, and the journal shows it', async () => {
  expect((await fetch(`${baseUrl}/api/customers`)).status).toBe(401)
  expect(site.journal.list({ status: '4xx' })).toMatchObject([{ operation: 'listCustomers' }])
})
