import { optionalCustomerFields } from '../../openapi/customer-fields.ts'
import { choiceOf, type ChoiceOf, type Choices } from '../../openapi/ledger.ts'

/** Shapes a success envelope as the site profile says: null keys, timestamps, message. */
export function reshapeEnvelope(
  envelope: { data: unknown; errors: null; meta: Record<string, unknown> },
  operationId: string,
  choices: Choices,
): unknown {
  const bodyForm = bodyFormOf(operationId, choices)
  if (bodyForm === 'empty') return undefined
  const shown = reshape(envelope.data, choices)
  const data = bodyForm === 'id-only' ? { id: (shown as { id: unknown }).id } : shown
  if (choiceOf(choices, 'success-message') === 'meta-message') return { ...envelope, data }
  const { message, ...meta } = envelope.meta
  return choiceOf(choices, 'success-message') === 'top-level'
    ? { data, errors: null, message, meta }
    : { data, errors: null, meta }
}

function bodyFormOf(operationId: string, choices: Choices): 'record' | 'id-only' | 'empty' {
  if (operationId === 'createCustomer') return choiceOf(choices, 'customer-created-body')
  return operationId === 'createPaymentProfile'
    ? choiceOf(choices, 'payment-profile-created-body')
    : 'record'
}

function reshape(value: unknown, choices: Choices): unknown {
  if (Array.isArray(value)) return value.map((one) => reshape(one, choices))
  if (value === null || typeof value !== 'object') return value
  const record = value as Record<string, unknown>
  const shown: Record<string, unknown> = {}
  for (const [key, child] of Object.entries(record)) {
    const replaced = replacementOf(key, child, record, choices)
    if (replaced === undefined) continue
    // A client's text may look like a timestamp: the field's name tells them apart.
    const isTimestamp = typeof replaced === 'string' && key.endsWith('_at')
    shown[key] = isTimestamp
      ? toForm(replaced, choiceOf(choices, 'timestamp-form'))
      : reshape(replaced, choices)
  }
  return shown
}

/** The value to show for a field that has none yet; undefined leaves the key out. */
function replacementOf(
  key: string,
  value: unknown,
  record: Record<string, unknown>,
  choices: Choices,
): unknown {
  if (
    key === 'activated_at' &&
    value === null &&
    choiceOf(choices, 'activated-at-before') !== 'null'
  ) {
    return choiceOf(choices, 'activated-at-before') === 'created-at'
      ? record['created_at']
      : undefined
  }
  if (key === 'previous_state' && choiceOf(choices, 'previous-state-before') === 'null') return null
  if (key.startsWith('current_period_')) {
    return toPeriodEnd(value, choiceOf(choices, 'current-period-start'))
  }
  if (
    value === null &&
    optionalCustomerFields.has(key) &&
    choiceOf(choices, 'empty-optional-text') !== 'null'
  ) {
    return choiceOf(choices, 'empty-optional-text') === 'empty-string' ? '' : undefined
  }
  return value
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
