/** Standard Webhooks 1.0.0: a secret is `whsec_` and 24 to 64 random bytes in base64. */
const PREFIX = 'whsec_'
const LEAST = 24
const MOST = 64

/** Signs the attempts for one endpoint. */
export type Sign = (id: string, timestamp: number, body: string) => Promise<string>

/**
 * Makes a signer after Standard Webhooks 1.0.0: `v1,` and the HMAC-SHA256 of `id.timestamp.body` in
 * base64 (gap G87). `timestamp` is in seconds since 1970.
 *
 * @throws Error when the secret is invalid.
 */
export function createSigner(secret: string): Sign {
  const encoder = new TextEncoder()
  const bytes = readSecret(secret)
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const importing = crypto.subtle.importKey('raw', bytes, algorithm, false, ['sign'])
  return async (id, timestamp, body) => {
    const content = encoder.encode(`${id}.${timestamp}.${body}`)
    const signed = await crypto.subtle.sign('HMAC', await importing, content)
    return `v1,${btoa(String.fromCharCode(...new Uint8Array(signed)))}`
  }
}

/** Formats bytes, given as hexadecimal digits, as a secret. */
export function toSecret(hex: string): string {
  const bytes = hex.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? []
  return PREFIX + btoa(String.fromCharCode(...bytes))
}

/**
 * Reads the bytes of a secret.
 *
 * @throws Error when the secret is invalid.
 */
export function readSecret(secret: string): Uint8Array<ArrayBuffer> {
  const bytes = fromBase64(secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : '')
  if (bytes.length >= LEAST && bytes.length <= MOST) return bytes
  throw new Error(
    `Cannot use the webhook secret: it has ${bytes.length} bytes of base64 after ${PREFIX}; ` +
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
