import { toCpf } from '../../openapi/tax-numbers.ts'

/** A value of a call that stands for a record of the site: of what an earlier act made, or of its catalogue. */
export interface Reference {
  of: 'customer' | 'subscription' | 'product' | 'handle'
  at: number
}

/** A call to the API, as data. */
export interface ApiCall {
  /** What is asked and what is unusual about it: `createCustomer, zip left out`. */
  name: string
  method: string
  /** Steps of the path after `/api`. */
  path: readonly (string | Reference)[]
  /** With its question mark. */
  query?: string
  /** A text is sent as it is. */
  body?: unknown
  contentType?: string
  token?: 'wrong' | 'none' | 'narrow'
  makes?: 'customer' | 'subscription'
}

/** A token call; what is not changed is right. */
export interface TokenAct {
  name: string
  token: {
    clientId?: string
    clientSecret?: string
    grantType?: string
    scope?: string
    site?: string
  }
}

/** A payer's decision about the payment profile of a subscription. */
interface PayerAct {
  name: string
  decision: 'accept' | 'refuse'
  subscription: Reference
}

export type Act = ApiCall | TokenAct | PayerAct

/** A value and what is unusual about it; undefined leaves a field out. */
type Change = readonly [string, unknown]

const CHANGED: readonly Change[] = [
  ['left out', undefined],
  ['null', null],
  ['empty', ''],
  ['of another type', 5],
]

const CHANGED_TEXT: readonly Change[] = [
  ...CHANGED,
  ['with spaces around', '  Maria  '],
  ['of 300 letters', 'a'.repeat(300)],
]

const CUSTOMER_CHANGES: Record<string, readonly Change[]> = {
  email: [...CHANGED, ['no address', 'ana.souza'], ['taken', 'Ana.Souza0@mail.acme.com.br']],
  first_name: CHANGED_TEXT,
  last_name: CHANGED_TEXT,
  address: CHANGED_TEXT,
  address_2: CHANGED_TEXT,
  city: CHANGED_TEXT,
  state: [...CHANGED, ['lower case', 'sp'], ['of three letters', 'SPX']],
  zip: [...CHANGED, ['punctuated', '01310-100'], ['too short', '0131']],
  country: [...CHANGED, ['lower case', 'br'], ['another', 'US']],
  phone: [...CHANGED, ['punctuated', '(11) 98765-4321'], ['with a prefix', '5511987654321']],
  document_number: [
    ...CHANGED,
    ['punctuated', '529.982.247-25'],
    ['with wrong check digits', '52998224726'],
    ['too short', '123'],
    ['taken', '52998224725'],
  ],
  nickname: [['an unknown field', 'Aninha']],
}

const SUBSCRIPTION_CHANGES: Record<string, readonly Change[]> = {
  interval: [...CHANGED, ['zero', 0], ['a text', '1'], ['13', 13], ['500', 500]],
  interval_unit: [
    ...CHANGED,
    ['day', 'day'],
    ['week', 'week'],
    ['year', 'year'],
    ['quarter', 'quarter'],
    ['unknown', 'moon'],
  ],
  customer_id: [
    ...CHANGED.slice(0, 3),
    ['unknown', 999_999_999],
    ['a text', { of: 'customer', at: 0 }],
  ],
  subscription_items: [
    ['left out', undefined],
    ['null', null],
    ['empty', []],
    ['unknown product', [{ product_id: 999_999, quantity: 1 }]],
    [
      'one product twice',
      [
        { product_id: { of: 'product', at: 0 }, quantity: 1 },
        { product_id: { of: 'product', at: 0 }, quantity: 2 },
      ],
    ],
    ['without quantity', [{ product_id: { of: 'product', at: 1 } }]],
    ['quantity zero', [{ product_id: { of: 'product', at: 1 }, quantity: 0 }]],
    ['product by handle', [{ product_handle: { of: 'handle', at: 1 }, quantity: 1 }]],
  ],
  notes: [['an unknown field', 'hello']],
}

const ITEM_CHANGES: Record<string, readonly Change[]> = {
  product_handle: [...CHANGED, ['unknown', 'no-such-plan']],
  quantity: [
    ...CHANGED.slice(0, 3),
    ['zero', 0],
    ['negative', -1],
    ['a text', '2'],
    ['5000', 5000],
  ],
  notes: [['an unknown field', 'hello']],
}

const UNKNOWN_UUID = '9b2c5a1e-0000-4000-8000-00000000ab12'

const PROFILE_CHANGES: Record<string, readonly Change[]> = {
  payment_method_type: [
    ...CHANGED,
    ['of spaces', '  '],
    ['credit_card', 'credit_card'],
    ['Pix', 'Pix'],
  ],
  subscription_id: [
    ...CHANGED,
    ['unknown', UNKNOWN_UUID],
    ['no UUID', 'abc'],
    ["another customer's", { of: 'subscription', at: 0 }],
  ],
  notes: [['an unknown field', 'hello']],
}

const QUERIES = [
  'page=1',
  'page=2',
  'page=2&per_page=2',
  'per_page=1',
  'limit=1',
  'limit=1&offset=1',
  'page=0',
  'page=99',
  'page=x',
]

const TOKEN_CHANGES: readonly TokenAct[] = [
  { name: 'token', token: {} },
  { name: 'token, unknown client', token: { clientId: 'nobody' } },
  { name: 'token, wrong secret', token: { clientSecret: 'wrong' } },
  { name: 'token, another grant_type', token: { grantType: 'password' } },
  { name: 'token, another site', token: { site: 'elsewhere' } },
  { name: 'token, scopes with commas', token: { scope: 'customers_read,customers_write' } },
  { name: 'token, no scopes', token: { scope: '' } },
  { name: 'token, unknown scope', token: { scope: 'everything' } },
  { name: 'token, a known and an unknown scope', token: { scope: 'customers_read everything' } },
  { name: 'token, one scope', token: { scope: 'customers_read' } },
]

/** How many acts a script has. */
const LENGTH = 100

/**
 * A client's test suite at random: about every second call is right, the others have one thing or
 * two that are unusual. The same random numbers give the same script.
 */
export function drawScript(random: () => number): Act[] {
  const below = (end: number) => Math.floor(random() * end)
  const pick = <Value>(values: readonly Value[]): Value => values[below(values.length)]!
  const chance = (share: number) => random() < share
  const acts: Act[] = []
  const placesOf = (kind: 'customer' | 'subscription') =>
    acts.flatMap((act, at) => ('makes' in act && act.makes === kind ? [at] : []))
  const one = (of: 'customer' | 'subscription'): Reference => ({ of, at: pick(placesOf(of)) })

  /** Changes fields of a body, and tells the changes. */
  const change = (fields: object, table: Record<string, readonly Change[]>, isUsual: boolean) => {
    const body: Record<string, unknown> = { ...fields }
    const names: string[] = []
    for (let left = isUsual ? 0 : chance(0.8) ? 1 : 2; left > 0; left -= 1) {
      const field = pick(Object.keys(table))
      const [name, value] = pick(table[field]!)
      if (value === undefined) delete body[field]
      else body[field] = value
      names.push(`, ${field} ${name}`)
    }
    return { body, names: names.join('') }
  }

  const person = () => ({
    email: `Ana.Souza${acts.length}@mail.acme.com.br`,
    first_name: 'Ana',
    last_name: 'Souza Conceição',
    address: 'Rua das Flores, 12',
    address_2: 'Bloco B',
    city: 'São Paulo',
    state: 'SP',
    zip: '01310100',
    country: 'BR',
    phone: '11987654321',
    document_number: toCpf(`${529_982_247 + acts.length}`),
  })

  const createCustomer = (isUsual = chance(0.4)): ApiCall => {
    const { body, names } = change(person(), CUSTOMER_CHANGES, isUsual)
    const name = `createCustomer${names}`
    return { name, method: 'POST', path: ['customers'], body, makes: 'customer' }
  }
  const createSubscription = (isUsual = chance(0.4)): ApiCall => {
    const items = [{ product_id: { of: 'product', at: below(3) }, quantity: 1 + below(3) }]
    const fields = { interval: 1, interval_unit: 'month', subscription_items: items }
    const isUnified = chance(0.3)
    const owner = isUnified ? { customer_attributes: person() } : { customer_id: one('customer') }
    const changed = change({ ...fields, ...owner }, SUBSCRIPTION_CHANGES, isUsual)
    const name = `createSubscription${isUnified ? ', unified' : ''}${changed.names}`
    const body = { subscription: changed.body }
    return { name, method: 'POST', path: ['subscriptions'], body, makes: 'subscription' }
  }
  const addItem = (): ApiCall => {
    const fields = { product_handle: { of: 'handle', at: below(3) }, quantity: 1 + below(3) }
    const { body, names } = change(fields, ITEM_CHANGES, chance(0.5))
    const path = ['subscriptions', one('subscription'), 'items']
    return { name: `addItem${names}`, method: 'POST', path, body: { item: body } }
  }
  const createProfile = (): ApiCall => {
    const subscription = one('subscription')
    const fields = { payment_method_type: 'pix', subscription_id: subscription }
    const { body, names } = change(fields, PROFILE_CHANGES, chance(0.5))
    const path = ['customers', { of: 'customer', at: subscription.at }, 'payment_profiles'] as const
    return { name: `createPaymentProfile${names}`, method: 'POST', path, body }
  }
  const list = (): ApiCall => {
    const records = pick(['customers', 'subscriptions'])
    const query = chance(0.5) ? `?${pick(QUERIES)}` : ''
    const name = `list ${records}${query && `, ${query}`}`
    return { name, method: 'GET', path: [records], query }
  }
  const read = (): ApiCall => {
    const kind = pick(['customer', 'subscription'] as const)
    const ids = [one(kind), one(kind), kind === 'customer' ? '999999999' : UNKNOWN_UUID, 'abc']
    const id = pick(ids)
    const unusual = typeof id === 'string' ? `, id ${id}` : ''
    return { name: `read ${kind}${unusual}`, method: 'GET', path: [`${kind}s`, id] }
  }
  const decide = (): PayerAct => {
    const decision = pick(['accept', 'accept', 'refuse'] as const)
    return { name: `payer: ${decision}`, decision, subscription: one('subscription') }
  }
  /** A call that the site's front refuses: its route, token, or form of body. */
  const misuse = (): ApiCall => {
    const call = pick([createCustomer, createSubscription, addItem, createProfile, list, read])()
    const operation = call.name.split(',')[0]!
    const broken = (text: string, changes: Partial<ApiCall>): ApiCall => {
      const { makes: _, ...rest } = call
      return { ...rest, ...changes, name: `${operation}: ${text}` }
    }
    const faults = [
      broken('no token', { token: 'none' }),
      broken('wrong token', { token: 'wrong' }),
      broken('narrow token', { token: 'narrow' }),
      broken('unknown path', { path: ['plans'] }),
      broken('unknown path, no token', { path: ['plans'], token: 'none' }),
      broken('PUT', { method: 'PUT' }),
      broken('slash at the end', { path: [...call.path, ''] }),
    ]
    const bodies = [
      broken('body is a list', { body: [] }),
      broken('no body', { body: '' }),
      broken('malformed JSON', { body: '{"a":' }),
      broken('without its root', { body: {} }),
      broken('another Content-Type', { contentType: 'text/plain' }),
    ]
    return pick(call.method === 'POST' ? [...faults, ...bodies] : faults)
  }

  acts.push(createCustomer(true), createSubscription(true), createCustomer(true))
  const kinds: readonly [number, () => Act][] = [
    [4, createCustomer],
    [4, createSubscription],
    [2, addItem],
    [5, createProfile],
    [4, list],
    [4, read],
    [2, decide],
    [4, misuse],
    [2, () => pick(TOKEN_CHANGES)],
  ]
  const drawn = kinds.flatMap(([weight, draw]) => Array.from({ length: weight }, () => draw))
  while (acts.length < LENGTH) acts.push(pick(drawn)())
  return acts
}
