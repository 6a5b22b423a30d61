/** The control token that a reader typed lasts as long as the tab's session, and is kept nowhere else. */
const keyOf = (base: string) => `sabia.control-token ${base}`

export function readControlToken(base: string): string | undefined {
  try {
    return sessionStorage.getItem(keyOf(base)) ?? undefined
  } catch {
    // Blocked by the browser: treated as nothing kept.
    return undefined
  }
}

export function keepControlToken(base: string, token: string | undefined): void {
  try {
    if (token === undefined) sessionStorage.removeItem(keyOf(base))
    else sessionStorage.setItem(keyOf(base), token)
  } catch {
    // It lasts until the page is left.
  }
}
