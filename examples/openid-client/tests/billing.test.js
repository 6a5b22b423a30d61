import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import {
  ClientSecretBasic,
  Configuration,
  customFetch,
  fetchProtectedResource,
} from 'openid-client'
import { createSite } from 'sabia'
import { configure, getToken } from '../src/billing.js'

const baseUrl = 'https://demo.example.com'
let site

/** What the program uses; its requests reach the site in this process. */
function connect(clientSecret = site.application.secret) {
  const configuration = configure(baseUrl, site.application.uid, clientSecret)
  configuration[customFetch] = (url, options) => site.fetch(url, options)
  return configuration
}

beforeEach(async () => {
  site = await createSite({ customers: 1 })
})

test('gets a token and calls the API with it', async () => {
  const configuration = connect()
  const { access_token, expires_in, scope } = await getToken(
    configuration,
    'demo',
    'customers_read customers_write',
  )
  assert.deepEqual([expires_in, scope], [72000, 'customers_read customers_write'])
  const url = new URL(`${baseUrl}/api/customers/1`)
  const response = await fetchProtectedResource(configuration, access_token, url, 'GET')
  assert.equal((await response.json()).data.id, 1)
})

test('may send the secret by HTTP Basic as well', async () => {
  const { uid, secret } = site.application
  const server = { issuer: baseUrl, token_endpoint: `${baseUrl}/oauth/token` }
  const configuration = new Configuration(server, uid, undefined, ClientSecretBasic(secret))
  configuration[customFetch] = (url, options) => site.fetch(url, options)
  const { token_type } = await getToken(configuration, 'demo', 'customers_read')
  assert.equal(token_type, 'bearer')
})

for (const [reason, secret, name, scope] of [
  ['the secret is wrong', 'wrong', 'demo', 'customers_read'],
  ['the site is another one', undefined, 'acme', 'customers_read'],
  ['the scopes are separated by commas', undefined, 'demo', 'customers_read,customers_write'],
]) {
  test(`is refused with invalid_client when ${reason}`, async () => {
    // The library reads the header `WWW-Authenticate` of the answer before its body.
    await assert.rejects(getToken(connect(secret), name, scope), ({ status, cause }) => {
      assert.deepEqual([status, cause[0].parameters.error], [401, 'invalid_client'])
      return true
    })
  })
}
