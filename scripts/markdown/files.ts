import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './play/package.ts'

/** The guides, named from the root. */
export const guides: readonly string[] = readdirSync(join(root, 'openapi/guides'))
  .filter((name) => name.endsWith('.md'))
  .map((name) => `openapi/guides/${name}`)

/** Every Markdown file whose blocks are tried. */
export const allFiles: readonly string[] = ['README.md', ...guides]
