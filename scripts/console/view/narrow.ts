/** Whether the parts of the screen `try` stand one below the other, as in operations.css. */
export function isNarrow(): boolean {
  return matchMedia('(max-width: 59.99rem)').matches
}
