import { readSecret } from './secret.ts'

/** Signs the attempts at one endpoint. */
export type Sign = (id: string, timestamp: number, body: string) => Promise<string>

/**
 * Makes a signer after Standard Webhooks 1.0.0: HMAC-SHA256 over `id.timestamp.body`, in base64
 * behind `v1,` (gap G87). `timestamp` is in seconds since 1970.
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
