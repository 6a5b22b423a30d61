import { idIn } from '../../steps/create.ts'
import { firstPaymentProfile } from '../../steps/payment-profiles.ts'
import { firstSubscription } from '../../steps/subscriptions.ts'
import { views, type View } from '../../steps/views.ts'
import {
  decided,
  decidedAgain,
  firstCustomerAfterDecisions,
  firstSubscriptionAfterDecisions,
  refused,
  secondSubscriptionUndecided,
  subscriptionRefused,
} from '../../steps/webhooks.ts'
import { lookAt, must, show, type Check } from '../../engine/check.ts'
import { isObject, toKey, type JsonObject, type Reply } from '../../http/exchange.ts'
import { recordOf } from '../../http/answers/read-reply.ts'
import { unlessEqual } from '../finding/find.ts'
import { saysActive } from '../finding/notices.ts'
import { statusesIn, toOwnName } from '../finding/status.ts'

/** A payment profile inside a record that a site shows it with. */
interface Shown {
  reply: Reply
  pointer: string
  profile: JsonObject
  /** The subscription that it stands in; undefined in a customer. */
  within: unknown
}

type Where = Pick<View, 'kind' | 'record' | 'reply' | 'pointer'>

/**
 * Payment profiles in subscriptions and customers: whether a site shows them there is open, and what they
 * are is not. Only what names its type of payment is taken for one.
 */
function shownIn(all: readonly Where[]): Shown[] {
  return all.flatMap((view) => {
    if (view.kind !== 'subscription' && view.kind !== 'customer') return []
    const within = view.kind === 'subscription' ? view.record['id'] : undefined
    return inside(view).flatMap(({ pointer, value }) =>
      isObject(value) && 'payment_method_type' in value
        ? [{ reply: view.reply, pointer, profile: value, within }]
        : [],
    )
  })
}

function inside({ record, pointer }: Where): { pointer: string; value: unknown }[] {
  const { payment_profile: one, payment_profiles: several } = record
  const rows: unknown[] = Array.isArray(several) ? several : []
  return [
    { pointer: `${pointer}/payment_profile`, value: one },
    ...rows.map((value, index) => ({ pointer: `${pointer}/payment_profiles/${index}`, value })),
  ]
}

function toView(reply: Reply | undefined): Where[] {
  const record = reply === undefined ? undefined : recordOf(reply)
  if (reply === undefined || record === undefined) return []
  const kind = reply.exchange.operation === 'readCustomer' ? 'customer' : 'subscription'
  return [{ kind, record, reply, pointer: '/data' }]
}

const operation = ['readSubscription', 'readCustomer', 'listSubscriptions', 'listCustomers']

/** Payment profiles where a site shows them besides their creation. */
export const paymentProfileShownChecks: readonly Check[] = [
  must('PAY-SHOWN-001', ['F69', 'F07'], 'shows `pix` as type of a payment profile, wherever', {
    operation,
    requires: { views },
    judge: ({ views: { views: all } }) =>
      lookAt(shownIn(all), ({ reply, pointer, profile }) =>
        unlessEqual(reply, `${pointer}/payment_method_type`, 'pix', profile['payment_method_type']),
      ),
  }),
  must('PAY-SHOWN-002', 'F70', 'shows in a subscription no payment profile of another one', {
    operation,
    requires: { views },
    judge: ({ views: { views: all } }) =>
      lookAt(shownIn(all), ({ reply, pointer, profile: { subscription_id: id }, within }) =>
        id === undefined || within === undefined
          ? undefined
          : unlessEqual(reply, `${pointer}/subscription_id`, within, id),
      ),
  }),
  must('PAY-SHOWN-003', ['F119', 'F12', 'F151'], 'shows no decision that the payer did not make', {
    operation,
    requires: { views, firstPaymentProfile },
    after: {
      decided,
      decidedAgain,
      refused,
      secondSubscriptionUndecided,
      firstSubscriptionAfterDecisions,
      firstCustomerAfterDecisions,
      subscriptionRefused,
    },
    judge: ({ views: { views: all } }, attempts, { settings, receiver, answers }) => {
      // Elsewhere somebody else may decide.
      if (receiver?.accept === undefined) return undefined
      const ours = new Set(
        answers
          .filter(({ exchange }) => exchange.operation === 'createSubscription')
          .flatMap((reply) => idIn(reply, 'subscription') ?? [])
          .map(toKey),
      )
      const { decided: first, decidedAgain: second, refused: third, ...reads } = attempts
      const made = [first, second, third].flatMap((one) => one ?? [])
      const late = Object.values(reads).flatMap(toView)
      return lookAt(shownIn([...all, ...late]), ({ reply, pointer, profile, within }) => {
        const id = toKey(profile['subscription_id'] ?? within)
        if (!ours.has(id)) return undefined
        const decision = made.find(({ enrolment }) => toKey(enrolment.subscriptionId) === id)
        const isLater = decision !== undefined && reply.exchange.number > decision.asked
        const statuses = statusesIn(profile, settings.statusNames)
        return lookAt(statuses, ({ status, pointer: at }) => {
          const name = toOwnName(status, settings.statusNames)
          const right = isLater ? decision.status : 'pending'
          // A read may lag behind the decision.
          if (name === undefined || name === 'pending' || name === right) return []
          const expected = `the status ${right}`
          return [{ reply, pointer: `${pointer}${at}`, expected, received: show(status) }]
        })
      })
    },
  }),
  must('PAY-SHOWN-004', ['F151', 'F12'], 'shows no pending profile once a webhook says active', {
    operation,
    requires: { decided, firstSubscription },
    after: { firstSubscriptionAfterDecisions, firstCustomerAfterDecisions },
    judge: ({ decided: one, firstSubscription: { id } }, reads, { settings }) => {
      if (!one.after().some((arrival) => saysActive(arrival, one, settings))) return undefined
      const shown = shownIn(Object.values(reads).flatMap(toView)).filter(
        ({ profile, within }) => toKey(profile['subscription_id'] ?? within) === toKey(id),
      )
      return lookAt(shown, ({ reply, pointer, profile }) => {
        const known = statusesIn(profile, settings.statusNames).flatMap((found) => {
          const name = toOwnName(found.status, settings.statusNames)
          return name === undefined ? [] : [{ ...found, name }]
        })
        const [first] = known
        if (first === undefined) return undefined
        if (known.some(({ name }) => name !== 'pending')) return []
        const received = show(first.status)
        return [
          { reply, pointer: `${pointer}${first.pointer}`, expected: 'another status', received },
        ]
      })
    },
  }),
]
