import type { Exchange } from './exchange.ts'

/** A request to send. */
export interface Outgoing {
  operation: string
  method: string
  url: string
  headers: Readonly<Record<string, string>>
  body: string | undefined
}

/** No complete answer came. */
export class Unanswered extends Error {}

/** The answer is too large or too deep to be checked; asking again won't help. */
export class Unreadable extends Unanswered {}

/** Most bytes of an answer that can be checked. */
const LARGEST_ANSWER = 64 * 1024 * 1024

/**
 * Sends one request and reads its answer whole. Redirects are not followed: a token or secret goes
 * to the named address only.
 *
 * @throws Unanswered when no whole answer came within the time limit, Unreadable when it is too
 * long; the message says why.
 */
export async function send(
  outgoing: Outgoing,
  number: number,
  fetch: (request: Request) => Promise<Response>,
  timeout: number,
): Promise<Exchange> {
  const { operation, method, url, headers, body } = outgoing
  const sentAt = Date.now()
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      controller.abort()
      reject(new Unanswered(`no answer within ${timeout / 1000} s`))
    }, timeout)
  })
  try {
    const request = new Request(url, {
      method,
      headers,
      redirect: 'manual',
      signal: controller.signal,
      ...(body === undefined ? {} : { body }),
    })
    const answered = (async () => {
      const response = await fetch(request)
      if (response.type === 'error') throw new Unanswered('the connection broke')
      return { response, text: await readAll(response, controller.signal) }
    })()
    const { response, text } = await Promise.race([answered, tooLate])
    return {
      number,
      operation,
      method,
      url,
      requestHeaders: headers,
      requestBody: body,
      status: response.status,
      headers: response.headers,
      text,
      sentAt,
      answeredAt: Date.now(),
    }
  } catch (error) {
    if (error instanceof Unanswered) throw error
    const reason = reasonOf(error)
    if (reason !== 'UND_ERR_HEADERS_OVERFLOW') throw new Unanswered(reason)
    throw new Unreadable('the headers of the answer are longer than 16 KiB')
  } finally {
    clearTimeout(timer)
  }
}

async function readAll(response: Response, signal: AbortSignal): Promise<string> {
  if (response.body === null) return ''
  // A byte order mark stays: a check says that JSON has none.
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  let text = ''
  // Counted as it arrives: a header may lie, and a small body may unpack to a large one.
  let size = 0
  for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
    // A custom fetch may ignore the signal.
    if (signal.aborted) throw new Unanswered('no answer in time')
    size += chunk.byteLength
    if (size > LARGEST_ANSWER) throw new Unreadable('the answer is longer than 64 MiB')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

/** Node's fetch says "fetch failed" and keeps the reason in the cause. */
function reasonOf(error: unknown): string {
  // Recognized by shape: an error may be of another realm, as in Jest.
  if (typeof error !== 'object' || error === null) return String(error)
  const { cause, message } = error as Error & { cause?: { code?: string; message?: string } }
  return cause?.code ?? cause?.message ?? message
}
