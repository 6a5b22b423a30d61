import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, transform, type Metafile } from 'esbuild'
import { controlDocument } from '../../openapi/generated/control.ts'
import { document } from '../../openapi/generated/document.ts'
import { toReferenceNotices } from '../build/notices.ts'
import { toDocumentText } from '../cli/openapi/openapi.ts'
import { bundleConsole, copyWorker } from '../console/bundle.ts'
import { createEdition, editionLanguages, folderOf, viewOf, type Edition } from './edition.ts'
import { toDocsPage, type DocsPage } from './frame.ts'
import { readGuides } from './guides/read-guides.ts'
import type { Guide } from './guides/to-guide.ts'
import { toLlmsText } from './machines/llms.ts'
import { toMarkdown } from './machines/markdown.ts'
import { toPostmanText } from './machines/postman.ts'
import { toRedocPage } from './machines/redoc.ts'
import { resources } from './model/resources.ts'
import { api, control } from './operations/collection.ts'
import { indexPage } from './operations/index-page.ts'
import { operationPage } from './operations/operation-page.ts'
import { resourcePage } from './operations/resource-page.ts'
import { fieldsPage } from './pages/fields.ts'
import { guidePage } from './pages/guide.ts'
import { homePage } from './pages/home.ts'
import { ledgerPage } from './pages/ledger.ts'
import { playgroundPage } from './pages/playground.ts'
import { toEntries } from './search/entries.ts'

const own = dirname(fileURLToPath(import.meta.url))

/**
 * Writes the published reference into a folder: its pages in each language, its assets and the
 * documents.
 *
 * @returns how many seconds it took
 */
export async function writeDocs(root: string, output: string): Promise<number> {
  const startedAt = performance.now()
  const parts = await Promise.all([
    ...editionLanguages.map((language) => toEditionFiles(root, createEdition(language))),
    toAssets(root, output),
    toDocuments(),
    toRedocPage(root),
  ])
  const files = new Map(parts.flatMap((part) => [...part]))
  files.set('sitemap.xml', toSitemap([...files.keys()]))
  await writeAll(output, files)
  return (performance.now() - startedAt) / 1000
}

async function writeAll(output: string, files: ReadonlyMap<string, string>): Promise<void> {
  await Promise.all(
    [...files].map(async ([path, content]) => {
      const file = join(output, path)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, content)
    }),
  )
}

/** Every page of a language, as HTML and as Markdown, and its search index. */
async function toEditionFiles(root: string, edition: Edition): Promise<Map<string, string>> {
  const { language } = edition
  const guides = await readGuides(join(root, 'openapi/guides'), edition)
  const pages = await toPages(guides, edition)
  const folder = folderOf(language)
  const files = new Map<string, string>()
  for (const page of pages) {
    files.set(folder + page.path, toDocsPage(page, viewOf(edition, page.path)))
    const markdown = page.markdown ?? toMarkdown(page.body)
    files.set((folder + page.path).replace(/\.html$/, '.md'), markdown)
  }
  const entries = JSON.stringify(toEntries(guides, edition))
  files.set(`assets/search-index.${language}.js`, `globalThis.sabiaSearch = ${entries}\n`)
  files.set(`${folder}llms.txt`, toLlmsText(pages, edition))
  return files
}

/** The pages of a language. */
export async function toPages(guides: readonly Guide[], edition: Edition): Promise<DocsPage[]> {
  const collections = [api, control]
  return [
    await homePage(guides, edition),
    ...collections.map((collection) => indexPage(collection, edition)),
    ...collections.flatMap((collection) =>
      [...collection.operations, ...collection.webhooks].map((operation) =>
        operationPage(collection, operation, edition),
      ),
    ),
    ...resources.map((resource) => resourcePage(resource, edition)),
    fieldsPage(edition),
    ledgerPage(edition),
    ...guides.map((guide) => guidePage(guide, guides, edition)),
    playgroundPage(edition),
  ]
}

async function toAssets(root: string, output: string): Promise<Map<string, string>> {
  const [early, page, search, filter, playground, style, reference, icon] = await Promise.all([
    toBrowserScript(root, 'scripts/docs/settings/early.browser.ts'),
    toBrowserScript(root, 'scripts/docs/settings/browser.ts'),
    toBrowserScript(root, 'scripts/docs/search/browser.ts'),
    toBrowserScript(root, 'scripts/docs/pages/browser.ts'),
    bundleConsole(root, join(output, 'playground')),
    toStyle('../../theme/colours', '../../theme/code', 'top', 'site', 'pages'),
    toStyle('reference', 'print'),
    readFile(join(own, 'assets/icon.svg'), 'utf8'),
    ...editionLanguages.map((language) =>
      copyWorker(root, join(output, folderOf(language), 'playground')),
    ),
  ])
  return new Map([
    ['assets/early.js', early.text],
    ['assets/page.js', page.text],
    ['assets/search.js', search.text],
    ['assets/filter.js', filter.text],
    ['assets/site.css', style],
    ['assets/reference.css', reference],
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

/** The documents: YAML for people, and JSON for programs, which need no spaces. */
async function toDocuments(): Promise<Map<string, string>> {
  const files = new Map([['postman.json', await toPostmanText()]])
  for (const format of ['yaml', 'json'] as const) {
    files.set(`openapi.${format}`, await toDocumentText(format))
    files.set(`openapi-3.0.${format}`, await toDocumentText(format, document, '3.0'))
    files.set(`control.${format}`, await toDocumentText(format, controlDocument))
  }
  for (const [name, text] of files) {
    if (name.endsWith('.json')) files.set(name, `${JSON.stringify(JSON.parse(text))}\n`)
  }
  return files
}

/**
 * The list of all pages for search engines. Its addresses begin where it lies: who publishes the folder
 * puts the site's address before them.
 */
function toSitemap(files: readonly string[]): string {
  const pages = files.filter((file) => file.endsWith('.html')).sort()
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.map((page) => `<url><loc>${page}</loc></url>`).join('\n')}
</urlset>
`
}
