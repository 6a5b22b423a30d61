import { LOOK, type Decided } from '../../steps/webhooks.ts'
import type { Finding } from '../../engine/check.ts'
import type { Context } from '../../engine/context.ts'
import type { Arrival } from '../../engine/receiver.ts'
import { isObject, textOfId, type JsonObject } from '../../http/exchange.ts'
import {
  hasIds,
  isOnlyAbout,
  kindsIn,
  readNotice,
  recordsAbout,
} from '../../http/answers/read-notice.ts'
import { recordOf } from '../../http/answers/read-reply.ts'
import { toJson } from '../../http/json.ts'
import { skip } from '../../model/stop.ts'
import { findDecided, statusesIn, toOwnName } from './status.ts'

type Names = Context['settings']['statusNames']

/** A finding unless a webhook has told of a decision. */
export function unlessTold(one: Decided): Finding[] {
  const { told, after, reply } = one
  if (told !== undefined) return []
  const arrivals = after()
  if (arrivals.some((arrival) => isUnclear(arrival, one))) {
    throw skip(
      'NOT_SHOWN',
      'A webhook came, but it does not show which payment profile it is about',
    )
  }
  const others = arrivals.length === 0 ? 'none came' : `${arrivals.length} came, none of them`
  const expected = 'a webhook that names the payment profile or its subscription'
  return [{ reply, expected, received: `${others} within the time` }]
}

/** A payload is a gap (G84): it may show no ids, or one that no answer has shown. */
function isUnclear({ text }: Arrival, { enrolment }: Decided): boolean {
  const notice = readNotice(text)
  const isNamed = /subscription/i.test(text + toJson(notice ?? null))
  return !hasIds(notice) || (enrolment.profileId === null && !isNamed)
}

/** Records of the payment profile in a webhook. */
export function recordsIn({ text }: Arrival, { enrolment }: Decided): JsonObject[] {
  return recordsAbout(readNotice(text), enrolment)
}

export function isAboutSubscription({ text }: Arrival, one: Decided | undefined): boolean {
  return one !== undefined && text.includes(one.enrolment.subscriptionId)
}

/** A webhook without its own id, which may be the number of a payment profile by chance. */
function withoutOwnId(notice: unknown): unknown {
  if (!isObject(notice) || !hasIds(notice)) return notice
  const { id: _, ...others } = notice
  return others
}

/** Checks whether a webhook says that the payment profile is active: by its status, or by its kind. */
export function saysActive(
  arrival: Arrival,
  one: Decided,
  { statusNames: names, isLocal }: Context['settings'],
): boolean {
  const records = recordsAbout(withoutOwnId(readNotice(arrival.text)), one.enrolment)
  const kinds = kindsIn(readNotice(arrival.text))
  const isActive = records.some((record) => {
    const found = findDecided(statusesIn(record, names), names)
    return found !== undefined && toOwnName(found.status, names) === 'active'
  })
  // On a live site a webhook of another payment profile may come in between.
  const isMeant = records.length > 0 || (isLocal && isUnclear(arrival, one))
  return isActive || (isMeant && kinds.some((kind) => /profile.*activated/i.test(kind)))
}

/**
 * What webhooks show after the payer has accepted: `fits` where one says so, else a status that
 * contradicts it; nothing where no status can be read.
 */
function seeStatus(one: Decided, names: Names): { fits: boolean; status: string } | undefined {
  const { status: created } = recordOf(one.reply) ?? {}
  let contrary: string | undefined
  for (const record of one.after().flatMap((arrival) => recordsIn(arrival, one))) {
    const known = statusesIn(record, names).map(({ status }) => ({
      status,
      name: toOwnName(status, names),
    }))
    const active = known.find(({ name }) => name === 'active')
    if (active !== undefined) return { fits: true, status: active.status }
    const wrong = known.find(({ name }) => name === 'pending' || name === 'refused')?.status
    const isUnchanged = typeof created === 'string' && record['status'] === created
    contrary ??= wrong ?? (isUnchanged ? created : undefined)
  }
  return contrary === undefined ? undefined : { fits: false, status: contrary }
}

/** Webhooks come in any order: where one contradicts the decision, waits for one that fits. */
export async function awaitStatus(one: Decided, context: Context) {
  const see = () => seeStatus(one, context.settings.statusNames)
  await waitUntil(context, () => see()?.fits !== false)
  return see()
}

/** What webhooks tell of a payment profile that the payer has refused. */
interface Told {
  active: boolean
  pending: boolean
  /** Any other status, known or not. */
  other: boolean
}

export function seeRefusal(arrivals: readonly Arrival[], one: Decided, names: Names): Told {
  const told: Told = { active: false, pending: false, other: false }
  const { status: created } = recordOf(one.reply) ?? {}
  for (const arrival of arrivals) {
    const shown = recordsIn(arrival, one).map((record) => statusesIn(record, names))
    const kinds = kindsIn(readNotice(arrival.text))
    if (shown.every((statuses) => statuses.length === 0)) {
      told.active ||= kinds.some((kind) => /profile.*activated/i.test(kind))
    }
    for (const statuses of shown.filter(({ length }) => length > 0)) {
      const found = statuses.map(({ status }) => toOwnName(status, names))
      const isAsCreated = statuses.length === 1 && statuses[0]?.status === created
      // One status that nobody has named may say more than those beside it.
      if (found[0] === 'active' && found.every((name) => name === 'active' || name === 'pending')) {
        told.active = true
      } else if (found.every((name) => name === 'pending') || (isAsCreated && !found[0])) {
        told.pending = true
      } else {
        told.other = true
      }
    }
  }
  return told
}

/** Earlier decisions, which webhooks may be about as well. */
type Earlier = Readonly<Record<'decided' | 'decidedAgain', Decided | undefined>>

/** The webhooks since a decision that can only be about its payment profile. */
export function arrivalsOf(one: Decided, all: readonly (Decided | undefined)[]): Arrival[] {
  const others = all.flatMap((other) =>
    other === undefined || other === one ? [] : other.enrolment,
  )
  return one.after().filter(({ text }) => isOnlyAbout(text, one.enrolment, others))
}

/** The payment profile itself in the webhooks since a decision: its id, and a type beside it. */
export function profilesIn(one: Decided | undefined): JsonObject[] {
  const id = one?.enrolment.profileId
  if (one === undefined || id === null) return []
  return one
    .after()
    .flatMap((arrival) => recordsIn(arrival, one))
    .filter((record) => 'payment_method_type' in record && textOfId(record['id']) === id)
}

export const isPending = ({ active, pending, other }: Told) => pending && !active && !other

/** Whether a site sends webhooks of pending profiles at other times: one of them may come late. */
export function areNoticesPending(one: Decided, earlier: Earlier, names: Names): boolean {
  const others = Object.values(earlier)
  return (
    seeRefusal(one.before, one, names).pending ||
    others.some(
      (other) => other && seeRefusal(arrivalsOf(other, [one, ...others]), other, names).pending,
    )
  )
}

export async function waitUntil(
  { receiver, time }: Context,
  isEnough: () => boolean,
): Promise<void> {
  const deadline = time.now() + (receiver?.patience ?? 0)
  while (!isEnough() && time.now() < deadline) await time.sleep(LOOK)
}
