import type { Profile } from '../../../openapi/ledger.ts'
import type { Time } from '../../http/pace/time.ts'
import type { SiteFetch } from '../tools/calls.ts'

/** A site that holds every fact and fills gaps in another way: a conforming variant of the mock. */
export interface Variant {
  /** Stable, in words: `G36=200`, `lists-lag`. */
  name: string
  /** Choices that the mock plays itself. */
  siteProfile?: Profile
  /** The one gap that it is about, and its choice there. */
  gap?: { id: string; choice: string }
  /** The one gap that it is about, and its value there, which no choice stands for. */
  value?: { id: string; value: unknown }
  /** What the mock cannot play: put in front of it. Each call begins with a fresh memory. */
  wrap?: (site: SiteFetch, time: Time) => SiteFetch
}
