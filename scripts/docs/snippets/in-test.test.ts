import { afterAll, expect, test } from '@jest/globals'
// #region server
import { setupServer } from 'msw/node'
import { createSite } from 'sabia'
import { handlers } from 'sabia/msw'

const baseUrl = 'https://demo.example.com'
const site = await createSite()
const server = setupServer(...handlers(site, { baseUrl }))
server.listen()
// #endregion
afterAll(() => server.close())

test('reads a customer', async () => {
  const { uid, secret } = site.application
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: uid,
    client_secret: secret,
    site: site.name,
    scope: 'customers_read',
  })
  const grant = await fetch(`${baseUrl}/oauth/token`, { method: 'POST', body })
  const { access_token } = await grant.json()
  const headers = { authorization: `Bearer ${access_token}` }
  const response = await fetch(`${baseUrl}/api/customers/1`, { headers })
  expect(await response.json()).toMatchObject({ data: { id: 1 }, errors: null })
})
