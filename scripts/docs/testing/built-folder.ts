import { readFileSync, readdirSync } from 'node:fs'
import { join, posix, sep } from 'node:path'
import { controlDocument } from '../../../openapi/generated/control.ts'
import { document } from '../../../openapi/generated/document.ts'
import { operationsOf, webhooksOf } from '../../../openapi/operations.ts'
import { elementsOf, type Element } from './read-html.ts'

/** A built folder as a test reads it. */
export interface BuiltFolder {
  files: readonly string[]
  pages: readonly string[]
  text(path: string): string
  elements(path: string): readonly Element[]
  /** Whether a link of a page leads to a file of the folder and, in it, to a place that is there. */
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
  // Made by a script when the page is open: Redoc's from the document, the playground's likewise.
  const operations = [...operationsOf(document), ...webhooksOf(document)]
  for (const { operationId } of operations) {
    anchors.get('reference.html')?.add(`operation/${operationId}`)
    anchors.get('playground/index.html')?.add(operationId)
  }
  for (const { operationId } of operationsOf(controlDocument)) {
    anchors.get('control.html')?.add(`operation/${operationId}`)
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
