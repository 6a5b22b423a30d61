import { expect, test } from '@jest/globals'
// #region program
import { createSite } from 'sabia'
import { serve } from 'sabia/node'

const site = await createSite({ site: 'acme', seed: 7, customers: 10, now: '2027-01-31T12:00:00Z' })
const response = await site.fetch(new Request('https://acme.example.com/api/customers/1'))
const served = await serve(site, { port: 0 })
await site.reset() // the records of the start again
await served.close()
// #endregion

test('the site answers a call without a token, and is served on a port of this machine', () => {
  expect(response.status).toBe(401)
  expect(served.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
})
