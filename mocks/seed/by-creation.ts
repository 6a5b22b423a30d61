/** Compares two records by `created_at`: timestamps of one form sort as texts do (gap G10). */
export function byCreation(left: { created_at: string }, right: { created_at: string }): number {
  if (left.created_at === right.created_at) return 0
  return left.created_at < right.created_at ? -1 : 1
}
