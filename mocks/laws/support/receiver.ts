import type { Send } from '../../webhooks/delivery.ts'

/** A webhook as it arrived. */
export interface Received {
  url: string
  id: string
  /** In seconds since 1970. */
  timestamp: number
  signature: string
  body: string
  event: { type: string; timestamp: string; data: Record<string, unknown> }
}

export interface Receiver {
  /** For `createSite({ send })`. */
  send: Send
  received: Received[]
}

/** Receives webhooks in process; `answer` is given how many came before. 200 when left out. */
export function createReceiver(
  answer: (count: number, received: Received) => Response | Promise<Response> = () =>
    new Response('ok'),
): Receiver {
  const received: Received[] = []
  const send: Send = async (request) => {
    const body = await request.text()
    const one: Received = {
      url: request.url,
      id: request.headers.get('webhook-id') ?? '',
      timestamp: Number(request.headers.get('webhook-timestamp')),
      signature: request.headers.get('webhook-signature') ?? '',
      body,
      event: JSON.parse(body) as Received['event'],
    }
    received.push(one)
    return answer(received.length - 1, one)
  }
  return { send, received }
}

/** Checks a signature as Standard Webhooks 1.0.0 has it, on its own: nothing of the sender is used. */
export async function isSigned(secret: string, webhook: Omit<Received, 'url' | 'event'>) {
  const bytes = Uint8Array.from(atob(secret.replace('whsec_', '')), (one) => one.charCodeAt(0))
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytes, algorithm, false, ['verify'])
  const content = new TextEncoder().encode(`${webhook.id}.${webhook.timestamp}.${webhook.body}`)
  for (const signature of webhook.signature.split(' ')) {
    if (!signature.startsWith('v1,')) continue
    const given = Uint8Array.from(atob(signature.slice(3)), (one) => one.charCodeAt(0))
    if (await crypto.subtle.verify('HMAC', key, given, content)) return true
  }
  return false
}

/** Between two looks, in milliseconds. */
const PAUSE = 5

/** How long a busy machine may take, in milliseconds. */
const LIMIT = 5000

/** Waits until something has come about. */
export async function until(hasComeAbout: () => boolean): Promise<void> {
  const deadline = performance.now() + LIMIT
  while (!hasComeAbout()) {
    if (performance.now() > deadline)
      throw new Error(`Not so within ${LIMIT} ms: ${String(hasComeAbout)}`)
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
}
