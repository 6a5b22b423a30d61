import type { JsonObject } from '../../http/exchange.ts'
import {
  codeOf,
  envelope,
  onData,
  onRuleRefusal,
  onSuccess,
  readAnswer,
  refuse,
  respond,
  withText,
} from '../tools/answers.ts'
import { apiOperations, changed, objectAt, onCalls, reads, type Wrap } from '../tools/calls.ts'
import { inRecords, itemsOf, setFields, without } from '../tools/records.ts'
import type { Variant } from './variant.ts'

const profile = ['createPaymentProfile'] as const
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Puts something else in the place of a payment profile's QR code. */
function withoutQrCode(others: (code: unknown) => JsonObject): Wrap {
  return inRecords('profile', (record) => ({
    ...without(record, 'qr_code', 'qr_code_expires_at'),
    ...others(record['qr_code']),
  }))
}

const priceOf = (item: JsonObject): number =>
  Number(item['quantity']) * Number(objectAt(item, 'price_point')['price_int_cents'])

/** The id, read from its end: an order without a meaning. */
const toEnd = ({ id }: JsonObject): string => String(id).split('').toReversed().join('')

/** Digits that put an id beyond 2^53, where JSON.parse would round it. */
const AHEAD = '9007199254741'
const WIDTH = 6

/** Shows every integer id of a site with nineteen digits, and takes it back so. */
const longIds: Wrap = onCalls(apiOperations, () => async (call, site) => {
  const { pathname } = new URL(call.request.url)
  const text = shorten(call.text)
  const path = shorten(pathname).slice(pathname.lastIndexOf('/api/'))
  const isLong = text !== call.text || shorten(pathname) !== pathname
  const answer = await readAnswer(await site(isLong ? changed(call, { path, text }) : call.request))
  const shown = (await answer.response.text()).replaceAll(
    /("(?:customer_)?id":)(\d{1,6})(?=[,}])/g,
    (_, key: string, id: string) => `${key}${AHEAD}${id.padStart(WIDTH, '0')}`,
  )
  return withText(answer, shown)
})

function shorten(text: string): string {
  return text.replaceAll(
    new RegExp(`(?<!\\d)${AHEAD}(\\d{${WIDTH}})(?!\\d)`, 'g'),
    (_, id: string) => String(Number(id)),
  )
}

/** Choices of the ledger that no site profile of the mock has, each as a site that makes it. */
const wraps: Readonly<Record<string, Wrap>> = {
  'G04=joined-list': onRuleRefusal((body) => ({
    ...body,
    errors: `The call failed, ${String(body['errors'])}`,
  })),
  'G06=data-message': onSuccess(apiOperations, ({ data, meta, ...rest }) => {
    const isList = Array.isArray(data)
    const { message, ...others } = meta as JsonObject
    return { ...rest, data: isList ? data : { ...(data as JsonObject), message }, meta: others }
  }),
  'G12=items-do-not-touch': inRecords('subscription', (record) => ({
    ...record,
    updated_at: record['created_at'],
  })),
  'G16=on': setFields('subscription', { prepaid: true }),
  'G16=opening-balance': setFields('subscription', { balance_in_cents: 4990 }),
  'G24=any-order': inRecords('subscription', (record) => ({
    ...record,
    items: Number(record['interval']) % 2 === 1 ? itemsOf(record).toReversed() : itemsOf(record),
  })),
  'G25=state-for-status': inRecords('profile', (record) => ({
    ...without(record, 'status'),
    state: record['status'],
  })),
  'G25=customer-embedded': inRecords('profile', (record) => ({
    ...without(record, 'customer_id'),
    customer: { id: record['customer_id'] },
  })),
  'G25=pix-object': withoutQrCode((emv) => ({ pix: { emv } })),
  'G25=other-qr-name': withoutQrCode((emv) => ({ emv })),
  'G25=qr-link': withoutQrCode(() => ({ qr_code_url: 'https://pix.example.com/1' })),
  'G25=no-qr': withoutQrCode(() => ({})),
  'G26=other-set': setFields('subscription', { state: 'trialing' }, ['readSubscription']),
  'G39=any-order': onData(['listCustomers', 'listSubscriptions'], (data) =>
    (data as JsonObject[]).toSorted((one, other) => (toEnd(one) < toEnd(other) ? -1 : 1)),
  ),
  'G63=malformed-is-invalid': onCalls(profile, () => async (call, site) => {
    const answer = await readAnswer(await site(call.request))
    const { subscription_id: id } = call.body
    const isMalformed = typeof id === 'string' && id !== '' && !UUID.test(id)
    return isMalformed && codeOf(answer) === 'SB404'
      ? refuse(422, 'subscription_id must be a UUID')
      : answer.response
  }),
  'G65=offered': (site) => async (request) => {
    const response = await site(request)
    const isRead = request.method === 'GET' && request.url.endsWith('/payment_profiles')
    return isRead && response.status === 405 ? respond(200, envelope([])) : response
  },
  'G73=with-hour': onSuccess(['createToken'], (body) => ({
    ...body,
    created_at: `${String(body['created_at'])} 10:20`,
  })),
  'G74=extra-keys': onSuccess(['createToken'], (body) => ({
    ...body,
    refresh_token: 'r',
    site_id: 4,
  })),
  'G111=items': inRecords('subscription', (record) => ({
    ...record,
    balance_in_cents: itemsOf(record).reduce((sum, item) => sum + priceOf(item), 0),
  })),
  'G114=64-bits': longIds,
  // A client shows the header, and the body as it was before.
  'G120=on-request': onCalls(reads, () => async (call, site) => {
    const answer = await readAnswer(await site(call.request))
    const headers = new Headers(answer.headers)
    headers.set('content-encoding', 'gzip')
    return withText({ ...answer, headers }, await answer.response.text())
  }),
  'G119=some': onData(apiOperations, (data) =>
    Array.isArray(data) ? data : { ...(data as JsonObject), links: {} },
  ),
}

/** Choices of observed gaps that no variant makes, and why. */
export const UNTRIED: Readonly<Record<string, string>> = {
  'G02=email': 'The answer shows no more than that the code is not in it.',
  'G02=hosted-page': 'As above; G25=qr-link makes the answer.',
  'G02=image': 'As above; G25=qr-link makes the answer.',
  'G02=unseen': 'As above; G25=no-qr makes the answer.',
  'G16=writable': 'A run sends none of these fields.',
  'G20=loose': 'A run sends no unit in the plural or in upper case.',
  'G26=small-set': 'One state shows as much of it as of another set (G26=other-set).',
  'G27=after-first-payment': 'No invoice is paid during a run.',
  'G52=coerced': 'A run sends quantities as numbers.',
  'G66=central-host': 'The caller gives the address.',
  'G67=other-names': 'The caller gives the names of the fields.',
  'G69=other-field': 'The caller gives the name of the field.',
  'G69=constant': 'The caller gives the word; another one is refused as at `subdomain`.',
  'G70=basic-wins': 'A run sends its credentials in one place.',
  'G104=invalid-client-only': 'What answers another grant type is observed as G68.',
  'G111=invoices': 'No period ends during a run.',
  'G114=53-bits': 'G114=64-bits asks for more.',
}

export const unplayedChoices: readonly Variant[] = Object.entries(wraps).map(([name, wrap]) => {
  const [id = '', choice = ''] = name.split('=')
  return { name, wrap, gap: { id, choice } }
})
