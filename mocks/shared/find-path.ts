/** What a method and a path lead to. */
interface Found<Entry> {
  /** Undefined where the path doesn't have the method. */
  entry: Entry | undefined
  /** Methods of the path. */
  methods: readonly string[]
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
  const templates = new Set(entries.map(({ path }) => path))
  const paths = [...templates].map((path) => {
    const own = entries.filter((entry) => entry.path === path)
    const byMethod = new Map(own.map((entry) => [entry.method, entry]))
    return { path, pattern: toPattern(path), byMethod, methods: [...byMethod.keys()] }
  })
  // A path without parameters comes first: `wait` isn't an id.
  const fixed = new Map(
    paths.filter(({ path }) => !path.includes('{')).map((one) => [one.path, one]),
  )
  const others = paths.filter(({ path }) => !fixed.has(path))

  return (method, path) => {
    // RFC 9110, section 9.3.2: HEAD answers as GET, without a body.
    const asked = method === 'HEAD' ? 'GET' : method
    const direct = fixed.get(path)
    if (direct !== undefined) {
      return { entry: direct.byMethod.get(asked), methods: direct.methods, values: {} }
    }
    for (const { pattern, byMethod, methods } of others) {
      const values = pattern.exec(path)?.groups
      if (values !== undefined) return { entry: byMethod.get(asked), methods, values }
    }
    return undefined
  }
}

function toPattern(template: string): RegExp {
  return new RegExp(`^${template.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)
}
