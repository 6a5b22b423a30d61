type Node = Record<string, unknown>

/** Names the places of a document that may be marked, as `markedPlaces` names them. */
export function placesOf(document: unknown): Set<string> {
  const { paths, webhooks, components } = document as Record<string, Node | undefined>
  const places = new Set<string>()
  for (const item of [...Object.values(paths ?? {}), ...Object.values(webhooks ?? {})]) {
    for (const operation of Object.values(item as Node)) {
      const id = (operation as { operationId?: unknown } | undefined)?.operationId
      if (typeof id === 'string') places.add(id)
    }
  }
  for (const [group, members] of Object.entries(components ?? {})) {
    for (const [name, member] of Object.entries(members as Node)) {
      places.add(name)
      if (group === 'schemas') addFields(member as Node, name, places)
    }
  }
  return places
}

function addFields(schema: Node, name: string, places: Set<string>): void {
  for (const part of (schema['allOf'] ?? []) as Node[]) addFields(part, name, places)
  for (const field of Object.keys(schema['properties'] ?? {})) {
    places.add(`${name}.${field}`)
  }
}
