import type { Mark } from './marks.ts'

type Node = Record<string, unknown>

/**
 * Makes the fact view of a document: what remains when everything that rests on a gap is taken
 * out. A property or body that is a gap as a whole allows anything; a marked keyword is dropped; a
 * marked `required` entry may be missing; where `type.null` is marked, null may stand.
 */
export function toFactView<T>(document: T): T {
  return viewOf(structuredClone(document)) as T
}

function viewOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(viewOf)
  if (value === null || typeof value !== 'object') return value
  const node = value as Node
  const mark = node['x-gap'] as Mark | undefined
  const whole = typeof mark === 'string' || Array.isArray(mark)
  if (whole && isSchema(node)) return { 'x-gap': mark }
  if (whole && 'schema' in node) node['schema'] = { 'x-gap': mark }
  if (mark !== undefined && !whole) dropMarkedKeywords(node, mark)
  for (const [key, child] of Object.entries(node)) {
    if (key !== 'x-gap' && key !== 'example' && key !== 'examples') node[key] = viewOf(child)
  }
  return node
}

function dropMarkedKeywords(node: Node, mark: { [keyword: string]: string | string[] }): void {
  for (const key of Object.keys(mark)) {
    const [keyword = '', part] = key.split('.')
    if (keyword === 'required' && part !== undefined) {
      node['required'] = (node['required'] as string[]).filter((name) => name !== part)
    } else if (key === 'type.null') {
      node['type'] = [...new Set([node['type'], 'null'].flat())]
    } else if (part === undefined && isSchema(node)) {
      delete node[keyword]
    }
  }
}

/** A schema has a type or is composed; no other marked node of a document does so. */
function isSchema(node: Node): boolean {
  return (
    ['type', 'allOf', 'properties', 'enum', 'const'].some((key) => key in node) && !('in' in node)
  )
}
