import type { Profile } from '../../../openapi/ledger.ts'
import type { Time } from '../../http/pace/time.ts'
import type { SiteFetch } from '../site-fetch.ts'

/** A site that holds every fact and fills gaps in another way. */
export interface Twin {
  /** Stable, in words: `G36=200`, `lists-lag`. */
  name: string
  /** Choices that the mock plays itself. */
  profile?: Profile
  /** What the mock cannot play: put in front of it. Each call begins with a fresh memory. */
  wrap?: (site: SiteFetch, time: Time) => SiteFetch
}
