import { FieldError, unknownWord } from '../shared/field-error.ts'
import type { Steps } from '../shared/steps.ts'
import { toStatus, type State } from '../world/payment-profile-life.ts'
import type { Choices } from '../../openapi/ledger.ts'
import type { SeedRecords } from '../world/records.ts'
import { seedInSteps, type SeedInput } from './seed.ts'

/** A named set of first records. */
export interface Scenario {
  readonly name: string
  /** What the site contains, in one sentence. */
  readonly summary: string
  /** Creates the records; `customers` is the site's option. */
  readonly seed: (options: SeedInput, choices: Choices) => Steps<SeedRecords>
}

/** How many customers `many-customers` has. */
const MANY = 10_000

/** Enough customers for each status of a payment profile. */
const ENOUGH = 50

/** Every scenario: the same seed gives the same records. */
export const scenarios: readonly Scenario[] = [
  {
    name: 'default',
    summary: 'The customers, subscriptions and payment profiles that the site was made with.',
    seed: (options) => seedInSteps(options),
  },
  {
    name: 'empty',
    summary: 'The catalogue alone: no customers yet.',
    seed: (options) => seedInSteps({ ...options, customers: 0 }),
  },
  {
    name: 'many-customers',
    summary: 'Ten thousand customers with their subscriptions: lists have many pages.',
    seed: (options) => seedInSteps({ ...options, customers: MANY }),
  },
  ofProfile('pending', 'waits for the payer'),
  ofProfile('active', 'the payer has accepted'),
  ofProfile('refused', 'the payer has refused'),
  ofProfile('expired', 'has expired unread'),
  ofProfile('canceled', 'was accepted and then canceled'),
]

/** @throws FieldError when there is no scenario with this name; the message has the nearest one. */
export function findScenario(name: string): Scenario {
  const found = scenarios.find((scenario) => scenario.name === name)
  if (found !== undefined) return found
  const names = scenarios.map((scenario) => scenario.name)
  throw new FieldError('scenario', `Cannot play: ${unknownWord('scenario', name, names)}`)
}

function ofProfile(state: State, sentence: string): Scenario {
  return {
    name: `profile-${state}`,
    summary: `One customer with one subscription, whose payment profile ${sentence}; all have id 1.`,
    *seed(options, choices) {
      const records = yield* seedInSteps({ ...options, customers: ENOUGH })
      return narrow(records, toStatus(state, choices))
    },
  }
}

/** Keeps only the first payment profile with a status and what belongs to it, with ids from 1. */
function narrow(records: SeedRecords, status: string): SeedRecords {
  const profile = records.payment_profiles.find((one) => one.status === status)
  const subscription = records.subscriptions.find(({ id }) => id === profile?.subscription_id)
  const customer = records.customers.find(({ id }) => id === subscription?.customer_id)
  if (profile === undefined || subscription === undefined || customer === undefined) {
    throw new Error(`Cannot play: no seeded payment profile is ${status}; use another seed`)
  }
  const items = subscription.items.map((item, index) => ({ ...item, id: index + 1 }))
  return {
    ...records,
    customers: [{ ...customer, id: 1 }],
    subscriptions: [{ ...subscription, customer_id: 1, items }],
    payment_profiles: [{ ...profile, id: 1, customer_id: 1 }],
  }
}
