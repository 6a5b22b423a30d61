import type { Embedded } from '../../targets/embedded.ts'
import type { SiteFetch } from '../tools/calls.ts'

/** A site with the place where its webhooks arrive. */
export type Stage = Pick<Embedded, 'fetch' | 'receiver'>

/** A site that breaks one fact on purpose, on top of one that holds. */
export interface Mutant {
  /** Stable, in words: `zip-as-number`. */
  name: string
  /** The fact that it breaks, or those that say the same of one place; each id is in the ledger. */
  facts: readonly string[]
  /** What the site does wrong, in a sentence. */
  does: string
  /** Puts the fault in front of a site; each call begins with a fresh memory. */
  wrap: (site: SiteFetch) => SiteFetch
  /** Puts a fault into what follows a decision, where no request shows it. */
  disturb?: (stage: Stage) => Stage
  /** Made of the document's schemas, not by hand. */
  isGenerated?: boolean
}

/** Defines a mutant: the facts that it breaks, its name, what it does wrong, and how. */
export function breaks(fact: string, name: string, does: string, wrap: Mutant['wrap']): Mutant {
  return { name, facts: [fact], does, wrap }
}

/** `readCustomer` as `read-customer`. */
export function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll('_', '-')
}
