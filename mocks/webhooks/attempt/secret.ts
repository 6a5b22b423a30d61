/** Standard Webhooks 1.0.0: a secret is 24 to 64 random bytes in base64 behind `whsec_`. */
const PREFIX = 'whsec_'
const LEAST = 24
const MOST = 64

/** Writes a secret of 32 bytes that are given as hexadecimal digits. */
export function toSecret(hex: string): string {
  const bytes = hex.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? []
  return PREFIX + btoa(String.fromCharCode(...bytes))
}

/**
 * Reads the bytes of a secret.
 *
 * @throws Error when it has another form.
 */
export function readSecret(secret: string): Uint8Array<ArrayBuffer> {
  const bytes = fromBase64(secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : '')
  if (bytes.length >= LEAST && bytes.length <= MOST) return bytes
  throw new Error(
    `Cannot use the webhook secret: it has ${bytes.length} bytes of base64 behind ${PREFIX}; ` +
      `write ${PREFIX} and ${LEAST} to ${MOST} bytes in base64, or leave it out`,
  )
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  } catch {
    return new Uint8Array()
  }
}
