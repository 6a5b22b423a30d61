import { decided, secondPaymentProfileAfterDecision } from '../steps/webhooks.ts'
import { must, type Check } from '../engine/check.ts'
import { unlessCode } from './finding/find.ts'

const operation = 'paymentProfileUpdated'

export const webhookChecks: readonly Check[] = [
  must(
    'HOOK-SEND-001',
    ['F13', 'F14', 'F74'],
    'reports the activation of a payment profile by a webhook',
    {
      operation,
      requires: { decided },
      judge: ({ decided: { told, arrivals, reply } }) => {
        if (told !== undefined) return []
        const others = arrivals.length === 0 ? 'none came' : `${arrivals.length} came, none of them`
        const expected = 'a webhook that names the payment profile or its subscription'
        return { reply, expected, received: `${others} within the time` }
      },
    },
  ),
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
