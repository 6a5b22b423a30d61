import { readdirSync, readFileSync } from 'node:fs'
import { join, posix, sep } from 'node:path'
import { document } from '../../../openapi/generated/document.ts'
import { unescapeHtml } from '../../../openapi/text/html.ts'
import { operationsOf, webhooksOf } from '../../../openapi/operations.ts'

/** A built folder as a test reads it. */
export interface BuiltFolder {
  files: readonly string[]
  pages: readonly string[]
  text(path: string): string
  elements(path: string): readonly Element[]
  /** Whether a link of a page leads to an existing file, and to an existing id in it. */
  resolves(page: string, link: string): boolean
}

/** Reads a built folder. */
export function readBuiltFolder(folder: string): BuiltFolder {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .map((path) => path.split(sep).join('/'))
    .sort()
  const text = (path: string) => readFileSync(join(folder, path), 'utf8')
  const pages = files.filter((path) => path.endsWith('.html'))
  const elements = new Map(pages.map((path) => [path, elementsOf(text(path))]))
  const anchors = new Map(
    pages.map((path) => [
      path,
      new Set((elements.get(path) ?? []).flatMap(({ attributes }) => attributes['id'] ?? [])),
    ]),
  )
  // A script shows an operation under these ids when the page is open.
  const operations = [...operationsOf(document), ...webhooksOf(document)]
  for (const { operationId } of operations) {
    for (const edition of ['', 'pt-BR/']) {
      anchors.get(`${edition}playground/index.html`)?.add(operationId)
    }
  }
  return {
    files,
    pages,
    text,
    elements: (path) => elements.get(path) ?? [],
    resolves(page, link) {
      const [path = '', fragment] = link.split('#', 2)
      const [pathname = ''] = path.split('?', 1)
      const target = pathname === '' ? page : posix.join(posix.dirname(page), pathname)
      if (!files.includes(target)) return false
      return (
        fragment === undefined || anchors.get(target)?.has(decodeURIComponent(fragment)) === true
      )
    },
  }
}

/** An element in the text of a page. */
interface Element {
  name: string
  attributes: Readonly<Record<string, string>>
}

/** Lists the elements of a page, without the content of scripts and styles. */
function elementsOf(html: string): Element[] {
  const markup = html
    .replaceAll(/(<(script|style)\b[^>]*>)[^]*?<\/\2>/g, '$1')
    .replaceAll(/<!--[^]*?-->/g, '')
  return [...markup.matchAll(/<([a-z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/gi)].map(
    ([, name = '', attributes = '']) => ({
      name: name.toLowerCase(),
      attributes: Object.fromEntries(
        [...attributes.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
          key,
          unescapeHtml(value),
        ]),
      ),
    }),
  )
}
