import { customersBefore, firstCustomerRead, sentCustomer } from '../steps/customers.ts'
import { sentItem } from '../steps/items.ts'
import { sentPaymentProfile } from '../steps/payment-profiles.ts'
import { typeMissing } from '../steps/refused/broken-rules.ts'
import { sentSubscription } from '../steps/subscriptions.ts'
import { granted } from '../steps/token.ts'
import { observe, type Check, type Observation } from '../engine/check.ts'
import { isObject, type Reply } from '../http/exchange.ts'
import { isRefused, isSuccess } from '../http/answers/read-reply.ts'
import { isEmpty, toLocation } from './templates.ts'

/** Addresses of new records (gap G122). */
function seeLocations(
  replies: Readonly<Record<string, Reply | undefined>>,
  baseUrl: string,
): Observation | undefined {
  const shown = Object.entries(replies).flatMap(([operation, reply]) =>
    reply !== undefined && isSuccess(reply) ? [{ operation, reply }] : [],
  )
  if (shown.length === 0) return undefined
  const named = shown.filter(({ reply }) => reply.headers.has('location'))
  const learned = Object.fromEntries(
    named.flatMap(({ operation, reply }) => {
      const template = toLocation(reply, RECORDS[operation] ?? '', baseUrl)
      return template === undefined ? [] : [[operation, template] as const]
    }),
  )
  const value = named.map(({ operation }) => `\`Location\` of ${operation}`).join(', ')
  return { choice: null, learned, value: value === '' ? 'no `Location`' : value }
}

/** What each creating call creates. */
const RECORDS: Readonly<Record<string, string>> = {
  createCustomer: 'customer',
  createSubscription: 'subscription',
  addItem: 'subscription',
  createPaymentProfile: 'payment_profile',
}

/** The type of answers with JSON, unless a site profile names another one. */
export const USUAL_TYPE = 'application/json; charset=utf-8'

/** Headers of an answer with JSON that differ from what the mock sends unasked. */
function toAnswerHeaders({ body, headers }: Reply): Record<string, string> {
  const [type, cache] = [headers.get('content-type'), headers.get('cache-control')]
  return {
    ...(isObject(body) && type !== null && type !== USUAL_TYPE && { 'content-type': type }),
    ...(cache !== null && { 'cache-control': cache }),
  }
}

/** Headers about the API as a whole, of which a list may have a link to its own pages instead. */
const EVERY = ['sunset', 'link']

/** Headers that all of some answers have alike, whatever was asked. */
function toEvery([first, ...others]: readonly [Reply, ...Reply[]]): Record<string, string> {
  const alike = EVERY.flatMap((name) => {
    const value = first.headers.get(name)
    const isEverywhere = others.every(({ headers }) => headers.get(name) === value)
    return value !== null && isEverywhere ? [[name, value] as const] : []
  })
  return others.length === 0 ? {} : Object.fromEntries(alike)
}

/** Headers of successes and of refusals (gap G123). */
function seeHeaders(
  success: Reply,
  refusal: Reply | undefined,
  token: Reply | undefined,
): Observation | undefined {
  if (!isSuccess(success)) return undefined
  const seen = { success, ...(refusal && isRefused(refusal) && { refusal }) }
  const others = [refusal, token].filter((reply) => reply !== undefined)
  const found = [
    ...Object.entries(seen).map(([kind, reply]) => [kind, toAnswerHeaders(reply)] as const),
    ['every', toEvery([success, ...others])] as const,
  ]
  const learned = Object.fromEntries(found.filter(([, headers]) => !isEmpty(headers)))
  const names = found.flatMap(([kind, headers]) =>
    Object.values(headers).map((header) => `${kind} ${header}`),
  )
  return { choice: null, learned, value: names.join(', ') || USUAL_TYPE, reply: success }
}

/** Observations of the headers of answers. */
export const headerObservations: readonly Check[] = [
  observe('OBS-G117-001', 'G117', {
    operation: 'readCustomer',
    title: 'whether a read has an `ETag`',
    requires: { firstCustomerRead },
    observe: ({ firstCustomerRead: reply }) => {
      if (reply === undefined || !isSuccess(reply)) return undefined
      const tag = reply.headers.get('etag')
      return tag === null
        ? { choice: 'none', value: 'no `ETag`', reply }
        : { choice: 'etag', value: `ETag: ${tag.slice(0, 3)}…`, reply }
    },
  }),
  observe('OBS-G120-001', 'G120', {
    operation: 'listCustomers',
    title: 'whether answers are compressed',
    requires: { customersBefore },
    observe: ({ customersBefore: { replies } }) => {
      const [reply] = replies
      if (reply === undefined || !isSuccess(reply)) return undefined
      const encoding = reply.headers.get('content-encoding')
      return encoding === null
        ? { choice: 'none', value: 'no `Content-Encoding`', reply }
        : { choice: 'on-request', value: encoding, reply }
    },
  }),
  observe('OBS-G122-001', 'G122', {
    operation: ['createCustomer', 'createSubscription', 'addItem', 'createPaymentProfile'],
    title: 'which creating calls name the address of the new record',
    requires: { sentCustomer },
    after: { sentSubscription, sentItem, sentPaymentProfile },
    observe: ({ sentCustomer: customer }, others, { settings }) =>
      seeLocations(
        {
          createCustomer: customer.reply,
          createSubscription: others.sentSubscription?.reply,
          addItem: others.sentItem?.reply,
          createPaymentProfile: others.sentPaymentProfile,
        },
        settings.baseUrl,
      ),
  }),
  observe('OBS-G123-001', 'G123', {
    operation: 'readCustomer',
    title: 'which type, cache rule and notices answers have',
    requires: { firstCustomerRead },
    after: { typeMissing, granted },
    observe: ({ firstCustomerRead: success }, { typeMissing: refusal, granted: token }) =>
      seeHeaders(success, refusal, token?.reply),
  }),
]
