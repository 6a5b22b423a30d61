import {
  decided,
  decidedAgain,
  enrolmentAfterRefusal,
  enrolmentAfterReplacement,
  firstSubscriptionDecided,
  LOOK,
  refused,
  secondPaymentProfileAfterDecision,
  subscriptionRefused,
  subscriptionsDecided,
  type Decided,
} from '../steps/webhooks.ts'
import { firstSubscriptionLate, subscriptionsLate } from '../steps/final-state.ts'
import { unifiedRead, unifiedSubscription } from '../steps/subscriptions.ts'
import { lookAt, must, show, type Check, type Finding } from '../engine/check.ts'
import type { Context } from '../engine/context.ts'
import type { Arrival } from '../engine/receiver.ts'
import { isObject, textOfId, toKey, type JsonObject } from '../http/exchange.ts'
import {
  hasIds,
  isOnlyAbout,
  kindsIn,
  readNotice,
  recordsAbout,
} from '../http/answers/read-notice.ts'
import { codesIn, isSuccess, recordOf } from '../http/answers/read-reply.ts'
import { skip } from '../model/stop.ts'
import { unlessCode, unlessEqual } from './finding/find.ts'
import { findDecided, statusesIn, toOwnName } from './finding/status.ts'
import {
  shown,
  shownBy,
  unlessCustomer,
  unlessUnpaid,
  unlessUntouched,
} from './finding/subscription-findings.ts'

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
async function awaitStatus(one: Decided, context: Context) {
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

function seeRefusal(arrivals: readonly Arrival[], one: Decided, names: Names): Told {
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
function arrivalsOf(one: Decided, all: readonly (Decided | undefined)[]): Arrival[] {
  const others = all.flatMap((other) =>
    other === undefined || other === one ? [] : other.enrolment,
  )
  return one.after().filter(({ text }) => isOnlyAbout(text, one.enrolment, others))
}

/** The payment profile itself in the webhooks since a decision: its id, and a type beside it. */
function profilesIn(one: Decided | undefined): JsonObject[] {
  const id = one?.enrolment.profileId
  if (one === undefined || id === null) return []
  return one
    .after()
    .flatMap((arrival) => recordsIn(arrival, one))
    .filter((record) => 'payment_method_type' in record && textOfId(record['id']) === id)
}

const isPending = ({ active, pending, other }: Told) => pending && !active && !other

/** Whether a site sends webhooks of pending profiles at other times: one of them may come late. */
function areNoticesPending(one: Decided, earlier: Earlier, names: Names): boolean {
  const others = Object.values(earlier)
  return (
    seeRefusal(one.before, one, names).pending ||
    others.some(
      (other) => other && seeRefusal(arrivalsOf(other, [one, ...others]), other, names).pending,
    )
  )
}

async function waitUntil({ receiver, time }: Context, isEnough: () => boolean): Promise<void> {
  const deadline = time.now() + (receiver?.patience ?? 0)
  while (!isEnough() && time.now() < deadline) await time.sleep(LOOK)
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
  must(
    'HOOK-SEND-006',
    ['F14', 'F12'],
    'reports no activation of a payment profile that the payer has refused',
    {
      operation,
      requires: { refused },
      after: { decided, decidedAgain },
      judge: ({ refused: one }, attempts, { settings: { statusNames } }) => {
        const arrivals = arrivalsOf(one, Object.values(attempts))
        if (arrivals.length === 0) return undefined
        if (!seeRefusal(arrivals, one, statusNames).active) return []
        const expected = 'no activation: the payer has refused'
        return { reply: one.reply, expected, received: 'a webhook that tells of one' }
      },
    },
  ),
  must(
    'HOOK-SEND-007',
    ['F151'],
    'shows the new status in the webhook of a refusal, if it sends one',
    {
      operation,
      requires: { refused },
      after: { decided, decidedAgain },
      judge: async ({ refused: one }, attempts, context) => {
        const { statusNames } = context.settings
        const others = Object.values(attempts)
        const see = () => seeRefusal(arrivalsOf(one, others), one, statusNames)
        await waitUntil(context, () => !isPending(see()))
        const told = see()
        if (!told.pending && !told.other) return undefined
        if (!isPending(told) || areNoticesPending(one, attempts, statusNames)) return []
        const expected = 'a status that says that the payer has refused'
        return { reply: one.reply, expected, received: 'a webhook with the status from before' }
      },
    },
  ),
  must('HOOK-SEND-010', ['F14', 'F12'], 'reports no refusal where the payer accepts', {
    operation,
    requires: { decided },
    after: { decidedAgain, refused },
    judge: (
      { decided: first },
      { decidedAgain: second, refused: last },
      { settings: { statusNames } },
    ) =>
      lookAt([first, second], (one) => {
        if (one === undefined) return undefined
        const others = [first, second, last].flatMap((other) =>
          other === undefined || other === one ? [] : other.enrolment,
        )
        const shown = [...one.before, ...one.after()]
          .filter(({ text }) => isOnlyAbout(text, one.enrolment, others))
          .flatMap((arrival) => recordsIn(arrival, one))
          .map((record) => statusesIn(record, statusNames))
          .filter((statuses) => statuses.length > 0)
        if (shown.length === 0) return undefined
        const wrong = shown.find((statuses) =>
          statuses.every(({ status }) => toOwnName(status, statusNames) === 'refused'),
        )
        const expected = 'no refusal: the payer accepts'
        return wrong === undefined
          ? []
          : { reply: one.reply, expected, received: show(wrong[0]?.status) }
      }),
  }),
  must('HOOK-SEND-011', 'F69', 'shows `pix` as type of a payment profile, if it shows one', {
    operation,
    requires: { decided },
    after: { decidedAgain },
    judge: ({ decided: first }, { decidedAgain: second }) =>
      lookAt([first, second], (one) =>
        lookAt(profilesIn(one), ({ payment_method_type: type }) =>
          unlessEqual(one!.reply, '/payment_method_type', 'pix', type),
        ),
      ),
  }),
  must('HOOK-SEND-012', 'F70', 'names the subscription of the payment profile, if it names one', {
    operation,
    requires: { decided },
    after: { decidedAgain },
    judge: ({ decided: first }, { decidedAgain: second }) =>
      lookAt([first, second], (one) =>
        lookAt(profilesIn(one), ({ subscription_id: id }) =>
          id === undefined
            ? undefined
            : unlessEqual(one!.reply, '/subscription_id', one!.enrolment.subscriptionId, id),
        ),
      ),
  }),
  must('HOOK-SEND-013', 'F71', 'names the customer of the payment profile, if it names one', {
    operation,
    requires: { decided },
    after: { decidedAgain },
    judge: ({ decided: first }, { decidedAgain: second }) =>
      lookAt([first, second], (one) =>
        lookAt(profilesIn(one), ({ customer_id: flat, customer }) => {
          const id = textOfId(flat ?? (isObject(customer) ? customer['id'] : undefined))
          return id === undefined
            ? undefined
            : unlessEqual(one!.reply, '/customer_id', one!.enrolment.customerId, id)
        }),
      ),
  }),
  must('HOOK-SEND-014', 'F15', 'takes no payment when the payer refuses', {
    operation: ['readSubscription', 'listSubscriptions'],
    requires: { refused, subscriptionRefused, subscriptionsLate, subscriptionsDecided },
    judge: ({ refused: { enrolment }, subscriptionRefused: after, ...lists }) => {
      const { subscriptionsLate: late, subscriptionsDecided: next } = lists
      const [early, before] = [late.list, next.list].map(({ records }) =>
        records.find(({ record }) => toKey(record['id']) === toKey(enrolment.subscriptionId)),
      )
      return unlessUnpaid(early, before, shownBy(after))
    },
  }),
  must('HOOK-SEND-015', ['F85', 'F86'], 'reads a subscription once the payer has accepted', {
    operation: 'readSubscription',
    requires: { firstSubscriptionDecided, firstSubscriptionLate },
    judge: ({ firstSubscriptionDecided: reply, firstSubscriptionLate: before }) =>
      isSuccess(before) ? unlessUntouched(before, reply) : undefined,
  }),
  must(
    'HOOK-SEND-016',
    ['F50', 'F77'],
    'keeps the customer of a subscription whose payer refuses',
    {
      operation: 'readSubscription',
      requires: { subscriptionRefused, unifiedSubscription, unifiedRead },
      judge: ({ subscriptionRefused: reply, unifiedSubscription: { id, ordered }, ...early }) => {
        const { customer } = shown(reply)
        const isMeant = toKey(shown(reply)['id']) === toKey(id) && isObject(customer)
        // What becomes of the subscription itself is open.
        if (!isSuccess(reply) || !isSuccess(early.unifiedRead) || !isMeant) return undefined
        return unlessCustomer(reply, '/data', shown(reply), ordered.person ?? {})
      },
    },
  ),
  must(
    'HOOK-SEND-008',
    ['F112', 'F110', 'F111'],
    'takes another payment profile once the payer has refused, or answers SB344',
    {
      operation: 'createPaymentProfile',
      requires: { enrolmentAfterRefusal },
      judge: ({ enrolmentAfterRefusal: { reply, read } }) => {
        if (read === undefined) return []
        const codes = codesIn(reply)
        // Refused by no rule of the spec, or the site has taken the subscription away: that is open.
        if (codes.length === 0 || !isSuccess(read)) return undefined
        const expected = 'success or SB344: the subscription exists, and nothing else is wrong'
        return { reply, expected, received: codes.join(', ') }
      },
    },
  ),
  must(
    'HOOK-SEND-009',
    ['F05', 'F111', 'F112'],
    'answers SB344 once a refused payment profile has been replaced',
    {
      operation: 'createPaymentProfile',
      requires: { enrolmentAfterReplacement },
      judge: ({ enrolmentAfterReplacement: reply }) =>
        unlessCode(reply, 'SB344', 'the subscription has a new payment profile'),
    },
  ),
]
