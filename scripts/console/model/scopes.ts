/** What is wrong with a text of scopes. */
export type ScopeFault =
  | { kind: 'commas'; fixed: string }
  | { kind: 'none' }
  | { kind: 'unknown'; scope: string }

/** Checks scopes as the spec wants them: one text, separated by spaces, and never by commas. */
export function findScopeFault(text: string, known: readonly string[]): ScopeFault | undefined {
  const scopes = text.split(/[\s,;]+/).filter((scope) => scope !== '')
  if (scopes.length === 0) return { kind: 'none' }
  if (/[,;]/.test(text)) return { kind: 'commas', fixed: scopes.join(' ') }
  const unknown = scopes.find((scope) => !known.includes(scope))
  return unknown === undefined ? undefined : { kind: 'unknown', scope: unknown }
}
