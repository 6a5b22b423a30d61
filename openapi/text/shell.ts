/** Quotes a text for a POSIX shell, which reads nothing into it. */
export function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}
