import { step } from '../engine/step.ts'
import type { Context } from '../engine/context.ts'
import { textOfId, toKey, type Reply } from '../http/exchange.ts'
import { isSuccess, mentions, recordOf } from '../http/answers/read-reply.ts'
import { Unanswered } from '../http/send.ts'
import { blockedBy, skip } from '../model/stop.ts'
import { firstCustomer } from './customers.ts'
import {
  isSameQuantities,
  otherAfterItem,
  quantitiesOf,
  readAfterItem,
  repeatedItem,
} from './items.ts'
import {
  firstSubscription,
  secondSubscription,
  secondSubscriptionRead,
  unifiedCustomer,
  unifiedSubscription,
} from './subscriptions.ts'

/** A body of the create-profile call; a key that is undefined is left out. */
export type PaymentProfileBody = Readonly<Record<string, unknown>>

/** The body that enrols a subscription. */
export function pixFor(subscriptionId: string): PaymentProfileBody {
  return { payment_method_type: 'pix', subscription_id: subscriptionId }
}

/** Sends a create-profile call that must be refused. */
export function refusePaymentProfile(
  context: Context,
  customerId: string,
  body: PaymentProfileBody | readonly [],
): Promise<Reply> {
  return context.write('createPaymentProfile', {
    path: { customer_id: customerId },
    body,
    isRefused: true,
  })
}

/** Sends a valid create-profile call. An answer that got lost cannot be looked up. */
async function enrol(context: Context, customerId: string, subscriptionId: string): Promise<Reply> {
  const send = () =>
    context.write('createPaymentProfile', {
      path: { customer_id: customerId },
      body: pixFor(subscriptionId),
      isNeeded: true,
    })
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error
    // A subscription has one profile: the second call shows whether the first one worked.
    const again = await send()
    if (!mentions(again, 'SB344')) return again
    throw skip('NOT_SHOWN', 'The payment profile was created, but the answer did not come through')
  }
}

/** The ids that a right call names. */
interface Named {
  customerId: string
  subscriptionId: string
}

/** A create-profile call for the second subscription that breaks one rule. */
function brokenRule(
  name: string,
  change: (context: Context, named: Named) => PaymentProfileBody,
  { isSpare = false } = {},
) {
  return step(name, {
    requires: { firstCustomer, secondSubscription },
    after: { secondSubscriptionRead, otherAfterItem },
    run: (context, { firstCustomer: customer, secondSubscription: { id } }) => {
      if (isSpare) context.refuseUnlessSpare()
      return refusePaymentProfile(context, customer.id, {
        payment_method_type: 'pix',
        subscription_id: id,
        ...change(context, { customerId: customer.id, subscriptionId: id }),
      })
    },
  })
}

/** A further near miss, where the site leaves the run requests to spare. */
function spareRule(name: string, change: (context: Context, named: Named) => PaymentProfileBody) {
  return brokenRule(name, change, { isSpare: true })
}

const CARD = { payment_method_type: 'credit_card' }

export const typeMissing = brokenRule('type-missing', () => ({ payment_method_type: undefined }))
const typeNull = brokenRule('type-null', () => ({ payment_method_type: null }))
const typeEmpty = brokenRule('type-empty', () => ({ payment_method_type: '' }))
export const typeSpaces = brokenRule('type-spaces', () => ({ payment_method_type: '   ' }))
export const typeOther = brokenRule('type-other', () => ({ payment_method_type: 'boleto' }))
const typeNearly = brokenRule('type-nearly', () => ({ payment_method_type: 'pixel' }))
const typeCard = brokenRule('type-card', () => CARD)
const typeSpelled = brokenRule('type-spelled', () => ({ payment_method_type: 'PIX' }))
/** A text column of a database may ignore spaces at its end, and `$` in a pattern a line break. */
const typeSpaced = spareRule('type-spaced', () => ({ payment_method_type: 'pix ' }))
const typeLined = spareRule('type-lined', () => ({ payment_method_type: 'pix\n' }))
const typeListed = spareRule('type-listed', () => ({ payment_method_type: ['pix'] }))
const typeTrue = spareRule('type-true', () => ({ payment_method_type: true }))
/** Two rules at once: which one the site names first is open. */
const nothingGiven = brokenRule('nothing-given', () => ({
  payment_method_type: undefined,
  subscription_id: undefined,
}))
const cardAlone = spareRule('card-alone', () => ({ ...CARD, subscription_id: undefined }))
const cardForUnknown = brokenRule('card-for-unknown', ({ people }) => ({
  ...CARD,
  subscription_id: people.uuid(),
}))
export const subscriptionMissing = brokenRule('subscription-missing', () => ({
  subscription_id: undefined,
}))
export const subscriptionNull = brokenRule('subscription-null', () => ({ subscription_id: null }))
export const subscriptionEmpty = brokenRule('subscription-empty', () => ({ subscription_id: '' }))
export const subscriptionUnknown = brokenRule('subscription-unknown', ({ people }) => ({
  subscription_id: people.uuid(),
}))
export const subscriptionMalformed = brokenRule('subscription-malformed', () => ({
  subscription_id: 'no-uuid',
}))

/** The right id with another digit at its end. */
const subscriptionOneOff = brokenRule('subscription-one-off', (_, { subscriptionId: id }) => ({
  subscription_id: `${id.slice(0, -1)}${id.endsWith('0') ? '1' : '0'}`,
}))
const subscriptionOfZeros = spareRule('subscription-of-zeros', () => ({
  subscription_id: '00000000-0000-0000-0000-000000000000',
}))
const subscriptionTooLong = spareRule('subscription-too-long', (_, { subscriptionId: id }) => ({
  subscription_id: `${id}x`,
}))
const subscriptionCutShort = brokenRule('subscription-cut-short', (_, { subscriptionId: id }) => ({
  subscription_id: id.slice(0, -1),
}))
const subscriptionOfCustomer = brokenRule('customer-for-subscription', (_, { customerId }) => ({
  subscription_id: customerId,
}))

/** Every call for the second subscription that breaks a rule: none may leave a trace. */
export const brokenRules = {
  typeMissing,
  typeNull,
  typeEmpty,
  typeSpaces,
  typeOther,
  typeNearly,
  typeCard,
  typeSpelled,
  typeSpaced,
  typeLined,
  typeListed,
  typeTrue,
  nothingGiven,
  cardAlone,
  cardForUnknown,
  subscriptionMissing,
  subscriptionNull,
  subscriptionEmpty,
  subscriptionUnknown,
  subscriptionMalformed,
  subscriptionOneOff,
  subscriptionOfZeros,
  subscriptionTooLong,
  subscriptionCutShort,
  subscriptionOfCustomer,
}

/** A body that is no object: a site that takes it for an empty one refuses it too (gap G92). */
export const listBody = step('list-body', {
  requires: { firstCustomer, secondSubscription },
  after: { typeMissing },
  run: (context, { firstCustomer: { id } }) => refusePaymentProfile(context, id, []),
})

/** A number for the subscription's id (gap G128). */
export const subscriptionNumber = step('subscription-number', {
  requires: { firstCustomer, secondSubscription },
  after: { listBody },
  run: (context, { firstCustomer: { id } }) => {
    context.refuseUnlessSpare()
    const body = { payment_method_type: 'pix', subscription_id: NO_SUBSCRIPTION }
    return refusePaymentProfile(context, id, body)
  },
})

const NO_SUBSCRIPTION = 5

/** What each rule of the create-profile call is about, as in gap G57. */
export type Rule = 'customer' | 'type' | 'id' | 'subscription' | 'taken'

/** The rule that an answer names first. */
export function firstRule(reply: Reply): Rule {
  const at = (code: string) => reply.text.search(new RegExp(`(?<![A-Za-z0-9])${code}`))
  const [first] = Object.keys(RULES)
    .filter((code) => at(code) !== -1)
    .toSorted((one, other) => at(one) - at(other))
  return first === undefined ? 'customer' : RULES[first]!
}

const RULES: Readonly<Record<string, Rule>> = {
  PPMT01: 'type',
  PPMT02: 'type',
  PPS01: 'id',
  SB404: 'subscription',
  SB344: 'taken',
}

/** What calls get that break several rules; undefined where others show it. */
export interface RulesTogether {
  empty: Reply
  card: Reply
  emptyOfNobody: Reply
  halfOfNobody: Reply | undefined
  unknownOfNobody: Reply | undefined
}

/**
 * Calls that break several rules at once, no more than show their order (gap G57): without any field,
 * with another type and an unknown subscription, and what an unknown customer comes before.
 */
export const rulesTogether = step('rules-together', {
  requires: { nothingGiven, cardForUnknown },
  after: brokenRules,
  run: async (context, made): Promise<RulesTogether> => {
    const { nothingGiven: empty, cardForUnknown: card } = made
    const nobody = unknownCustomerId(context)
    const unknown = () => ({ subscription_id: context.people.uuid() })
    const emptyOfNobody = await refusePaymentProfile(context, nobody, {})
    const isIdFirst = firstRule(empty) === 'id'
    const isLater = ['type', 'id'].includes(firstRule(emptyOfNobody))
    const half = isIdFirst ? { ...CARD, ...unknown() } : { payment_method_type: 'pix' }
    const halfOfNobody = isLater ? await refusePaymentProfile(context, nobody, half) : undefined
    const isOpen = isLater || (!isIdFirst && firstRule(card) === 'subscription')
    const unknownOfNobody = isOpen
      ? await refusePaymentProfile(context, nobody, { payment_method_type: 'pix', ...unknown() })
      : undefined
    return { empty, card, emptyOfNobody, halfOfNobody, unknownOfNobody }
  },
})

/** The enrolled subscription just before. */
export const readBeforePaymentProfile = step('read-before-profile', {
  requires: { firstSubscription },
  after: { readAfterItem, repeatedItem },
  run: (context, { firstSubscription: { id } }, { repeatedItem: added }) =>
    context.askUntil(
      0.5,
      () => context.read('readSubscription', { path: { id } }),
      // A read may lag behind what was added.
      (reply) =>
        added === undefined ||
        !isSuccess(added.reply) ||
        isSameQuantities(quantitiesOf(recordOf(reply)), added.after),
    ),
})

/** An enrolment, with reads of the subscription right before and right after. */
interface Enrolment {
  before: Reply
  reply: Reply
  after: Reply
}

async function enrolAfterRead(
  context: Context,
  before: Reply,
  customerId: string,
  subscriptionId: string,
): Promise<Enrolment> {
  const reply = await enrol(context, customerId, subscriptionId)
  const after = await context.read('readSubscription', { path: { id: subscriptionId } })
  return { before, reply, after }
}

/** The enrolment of the first subscription, whatever its answer. */
export const firstEnrolment = step('first-enrolment', {
  requires: { firstCustomer, firstSubscription, readBeforePaymentProfile },
  run: (
    context,
    { firstCustomer: customer, firstSubscription: { id }, readBeforePaymentProfile: before },
  ) => enrolAfterRead(context, before, customer.id, id),
})

/** The call that enrols the first subscription, whatever its answer. */
export const sentPaymentProfile = step('profile-call', {
  requires: { firstEnrolment },
  run: async (_, { firstEnrolment: { reply } }) => reply,
})

/** The answer that created the first payment profile. */
export const firstPaymentProfile = step('first-profile', {
  requires: { sentPaymentProfile },
  run: async (_, { sentPaymentProfile: reply }) => {
    if (isSuccess(reply)) return reply
    throw blockedBy('PAY-CREATE-001', `The payment profile was refused with ${reply.status}`)
  },
})

/** A second payment profile for the same subscription. */
export const secondPaymentProfile = step('second-profile', {
  requires: { firstPaymentProfile, firstCustomer, firstSubscription },
  run: (context, { firstCustomer: customer, firstSubscription: { id } }) =>
    refusePaymentProfile(context, customer.id, pixFor(id)),
})

/** A second payment profile for the same subscription, under another customer. */
export const secondPaymentProfileOfAnother = step('second-profile-of-another', {
  requires: { firstPaymentProfile, firstSubscription, unifiedCustomer },
  after: { secondPaymentProfile },
  run: (context, { unifiedCustomer: { id: customerId }, firstSubscription: { id } }) =>
    refusePaymentProfile(context, customerId, pixFor(id)),
})

/** A payment profile of another type for the same subscription: it breaks two rules. */
export const cardForEnrolled = step('card-for-enrolled', {
  requires: { firstPaymentProfile, firstCustomer, firstSubscription },
  after: { secondPaymentProfile },
  run: (context, { firstCustomer: customer, firstSubscription: { id } }) =>
    refusePaymentProfile(context, customer.id, { ...pixFor(id), ...CARD }),
})

/** A payment profile without a type for the same subscription: it breaks two rules. */
export const blankForEnrolled = step('blank-for-enrolled', {
  requires: { firstPaymentProfile, firstCustomer, firstSubscription },
  after: { secondPaymentProfile },
  run: (context, { firstCustomer: customer, firstSubscription: { id } }) => {
    context.refuseUnlessSpare()
    return refusePaymentProfile(context, customer.id, { subscription_id: id })
  },
})

/** The id of the same subscription in the other letter case: the same one, or none. */
export const profileInOtherCase = step('profile-in-other-case', {
  requires: { firstPaymentProfile, firstCustomer, firstSubscription },
  after: { secondPaymentProfile },
  run: (context, { firstCustomer: customer, firstSubscription: { id } }) => {
    context.refuseUnlessSpare()
    const upper = id.toUpperCase()
    const turned = upper === id ? id.toLowerCase() : upper
    return refusePaymentProfile(context, customer.id, pixFor(turned))
  },
})

/** Once more: a refused call must not free the subscription. */
export const thirdPaymentProfile = step('third-profile', {
  requires: { firstPaymentProfile, firstCustomer, firstSubscription, secondPaymentProfile },
  after: { secondPaymentProfileOfAnother, cardForEnrolled, blankForEnrolled, profileInOtherCase },
  run: (context, { firstCustomer: customer, firstSubscription: { id } }) =>
    refusePaymentProfile(context, customer.id, pixFor(id)),
})

/** The enrolled subscription once more, with a key that the spec does not have (gap G53). */
export const paymentProfileWithNotes = step('profile-with-notes', {
  requires: { thirdPaymentProfile, firstCustomer, firstSubscription },
  run: (context, { firstCustomer: customer, firstSubscription: { id } }) =>
    refusePaymentProfile(context, customer.id, { ...pixFor(id), notes: 'hello' }),
})

/** A payment profile for a customer that does not exist. */
export const paymentProfileOfNobody = step('profile-of-nobody', {
  requires: { secondSubscription },
  after: { secondSubscriptionRead },
  run: (context, { secondSubscription: { id } }) =>
    refusePaymentProfile(context, unknownCustomerId(context), pixFor(id)),
})

/** The second subscription is enrolled, after each rule was broken on it. */
export const secondEnrolment = step('second-enrolment', {
  requires: { firstCustomer, secondSubscription },
  after: {
    ...brokenRules,
    listBody,
    rulesTogether,
    paymentProfileOfNobody,
    thirdPaymentProfile,
  },
  run: async (context, { firstCustomer: customer, secondSubscription: { id } }) => {
    const before = await context.read('readSubscription', { path: { id } })
    return enrolAfterRead(context, before, customer.id, id)
  },
})

/** The answer to the second subscription's enrolment. */
export const paymentProfileAfterRefusals = step('profile-after-refusals', {
  requires: { secondEnrolment },
  run: async (_, { secondEnrolment: { reply } }) => reply,
})

/** A second payment profile for the second subscription. */
export const repeatedPaymentProfile = step('repeated-profile', {
  requires: { firstCustomer, secondSubscription, paymentProfileAfterRefusals },
  run: (
    context,
    { firstCustomer: customer, secondSubscription: { id }, paymentProfileAfterRefusals: reply },
  ) => {
    if (isSuccess(reply)) return refusePaymentProfile(context, customer.id, pixFor(id))
    throw blockedBy('PAY-RULE-015', `The payment profile was refused with ${reply.status}`)
  },
})

/** A rule broken once the site has payment profiles, on the subscription of another customer. */
function ruleBrokenLate(name: string, change: PaymentProfileBody) {
  return step(name, {
    requires: { unifiedCustomer, unifiedSubscription, paymentProfileAfterRefusals },
    after: { repeatedPaymentProfile },
    run: (context, { unifiedCustomer: customer, unifiedSubscription: { id } }) =>
      refusePaymentProfile(context, customer.id, { ...pixFor(id), ...change }),
  })
}

/** The rules once more, when there are payment profiles. */
export const rulesBrokenLate = {
  typeMissing: ruleBrokenLate('late-type-missing', { payment_method_type: undefined }),
  typeCard: ruleBrokenLate('late-type-card', CARD),
  subscriptionMissing: ruleBrokenLate('late-subscription-missing', { subscription_id: undefined }),
  /** The id of a record of another kind. */
  subscriptionOfProfile: step('late-subscription-of-profile', {
    requires: { unifiedCustomer, firstPaymentProfile, firstSubscription },
    after: { repeatedPaymentProfile },
    run: (
      context,
      { unifiedCustomer: { id }, firstPaymentProfile: reply, firstSubscription: first },
    ) => {
      const profileId = textOfId(recordOf(reply)?.['id'])
      // The body is a gap (G102): it may show the subscription.
      if (profileId === undefined || toKey(profileId) === toKey(first.id))
        throw skip('NOT_SHOWN', 'No answer shows the id of a payment profile')
      context.refuseUnlessSpare()
      return refusePaymentProfile(context, id, pixFor(profileId))
    },
  }),
  /** The same id as before: a refused call must not have made it known. */
  subscriptionUnknown: step('late-subscription-unknown', {
    requires: { unifiedCustomer, subscriptionUnknown, paymentProfileAfterRefusals },
    after: { repeatedPaymentProfile },
    run: (context, { unifiedCustomer: { id }, subscriptionUnknown: early }) =>
      refusePaymentProfile(context, id, JSON.parse(early.exchange.requestBody ?? '{}')),
  }),
}

/** An id that no site has reached yet. */
export function unknownCustomerId(context: Context): string {
  return String(2_000_000_000 + (context.settings.seed % 100_000))
}
