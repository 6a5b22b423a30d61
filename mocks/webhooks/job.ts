import { choiceOf } from '../../openapi/choices.ts'
import type { Choices } from '../../openapi/ledger.ts'
import type { Task } from '../clock/tasks.ts'
import { reshapeEnvelope, toForm } from '../shared/reshape.ts'
import { findCheck } from '../shared/checks.ts'
import type { PaymentProfileRecord } from '../world/records.ts'
import type { WebhookAttempt, WebhookDelivery, WebhookEvent } from './delivery.ts'

/** A delivery and what is still to be done about it. */
export interface Job {
  readonly delivery: Omit<WebhookDelivery, 'next_attempt_at'>
  /** What is sent and signed. */
  body: string
  /** Attempts since the first one, or since it was redelivered. */
  tries: number
  /** How often it is sent again after a success. */
  repeats: number
  /** Its next attempt fails without being sent. */
  isFailing: boolean
  /** Its next attempt gets a wrong signature. */
  isForged: boolean
  /** Its body isn't what `JSON.stringify` writes. */
  isReformatted: boolean
  /** Its place in the order in which deliveries were queued; 0 when it isn't queued or being sent. */
  turn: number
  /** Its place in the order in which deliveries finished; 0 while it is pending. */
  ended: number
  /** It waits for the next delivery to the same endpoint. */
  isHeld: boolean
  /** Its scheduled attempt. */
  task: Task | undefined
  /** The latest attempt, until listeners were called with it. */
  unreported: WebhookAttempt | undefined
}

/** Builds an event as the document describes it: the payment profile without its QR code (gap G84). */
export function toEvent(
  type: string,
  timestamp: string,
  profile: PaymentProfileRecord,
  choices: Choices,
): WebhookEvent {
  const { qr_code: _code, qr_code_expires_at: _expiry, ...data } = profile
  const envelope = reshapeEnvelope(
    { data, errors: null, meta: {} },
    'paymentProfileUpdated',
    choices,
  )
  const shown = envelope as { data: Record<string, unknown> }
  return {
    type,
    timestamp: toForm(timestamp, choiceOf(choices, 'timestamp-form')),
    data: shown.data,
  }
}

/** How an event violates the document; undefined when it doesn't. */
export function findEventViolation(event: WebhookEvent, isProfiled: boolean): string | undefined {
  // A site profile may choose another form than the document's (gap G10).
  const check = findCheck(isProfiled ? 'facts' : 'whole', 'paymentProfileUpdated', 'event')
  if (check === undefined || check(event)) return undefined
  const [error] = check.errors ?? []
  return `The mock's own webhook violates the document: ${error?.instancePath} ${error?.message}`
}

/** Creates the job of a new delivery. */
export function toJob(
  id: string,
  event: WebhookEvent,
  endpoint: number,
  body = JSON.stringify(event),
): Job {
  return {
    delivery: { id, event, endpoint_id: endpoint, state: 'pending', reason: null, attempts: [] },
    body,
    tries: 0,
    repeats: 0,
    isFailing: false,
    isForged: false,
    isReformatted: false,
    turn: 0,
    ended: 0,
    isHeld: false,
    task: undefined,
    unreported: undefined,
  }
}

/** Rewrites a delivery's JSON with other spacing and escapes; its value stays the same. */
export function reformat(job: Job): void {
  const spaced = JSON.stringify(job.delivery.event, null, 3)
  const toEscape = (letter: string) =>
    letter === '/' ? String.raw`\/` : `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
  // In JSON these only occur in strings; every event has an underscore.
  job.body = spaced.replaceAll(/[/_\u0080-\uffff]/g, toEscape)
  job.isReformatted = true
}

/** An attempt as plain data, without its request's body: that is the delivery's. */
interface AttemptState extends Omit<WebhookAttempt, 'request'> {
  request_headers: Record<string, string>
}

/** A job as plain data. */
export interface JobState extends Omit<WebhookDelivery, 'attempts' | 'next_attempt_at'> {
  attempts: AttemptState[]
  tries: number
  repeats: number
  is_failing: boolean
  is_forged: boolean
  is_reformatted: boolean
}

/** A job as it is kept while its site goes on. */
export interface JobRow extends JobState {
  turn: number
  ended: number
  is_held: boolean
}

export function toJobRow(job: Job): JobRow {
  const { turn, ended, isHeld } = job
  return { ...toJobState(job), turn, ended, is_held: isHeld }
}

export function toJobState({ delivery, isReformatted, ...job }: Job): JobState {
  const { tries, repeats, isFailing, isForged } = job
  const attempts = delivery.attempts.map(({ request, ...attempt }) => {
    return { ...attempt, request_headers: request.headers }
  })
  const flags = { is_failing: isFailing, is_forged: isForged, is_reformatted: isReformatted }
  return { ...delivery, attempts, tries, repeats, ...flags }
}

export function fromJobState(state: JobState & Partial<JobRow>): Job {
  const { attempts, tries, repeats, is_failing, is_forged, is_reformatted, ...rest } = state
  const { turn = 0, ended = 0, is_held: isHeld = false, ...delivery } = rest
  const job = toJob(delivery.id, delivery.event, delivery.endpoint_id)
  if (is_reformatted) reformat(job)
  const { body } = job
  const whole = attempts.map(({ request_headers: headers, ...attempt }): WebhookAttempt => {
    return { ...attempt, request: { headers, body } }
  })
  const more = { isFailing: is_failing, isForged: is_forged, turn, ended, isHeld }
  return { ...job, delivery: { ...delivery, attempts: whole }, tries, repeats, ...more }
}
