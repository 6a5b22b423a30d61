import { step } from '../../engine/step.ts'
import type { Context } from '../../engine/context.ts'
import type { Reply } from '../../http/exchange.ts'
import { refusalTextOf } from '../../http/answers/read-reply.ts'
import { idIn } from '../create.ts'
import { firstCustomer } from '../customers.ts'
import { otherAfterItem } from '../items.ts'
import { secondSubscription, secondSubscriptionRead } from '../subscriptions.ts'
import { unknownCustomerId } from './unknown.ts'

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

export const CARD = { payment_method_type: 'credit_card' }

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
const typeListed = brokenRule('type-listed', () => ({ payment_method_type: ['pix'] }))
const typeTrue = brokenRule('type-true', () => ({ payment_method_type: true }))
/** Two rules at once: which one the site names first is open. */
const nothingGiven = brokenRule('nothing-given', () => ({
  payment_method_type: undefined,
  subscription_id: undefined,
}))
const cardAlone = brokenRule('card-alone', () => ({ ...CARD, subscription_id: undefined }))
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

/** The right id with another digit, at its end unless the ids of a site differ in nothing else. */
const subscriptionOneOff = brokenRule('subscription-one-off', (context, { subscriptionId: id }) => {
  const others = context.replies
    .filter(({ exchange }) => exchange.operation === 'createSubscription')
    .map((reply) => idIn(reply, 'subscription') ?? '')
    .filter((other) => other !== id)
  const last = id.lastIndexOf('-') + 1
  const isInSequence = others.some((other) => other.slice(0, last) === id.slice(0, last))
  const at = isInSequence ? last : id.length - 1
  return { subscription_id: `${id.slice(0, at)}${id[at] === '0' ? '1' : '0'}${id.slice(at + 1)}` }
})
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
  const text = refusalTextOf(reply)
  const at = (code: string) => text.search(new RegExp(`(?<![A-Za-z0-9])${code}`))
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

/** A payment profile for a customer that does not exist. */
export const paymentProfileOfNobody = step('profile-of-nobody', {
  requires: { secondSubscription },
  after: { secondSubscriptionRead },
  run: (context, { secondSubscription: { id } }) =>
    refusePaymentProfile(context, unknownCustomerId(context), pixFor(id)),
})
