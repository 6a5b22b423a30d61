/** The message of an error, also of another realm; anything else that was thrown, as text. */
export function messageOf(error: unknown): string {
  const { message } = (error ?? {}) as { message?: unknown }
  return typeof message === 'string' ? message : String(error)
}
