import { parse } from 'yaml'
import { resolveProfile, type Profile } from '../../../openapi/ledger.ts'

/** @throws Error when a gap or a choice does not exist, or the mock cannot play it. */
export function checkProfile(text: string): void {
  const { notPlayed, changed } = resolveProfile(parse(text) as Profile)
  if (notPlayed.length > 0)
    throw new Error(`the profile shows what is not: ${notPlayed.join('; ')}`)
  if (changed.length === 0) throw new Error('the profile changes nothing')
}
