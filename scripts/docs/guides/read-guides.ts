import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toGuide, type Guide } from './to-guide.ts'

/** The guides, in the order in which they are read; each is `NAME.md` and becomes `guides/NAME.html`. */
export const GUIDES: readonly string[] = [
  'first-call',
  'pix-automatico',
  'pix-recurrence',
  'authentication',
  'errors',
  'retries',
  'pagination',
  'webhooks',
  'testing',
  'checking-a-site',
  'going-live',
  'versioning',
  'options',
  'publishing',
  'figures',
]

/**
 * Reads every guide of a folder, in their order.
 *
 * @throws Error when one is missing, or a file isn't in the list.
 */
export async function readGuides(folder: string): Promise<Guide[]> {
  const missing = GUIDES.find((name) => !existsSync(join(folder, `${name}.md`)))
  if (missing !== undefined) {
    throw new Error(
      `Cannot build the guides: ${join(folder, `${missing}.md`)} is missing; write it`,
    )
  }
  const names = readdirSync(folder).filter((file) => file.endsWith('.md'))
  const unknown = names.find((file) => !GUIDES.includes(file.replace(/\.md$/, '')))
  if (unknown !== undefined) {
    throw new Error(
      `Cannot build the guides: ${unknown} is not in the list; add it to scripts/docs/guides/read-guides.ts`,
    )
  }
  return Promise.all(
    GUIDES.map((name) => toGuide(name, readFileSync(join(folder, `${name}.md`), 'utf8'))),
  )
}
