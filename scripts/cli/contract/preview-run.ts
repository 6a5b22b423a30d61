import { allChecks } from '../../../contracts/all-checks.ts'
import { resolveOptions } from '../../../contracts/engine/options/resolve-options.ts'
import { OptionsError } from '../../../contracts/index.ts'
import { UserError } from '../usage-error.ts'
import type { SeededOptions } from './to-run-options.ts'

/** What is known of a run before anything is sent. */
export interface RunPreview {
  /** Address of the target, or `embedded`, as the report names it. */
  target: string
  /** Neither embedded nor on this machine: its records stay. */
  isLive: boolean
  isReadOnly: boolean
  maxWrites: number
}

const EMBEDDED = {
  baseUrl: 'http://demo.localhost',
  credentials: { clientId: 'demo-client', clientSecret: 'demo-secret', site: 'demo' },
}

/**
 * Resolves the options as the suite will, before any file or request is made.
 *
 * @throws UserError when an option isn't valid, or the run would write to a live site without permission.
 */
export function previewRun(options: SeededOptions, isLocal?: boolean): RunPreview {
  const isEmbedded = options.baseUrl === undefined
  const wanted = isEmbedded ? { ...options, ...EMBEDDED } : { baseUrl: '', ...options }
  const ids = allChecks.map(({ id }) => id)
  try {
    const settings = resolveOptions(wanted, ids, isEmbedded || isLocal)
    const { baseUrl, isReadOnly, maxWrites } = settings
    const target = isEmbedded ? 'embedded' : baseUrl
    return { target, isLive: !settings.isLocal, isReadOnly, maxWrites }
  } catch (error) {
    throw toUserError(error)
  }
}

/** Wrong options of the suite are a mistake that the user can fix. */
export function toUserError(error: unknown): unknown {
  return error instanceof OptionsError ? new UserError(error.message) : error
}
