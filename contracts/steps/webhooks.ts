import { step } from '../engine/step.ts'
import type { Arrival, PendingEnrolment } from '../engine/receiver.ts'
import type { Context } from '../engine/context.ts'
import { isObject, textOfId, toKey, type JsonObject, type Reply } from '../http/exchange.ts'
import { holdsAll, type Listing } from '../http/answers/read-list.ts'
import { toJson } from '../http/json.ts'
import { isAbout, isOnlyAbout } from '../http/answers/read-notice.ts'
import { isSuccess, mentions, recordOf } from '../http/answers/read-reply.ts'
import { blockedBy, skip } from '../model/stop.ts'
import { listUntil, readSoon } from './create.ts'
import { firstCustomer } from './customers.ts'
import { customersLate, firstCustomerLate, subscriptionsLate } from './final-state.ts'
import {
  enrol,
  firstEnrolment,
  firstPaymentProfile,
  paymentProfileAfterRefusals,
} from './payment-profiles.ts'
import { pixFor, refusePaymentProfile } from './refused/broken-rules.ts'
import { race } from './race.ts'
import { unenrolled } from './refused/access.ts'
import { firstSubscription, secondSubscription } from './subscriptions.ts'

/** Milliseconds between two looks at the receiver while waiting for a webhook. */
export const LOOK = 100

/** A decision of the payer, and the webhooks that came before and after it. */
export interface Decided {
  enrolment: PendingEnrolment
  /** The status that it leads to, by our name. */
  status: 'active' | 'refused'
  /** The number of the last answer before it. */
  asked: number
  /** Those about the payment profile or its subscription. */
  before: readonly Arrival[]
  /** Every one since, so far. */
  after: () => readonly Arrival[]
  /** The first later webhook about the payment profile or its subscription, if one came in time. */
  told: Arrival | undefined
  /** The answer that created the payment profile. */
  reply: Reply
}

/** A payment profile that waits for its payer. */
interface Waiting {
  reply: Reply
  subscriptionId: string
  customerId: string
}

function toEnrolment({ reply, subscriptionId, customerId }: Waiting): PendingEnrolment {
  const record = recordOf(reply) ?? {}
  const profile = isObject(record['payment_profile']) ? record['payment_profile'] : record
  const id = textOfId(profile['id'])
  // The answer's body is a gap (G102): it may show the subscription.
  const profileId = id === undefined || toKey(id) === toKey(subscriptionId) ? null : id
  return { profileId, subscriptionId, customerId, qrCode: qrCodeIn(profile) }
}

/** Makes the payer decide, and waits for the webhook; `isMeant` tells whether one is about that. */
async function decide(
  { receiver, time, answers }: Context,
  decision: 'accept' | 'refuse',
  waiting: Waiting,
  isMeant: (text: string, enrolment: PendingEnrolment) => boolean,
): Promise<Decided> {
  if (receiver === undefined) throw skip('NO_RECEIVER', 'Nothing receives webhooks')
  const act = receiver[decision]
  if (act === undefined) throw skip('NO_PAYER', `Nobody can ${decision} the enrolment`)
  const enrolment = toEnrolment(waiting)
  const isOurs = ({ text }: Arrival) => isMeant(text, enrolment)
  const earlier = receiver.arrivals().length
  const asked = answers.at(-1)?.exchange.number ?? 0
  const status = decision === 'accept' ? 'active' : 'refused'
  try {
    await act(enrolment)
  } catch (error) {
    throw skip('NO_PAYER', `The payer could not ${decision}: ${(error as Error).message}`)
  }
  const after = () => receiver.arrivals().slice(earlier)
  const deadline = time.now() + receiver.patience
  while (!after().some(isOurs) && time.now() < deadline) await time.sleep(LOOK)
  const before = receiver.arrivals().slice(0, earlier).filter(isOurs)
  const told = after().find(isOurs)
  return { enrolment, status, asked, before, after, told, reply: waiting.reply }
}

/** The payer accepts the first payment profile. */
export const decided = step('payer-accepts', {
  requires: { firstPaymentProfile, firstSubscription, firstCustomer },
  after: { customersLate, subscriptionsLate },
  run: (context, { firstPaymentProfile: reply, firstSubscription: { id }, firstCustomer: owner }) =>
    decide(context, 'accept', { reply, subscriptionId: id, customerId: owner.id }, isAbout),
})

/** Reads a subscription once more, where the site shows payment profiles in subscriptions. */
function readWithProfile(
  context: Context,
  { after }: { after: Reply },
  { id }: { id: string },
): Promise<Reply> {
  if (!isObject(recordOf(after)?.['payment_profile']))
    throw skip('NOT_SHOWN', 'Subscriptions show no payment profiles')
  context.refuseUnlessSpare(true)
  return context.read('readSubscription', { path: { id }, isProbe: true })
}

/** The second subscription, whose payer has not decided, once that of the first has accepted. */
export const secondSubscriptionUndecided = step('second-subscription-undecided', {
  requires: { decided, firstEnrolment, secondSubscription },
  run: (context, { firstEnrolment: shown, secondSubscription: second }) =>
    readWithProfile(context, shown, second),
})

/** The payer accepts the payment profile of the second subscription too. */
export const decidedAgain = step('payer-accepts-again', {
  requires: { decided, paymentProfileAfterRefusals, secondSubscription, firstCustomer },
  after: { secondSubscriptionUndecided },
  run: (
    context,
    { paymentProfileAfterRefusals: reply, secondSubscription: { id }, firstCustomer: owner },
  ) => {
    const waiting = { reply, subscriptionId: id, customerId: owner.id }
    if (isSuccess(reply)) return decide(context, 'accept', waiting, isAbout)
    throw blockedBy('PAY-RULE-015', `The payment profile was refused with ${reply.status}`)
  },
})

/** A further payment profile for the subscription whose profile the payer has accepted. */
export const secondPaymentProfileAfterDecision = step('second-profile-after-decision', {
  requires: { decided, firstCustomer, firstSubscription },
  run: async (context, { decided: { told }, firstCustomer: owner, firstSubscription: { id } }) => {
    if (told === undefined)
      throw skip('NOT_SHOWN', 'No webhook says that the payment profile is active')
    return refusePaymentProfile(context, owner.id, pixFor(id))
  },
})

/** The first subscription, read once the payer has accepted. */
export const firstSubscriptionDecided = step('first-subscription-decided', {
  requires: { decided, firstSubscription },
  run: (context, { firstSubscription: { id } }) =>
    context.read('readSubscription', { path: { id } }),
})

/** A list of more pages would take the requests of what comes after it. */
function refuseManyPages({ replies }: Listing): void {
  if (replies.length > 3) throw skip('NOT_SHOWN', 'The list has many pages')
}

/** The subscriptions, once one has an active payment profile, unless they fill many pages. */
export const subscriptionsDecided = step('subscriptions-decided', {
  requires: { decided, subscriptionsLate },
  after: { firstSubscriptionDecided, secondPaymentProfileAfterDecision },
  run: async (
    context,
    { subscriptionsLate: { ids, list } },
    { firstSubscriptionDecided: read },
  ) => {
    refuseManyPages(list)
    const { id, activated_at: at } = (read && recordOf(read)) ?? {}
    const isActivated = ({ records }: Listing) =>
      records.every(
        ({ record }) => toKey(record['id']) !== toKey(id) || record['activated_at'] === at,
      )
    // A list may lag behind the decision.
    const isWhole = (listing: Listing) =>
      holdsAll(listing, ids) && (typeof at !== 'string' || isActivated(listing))
    return { ids, list: await listUntil(context, 'listSubscriptions', isWhole) }
  },
})

/** The customers, once the payer of one has accepted, unless they fill many pages. */
export const customersDecided = step('customers-decided', {
  requires: { decided, customersLate },
  after: { subscriptionsDecided },
  run: async (context, { customersLate: { ids, list } }) => {
    refuseManyPages(list)
    context.refuseUnlessSpare(true)
    return listUntil(context, 'listCustomers', (listing) => holdsAll(listing, ids))
  },
})

/**
 * The payer refuses the payment profile that two calls at one moment created: nothing else rests on it.
 */
export const refused = step('payer-refuses', {
  requires: { race, unenrolled },
  after: {
    customersLate,
    subscriptionsLate,
    decided,
    decidedAgain,
    secondPaymentProfileAfterDecision,
    firstSubscriptionDecided,
    subscriptionsDecided,
    customersDecided,
  },
  run: (context, { race: replies, unenrolled: { customerId, subscriptionId } }, attempts) => {
    const reply = replies.find(isSuccess)
    if (reply === undefined) {
      throw skip('NOT_SHOWN', 'No payment profile is left that the payer could refuse')
    }
    const others = [attempts.decided, attempts.decidedAgain].flatMap((one) => one?.enrolment ?? [])
    const waiting = { reply, subscriptionId, customerId }
    return decide(context, 'refuse', waiting, (text, one) => isOnlyAbout(text, one, others))
  },
})

/** The subscription whose payment profile the payer has refused, read. */
export const subscriptionRefused = step('subscription-refused', {
  requires: { refused },
  run: (context, { refused: { enrolment } }) =>
    context.read('readSubscription', { path: { id: enrolment.subscriptionId } }),
})

/** The payment profile of a subscription that a read of it or of its customer shows, as text. */
function profileIn(reply: Reply, subscriptionId: string): string | undefined {
  const { payment_profile: one, payment_profiles: several } = recordOf(reply) ?? {}
  const rows: unknown[] = Array.isArray(several) ? several : []
  const own = rows.find(
    (row) => isObject(row) && toKey(row['subscription_id']) === toKey(subscriptionId),
  )
  const found = isObject(one) ? one : own
  return found === undefined ? undefined : toJson(found)
}

/** Reads a record until it shows a payment profile otherwise than before the payer decided. */
function readDecided(
  context: Context,
  operation: 'readSubscription' | 'readCustomer',
  id: string,
  { before, subscriptionId }: { before: Reply; subscriptionId: string },
): Promise<Reply> {
  const shown = profileIn(before, subscriptionId)
  if (shown === undefined) throw skip('NOT_SHOWN', 'No read shows the payment profile')
  context.refuseUnlessSpare(true)
  const ask = () => context.read(operation, { path: { id }, isProbe: true })
  const isOther = (reply: Reply) => profileIn(reply, subscriptionId) !== shown
  return context.askUntil(0.5, ask, isOther, undefined, DECIDED_PAUSE)
}

/** Milliseconds before another look at a payment profile that a webhook has told of. */
const DECIDED_PAUSE = 1000

/** The first subscription, whose payer has accepted, once others have decided too. */
export const firstSubscriptionAfterDecisions = step('first-subscription-after-decisions', {
  requires: { decided, firstEnrolment, firstSubscription },
  after: { refused },
  run: (context, { firstEnrolment: { after: before }, firstSubscription: { id } }) =>
    readDecided(context, 'readSubscription', id, { before, subscriptionId: id }),
})

/** Its customer. */
export const firstCustomerAfterDecisions = step('first-customer-after-decisions', {
  requires: { decided, firstCustomer, firstSubscription, firstCustomerLate },
  after: { firstSubscriptionAfterDecisions },
  run: (context, { firstCustomer: { id }, firstSubscription: own, firstCustomerLate: before }) =>
    readDecided(context, 'readCustomer', id, { before, subscriptionId: own.id }),
})

/**
 * A further enrolment of the subscription whose payment profile the payer has refused (gap G61); if it
 * is refused for another reason than that profile, with a read of the subscription.
 */
export const enrolmentAfterRefusal = step('enrolment-after-refusal', {
  requires: { refused },
  after: { subscriptionRefused },
  run: async (context, { refused: { enrolment } }) => {
    const { customerId, subscriptionId: id } = enrolment
    const reply = await enrol(context, customerId, pixFor(id), false)
    const isOpen = isSuccess(reply) || mentions(reply, 'SB344')
    return { reply, read: isOpen ? undefined : await readSoon(context, 'readSubscription', id) }
  },
})

/** Once more, where that one was created. */
export const enrolmentAfterReplacement = step('enrolment-after-replacement', {
  requires: { refused, enrolmentAfterRefusal },
  run: (context, { refused: { enrolment }, enrolmentAfterRefusal: { reply } }) => {
    const { customerId, subscriptionId } = enrolment
    if (isSuccess(reply)) return refusePaymentProfile(context, customerId, pixFor(subscriptionId))
    throw skip('NOT_SHOWN', 'The site takes no payment profile in place of the refused one')
  },
})

/** The text of a recurrence QR code, under whatever name (gap G25). */
function qrCodeIn(profile: JsonObject): string | null {
  for (const value of Object.values(profile)) {
    if (typeof value === 'string' && value.startsWith('000201')) return value
    if (isObject(value)) {
      const inner = qrCodeIn(value)
      if (inner !== null) return inner
    }
  }
  return null
}
