import type { Operation } from '../../../openapi/operations.ts'
import type { View } from '../edition.ts'
import { toRelative } from '../links.ts'
import { sayInline } from '../markup/say.ts'
import { resources } from '../model/resources.ts'
import { api, toPagePath, type Collection } from './collection.ts'

/** Operations under one heading. */
export interface Group {
  /** The name of a tag of the document. */
  name: string
  description: string
  operations: readonly Operation[]
}

/** The operations of a collection by the document's tags. */
export function groupsOf({ document, operations }: Collection): Group[] {
  return (document.tags ?? []).map(({ name, description = '' }) => ({
    name,
    description,
    operations: operations.filter(({ tags }) => tags.includes(name)),
  }))
}

/** The list of all pages of a collection, for the side of each. */
export function toNavigation(collection: Collection, view: View): string {
  const { pages } = view.words
  const link = (path: string, html: string) => {
    const current = path === view.path ? ' aria-current="page"' : ''
    return `<li><a href="${toRelative(view.path, path)}"${current}>${html}</a></li>`
  }
  const toLinks = (operations: readonly Operation[]) =>
    operations.map(({ operationId, summary }) =>
      link(toPagePath(collection, operationId), sayInline(view, summary)),
    )
  const lists = [
    ...groupsOf(collection).map(
      ({ name, operations }) => [sayInline(view, name), toLinks(operations)] as const,
    ),
    [pages.webhooks, toLinks(collection.webhooks)] as const,
    [
      pages.resources,
      collection === api ? resources.map(({ path, name }) => link(path, name)) : [],
    ] as const,
  ]
  return `<nav class="operations" aria-label="${view.words.parts.reference}">
<details open><summary>${pages.operations}</summary>
${lists
  .filter(([, items]) => items.length > 0)
  .map(([title, items]) => `<p>${title}</p><ul>\n${items.join('\n')}\n</ul>`)
  .join('\n')}
</details></nav>`
}
