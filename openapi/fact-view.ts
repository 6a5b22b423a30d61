import { partsOfMark, type Mark } from './marks.ts'

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
  const parts = partsOfMark(mark)
  const whole = parts.some(({ keyword }) => keyword === undefined)
  if (whole && isSchema(node)) return { 'x-gap': mark }
  if (whole && 'schema' in node) node['schema'] = { 'x-gap': mark }
  for (const { keyword } of parts) if (keyword !== undefined) dropKeyword(node, keyword)
  for (const [key, child] of Object.entries(node)) {
    if (key !== 'x-gap' && key !== 'example' && key !== 'examples') node[key] = viewOf(child)
  }
  return node
}

function dropKeyword(node: Node, marked: string): void {
  const [keyword = '', part] = marked.split('.')
  if (keyword === 'required' && part !== undefined) {
    node['required'] = (node['required'] as string[]).filter((name) => name !== part)
  } else if (marked === 'type.null') {
    node['type'] = [...new Set([node['type'], 'null'].flat())]
  } else if (part === undefined && isSchema(node)) {
    delete node[keyword]
  }
}

/** A schema has a type or is composed; no other marked node of a document does so. */
function isSchema(node: Node): boolean {
  return (
    ['type', 'allOf', 'oneOf', 'properties', 'enum', 'const'].some((key) => key in node) &&
    !('in' in node)
  )
}
