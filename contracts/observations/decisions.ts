import { firstSubscriptionLate } from '../steps/final-state.ts'
import {
  decided,
  enrolmentAfterRefusal,
  firstSubscriptionDecided,
  refused,
} from '../steps/webhooks.ts'
import { observe, show, type Check } from '../engine/check.ts'
import { hasIds, readNotice } from '../http/answers/read-notice.ts'
import { isSuccess, mentions } from '../http/answers/read-reply.ts'
import { shown } from './records.ts'

/** Observations of what follows a payer's decision. */
export const decisionObservations: readonly Check[] = [
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
      const isActive = state === 'active' && typeof since === 'string'
      return { choice: isActive ? 'active-at-once' : null, value, reply }
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
