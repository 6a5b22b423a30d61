import type { Variant } from './variant.ts'

/** Values that no choice stands for, by gap: a run must learn each of them as it is. */
export const VALUES: readonly (readonly [gap: string, value: unknown])[] = [
  ['G04', { errors: '{code} - {text}' }],
  ['G04', { errors: '[{code}] {text}' }],
  ['G04', { errors: '{text}', code: '{code}' }],
  ['G04', { errors: null, error: { code: '{code}', message: '{text}' } }],
  ['G08', { errors: '{text}', status: '{status}', path: '{path}' }],
  ['G08', '{text}'],
  ['G13', { zip: 'unchecked' }],
  ['G13', { zip: 'unchecked', phone: 'unchecked' }],
  ['G16', { activate_on_payment: true, prepaid: false }],
  [
    'G25',
    {
      id: '{id}',
      payment_method_type: '{payment_method_type}',
      state: '{status}',
      subscription_id: '{subscription_id}',
      customer: '{customer}',
      pix: { qr_code: '{qr_code}', expires_at: '{qr_code_expires_at}' },
    },
  ],
  ['G36', 203],
  ['G36', 204],
  ['G37', 202],
  ['G38', 204],
  ['G40', { by: 'page', size: 3, meta: { total: '{count}', page: { number: '{page}' } } }],
  [
    'G40',
    {
      by: 'offset',
      size: 5,
      meta: { offset: '{offset}', next_offset: '{next_offset}', total: '{count}' },
    },
  ],
  ['G42', 410],
  ['G43', 409],
  ['G44', { status: 409, body: { message: '{text}' } }],
  ['G47', { code: 'SB404' }],
  ['G53', 400],
  ['G59', 409],
  ['G68', 403],
  ['G68', { status: 400, body: { error: 'invalid_grant', error_description: '{text}' } }],
  ['G69', 404],
  [
    'G71',
    {
      missing: 'granted',
      commas: 400,
      unknown: { status: 422, body: { error: 'bad_scope' } },
      alone: 403,
    },
  ],
  ['G75', { body: { error: 'unauthorized', errors: '{text}', data: null } }],
  ['G75', { body: 'envelope', headers: { 'www-authenticate': null } }],
  ['G75', { body: null, headers: { 'content-type': 'application/problem+json' } }],
  ['G75', { body: null, headers: { 'www-authenticate': 'Basic realm="OAuth"' } }],
  ['G77', { status: 403, body: { error: 'invalid_request' } }],
  ['G90', { SB404: 410, SB344: 409, PPMT01: 400, PPMT02: 415, PPS01: 428 }],
  ['G91', { status: 400, body: { errors: '{text}', error: 'invalid' } }],
  ['G92', { status: 400, body: null }],
  ['G94', { path: { status: 404, body: null }, method: 405 }],
  [
    'G94',
    {
      path: { status: 404, body: { message: '{text}' } },
      method: { status: 501, headers: { allow: '{allow}' } },
    },
  ],
  ['G94', { path: { status: 404, headers: { 'content-type': 'text/json' } }, method: 404 }],
  ['G100', { final_slash: 'unknown' }],
  ['G100', { final_slash: 308 }],
  ['G101', null],
  ['G101', { id: '{id}', status: 'accepted' }],
  ['G102', null],
  ['G103', 202],
  ['G108', 203],
  ['G112', { lists: 2 }],
  ['G112', { lists: 2, reads: 1 }],
  [
    'G104',
    {
      body: { error: '{error}', error_description: '{text}', errors: '{text}' },
      headers: { 'www-authenticate': null, 'cache-control': null, pragma: null },
    },
  ],
  [
    'G104',
    {
      body: { data: null, error: '{error}', error_description: '{text}', state: '' },
      headers: { 'www-authenticate': 'Basic realm="OAuth"' },
    },
  ],
  [
    'G119',
    {
      envelope: { success: true, status: '{status}' },
      meta: { version: '2.14.0' },
      customer: { object: 'customer' },
      customer_read: { payment_profiles: [] },
      subscription: { _links: { self: { href: '/api/subscriptions/{id}' } } },
      subscription_read: { payment_profile: null },
      item: { lock_version: 0 },
      product: { tags: ['novo'] },
      price_point: { deleted_at: null },
    },
  ],
  [
    'G122',
    {
      createCustomer: '{base_url}/customers/{id}',
      addItem: '/api/subscriptions/{id}',
      createPaymentProfile: '{path}/{id}',
    },
  ],
  [
    'G123',
    {
      success: { 'content-type': 'application/hal+json' },
      refusal: { 'content-type': 'application/json', 'cache-control': 'no-store' },
    },
  ],
]

/** A variant for each value. */
export const singleValues: readonly Variant[] = VALUES.map(([id, value]) => ({
  name: `${id}=${JSON.stringify(value)}`,
  siteProfile: { [id]: value },
}))
