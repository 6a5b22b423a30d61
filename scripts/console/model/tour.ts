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
  id: string
  title: string
  /** Two sentences. */
  why: string
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
    title: 'Get a token',
    why:
      'Every API call carries an access token, which says what the client may do. ' +
      'The form requests all scopes of the default application.',
    where: 'call',
    draft: (_, known) => toDraft(findOperation('createToken'), known),
    completes: by('createToken', (status) => status === 200),
  },
  {
    id: 'subscription',
    title: 'Create a customer with a subscription',
    why:
      'The unified flow creates both in one call, or neither. ' +
      'A payment profile needs both: it pays for one subscription of one customer.',
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
    title: 'Create a Pix payment profile',
    why:
      'The response has the QR code of a recurrence, and the payment profile is not active yet. ' +
      'The payer has not agreed to anything yet.',
    where: 'call',
    draft: toProfileDraft,
    completes: by('createPaymentProfile', (status) => status < 300),
    learn: ({ answer }) => ({ profile: String((dataOf(answer?.json) as { id?: unknown }).id) }),
  },
  {
    id: 'accept',
    title: 'Accept it on the phone',
    why:
      'The payer scans the code with their bank’s app and decides there, out of sight of the ' +
      'client. Press Accept on the phone: now you are the payer.',
    where: 'phone',
  },
  {
    id: 'webhook',
    title: 'See the webhook arrive',
    why:
      'The site announces the change by a signed webhook, because no call was waiting for it. ' +
      'The inbox checks the signature with the endpoint’s secret.',
    where: 'inbox',
  },
  {
    id: 'refused',
    title: 'Ask for a second payment profile',
    why:
      'A subscription has one payment profile at a time, and the site refuses another. ' +
      'Send the same call again and look for the code SB344.',
    where: 'call',
    draft: toProfileDraft,
    completes: by('createPaymentProfile', (_, text) => text.includes('SB344')),
  },
  {
    id: 'read',
    title: 'Read the subscription back',
    why:
      'Reading it returns fields that the create response leaves out, such as the state. ' +
      'The payment profile is not among them: a client learns about it from the webhook.',
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
