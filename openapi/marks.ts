/** What `x-gap` may hold: one gap, several, or the assumed keywords with the gaps of each. */
export type Mark = string | string[] | { keyword: string; gap: string | string[] }[]

/** One assumed part of a place: all of it, or what one keyword says. */
export interface AssumedPart {
  gap: string
  /** The keyword, such as `pattern`; undefined where the whole place is assumed. */
  keyword: string | undefined
}

/** What a mark calls assumed, part by part. */
export function partsOfMark(mark: Mark | undefined): AssumedPart[] {
  return entriesOf(mark).flatMap((entry): AssumedPart[] =>
    typeof entry === 'string'
      ? [{ gap: entry, keyword: undefined }]
      : [entry.gap].flat().map((gap) => ({ gap, keyword: entry.keyword })),
  )
}

function entriesOf(mark: Mark | undefined): Exclude<Mark, string>[number][] {
  if (typeof mark !== 'object' || Array.isArray(mark)) return [mark ?? []].flat()
  // Until version 1 of the document it was a map, which `docs:diff` still reads.
  return Object.entries<string | string[]>(mark).map(([keyword, gap]) => ({ keyword, gap }))
}

/** The gap ids that a mark names, in its order and without repeats. */
export function idsOfMark(mark: Mark | undefined): string[] {
  return [...new Set(partsOfMark(mark).map(({ gap }) => gap))]
}

/** One place of the document that is marked, by the name that the ledger gives it. */
export interface MarkedPlace {
  /** Operation id, `Schema`, `Schema.property`, or the name of another component. */
  place: string
  id: string
}

type Node = Record<string, unknown>

const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace'])

/** Lists every mark of a bundled document with the place that it stands in. */
export function markedPlaces(document: unknown): MarkedPlace[] {
  const found: MarkedPlace[] = []
  const { paths, webhooks, components } = document as Record<string, Node>
  for (const item of [...Object.values(paths ?? {}), ...Object.values(webhooks ?? {})]) {
    for (const [method, operation] of Object.entries(item as Node)) {
      if (METHODS.has(method))
        collect(operation, (operation as Node)['operationId'] as string, found)
    }
  }
  for (const [group, members] of Object.entries(components ?? {})) {
    for (const [name, member] of Object.entries(members as Node)) {
      if (group === 'schemas') collectSchema(member as Node, name, found)
      else collect(member, name, found)
    }
  }
  return found
}

function collect(value: unknown, place: string, found: MarkedPlace[]): void {
  if (value === null || typeof value !== 'object') return
  for (const id of idsOfMark((value as { 'x-gap'?: Mark })['x-gap'])) found.push({ place, id })
  for (const [key, child] of Object.entries(value)) {
    if (key !== 'x-gap') collect(child, place, found)
  }
}

function collectSchema(schema: Node, name: string, found: MarkedPlace[]): void {
  const { properties, allOf, ...own } = schema
  collect(own, name, found)
  for (const part of (allOf ?? []) as Node[]) collectSchema(part, name, found)
  for (const [property, child] of Object.entries((properties ?? {}) as Node)) {
    collect(child, `${name}.${property}`, found)
  }
}
