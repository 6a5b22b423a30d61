import type { Profile } from '../openapi/ledger.ts'
import type { PayerOptions } from './payer/policy.ts'
import type { KeptIn } from './state/keeper.ts'
import { FieldError } from './shared/field-error.ts'
import type { SiteLimits } from './shared/limits.ts'
import type { Pace } from './shared/pace.ts'
import type { FaultRule } from './tools/faults/rule.ts'
import type { AllowTarget, Send } from './webhooks/delivery.ts'
import type { Now } from './world/clock.ts'

/** Names of sites: subdomains (RFC 1123, section 2.1). */
export const SITE_NAME = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/

/** Options of `createSite`. */
export interface SiteOptions extends KeptIn {
  /** Subdomain of the site: letters, digits and dashes. `demo` when left out. */
  site?: string
  /** Seed of everything random: people, ids, tokens. 1 when left out. */
  seed?: number
  /** Number of seeded customers. 50 when left out; 0 for an empty site. */
  customers?: number
  /** Scenario that the site starts with, also after a reset. `default` when left out. */
  scenario?: string
  /** Gap id to choice; the ledger's assumptions when left out. */
  profile?: Profile
  /** A fixed moment (ISO 8601 text, milliseconds since 1970, Date), or a clock. Real when left out. */
  now?: Now
  /** Default decision of the payer; an e-mail tag overrides it. `manual` when left out. */
  payer?: PayerOptions
  /** Faults that the site and each reset start with. None when left out. */
  faults?: readonly FaultRule[]
  /** Makes the first records beside other work: tells how far it is, and can be cancelled. At once when left out. */
  pace?: Pace
  /** How much the site holds at most. What its memory bears when left out. */
  limits?: SiteLimits
  /** Sends a webhook without following redirects. The global `fetch` when left out. */
  send?: Send
  /** Returns why webhooks must not be sent to an address, or undefined. All are allowed when left out. */
  allowTarget?: AllowTarget
  /**
   * Who sees to what falls due: the site with timers of its own, or its host, which calls `runDue` at
   * the moment `wakeAt` of the last changes. `own` when left out.
   */
  timers?: 'own' | 'host'
}

/** @throws FieldError naming the option that is wrong. */
export function refuseWrongOptions(name: string, seed: number, customers: number): void {
  if (!SITE_NAME.test(name)) {
    throw new FieldError(
      'name',
      `Cannot make the site "${name}": a name is lower-case letters, digits and dashes`,
    )
  }
  if (!Number.isSafeInteger(seed)) {
    throw new FieldError('seed', `Cannot make the site ${name}: seed ${seed} isn't an integer`)
  }
  if (!Number.isInteger(customers) || customers < 0 || customers > 1_000_000) {
    throw new FieldError(
      'customers',
      `Cannot make the site ${name}: customers is ${customers}; give 0 to 1000000`,
    )
  }
}
