const encoder = new TextEncoder()

/** Compares two secrets in a time that doesn't tell how much of them is equal. */
export function isSameSecret(given: string, known: string): boolean {
  const left = encoder.encode(given)
  const right = encoder.encode(known)
  let difference = left.length ^ right.length
  // The loop's length depends on what the caller sent, never on the secret.
  for (let index = 0; index < left.length; index++) {
    difference |= (left[index] ?? 0) ^ (right[index % right.length] ?? 0)
  }
  return difference === 0
}
