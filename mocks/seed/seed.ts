import { finish, STEP, type Steps } from '../shared/steps.ts'
import { toTimestamp } from '../world/clock.ts'
import { createChance, createRandom } from '../world/random.ts'
import type { Customer, SeedRecords } from '../world/records.ts'
import { createCatalogue } from './catalogue.ts'
import { createPeople } from './people.ts'
import { seedPaymentProfiles } from './payment-profiles.ts'
import { seedSubscriptions } from './subscriptions.ts'

/** Which records to create. */
export interface SeedInput {
  seed: number
  /** How many customers; with 0 there is only the catalogue. */
  customers: number
  /** The current time, in milliseconds since 1970 (UTC): all records are older. */
  now: number
  /** Status of a payment profile that waits for its payer (gap G29). `pending` by default. */
  pending?: string
}

const DAY = 24 * 60 * 60 * 1000

/**
 * Creates the first records of a site: customers with ids from 1, their subscriptions with items of
 * the catalogue, and payment profiles in each status. The same input gives the same records;
 * customer N is the same person however many customers there are.
 */
export function seedRecords(input: SeedInput): SeedRecords {
  return finish(seedInSteps(input))
}

/** The same in steps. */
export function* seedInSteps(input: SeedInput): Steps<SeedRecords> {
  const { seed, customers: count, now, pending = 'pending' } = input
  const chance = createChance(seed)
  const random = createRandom(seed + 1)
  const moments = toMoments(count, now)
  const customers = yield* seedCustomers(seed, moments)
  const subscriptions = yield* seedSubscriptions(moments, chance, random)
  const payment_profiles = yield* seedPaymentProfiles(subscriptions, chance, random, now)
  for (const profile of payment_profiles) {
    if (profile.status === 'pending') profile.status = pending
  }
  return {
    ...createCatalogue(toTimestamp(now - 800 * DAY)),
    customers,
    subscriptions,
    payment_profiles,
  }
}

/**
 * When the customers were created, oldest first: in the last two years. The newest are three days old, so
 * that a QR code can expire.
 */
function toMoments(count: number, now: number): Float64Array {
  const begin = now - 730 * DAY
  const step = (727 * DAY) / Math.max(count, 1)
  // Whole milliseconds, as a timestamp has.
  return Float64Array.from({ length: count }, (_, index) =>
    Math.trunc(begin + Math.floor(index * step)),
  )
}

function* seedCustomers(seed: number, moments: Float64Array): Steps<Customer[]> {
  const person = createPeople(seed)
  const customers: Customer[] = []
  for (let index = 0; index < moments.length; index++) {
    if (index % STEP === 0) yield (index / moments.length) * 0.25
    customers.push(person(index + 1, toTimestamp(moments[index]!)))
  }
  return customers
}
