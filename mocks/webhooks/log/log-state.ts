import type { WebhookAttempt, WebhookDelivery } from '../delivery.ts'
import type { EndpointsState } from '../endpoints/endpoints.ts'
import { reformat, toJob, type Job } from '../sending/job.ts'
import type { PlannedMisbehaviour } from '../misbehaviour.ts'

/** An attempt without the bytes that were sent: they are the delivery's. */
interface AttemptState extends Omit<WebhookAttempt, 'request'> {
  request_headers: Record<string, string>
}

/** A delivery and what is still to be done about it, as plain data. */
export interface DeliveryStateData extends Omit<WebhookDelivery, 'attempts' | 'next_attempt_at'> {
  attempts: AttemptState[]
  tries: number
  repeats: number
  is_forged: boolean
  is_reformatted: boolean
}

/** A log as plain data. */
export interface LogState {
  /** Oldest first. */
  deliveries: DeliveryStateData[]
  /** Ids of what is finished, the longest finished one first. */
  finished: string[]
  /** Ids of what waits for the next delivery to the same endpoint. */
  held: string[]
}

/** All that a site knows of webhooks, as plain data. */
export interface WebhooksState extends LogState {
  endpoints: EndpointsState
  misbehaviours: PlannedMisbehaviour[]
  /** Ids of what is being sent, in its order: it is sent again. */
  under_way: string[]
  /** How many random numbers were drawn for ids. */
  drawn: number
}

export function toJobState({ delivery, isReformatted, ...job }: Job): DeliveryStateData {
  const { tries, repeats, isForged } = job
  const attempts = delivery.attempts.map(({ request, ...attempt }) => {
    return { ...attempt, request_headers: request.headers }
  })
  const marks = { is_forged: isForged, is_reformatted: isReformatted }
  return { ...delivery, attempts, tries, repeats, ...marks }
}

export function fromJobState(state: DeliveryStateData): Job {
  const { attempts, tries, repeats, is_forged: isForged, is_reformatted, ...delivery } = state
  const job = toJob(delivery.id, delivery.event, delivery.endpoint_id)
  if (is_reformatted) reformat(job)
  const { body } = job
  const whole = attempts.map(({ request_headers: headers, ...attempt }): WebhookAttempt => {
    return { ...attempt, request: { headers, body } }
  })
  return { ...job, delivery: { ...delivery, attempts: whole }, tries, repeats, isForged }
}
