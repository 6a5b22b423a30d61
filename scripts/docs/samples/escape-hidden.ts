/**
 * Escapes what an editor would not show and JSON leaves as it is, in the way that JSON, TypeScript
 * and Python have in common.
 */
export function escapeHidden(text: string): string {
  return text.replaceAll(
    /[\u007F-\u009F\u2028\u2029\uFEFF]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
