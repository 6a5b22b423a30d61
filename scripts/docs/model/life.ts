import type { Decision } from '../../../mocks/world/payment-profile-life.ts'

/** The fact or the gap that each way of a payment profile's life rests on. */
export const RESTS_ON: Readonly<Record<Decision, string>> = {
  accept: 'F14',
  refuse: 'G30',
  expire: 'G31',
  cancel: 'G32',
}
