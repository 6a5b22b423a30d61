import { allChecks } from '../all-checks.ts'
import { choiceOf, valueOf } from '../../openapi/choices.ts'
import type { Profile } from '../../openapi/ledger.ts'
import { resolveProfile } from '../../openapi/resolve-profile.ts'
import { resolveOptions, type RunOptions } from '../engine/options/resolve-options.ts'
import { run } from '../run/run.ts'
import { createVirtualTime, type Time } from '../http/pace/time.ts'
import type { Report } from '../model/report.ts'
import { SUITE_VERSION } from '../suite-version.ts'
import { createEmbedded, type EmbeddedOptions } from '../targets/embedded.ts'
import type { Stage } from './mutants/mutant.ts'
import type { SiteFetch } from './tools/calls.ts'

/** The wrapper around the mock, and the mock's own options. */
export interface TrialOptions extends EmbeddedOptions {
  wrap?: (site: SiteFetch, time: Time) => SiteFetch
  disturb?: ((stage: Stage) => Stage) | undefined
  /** Checks to run; all if left out. */
  only?: readonly string[]
  maxWrites?: number
  emailDomain?: string
}

/** What the user of a site with a profile says of its token call. */
function toTokenOptions(baseUrl: string, siteProfile: Profile = {}): Partial<RunOptions> {
  const { choices } = resolveProfile(siteProfile)
  const { path, method } = valueOf(choices, 'token-address')
  const { in: places = [], names } = valueOf(choices, 'token-encoding')
  return {
    tokenUrl: `${baseUrl}${path}`,
    tokenMethod: method,
    tokenClient: choiceOf(choices, 'basic-credentials') === 'basic-only' ? 'basic' : 'body',
    ...(places.join() === 'query' && { tokenFormat: 'query' }),
    ...(names && { tokenFields: names }),
  }
}

/** Runs the whole suite on the mock, on virtual time, with something in front of the mock. */
export async function trySite(options: TrialOptions = {}): Promise<Report> {
  const { wrap = (site) => site, disturb = (stage) => stage, ...others } = options
  const { only, maxWrites, emailDomain, ...rest } = others
  const embedded = await createEmbedded({ customers: 6, ...rest })
  const { baseUrl, credentials } = embedded
  const { fetch, receiver } = disturb(embedded)
  const ids = allChecks.map(({ id }) => id)
  const settings = resolveOptions(
    {
      baseUrl,
      credentials,
      seed: 7,
      ...toTokenOptions(baseUrl, rest.siteProfile),
      ...(only && { only }),
      ...(maxWrites && { maxWrites }),
      ...(emailDomain && { emailDomain }),
    },
    ids,
  )
  const time = createVirtualTime()
  return run(settings, {
    checks: allChecks,
    fetch: wrap(fetch, time),
    target: baseUrl,
    suiteVersion: SUITE_VERSION,
    time,
    receiver,
  })
}
