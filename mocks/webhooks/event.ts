import type { Choices } from '../../openapi/ledger.ts'
import { reshapeEnvelope, toForm } from '../shared/reshape.ts'
import { findCheck } from '../shared/checks.ts'
import type { PaymentProfileRecord } from '../world/records.ts'
import type { WebhookEvent } from './delivery.ts'

/** Writes an event in the document's form: the profile without its QR code (gap G84). */
export function toEvent(
  type: string,
  timestamp: string,
  profile: PaymentProfileRecord,
  choices: Choices,
): WebhookEvent {
  const { qr_code: _code, qr_code_expires_at: _end, ...data } = profile
  const envelope = reshapeEnvelope(
    { data, errors: null, meta: {} },
    'paymentProfileUpdated',
    choices,
  )
  const shown = envelope as { data: Record<string, unknown> }
  return { type, timestamp: toForm(timestamp, choices.G10), data: shown.data }
}

/** How an event breaks the document; undefined when it does not. */
export function findEventFault(event: WebhookEvent, isProfiled: boolean): string | undefined {
  // A profile may choose other forms than the document's (gap G10).
  const check = findCheck(isProfiled ? 'facts' : 'whole', 'paymentProfileUpdated', 'event')
  if (check === undefined || check(event)) return undefined
  const [error] = check.errors ?? []
  return `The mock's own webhook breaks the document: ${error?.instancePath} ${error?.message}`
}
