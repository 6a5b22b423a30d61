import { assumptions } from '../../openapi/choices.ts'
import type { Profile, ResolvedProfile } from '../../openapi/ledger.ts'

// Kept: a package that was replaced meanwhile has no such file any more.
let loading: Promise<typeof import('./read-snapshot.ts')> | undefined

/**
 * Loads what reads site profiles and snapshots. Few sites are given either, and the checks of profiles alone
 * are a twentieth of what a page with a site loads.
 */
export function loadReaders(): Promise<typeof import('./read-snapshot.ts')> {
  return (loading ??= import('./read-snapshot.ts'))
}

/**
 * Puts a profile over the ledger's assumptions.
 *
 * @throws Error when the profile isn't valid, as `resolveProfile` says it.
 */
export async function readProfile(profile: Profile | undefined): Promise<ResolvedProfile> {
  if (profile === undefined) return { choices: { ...assumptions }, changed: [], notPlayed: [] }
  const { resolveProfile } = await loadReaders()
  return resolveProfile(profile)
}
