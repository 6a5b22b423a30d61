import type { OpenAPIV3_1 } from 'openapi-types'

/** Follows references, and remembers where they led. */
export interface Deref {
  /** The object itself, or the one that its `$ref` leads to, with what stands beside the `$ref`. */
  resolve(value: unknown): object
  /** Makes a copy bear the name of the component that the original refers to. */
  keepOrigin(original: unknown, copy: object): void
  origins: ReadonlyMap<unknown, string>
}

/** @throws Error when a reference leads nowhere or in a circle: from `resolve`. */
export function toDeref(document: OpenAPIV3_1.Document): Deref {
  const origins = new Map<unknown, string>()
  return {
    origins,
    resolve: (value) => resolve(document, value as object, []),
    keepOrigin: (original, copy) => {
      const reference = (original as { $ref?: unknown }).$ref
      if (typeof reference === 'string') origins.set(copy, reference.split('/').at(-1) ?? '')
    },
  }
}

function resolve(document: object, value: object, trail: readonly string[]): object {
  if (!('$ref' in value) || typeof value.$ref !== 'string') return value
  const { $ref: reference, ...beside } = value
  const circle = trail.includes(reference)
  const found = circle ? undefined : find(document, reference)
  if (found === undefined) {
    const where = circle ? 'leads in a circle' : 'leads nowhere'
    throw new Error(`Cannot compare: ${reference} ${where}; compare with a document that holds`)
  }
  return { ...resolve(document, found, [...trail, reference]), ...beside }
}

function find(document: object, reference: string): object | undefined {
  let found: unknown = document
  for (const key of reference.slice(2).split('/')) {
    const name = key.replaceAll('~1', '/').replaceAll('~0', '~')
    found = (found as Record<string, unknown> | undefined)?.[name]
  }
  return typeof found === 'object' && found !== null ? found : undefined
}
