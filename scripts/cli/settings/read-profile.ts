import { resolveProfile, type Profile } from '../../../openapi/ledger.ts'
import { readYaml } from './read-yaml.ts'
import { UserError } from '../shell.ts'

/**
 * Reads a file of choices for gaps.
 *
 * @throws UserError when the file, a gap or a choice does not exist.
 */
export async function readProfile(file: string): Promise<Profile> {
  const advice = 'write gap ids with a choice each, such as "G17: absent"'
  const content = await readYaml(file, 'the profile', advice)
  const profile: Record<string, string> = {}
  for (const [id, value] of Object.entries(content)) {
    if (typeof value === 'object' && value !== null) {
      throw new UserError(`Cannot read the profile: ${id} in ${file} is no plain value; ${advice}`)
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
