import type { Task, Work } from '../clock/tasks.ts'
import { MOST_ATTEMPTS, MOST_DELIVERIES, MOST_ENDPOINTS, MOST_PLANNED } from '../shared/limits.ts'
import { decisions, type AutomaticDecision } from '../world/payment-profile-life.ts'
import { POLICIES } from '../payer/policy.ts'
import { readSecret } from '../webhooks/signature.ts'
import type { DeliveryState } from '../webhooks/delivery.ts'
import { refusalOfForm } from '../webhooks/endpoints.ts'
import { KINDS } from '../webhooks/delivery-faults.ts'
import {
  anyObject,
  integer,
  list,
  map,
  number,
  object,
  oneOf,
  orNull,
  refuse,
  text,
  truth,
  type Read,
} from './reader.ts'

const count = integer(0)

/** A clock may run on behind the moments that it can be set to. */
const LAST_RUNNING = Date.UTC(10_000)

/** What lies ahead may lie a thousand years ahead: the last moment that a date can hold. */
const LAST_DUE = 8.64e15

const momentUntil =
  (last: number): Read<number> =>
  (value, place) => {
    const at = number(value, place)
    if (at >= 0 && at <= last) return at
    throw refuse(place, value, 'give milliseconds since 1970')
  }

const moment = momentUntil(LAST_RUNNING)

const automatic = decisions.filter((one): one is AutomaticDecision => one !== 'cancel')

const works = {
  qr_code_expiry: object({ kind: oneOf(['qr_code_expiry']), payment_profile_id: count }),
  decision: object({
    kind: oneOf(['decision']),
    payment_profile_id: count,
    decision: oneOf(automatic),
  }),
  webhook_attempt: object({ kind: oneOf(['webhook_attempt']), delivery_id: text }),
}

const work: Read<Work> = (value, place) => {
  const { kind } = anyObject(value, place)
  const known = oneOf(Object.keys(works) as (keyof typeof works)[])(kind, `${place}.kind`)
  return works[known](value, place)
}

/** What is out of order would be done too late. */
const due: Read<Omit<Task, 'order'>[]> = (value, place) => {
  const tasks = list(object({ at: momentUntil(LAST_DUE), work }))(value, place)
  const wrong = tasks.findIndex(({ at }, index) => at < (tasks[index - 1]?.at ?? -Infinity))
  if (wrong === -1) return tasks
  throw refuse(`${place}.${wrong}.at`, tasks[wrong]?.at, 'put what is due sooner before it')
}

const url: Read<string> = (value, place) => {
  const address = text(value, place)
  const refused = refusalOfForm(address)
  if (refused !== undefined) throw refuse(place, value, refused)
  return address
}

const secret: Read<string> = (value, place) => {
  const found = text(value, place)
  try {
    readSecret(found)
  } catch {
    throw refuse(place, value, 'write whsec_ and 24 to 64 bytes in base64')
  }
  return found
}

const STATES: readonly DeliveryState[] = ['pending', 'delivered', 'failed', 'dropped']

const attempt = object({
  at: text,
  status: orNull(count),
  error: orNull(text),
  duration_ms: number,
  request_headers: map(text),
  response: orNull(object({ headers: map(text), body: text })),
})

const delivery = object({
  id: text,
  event: object({ type: text, timestamp: text, data: anyObject }),
  endpoint_id: count,
  state: oneOf(STATES),
  reason: orNull(text),
  attempts: list(attempt, MOST_ATTEMPTS),
  tries: count,
  repeats: count,
  is_forged: truth,
  // Files of earlier versions do not have it.
  is_reformatted: (value, place): boolean => value !== undefined && truth(value, place),
})

const ids = list(text, MOST_DELIVERIES)

/** How far a clock runs ahead of the machine's, in milliseconds. */
const lead: Read<number> = (value, place) => {
  const found = integer(-Number.MAX_SAFE_INTEGER)(value, place)
  const at = Date.now() + found
  if (at >= 0 && at <= LAST_RUNNING) return found
  throw refuse(place, value, 'give milliseconds')
}

/** Reads what happens by itself. */
export const background = object({
  time: object({ begun_at: orNull(moment), stands_at: orNull(moment), lead }),
  due,
  payer: object({ policy: oneOf(POLICIES), delay: count }),
  webhooks: object({
    endpoints: object({
      list: list(object({ id: count, url, secret, disabled: truth }), MOST_ENDPOINTS),
      last_id: count,
      drawn: count,
    }),
    misbehaviours: list(
      object({ how: oneOf(KINDS), next: integer(1), delay: count }),
      MOST_PLANNED,
    ),
    deliveries: list(delivery, MOST_DELIVERIES),
    finished: ids,
    held: ids,
    under_way: ids,
    drawn: count,
  }),
})
