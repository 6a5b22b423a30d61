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

/**
 * The list of a collection's pages, for the side of each. Of the control API, which has many calls, the
 * groups other than the page's own are links to the index.
 */
export function toNavigation(collection: Collection, view: View, own?: string): string {
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
    ...groupsOf(collection).map(({ name, operations }) => {
      const title = sayInline(view, name)
      if (collection === api || operations.some(({ operationId }) => operationId === own)) {
        return [title, toLinks(operations)] as const
      }
      const target = toRelative(view.path, `${collection.index}#${toGroupAnchor(name)}`)
      return [`<a href="${target}">${title}</a>`, []] as const
    }),
    ...(collection === api
      ? [
          [pages.webhooks, toLinks(collection.webhooks)] as const,
          [pages.resources, resources.map(({ path, name }) => link(path, name))] as const,
        ]
      : []),
  ]
  return `<nav class="operations" aria-label="${view.words.parts.reference}">
<details open><summary>${pages.operations}</summary>
${lists
  .map(
    ([title, items]) =>
      `<p>${title}</p>${items.length === 0 ? '' : `<ul>${items.join('\n')}</ul>`}`,
  )
  .join('\n')}
</details></nav>`
}

/** The anchor of a group in the index. */
export function toGroupAnchor(name: string): string {
  return `tag/${name.replaceAll(' ', '-')}`
}
