import { expect, test } from '@jest/globals'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { document } from '../../openapi/generated/document.ts'
import { allGaps, facts } from '../../openapi/ledger.ts'
import { operationsOf, webhooksOf } from '../../openapi/operations.ts'
import { packageFolder } from '../cli/package-folder.ts'
import { guides, markdownFiles, PACKAGE_README } from './blocks.ts'

const root = packageFolder()
const read = (file: string) => readFileSync(join(root, file), 'utf8')
/** Blocks, code and comments hold neither links nor names of rows. */
const readProse = (file: string) =>
  read(file)
    .replaceAll(/<!--[^]*?-->|^```[^]*?^```$/gm, '')
    .replaceAll(/`[^`\n]*`/g, '')
// The links of the package's README lead to files of the package: scripts/package checks them.
const linking = markdownFiles.filter((file) => file !== PACKAGE_README)
const links = linking.flatMap((file) =>
  [...readProse(file).matchAll(/\]\(([^)\s]+)\)/g)].map(
    ([, target = '']) => [file, target] as const,
  ),
)

test.each(links)('%s leads to %s, which is there', (file, target) => {
  const [path = '', anchor] = target.split('#')
  if (path.startsWith('https:')) return
  const page = path === '' ? file : join(dirname(file), path)
  const known = PAGES[page]
  if (known === undefined) expect(existsSync(join(root, page))).toBe(true)
  const anchors = known ?? (page.endsWith('.md') ? headingsOf(page) : [])
  if (anchor !== undefined) expect([...anchors]).toContain(anchor)
})

test.each(guides)('%s links every row of the ledger that it names', (file) => {
  const unlinked = readProse(file).replaceAll(/\[[^\]]*\]\([^)]*\)/g, '')
  expect(unlinked.match(/\b[GF]\d{2,3}\b/g)).toBeNull()
})

test.each(guides)('%s begins with its title and one paragraph', (file) => {
  expect(read(file)).toMatch(/^# [^\n]+\n\n[A-Z][^\n]+\n\n/)
})

/** The anchors of the pages that are built, by their place beside the guides' folder. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  'openapi/ledger.html': [...facts, ...allGaps].map(({ id }) => id),
  'openapi/reference.html': operationsOf(document)
    .concat(webhooksOf(document))
    .map(({ operationId }) => `operation/${operationId}`),
  'openapi/fields.html': Object.keys(document.components?.schemas ?? {}),
  'openapi/playground/index.html': operationsOf(document).map(({ operationId }) => operationId),
  'openapi/control.html': [],
  'openapi/control.yaml': [],
}

/** The anchors that GitHub gives to the headings of a file. */
function headingsOf(file: string): string[] {
  const headings = [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, text = '']) => text)
  return headings.map((text) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}
