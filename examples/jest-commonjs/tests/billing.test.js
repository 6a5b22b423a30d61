// #region test
const { Billing } = require('../src/billing.js')

const baseUrl = process.env.BILLING_URL
const application = { clientId: 'demo-client', clientSecret: 'demo-secret' }
let billing

/** Asks something of the mock itself, such as a reset or a fault. */
const control = (path, body = {}) =>
  fetch(`${baseUrl}/__sabia/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

beforeEach(async () => {
  await control('reset') // tokens end with it
  billing = new Billing({ baseUrl, site: 'demo', ...application })
})

test('reads a customer', async () => {
  expect(await billing.get('/api/customers/1')).toMatchObject({ id: 1, country: 'BR' })
})

test('tells that the service is unavailable', async () => {
  await control('faults', { operation: 'readCustomer', then: { status: 503 } })
  await expect(billing.get('/api/customers/1')).rejects.toThrow('503')
})
// #endregion

test('tells why a call was refused', async () => {
  await expect(billing.get('/api/customers/999')).rejects.toThrow('404: Customer not found')
})

test('meets no fault of an earlier test', async () => {
  expect(await billing.get('/api/customers/1')).toMatchObject({ id: 1 })
})
