import type { Embedded } from '../../targets/embedded.ts'
import type { Wrap } from '../tools/calls.ts'

/** A site with the place where its webhooks arrive. */
export type Stage = Pick<Embedded, 'fetch' | 'receiver'>

/** Puts a fault into what follows a payer's decision, where no request shows it. */
export type Disturb = (stage: Stage) => Stage

/** A site that breaks one fact on purpose, on top of one that holds. */
export interface Mutant {
  /** Stable, in words: `zip-as-number`. */
  name: string
  /** The fact that it breaks, or those that say the same of one place; each id is in the ledger. */
  facts: readonly string[]
  /** Puts the fault in front of a site; each call begins with a fresh memory. */
  wrap: Wrap
  disturb?: Disturb
  /** It answers with server errors on purpose. */
  isFailing?: boolean
  /** Made of the document's schemas, not by hand. */
  isGenerated?: boolean
}

type Fault = { disturb: Disturb } | { wrap: Wrap; isFailing: true }

/**
 * Reads a table of mutants: by the fact that they break, by their name, how.
 *
 * @example
 * mutantsOf({ F80: { 'customer-list-empty': onData(['listCustomers'], () => []) } })
 */
export function mutantsOf(
  table: Readonly<Record<string, Readonly<Record<string, Wrap | Fault>>>>,
): Mutant[] {
  return Object.entries(table).flatMap(([fact, rows]) =>
    Object.entries(rows).map(([name, fault]): Mutant => {
      const how = typeof fault === 'function' ? { wrap: fault } : { wrap: asItIs, ...fault }
      return { name, facts: [fact], ...how }
    }),
  )
}

const asItIs: Wrap = (site) => site

/** `readCustomer` as `read-customer`. */
export function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll('_', '-')
}
