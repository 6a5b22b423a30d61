import { customerFields } from '../../openapi/customer-fields.ts'
import { assumptions, choiceOf, valueOf } from '../../openapi/choices.ts'
import type { ChoiceOf, Choices, ValueOf } from '../../openapi/ledger.ts'
import { fillTemplate } from './fill-template.ts'

/** An answer of success, as the document has it. */
interface Success {
  data: unknown
  errors: null
  meta: Record<string, unknown>
}

/** What an answer says besides its records. */
interface Words {
  status?: number
  path?: string
  /** Records that a payment profile belongs to. */
  customer?: unknown
  subscription?: unknown
  /** Further keys of this answer alone. */
  beside?: Readonly<Record<string, unknown>> | undefined
}

/** Shapes a success envelope as the site profile says: keys, null values, timestamps, message. */
export function reshapeEnvelope(
  envelope: Success,
  operationId: string,
  choices: Choices,
  { beside, ...words }: Words = {},
): (Record<string, unknown> & { data: unknown }) | undefined {
  const data = toData(envelope.data, operationId, choices, words)
  if (data === undefined) return undefined
  const { message, ...others } = envelope.meta
  const place = choiceOf(choices, 'success-message')
  const extras = valueOf(choices, 'extra-keys')
  const filling = { ...words, text: typeof message === 'string' ? message : '' }
  const more = (keys: object = {}) => fillTemplate(keys, filling) as object
  return {
    data,
    errors: null,
    ...(place === 'top-level' && { message }),
    meta: { ...(place === 'meta-message' && { message }), ...others, ...more(extras.meta) },
    ...more(extras.envelope),
    ...beside,
  }
}

/** What `data` holds; undefined where the answer has no body. */
function toData(data: unknown, operationId: string, choices: Choices, words: Words): unknown {
  const shown = withProfileId(
    reshape(data, KINDS[operationId] ?? [], choices, true),
    operationId,
    choices,
  )
  const isProfile = operationId === 'createPaymentProfile'
  const form =
    operationId === 'createCustomer'
      ? valueOf(choices, 'customer-created-body')
      : isProfile
        ? valueOf(choices, 'payment-profile-created-body')
        : 'record'
  if (form === 'empty') return undefined
  const isPlain = form === 'record' && !(isProfile && choices.G25 !== assumptions.G25)
  if (isPlain) return shown
  const filling = {
    ...(shown as object),
    customer: isProfile ? reshape(words.customer, ['customer'], choices) : shown,
    subscription: reshape(words.subscription, ['subscription'], choices),
  }
  const record = isProfile
    ? fillTemplate(valueOf(choices, 'payment-profile-fields'), filling)
    : shown
  return form === 'record' ? record : fillTemplate(form, { ...filling, payment_profile: record })
}

/** A payment profile with its id in the form of the site profile (gap G09). */
function withProfileId(shown: unknown, operationId: string, choices: Choices): unknown {
  const isShown = operationId === 'createPaymentProfile' || operationId === 'paymentProfileUpdated'
  const form = valueOf(choices, 'id-form')
  if (!isShown || form === '{id}') return shown
  const { id, ...others } = shown as { id: number }
  const uuid = `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`
  return { id: fillTemplate(form, { id: String(id), uuid }), ...others }
}

type ExtraKind = keyof ValueOf<'extra-keys'>

/** What the records of an answer are, where they may have further keys (gap G119). */
const KINDS: Readonly<Record<string, readonly ExtraKind[]>> = {
  createCustomer: ['customer'],
  readCustomer: ['customer', 'customer_read'],
  listCustomers: ['customer'],
  createSubscription: ['subscription'],
  readSubscription: ['subscription', 'subscription_read'],
  listSubscriptions: ['subscription'],
  addItem: ['subscription'],
}

/** What the records inside a subscription are. */
const INNER: Readonly<Record<string, readonly ExtraKind[]>> = {
  customer: ['customer'],
  items: ['item'],
  product: ['product'],
  price_point: ['price_point'],
}

/** Shapes a record, or several; `isAlone` tells that it is all that an answer shows. */
function reshape(
  value: unknown,
  kinds: readonly ExtraKind[],
  choices: Choices,
  isAlone = false,
): unknown {
  if (Array.isArray(value)) return value.map((one) => reshape(one, kinds, choices))
  if (value === null || typeof value !== 'object') return value
  const record = value as Record<string, unknown>
  const shown: Record<string, unknown> = {}
  for (const [key, child] of Object.entries(record)) {
    const replaced = replacementOf(key, child, record, choices, kinds, isAlone)
    if (replaced === undefined) continue
    // A client's text may look like a timestamp: the field's name tells them apart.
    const isTimestamp = typeof replaced === 'string' && key.endsWith('_at')
    shown[key] = isTimestamp
      ? toForm(replaced, choiceOf(choices, 'timestamp-form'))
      : reshape(replaced, INNER[key] ?? [], choices)
  }
  const extras = valueOf(choices, 'extra-keys')
  const id = String(record['id'])
  for (const kind of kinds) Object.assign(shown, fillTemplate(extras[kind] ?? {}, { id }))
  return shown
}

const CUSTOMER_FIELDS: ReadonlySet<string> = new Set(customerFields)

/** The value to show for a field that has none yet; undefined leaves the key out. */
function replacementOf(
  key: string,
  value: unknown,
  record: Record<string, unknown>,
  choices: Choices,
  kinds: readonly ExtraKind[],
  isAlone: boolean,
): unknown {
  if (key === 'activated_at' && value === null) {
    const read = choiceOf(choices, 'activated-at-before')
    const elsewhere = valueOf(choices, 'activated-at-elsewhere')
    // A moment that the single read shows is shown everywhere (F39).
    const isSame = elsewhere === 'same' || kinds.includes('subscription_read')
    const choice = isSame || read === 'created-at' ? read : elsewhere
    if (choice === 'absent') return undefined
    return choice === 'created-at' ? record['created_at'] : null
  }
  if (key === 'activate_on_payment' || key === 'prepaid') {
    const set = valueOf(choices, 'subscription-defaults')[key]
    return set === 'over-one' ? Number(record['interval']) > 1 : set
  }
  if (key === 'previous_state' && record['state'] === 'created' && value === 'created') {
    return choiceOf(choices, 'previous-state-before') === 'null' ? null : value
  }
  if (key === 'description') {
    return choiceOf(choices, 'product-description') === 'null' ? null : value
  }
  if (key === 'items' && Array.isArray(value)) {
    return inOrder(value as Item[], choiceOf(choices, 'item-order'))
  }
  if (key.startsWith('current_period_')) {
    const choice = choiceOf(choices, 'current-period-start')
    const isBegun = typeof record['activated_at'] === 'string' && choice !== 'sao-paulo'
    return isBegun ? value : toPeriodEnd(value, choice)
  }
  if (value !== null || !CUSTOMER_FIELDS.has(key)) return value
  const { left_out: own, elsewhere = own } = valueOf(choices, 'empty-optional-text')
  const leftOut = isAlone ? own : elsewhere
  if (leftOut === 'null') return null
  return leftOut === 'empty-string' ? '' : undefined
}

type Item = { product: { id: number } }

/** Items in the order of the site profile (gap G24). */
function inOrder(items: readonly Item[], choice: ChoiceOf<'item-order'>): readonly Item[] {
  if (choice === 'newest-first') return items.toReversed()
  if (choice === 'by-product') {
    return items.toSorted((one, other) => one.product.id - other.product.id)
  }
  return items
}

/** The time of São Paulo, which has had no summer time since 2019. */
const SAO_PAULO = { offset: '-03:00', milliseconds: -3 * 60 * 60 * 1000 }

/** An end of the current period (gap G18); undefined leaves the key out. */
function toPeriodEnd(value: unknown, choice: ChoiceOf<'current-period-start'>): unknown {
  if (choice === 'on-activation') return null
  if (choice === 'absent') return undefined
  if (choice !== 'sao-paulo' || typeof value !== 'string') return value
  const local = new Date(Date.parse(value) + SAO_PAULO.milliseconds)
  return local.toISOString().replace('Z', SAO_PAULO.offset)
}

/** Writes a timestamp in the form of the site profile (gap G10). */
export function toForm(timestamp: string, form: ChoiceOf<'timestamp-form'>): string {
  if (form === 'seconds') return timestamp.replace(/\.\d{3}/, '')
  if (form === 'microseconds') return timestamp.replace(/\.\d{3}/, '$&000')
  return form === 'offset' ? timestamp.replace('Z', '+00:00') : timestamp
}
