/** A webhook as it was sent, with its headers in lower case. */
export interface SentWebhook {
  headers: Readonly<Record<string, string>>
  body: string
}

/**
 * Checks a webhook's signature as a receiver does: HMAC-SHA256 of id, timestamp and body, as in
 * Standard Webhooks (gap G87). It shares no code with the mock.
 *
 * @throws Error when the browser offers no cryptography, as on a page without HTTPS.
 */
export async function isGenuine(secret: string, { headers, body }: SentWebhook): Promise<boolean> {
  const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signatures } = headers
  const bytes = fromBase64(secret.replace(/^whsec_/, ''))
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytes, algorithm, false, ['verify'])
  const content = new TextEncoder().encode(`${id}.${at}.${body}`)
  for (const signature of (signatures ?? '').split(' ')) {
    const [version, given = ''] = signature.split(',')
    if (version !== 'v1') continue
    if (await crypto.subtle.verify('HMAC', key, fromBase64(given), content)) return true
  }
  return false
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  } catch {
    return new Uint8Array()
  }
}
