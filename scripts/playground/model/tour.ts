import { examplesOf, toDraft, toText, type Draft } from './draft.ts'
import type { Exchange } from './exchange.ts'
import type { Known } from './known.ts'
import { findOperation } from './operations.ts'

/** What the tour remembers of what was made on its way. */
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
  /** Where it is done: by a call, on the phone, or in the inbox. */
  where: 'call' | 'phone' | 'inbox'
  /** The call that is filled in; undefined where the step is no call. */
  draft?: (facts: TourFacts, known: Known) => Draft
  /** Whether an answer completes the step. */
  completes?: (exchange: Exchange) => boolean
  /** What is learnt of that answer. */
  learn?: (exchange: Exchange) => TourFacts
}

/** The Pix flow, from a token to an active payment profile and its webhook. */
export const tour: readonly TourStep[] = [
  {
    id: 'token',
    title: 'Get a token',
    why:
      'Every call of the API carries an access token that says what the client may do. ' +
      'The form asks for all scopes of the default application.',
    where: 'call',
    draft: (_, known) => toDraft(findOperation('createToken'), known),
    completes: by('createToken', (status) => status === 200),
  },
  {
    id: 'subscription',
    title: 'Create a customer with a subscription',
    why:
      'The unified flow makes both in one call, all or nothing. ' +
      'A payment profile needs them: it pays for one subscription of one customer.',
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
    title: 'Ask for a Pix payment profile',
    why:
      'The answer carries the QR code of a recurrence, and the profile is not active. ' +
      'Nobody has paid or agreed to anything so far.',
    where: 'call',
    draft: toProfileDraft,
    completes: by('createPaymentProfile', (status) => status < 300),
    learn: ({ answer }) => ({ profile: String((dataOf(answer?.json) as { id?: unknown }).id) }),
  },
  {
    id: 'accept',
    title: 'Accept it on the phone',
    why:
      'The payer scans the code with the app of their bank and decides there, out of reach of the ' +
      'client. Press Accept on the phone: you are the payer at this moment.',
    where: 'phone',
  },
  {
    id: 'webhook',
    title: 'See the webhook arrive',
    why:
      'The site tells the change by a signed webhook, since no call was waiting for it. ' +
      'The inbox checks the signature with the secret of the endpoint.',
    where: 'inbox',
  },
  {
    id: 'refused',
    title: 'Ask for a second profile',
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
      'The single read shows the fields that the create answer leaves out, such as the state. ' +
      'There is no call that reads a payment profile: the webhook is how a client learns of it.',
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
