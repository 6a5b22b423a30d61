import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { referenceFolder } from '../../cli/package-folder.ts'

/** The pages that Redocly makes. */
export const REDOC_PAGES: readonly string[] = ['reference.html', 'control.html']

/** The page of the playground. */
export const PLAYGROUND_PAGE = 'playground/index.html'

/**
 * The built folder, which every test here reads. `npm run check:browser` builds it where it is
 * missing or older than a source.
 *
 * @throws Error when it was not built.
 */
export function builtFolder(): string {
  const folder = referenceFolder()
  if (existsSync(join(folder, 'index.html'))) return folder
  throw new Error(`Cannot read the reference: ${folder} was not built; run npm run check:browser`)
}

/** Every page of the built folder, by its path. */
export function builtPages(): string[] {
  const files = readdirSync(builtFolder(), { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
}
