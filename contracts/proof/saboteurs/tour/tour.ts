import { isObject } from '../../../http/exchange.ts'
import type { SiteFetch } from '../../site-fetch.ts'
import { createGuide, dataOf, SCOPE, type Credentials, type Guide, type Step } from './guide.ts'

const UNKNOWN = '00000000-0000-4000-8000-000000000000'
const GIVEN_ID = 1_234_567

/** A customer that careless code does not get through unharmed. */
const PERSON = {
  email: 'joao.davila+contrato@example.com',
  first_name: 'João Antônio',
  last_name: "D'Ávila & Conceição",
  address: 'Praça da Sé, 1001, Edifício Mendes & Filhos',
  address_2: 'Apto 31, bloco B',
  city: 'São Paulo',
  state: 'SP',
  zip: '01310100',
  country: 'BR',
  phone: '11987654321',
  document_number: '01234567890',
}
const ITEMS = [
  { product_id: 1, quantity: 2 },
  { product_id: 2, quantity: 5 },
]

/** Does once what clients do, right and wrong, and writes down every answer. */
export async function tour(
  site: SiteFetch,
  baseUrl: string,
  credentials: Credentials,
): Promise<Step[]> {
  const guide = createGuide(site, baseUrl, credentials)
  const { access_token: token } = await guide.askToken()
  await visitTokenCall(guide, credentials)
  const subscription = await visitRecords(guide)
  await visitProfiles(guide, subscription)
  await visitWrongTokens(guide, String(token), credentials, subscription)
  return guide.steps
}

async function visitTokenCall({ askToken }: Guide, credentials: Credentials): Promise<void> {
  const { clientId, clientSecret } = credentials
  await askToken({ scope: 'customers_read subscriptions_read' })
  await askToken({ scope: SCOPE.replaceAll(' ', ',') })
  await askToken({ scope: `${SCOPE} everything` })
  await askToken({ site: 'elsewhere' })
  await askToken({ grant_type: 'password' })
  for (const uid of ['nobody', clientId.toUpperCase(), undefined])
    await askToken({ client_id: uid })
  const cut = clientSecret.slice(0, -2)
  for (const secret of ['wrong', cut, clientSecret.toUpperCase(), undefined]) {
    await askToken({ client_secret: secret })
  }
}

/** Makes, reads, lists and extends; tells the subscription of the separate flow. */
async function visitRecords({ ask }: Guide): Promise<string> {
  await ask('GET', '/api/customers')
  const customer = dataOf(await ask('POST', '/api/customers', { id: GIVEN_ID, ...PERSON }))['id']
  await ask('GET', `/api/customers/${String(customer)}`)
  for (const id of [1, 999_999]) await ask('GET', `/api/customers/${id}`)
  const input = { interval: 3, interval_unit: 'month', subscription_items: ITEMS }
  const made = await ask('POST', '/api/subscriptions', {
    subscription: { ...input, customer_id: customer },
  })
  const id = String(dataOf(made)['id'])
  await ask('GET', `/api/subscriptions/${id}`)
  const unified = await ask('POST', '/api/subscriptions', {
    subscription: { ...input, interval: 1, customer_attributes: PERSON },
  })
  const { customer: owner, id: unifiedId } = dataOf(unified)
  await ask('GET', `/api/customers/${String(isObject(owner) ? owner['id'] : undefined)}`)
  await ask('GET', `/api/subscriptions/${String(unifiedId)}`)
  for (const subscription of [{ customer_id: customer }, { customer_id: 999_999 }, {}]) {
    await ask('POST', '/api/subscriptions', { subscription })
  }
  const path = `/api/subscriptions/${id}/items`
  await ask('POST', path, { item: { product_handle: 'add-on', quantity: 4 } })
  await ask('POST', path, {})
  for (const other of [id, UNKNOWN]) await ask('GET', `/api/subscriptions/${other}`)
  await ask('GET', '/api/subscriptions')
  await ask('GET', '/api/customers')
  return id
}

async function visitProfiles({ ask }: Guide, id: string): Promise<void> {
  const { customer } = dataOf(await ask('GET', `/api/subscriptions/${id}`))
  const owner = String(isObject(customer) ? customer['id'] : undefined)
  const path = `/api/customers/${owner}/payment_profiles`
  const good = { payment_method_type: 'pix', subscription_id: id }
  await ask('POST', path, { ...good, subscription_id: UNKNOWN })
  for (const payment_method_type of [undefined, null, '', 'credit_card']) {
    await ask('POST', path, { ...good, payment_method_type })
  }
  for (const subscription_id of [undefined, null]) {
    await ask('POST', path, { ...good, subscription_id })
  }
  await ask('POST', '/api/customers/999999/payment_profiles', good)
  for (const body of [good, good]) await ask('POST', path, body)
  const input = { subscription: { customer_id: Number(owner) } }
  const [second, third] = [
    dataOf(await ask('POST', '/api/subscriptions', input))['id'],
    dataOf(await ask('POST', '/api/subscriptions', input))['id'],
  ]
  await ask('POST', path, { ...good, subscription_id: second })
  const rival = { ...good, subscription_id: third }
  await Promise.all([ask('POST', path, rival), ask('POST', path, rival)])
  await ask('GET', `/api/subscriptions/${id}`)
  await ask('GET', '/api/subscriptions')
}

async function visitWrongTokens(
  { askAs }: Guide,
  token: string,
  { clientId, clientSecret }: Credentials,
  id: string,
): Promise<void> {
  const item = { item: { product_handle: 'add-on', quantity: 1 } }
  const profile = { payment_method_type: 'pix', subscription_id: id }
  const calls: readonly (readonly [method: string, path: string, body?: unknown])[] = [
    ['POST', '/api/customers', PERSON],
    ['GET', '/api/customers/1'],
    ['GET', '/api/customers'],
    ['POST', '/api/subscriptions', { subscription: { customer_id: 1 } }],
    ['GET', `/api/subscriptions/${id}`],
    ['GET', '/api/subscriptions'],
    ['POST', `/api/subscriptions/${id}/items`, item],
    ['POST', '/api/customers/1/payment_profiles', profile],
  ]
  const changed = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A')
  for (const header of [undefined, 'Bearer 0123456789']) {
    for (const [method, path, body] of calls) await askAs(header, method, path, body)
  }
  const headers = [
    token,
    `Token ${token}`,
    'Bearer',
    `Bearer ${token.slice(0, -3)}`,
    `Bearer ${changed}`,
  ]
  const basic = `Basic ${btoa(`${clientId}:${clientSecret}`)}`
  for (const header of [
    ...headers,
    `Bearer ${token.toLowerCase()}`,
    `Bearer ${clientSecret}`,
    basic,
  ]) {
    await askAs(header, 'GET', '/api/customers')
  }
  // What a refused call has done all the same.
  await askAs(`Bearer ${token}`, 'GET', `/api/subscriptions/${id}`)
}
