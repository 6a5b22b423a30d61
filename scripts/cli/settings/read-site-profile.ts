import { type Profile, resolveProfile } from '../../../openapi/ledger.ts'
import { UserError } from '../usage-error.ts'
import { readYaml } from './read-yaml.ts'

/**
 * Reads a site profile: a file with choices for gaps.
 *
 * @throws UserError when the file can't be read, or a gap or a choice doesn't exist.
 */
export async function readSiteProfile(file: string): Promise<Profile> {
  const advice = 'write a choice for each gap, such as "G17: absent"'
  const content = await readYaml(file, 'the site profile', advice)
  const profile: Record<string, string> = {}
  for (const [id, value] of Object.entries(content)) {
    if (typeof value === 'object' && value !== null) {
      throw new UserError(
        `Cannot read the site profile: ${id} in ${file} isn't a plain value; ${advice}`,
      )
    }
    profile[id] = String(value)
  }
  try {
    resolveProfile(profile)
  } catch (error) {
    throw new UserError(`${(error as Error).message} (${file})`)
  }
  return profile
}
