import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, transform, type Metafile } from 'esbuild'
import { controlDocument } from '../../openapi/generated/control.ts'
import { document } from '../../openapi/generated/document.ts'
import { facts } from '../../openapi/ledger.ts'
import { toReferenceNotices } from '../build/notices.ts'
import { toDocumentText } from '../cli/openapi/openapi.ts'
import { toDocsPage } from './frame.ts'
import { readGuides } from './guides/read-guides.ts'
import type { Guide } from './guides/to-guide.ts'
import { fieldsPage } from './pages/fields.ts'
import { guidePage } from './pages/guide.ts'
import { homePage } from './pages/home.ts'
import { toPostmanText } from './postman.ts'
import { ledgerPage } from './pages/ledger.ts'
import { bundleConsole, playgroundPage } from '../console/bundle.ts'
import { toLinkedDocument, toReferenceDocument } from './reference/reference-document.ts'
import { toRedocPage } from './reference/redoc-page.ts'
import { toRedocScript } from './reference/redoc-script.ts'
import { toCodeSamples } from './samples/to-code-samples.ts'
import { toEntries } from './search/entries.ts'

const own = dirname(fileURLToPath(import.meta.url))

/**
 * Writes the published reference into a folder: its pages, its assets and the documents.
 *
 * @returns how many seconds it took
 */
export async function writeDocs(root: string, output: string): Promise<number> {
  const startedAt = performance.now()
  const guides = await readGuides(join(root, 'openapi/guides'))
  const parts = await Promise.all([
    toPages(guides),
    toReferences(root),
    toAssets(root, output, guides),
    toDocuments(),
  ])
  for (const part of parts) await writeAll(output, part)
  return (performance.now() - startedAt) / 1000
}

async function writeAll(output: string, files: ReadonlyMap<string, string>): Promise<void> {
  for (const [path, content] of files) {
    const file = join(output, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }
}

async function toPages(guides: readonly Guide[]): Promise<Map<string, string>> {
  const pages = [
    await homePage(guides),
    ledgerPage(),
    fieldsPage(),
    ...guides.map((guide) => guidePage(guide, guides)),
    { path: 'playground/index.html', ...playgroundPage },
  ]
  return new Map(pages.map((page) => [page.path, toDocsPage(page)]))
}

async function toReferences(root: string): Promise<Map<string, string>> {
  const reference = {
    path: 'reference.html',
    title: 'API reference',
    description: 'Every operation with its fields, errors, examples and code samples.',
  }
  const control = {
    path: 'control.html',
    title: 'Control API',
    description: 'The calls that control a running mock: payer, webhooks, clock, faults and state.',
  }
  const [script, ...pages] = await Promise.all([
    toRedocScript(root),
    toRedocPage(root, reference, toReferenceDocument(document, facts, toCodeSamples(document))),
    toRedocPage(root, control, toLinkedDocument(controlDocument)),
  ])
  return new Map([['assets/redoc.js', script], ...pages.flatMap((page) => [...page])])
}

async function toAssets(
  root: string,
  output: string,
  guides: readonly Guide[],
): Promise<Map<string, string>> {
  const [search, filter, redocPage, playground, style, redoc, icon] = await Promise.all([
    toBrowserScript(root, 'scripts/docs/search/browser.ts'),
    toBrowserScript(root, 'scripts/docs/pages/browser.ts'),
    toBrowserScript(root, 'scripts/docs/reference/browser.ts'),
    bundleConsole(root, join(output, 'playground')),
    toStyle('../../theme/colours', 'top', 'site', 'pages'),
    toStyle('../../theme/colours', 'top', 'redoc'),
    readFile(join(own, 'assets/icon.svg'), 'utf8'),
  ])
  return new Map([
    ['assets/search.js', search.text],
    ['assets/search-index.js', `globalThis.sabiaSearch = ${JSON.stringify(toEntries(guides))}\n`],
    ['assets/filter.js', filter.text],
    ['assets/redoc-page.js', redocPage.text],
    ['assets/site.css', style],
    ['assets/redoc.css', redoc],
    ['assets/icon.svg', icon],
    ['licences.txt', toReferenceNotices(root, [search.metafile, playground])],
  ])
}

/** Bundles a script for the pages into one classic script. */
async function toBrowserScript(
  root: string,
  entry: string,
): Promise<{ text: string; metafile: Metafile }> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    write: false,
    metafile: true,
    logLevel: 'warning',
  })
  return { text: outputFiles[0]?.text ?? '', metafile }
}

/** Joins style sheets in the order of the names. */
async function toStyle(...names: readonly string[]): Promise<string> {
  const files = names.map((name) => readFile(join(own, `styles/${name}.css`), 'utf8'))
  const { code } = await transform((await Promise.all(files)).join('\n'), {
    loader: 'css',
    minify: true,
  })
  return code
}

async function toDocuments(): Promise<Map<string, string>> {
  const files = new Map([['postman.json', await toPostmanText()]])
  for (const format of ['yaml', 'json'] as const) {
    files.set(`openapi.${format}`, await toDocumentText(format))
    files.set(`control.${format}`, await toDocumentText(format, controlDocument))
  }
  return files
}
