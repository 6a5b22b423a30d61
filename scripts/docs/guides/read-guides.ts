import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Edition } from '../edition.ts'
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
  'sandbox',
  'publishing',
  'figures',
]

/**
 * Reads every guide in one language, in their order; one without a translation stands in English.
 *
 * @param folder of the English ones; those of another language are in a folder of its name inside it
 * @throws Error when one is missing, or a file isn't in the list.
 */
export async function readGuides(
  folder: string,
  edition: Pick<Edition, 'language' | 'words'>,
): Promise<Guide[]> {
  const { language } = edition
  const own = language === 'en' ? folder : join(folder, language)
  const missing = GUIDES.find((name) => !existsSync(join(folder, `${name}.md`)))
  if (missing !== undefined) {
    throw new Error(
      `Cannot build the guides: ${join(folder, `${missing}.md`)} is missing; write it`,
    )
  }
  const unknown = listGuides(own).find((name) => !GUIDES.includes(name))
  if (unknown !== undefined) {
    throw new Error(
      `Cannot build the guides: ${unknown}.md is not in the list; add it to scripts/docs/guides/read-guides.ts`,
    )
  }
  return Promise.all(
    GUIDES.map((name) => {
      const isEnglish = !existsSync(join(own, `${name}.md`))
      const source = readFileSync(join(isEnglish ? folder : own, `${name}.md`), 'utf8')
      return toGuide(name, source, edition, isEnglish || language === 'en')
    }),
  )
}

/** The guides that a folder has, by their names. */
function listGuides(folder: string): string[] {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'))
  return files.map((file) => file.replace(/\.md$/, ''))
}
