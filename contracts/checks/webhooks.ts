import {
  decided,
  decidedAgain,
  LOOK,
  secondPaymentProfileAfterDecision,
  type Decided,
} from '../steps/webhooks.ts'
import { must, show, type Check, type Finding } from '../engine/check.ts'
import type { Context } from '../engine/context.ts'
import type { Arrival } from '../engine/receiver.ts'
import { isObject, type JsonObject } from '../http/exchange.ts'
import { hasIds, readNotice, recordsAbout } from '../http/answers/read-notice.ts'
import { recordOf } from '../http/answers/read-reply.ts'
import { skip } from '../model/stop.ts'
import { unlessCode } from './finding/find.ts'
import { findDecided, statusesIn, toOwnName } from './finding/status.ts'

const operation = 'paymentProfileUpdated'

type Names = Context['settings']['statusNames']

/** A finding unless a webhook has told of a decision. */
function unlessTold(one: Decided): Finding[] {
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
  return !hasIds(readNotice(text)) || (enrolment.profileId === null && !/subscription/i.test(text))
}

/** Records of the payment profile in a webhook. */
function recordsIn({ text }: Arrival, { enrolment }: Decided): JsonObject[] {
  return recordsAbout(readNotice(text), enrolment)
}

function isAboutSubscription({ text }: Arrival, one: Decided | undefined): boolean {
  return one !== undefined && text.includes(one.enrolment.subscriptionId)
}

/** A webhook without its own id, which may be the number of a payment profile by chance. */
function withoutOwnId(notice: unknown): unknown {
  if (!isObject(notice) || !hasIds(notice)) return notice
  const { id: _, ...others } = notice
  return others
}

/** Checks whether a webhook says that the payment profile is active: by its status, or by its kind. */
function saysActive(
  arrival: Arrival,
  one: Decided,
  { statusNames: names, isLocal }: Context['settings'],
): boolean {
  const records = recordsAbout(withoutOwnId(readNotice(arrival.text)), one.enrolment)
  const isActive = records.some((record) => {
    const found = findDecided(statusesIn(record, names), names)
    return found !== undefined && toOwnName(found.status, names) === 'active'
  })
  // On a live site a webhook of another payment profile may come in between.
  const isMeant = records.length > 0 || (isLocal && isUnclear(arrival, one))
  return isActive || (isMeant && kindsIn(arrival).some((kind) => /profile.*activated/i.test(kind)))
}

/** What a webhook may call its kind of event (gap G83). */
function kindsIn({ text }: Arrival): string[] {
  const notice = readNotice(text)
  if (!isObject(notice)) return []
  return ['type', 'event', 'event_type', 'kind', 'name', 'topic'].flatMap((key) => {
    const kind = notice[key]
    return typeof kind === 'string' ? [kind] : []
  })
}

/**
 * What webhooks show after the payer has accepted: `fits` where one says so, else a status that
 * contradicts it; nothing where no status can be read.
 */
function seeStatus(one: Decided, names: Names): { fits: boolean; status: string } | undefined {
  const { status: created } = recordOf(one.reply) ?? {}
  let contrary: string | undefined
  for (const record of one.after().flatMap((arrival) => recordsIn(arrival, one))) {
    const shown = statusesIn(record, names).map(({ status }) => status)
    const known = shown.map((status) => ({ status, name: toOwnName(status, names) }))
    const active = known.find(({ name }) => name === 'active')
    if (active !== undefined) return { fits: true, status: active.status }
    const wrong = known.find(({ name }) => name === 'pending' || name === 'refused')?.status
    const isUnchanged = typeof created === 'string' && record['status'] === created
    contrary ??= wrong ?? (isUnchanged ? created : undefined)
  }
  return contrary === undefined ? undefined : { fits: false, status: contrary }
}

/** Webhooks come in any order: where one contradicts the decision, waits for one that fits. */
async function awaitStatus(one: Decided, { settings, receiver, time }: Context) {
  const deadline = time.now() + (receiver?.patience ?? 0)
  let seen = seeStatus(one, settings.statusNames)
  while (seen?.fits === false && time.now() < deadline) {
    await time.sleep(LOOK)
    seen = seeStatus(one, settings.statusNames)
  }
  return seen
}

export const webhookChecks: readonly Check[] = [
  must(
    'HOOK-SEND-001',
    ['F13', 'F14', 'F74'],
    'reports the activation of a payment profile by a webhook',
    { operation, requires: { decided }, judge: ({ decided: one }) => unlessTold(one) },
  ),
  must(
    'HOOK-SEND-003',
    ['F14', 'F12', 'F74'],
    'reports no activation before the payer has accepted',
    {
      operation,
      requires: { decided },
      after: { decidedAgain },
      judge: ({ decided: first }, { decidedAgain: second }, { settings }) =>
        [first, second].flatMap((one) =>
          one?.before.some(
            (arrival) =>
              saysActive(arrival, one, settings) &&
              // A small number may be the id of one profile and something else in another's webhook.
              ![first, second].some(
                (other) => other !== one && isAboutSubscription(arrival, other),
              ),
          )
            ? [
                {
                  reply: one.reply,
                  expected: 'no activation before the payer has accepted',
                  received: 'a webhook that tells of one',
                },
              ]
            : [],
        ),
    },
  ),
  must('HOOK-SEND-004', ['F14', 'F12'], 'shows the new status in the webhook, if it shows one', {
    operation,
    requires: { decided },
    after: { decidedAgain },
    judge: async ({ decided: first }, { decidedAgain: second }, context) => {
      const expected = 'a webhook whose status says that the payer has accepted'
      const findings: Finding[] = []
      let isShown = false
      for (const one of [first, second]) {
        const seen = one && (await awaitStatus(one, context))
        if (seen === undefined || one === undefined) continue
        isShown = true
        if (!seen.fits) findings.push({ reply: one.reply, expected, received: show(seen.status) })
      }
      if (!isShown) throw skip('NOT_SHOWN', 'No webhook shows a status that is known')
      return findings
    },
  }),
  must('HOOK-SEND-005', ['F13', 'F14'], 'reports the activation of each payment profile', {
    operation,
    requires: { decidedAgain },
    judge: ({ decidedAgain: one }) => unlessTold(one),
  }),
  must(
    'HOOK-SEND-002',
    ['F05', 'F111', 'F112'],
    'answers SB344 once the payment profile is active',
    {
      operation: 'createPaymentProfile',
      requires: { secondPaymentProfileAfterDecision },
      judge: ({ secondPaymentProfileAfterDecision: reply }) =>
        unlessCode(reply, 'SB344', 'the subscription has an active payment profile'),
    },
  ),
]
