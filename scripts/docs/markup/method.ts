import { escapeHtml } from '../../../openapi/text/html.ts'
import type { Operation } from '../../../openapi/operations.ts'
import type { View } from '../edition.ts'

/** Shows the method and the path of a call, or that it is a webhook. */
export function toAddress({ method, path }: Operation, { words }: View): string {
  if (!path.startsWith('/')) return `<span class="method">${words.kinds.webhook}</span>`
  return `${toMethod(method)} <code>${toBreakable(path)}</code>`
}

/** Shows a method in its colour. */
function toMethod(method: string): string {
  return `<span class="method is-${method.toLowerCase()}">${method}</span>`
}

/** Lets narrow screens break a path after its slashes. */
function toBreakable(path: string): string {
  return escapeHtml(path).replaceAll('/', '/<wbr>')
}
