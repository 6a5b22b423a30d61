import { firstSubscriptionLate } from '../steps/final-state.ts'
import {
  decided,
  enrolmentAfterRefusal,
  firstSubscriptionDecided,
  refused,
  subscriptionRefused,
} from '../steps/webhooks.ts'
import { firstSubscriptionRead } from '../steps/subscriptions.ts'
import type { Reply } from '../http/exchange.ts'
import { observe, show, type Check } from '../engine/check.ts'
import { hasIds, readNotice } from '../http/answers/read-notice.ts'
import { isSuccess, mentions } from '../http/answers/read-reply.ts'
import { shown } from './records.ts'

/** Observations of what follows a payer's decision. */
export const decisionObservations: readonly Check[] = [
  observe('OBS-G26-001', 'G26', {
    operation: 'readSubscription',
    title: 'the states of a subscription',
    requires: { firstSubscriptionRead },
    after: { decided, firstSubscriptionLate, firstSubscriptionDecided, refused, subscriptionRefused },
    observe: ({ firstSubscriptionRead: created }, after) => {
      const stateIn = (reply: Reply | undefined) => shown(reply)?.['state']
      const state = stateIn(created)
      if (typeof state !== 'string') return undefined
      if (state !== 'created') return { choice: 'other-set', value: state }
      const isTold = after.decided?.told !== undefined
      const enrolled = stateIn(after.firstSubscriptionLate) ?? state
      const seen = {
        enrolled,
        // Without a webhook it may not have happened yet.
        accepted: (isTold ? stateIn(after.firstSubscriptionDecided) : undefined) ?? enrolled,
        refused:
          (after.refused?.told === undefined ? undefined : stateIn(after.subscriptionRefused)) ??
          enrolled,
      }
      const learned = {
        ...(seen.enrolled !== state && { enrolled: seen.enrolled }),
        ...(seen.accepted !== enrolled && { accepted: seen.accepted }),
        ...(seen.refused !== enrolled && { refused: seen.refused }),
      }
      const value = `created; enrolled ${show(seen.enrolled)}, accepted ${show(seen.accepted)}, refused ${show(seen.refused)}`
      return { choice: null, learned, value }
    },
  }),
  observe('OBS-G27-001', 'G27', {
    operation: 'readSubscription',
    title: 'what an activation does to the subscription',
    requires: { decided, firstSubscriptionLate, firstSubscriptionDecided },
    observe: ({
      decided: { told },
      firstSubscriptionLate: early,
      firstSubscriptionDecided: reply,
    }) => {
      const [before, after] = [shown(early), shown(reply)]
      // Without a webhook it may not have happened yet.
      if (told === undefined || before === undefined || after === undefined) return undefined
      const { state, activated_at: since } = after
      const value = `state ${show(state)}, activated_at ${show(since)}`
      if (state === before['state'] && since === before['activated_at']) {
        return { choice: 'nothing', value: 'state and activated_at as before', reply }
      }
      if (since === before['activated_at']) return { choice: 'nothing', value, reply }
      return { choice: typeof since === 'string' ? 'active-at-once' : null, value, reply }
    },
  }),
  observe('OBS-G30-001', 'G30', {
    operation: 'paymentProfileUpdated',
    title: 'whether a webhook follows when the payer refuses',
    requires: { refused },
    observe: ({ refused: { told, after, reply } }) => {
      if (told !== undefined) {
        return { choice: 'refused-with-webhook', value: 'a webhook comes', reply }
      }
      if (!after().every(({ text }) => hasIds(readNotice(text)))) return undefined
      return { choice: 'refused-in-silence', value: 'no webhook comes within the time', reply }
    },
  }),
  observe('OBS-G61-001', 'G61', {
    operation: 'createPaymentProfile',
    title: 'whether a refused payment profile bars another one',
    requires: { enrolmentAfterRefusal },
    observe: ({ enrolmentAfterRefusal: { reply } }) => {
      if (isSuccess(reply)) return { choice: 'live-profile', value: 'it is replaced', reply }
      return mentions(reply, 'SB344')
        ? { choice: 'any-profile', value: 'SB344', reply }
        : { choice: null, value: `refused, status ${reply.status}`, reply }
    },
  }),
]
