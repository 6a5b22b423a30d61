import type { tourTexts } from '../../theme/messages/tour.ts'
import { examplesOf, toDraft, toText, type Draft } from './draft.ts'
import type { Exchange } from './exchange.ts'
import type { Known } from './known.ts'
import { findOperation } from './operations.ts'

/** What the tour remembers of the records created in it. */
export interface TourFacts {
  customer?: string
  subscription?: string
  profile?: string
}

/** One step of the tour. */
export interface TourStep {
  id: keyof (typeof tourTexts)['en']['steps']
  /** Where the reader does it: with a call, on the phone, or in the inbox. */
  where: 'call' | 'phone' | 'inbox'
  /** The call to fill in; undefined if the step isn't a call. */
  draft?: (facts: TourFacts, known: Known) => Draft
  /** Whether a response completes the step. */
  completes?: (exchange: Exchange) => boolean
  /** What to remember of that response. */
  learn?: (exchange: Exchange) => TourFacts
}

/** The Pix flow, from a token to an active payment profile and its webhook. */
export const tour: readonly TourStep[] = [
  {
    id: 'token',
    where: 'call',
    draft: (_, known) => toDraft(findOperation('createToken'), known),
    completes: by('createToken', (status) => status === 200),
  },
  {
    id: 'subscription',
    where: 'call',
    draft: (_, known) => toDraft(findOperation('createSubscription'), known, unified()),
    completes: by('createSubscription', (status) => status < 300),
    learn: ({ answer }) => {
      const { id, customer } = dataOf(answer?.json) as { id?: unknown; customer?: { id?: unknown } }
      return { subscription: String(id), customer: String(customer?.id) }
    },
  },
  {
    id: 'profile',
    where: 'call',
    draft: toProfileDraft,
    completes: by('createPaymentProfile', (status) => status < 300),
    learn: ({ answer }) => ({ profile: String((dataOf(answer?.json) as { id?: unknown }).id) }),
  },
  {
    id: 'accept',
    where: 'phone',
  },
  {
    id: 'webhook',
    where: 'inbox',
  },
  {
    id: 'refused',
    where: 'call',
    draft: toProfileDraft,
    completes: by('createPaymentProfile', (_, text) => text.includes('SB344')),
  },
  {
    id: 'read',
    where: 'call',
    draft: ({ subscription }, known) => {
      const draft = toDraft(findOperation('readSubscription'), known)
      return subscription === undefined ? draft : { ...draft, path: { id: subscription } }
    },
    completes: by('readSubscription', (status) => status === 200),
  },
]

function by(operationId: string, holds: (status: number, text: string) => boolean) {
  return ({ call, answer }: Exchange) =>
    call.operationId === operationId && answer !== undefined && holds(answer.status, answer.text)
}

/** The example of a body that names the customer's own data. */
function unified(): string | undefined {
  const examples = examplesOf(findOperation('createSubscription'))
  return examples.find(({ value }) => toText(value).includes('"customer_attributes"'))?.name
}

function toProfileDraft({ customer, subscription }: TourFacts, known: Known): Draft {
  const made = {
    ...known,
    ...(customer === undefined ? {} : { customers: [customer] }),
    ...(subscription === undefined ? {} : { subscriptions: [subscription] }),
  }
  return toDraft(findOperation('createPaymentProfile'), made)
}

function dataOf(body: unknown): object {
  return (body as { data?: object } | undefined)?.data ?? {}
}
