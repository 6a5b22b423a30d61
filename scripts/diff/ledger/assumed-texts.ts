/** What the generator writes below a description: one assumption, or a list of them. */
const ASSUMED = /\n\nAssumed(?:, (G\d+: [^]*)|:\n((?:- G\d+: [^]*)))$/

/** Takes out of a description what the generator has written into it. */
export function withoutAssumptions(description: string): string {
  return description.replace(ASSUMED, '')
}

/** The assumptions that stand in a document's descriptions, by the ids of their gaps. */
export function assumptionsIn(document: unknown): Map<string, string> {
  const found = new Map<string, string>()
  collect(document, found)
  return found
}

function collect(value: unknown, found: Map<string, string>): void {
  if (typeof value === 'string') {
    const [, one, several] = ASSUMED.exec(value) ?? []
    const rows = one === undefined ? (several ?? '').split(/^- /m) : [one]
    for (const row of rows) {
      const [, id, text] = /^(G\d+): ([^]*?)\s*$/.exec(row) ?? []
      if (id !== undefined && text !== undefined) found.set(id, text)
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const child of Object.values(value)) collect(child, found)
  }
}
