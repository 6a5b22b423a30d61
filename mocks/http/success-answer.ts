import { assumptions, valueOf } from '../../openapi/choices.ts'
import { writers } from '../../openapi/generated/writers.js'
import type { Choices } from '../../openapi/ledger.ts'
import { examplesOf, type Operation } from '../../openapi/operations.ts'
import type { Outcome } from '../operations/behaviour.ts'
import { passCustomer } from '../operations/customer-input.ts'
import { findDefect } from '../shared/checks.ts'
import { operations } from '../shared/document.ts'
import { fillTemplate } from '../shared/fill-template.ts'
import { reshapeEnvelope } from '../shared/reshape.ts'
import type { Answer, RoutedExchange } from './exchange.ts'

/** What an operation's success looks like in the document. */
interface Success {
  status: number
  /** With the message of the document's example (gap G07). */
  meta: { message: string }
  /** The same as JSON. */
  metaText: string
}

const successes: ReadonlyMap<string, Success> = new Map(
  operations.map((operation) => [operation.operationId, toSuccess(operation)]),
)

/**
 * Answers with an operation's result, in the forms of the site profile.
 *
 * @throws Error when the answer breaks the document.
 */
export function toSuccessAnswer(
  {
    data,
    texts,
    status: own,
    meta,
    envelope: beside,
    customer,
    subscription,
    headers = {},
  }: Outcome,
  exchange: RoutedExchange,
): Answer {
  const { choices, isProfiled } = exchange
  const { operationId } = exchange.operation
  const success = successes.get(operationId)
  if (success === undefined)
    throw new Error(`Cannot answer ${operationId}: the document shows no success`)
  const envelope = { data, errors: null, meta: { ...success.meta, ...meta } }
  if (!isProfiled && texts !== undefined && Array.isArray(data)) {
    const records = data as readonly object[]
    // What was checked before is left out of the list.
    const checked = { ...envelope, data: records.filter((record) => !texts.has(record)) }
    refuseDefect(findDefect(operationId, success.status, checked, 'whole'))
    const after = `,"errors":null,"meta":${JSON.stringify(envelope.meta)}}`
    const text = texts.writeList('{"data":', records, after)
    return { status: success.status, headers: {}, body: envelope, text }
  }
  if (!isProfiled) {
    const isChecked = texts?.has(data as object) === true
    if (!isChecked) refuseDefect(findDefect(operationId, success.status, envelope, 'whole'))
    const written =
      texts === undefined
        ? writers[operationId]?.(data as never, exchange.world.store.texts.writeOne)
        : texts.writeOne(data as object)
    const text = written && `{"data":${written},"errors":null,"meta":${success.metaText}}`
    return { status: success.status, headers: {}, body: envelope, text }
  }
  // A text that the profile leaves unchecked, or writes in lower case, need not have the document's form.
  const isLower = valueOf(choices, 'text-normalization').codes === 'lower-case'
  const toUsual = (one: Fields): Fields =>
    isLower && typeof one['country'] === 'string'
      ? { ...one, country: one['country'].toUpperCase() }
      : one
  const toPassed = <Body extends { data: unknown }>(body: Body): Body => ({
    ...body,
    data: withCustomers(body.data, operationId, (one) => passCustomer(toUsual(one), choices)),
  })
  // Nor need a quantity be one, where the profile takes others (gap G52).
  const view = choices.G52 === assumptions.G52 ? 'whole' : 'facts'
  refuseDefect(findDefect(operationId, success.status, toPassed(envelope), view))

  const status = own ?? successStatus(operationId, choices)
  // RFC 9110, section 15.3.5: 204 has no body.
  const words = { status, path: exchange.path, customer, subscription, beside }
  const body = status === 204 ? undefined : reshapeEnvelope(envelope, operationId, choices, words)
  refuseDefect(findDefect(operationId, success.status, body && toPassed(body), 'facts'))
  return { status, headers: { ...headers, ...toLocation(data, exchange) }, body }
}

/** The address of a new record (gap G122). */
function toLocation(data: unknown, { choices, operation, path, url }: RoutedExchange) {
  const templates: Readonly<Record<string, string>> = valueOf(choices, 'created-location')
  const template = templates[operation.operationId]
  if (template === undefined) return {}
  const base_url = url.slice(0, url.indexOf(path, url.indexOf('://') + '://'.length))
  const { id } = data as { id: unknown }
  return { location: String(fillTemplate(template, { base_url, path, id })) }
}

type Fields = Readonly<Record<string, unknown>>

/** Changes the customers of a result. */
function withCustomers(
  data: unknown,
  operationId: string,
  change: (one: Fields) => Fields,
): unknown {
  if (Array.isArray(data)) return data.map((one) => withCustomers(one, operationId, change))
  if (typeof data !== 'object' || data === null) return data
  const fields = data as Fields
  if (/Customers?$/.test(operationId)) return change(fields)
  return 'customer' in fields ? { ...fields, customer: change(fields['customer'] as Fields) } : data
}

function refuseDefect(defect: string | undefined): void {
  if (defect !== undefined) throw new Error(defect)
}

/** The status of a success in the site profile. */
function successStatus(operationId: string, choices: Choices): number {
  switch (operationId) {
    case 'createCustomer':
      return valueOf(choices, 'customer-created-status')
    case 'createSubscription':
      return valueOf(choices, 'subscription-created-status')
    case 'addItem':
      return valueOf(choices, 'item-added-status')
    case 'createPaymentProfile':
      return valueOf(choices, 'payment-profile-created-status')
    default:
      return valueOf(choices, 'read-status')
  }
}

function toSuccess(operation: Operation): Success {
  const example = examplesOf(operation).find(({ status }) => status >= 200 && status < 300)
  if (example === undefined) {
    throw new Error(`Cannot play ${operation.operationId}: the document shows no success of it`)
  }
  const { meta } = example.body as { meta?: { message?: string } }
  const { message = '' } = meta ?? {}
  return { status: example.status, meta: { message }, metaText: JSON.stringify({ message }) }
}
