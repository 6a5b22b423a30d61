import type { Arrival, PendingEnrolment } from '../../engine/receiver.ts'
import type { JsonObject } from '../../http/exchange.ts'
import {
  isSuccess,
  profileOf,
  readAnswer,
  recordOf,
  refuse,
  respond,
  type Answer,
} from '../tools/answers.ts'
import { NO_SUBSCRIPTION, onCalls, type Call } from '../tools/calls.ts'
import { inRecords, setFields, type ChangeRecord } from '../tools/records.ts'
import { mutantsOf, type Mutant, type Stage } from './mutant.ts'

/** Break what follows a payer's decision. */
export const webhookMutants: readonly Mutant[] = mutantsOf({
  F12: {
    'profile-active-in-its-create-call': setFields('profile', {
      status: 'active',
      activated_at: '2026-01-31T10:20:30.456Z',
    }),
  },
  F13: {
    'activation-in-silence': { disturb: (stage) => onArrivals(stage, () => []) },
    'webhook-of-another-profile': {
      disturb: (stage) =>
        onArrivals(stage, (arrivals, decided) => arrivals.map((one) => rename(one, decided))),
    },
  },
  F14: {
    'webhook-still-pending': {
      disturb: (stage) => inArrivals(stage, renamed('active', 'pending')),
    },
    'webhook-tells-of-refusal': {
      disturb: (stage) => inArrivals(stage, renamed('active', 'refused')),
    },
    'refusal-told-after-the-activation': {
      disturb: (stage) =>
        onArrivals(stage, (arrivals) => [
          ...arrivals,
          ...arrivals.map(renamed('active', 'refused')),
        ]),
    },
    'webhook-before-the-decision': { disturb: announcingAtCreation },
    'second-activation-in-silence': {
      disturb: (stage) =>
        onArrivals(stage, (arrivals, _, decisions) => (decisions > 1 ? [] : arrivals)),
    },
    'webhooks-of-the-oldest-profile': {
      disturb: (stage) => onArrivals(stage, (arrivals) => arrivals.map(() => arrivals[0]!)),
    },
    'webhook-of-an-activation-on-refusal': {
      disturb: (stage) => inArrivals(stage, renamed('refused', 'active')),
    },
    // Leaves an accepted payment profile pending.
    'acceptance-in-vain': {
      disturb: (stage) => {
        return { ...stage, receiver: { ...stage.receiver, accept: async () => {} } }
      },
    },
  },
  F69: {
    'webhook-of-a-card': {
      disturb: (stage) =>
        inArrivals(stage, replaced('"payment_method_type":"pix"', '"payment_method_type":"card"')),
    },
  },
  F70: {
    'webhook-of-another-subscription': {
      disturb: (stage) =>
        inArrivals(stage, (one) => ({
          ...one,
          text: one.text.replaceAll(
            /"subscription_id":"[^"]*"/g,
            `"subscription_id":"${NO_SUBSCRIPTION}"`,
          ),
        })),
    },
  },
  F71: {
    'webhook-of-another-customer': {
      disturb: (stage) =>
        inArrivals(stage, (one) => ({
          ...one,
          text: one.text.replaceAll(/"customer_id":\d+/g, '"customer_id":987654'),
        })),
    },
  },
  F15: {
    'refusal-charges': {
      disturb: (stage) =>
        onceDecided(stage, 'refuse', (one) => ({
          ...one,
          balance_in_cents: Number(one['balance_in_cents']) - 990,
        })),
    },
  },
  F77: {
    'refusal-takes-the-name': {
      disturb: (stage) =>
        onceDecided(stage, 'refuse', (one) => ({
          ...one,
          customer: { ...(one['customer'] as JsonObject), first_name: null },
        })),
    },
  },
  F86: {
    'acceptance-takes-the-items': {
      disturb: (stage) => onceDecided(stage, 'accept', (one) => ({ ...one, items: [] })),
    },
  },
  F74: {
    // Sends webhooks only while it answers an API call.
    'webhook-at-the-next-call': { disturb: sendingDuringCalls },
  },
  F05: {
    'active-profile-forgotten': { disturb: (stage) => forgetting(stage, 'accept', created) },
    'replaced-profile-forgotten': { disturb: (stage) => forgetting(stage, 'refuse', created) },
  },
  F112: {
    'refused-profile-told-as-no-subscription': {
      disturb: (stage) => forgetting(stage, 'refuse', () => refuse(404, 'SB404: not found')),
    },
  },
  F151: {
    'refusal-reported-as-pending': {
      disturb: (stage) => inArrivals(stage, renamed('refused', 'pending')),
    },
  },
})

type Change = (
  arrivals: readonly Arrival[],
  decided: PendingEnrolment | undefined,
  decisions: number,
) => readonly Arrival[]

/** Changes what arrives, knowing what was accepted. */
function onArrivals({ fetch, receiver }: Stage, change: Change): Stage {
  let decided: PendingEnrolment | undefined
  let decisions = 0
  const accept = async (enrolment: PendingEnrolment) => {
    decided = enrolment
    decisions += 1
    await receiver.accept?.(enrolment)
  }
  const arrivals = () => change(receiver.arrivals(), decided, decisions)
  return { fetch, receiver: { ...receiver, arrivals, accept } }
}

function inArrivals(stage: Stage, change: (arrival: Arrival) => Arrival): Stage {
  return onArrivals(stage, (arrivals) => arrivals.map(change))
}

const replaced =
  (from: string, to: string) =>
  (arrival: Arrival): Arrival => ({ ...arrival, text: arrival.text.replaceAll(from, to) })

const renamed = (from: string, to: string) => replaced(`"status":"${from}"`, `"status":"${to}"`)

/** Reports an activation for each payment profile as soon as it is created. */
function announcingAtCreation({ fetch: site, receiver }: Stage): Stage {
  const early: Arrival[] = []
  const wrap = onCalls(['createPaymentProfile'], () => async (call, asked) => {
    const answer = await readAnswer(await asked(call.request))
    if (isSuccess(answer)) {
      const data = { ...recordOf(answer), status: 'active' }
      const text = JSON.stringify({ type: 'payment_profile.updated', data })
      early.push({ at: Date.now(), headers: {}, text })
    }
    return answer.response
  })
  const arrivals = () => [...early, ...receiver.arrivals()]
  return { fetch: wrap(site), receiver: { ...receiver, arrivals } }
}

function rename(arrival: Arrival, decided: PendingEnrolment | undefined): Arrival {
  if (decided === undefined) return arrival
  const { subscriptionId, profileId } = decided
  const text = arrival.text
    .replaceAll(subscriptionId, NO_SUBSCRIPTION)
    .replaceAll(new RegExp(`\\b${profileId}\\b`, 'g'), '987654')
  return { ...arrival, text }
}

/** Holds webhooks back until somebody calls. */
function sendingDuringCalls(stage: Stage): Stage {
  let sent = 0
  const fetch = (request: Request) => {
    sent = stage.receiver.arrivals().length
    return stage.fetch(request)
  }
  const arrivals = () => stage.receiver.arrivals().slice(0, sent)
  return { fetch, receiver: { ...stage.receiver, arrivals } }
}

const created = (call: Call, answer: Answer) => respond(201, profileOf(call, recordOf(answer)))

/** Changes what is shown of a subscription once its payer has decided so. */
function onceDecided(
  { fetch: site, receiver }: Stage,
  decision: 'accept' | 'refuse',
  change: ChangeRecord,
): Stage {
  const decided = new Set<unknown>()
  const decide = async (enrolment: PendingEnrolment) => {
    await receiver[decision]?.(enrolment)
    decided.add(enrolment.subscriptionId)
  }
  const wrap = inRecords('subscription', (one) => (decided.has(one['id']) ? change(one) : one))
  return { fetch: wrap(site), receiver: { ...receiver, [decision]: decide } }
}

/** Answers in another way where the payer of the subscription has decided so. */
function forgetting(
  { fetch: site, receiver }: Stage,
  decision: 'accept' | 'refuse',
  answer: (call: Call, answer: Answer) => Response,
): Stage {
  const forgotten = new Set<unknown>()
  const decide = async (enrolment: PendingEnrolment) => {
    await receiver[decision]?.(enrolment)
    forgotten.add(enrolment.subscriptionId)
  }
  const wrap = onCalls(['createPaymentProfile'], () => async (call, asked) => {
    const real = await readAnswer(await asked(call.request))
    return forgotten.has(call.body['subscription_id']) ? answer(call, real) : real.response
  })
  return { fetch: wrap(site), receiver: { ...receiver, [decision]: decide } }
}
