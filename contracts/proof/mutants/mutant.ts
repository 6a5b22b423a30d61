import type { Embedded } from '../../targets/embedded.ts'
import type { SiteFetch } from '../site-fetch.ts'

/** A site with the place where its webhooks arrive. */
export type Stage = Pick<Embedded, 'fetch' | 'receiver'>

/** A site that breaks one fact on purpose, on top of one that holds. */
export interface Saboteur {
  /** Stable, in words: `zip-as-number`. */
  name: string
  /** The fact that it breaks. */
  fact: string
  /** What the site does wrong, in a sentence. */
  does: string
  /** Puts the fault in front of a site; each call begins with a fresh memory. */
  wrap: (site: SiteFetch) => SiteFetch
  /** Puts a fault into what follows a decision, where no request shows it. */
  disturb?: (stage: Stage) => Stage
}
