/** Decodes percent escapes; undefined when one isn't valid. */
export function decodeUri(text: string): string | undefined {
  if (!text.includes('%')) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
