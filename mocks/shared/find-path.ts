/** What a method and a path lead to. */
interface Found<Entry> {
  /** Undefined where the path doesn't have the method. */
  entry: Entry | undefined
  /** Methods of the path. */
  methods: string[]
  /** By name, as they stand in the path. */
  values: Readonly<Record<string, string>>
}

/**
 * Makes a function that finds the entry of a method and a path, from templates such as
 * `/api/customers/{id}`; it returns undefined when no template fits the path.
 */
export function createPathFinder<Entry extends { method: string; path: string }>(
  entries: readonly Entry[],
): (method: string, path: string) => Found<Entry> | undefined {
  const byPath = new Map<string, Map<string, Entry>>()
  for (const entry of entries) {
    const byMethod = byPath.get(entry.path) ?? new Map<string, Entry>()
    byPath.set(entry.path, byMethod.set(entry.method, entry))
  }
  const templates = [...byPath.keys()]
    .filter((path) => path.includes('{'))
    .map((path) => ({ path, pattern: toPattern(path) }))

  const toFound = (method: string, path: string, values: Found<Entry>['values']) => {
    const byMethod = byPath.get(path)!
    // RFC 9110, section 9.3.2: HEAD answers as GET, without a body.
    const entry = byMethod.get(method === 'HEAD' ? 'GET' : method)
    return { entry, methods: [...byMethod.keys()], values }
  }
  return (method, path) => {
    // A path without parameters comes first: `wait` isn't an id.
    if (byPath.has(path)) return toFound(method, path, {})
    for (const template of templates) {
      const match = template.pattern.exec(path)
      if (match !== null) return toFound(method, template.path, match.groups ?? {})
    }
    return undefined
  }
}

function toPattern(template: string): RegExp {
  return new RegExp(`^${template.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)
}
