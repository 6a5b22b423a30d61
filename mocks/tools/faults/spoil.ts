import type { Effects } from './effects.ts'

/** How long a cut body stays open after its last byte, in milliseconds: an adapter sends it first. */
const LAST_BYTE_TIME = 10

/**
 * Marks an answer whose body breaks off, so that an adapter may cut the connection without a word. A
 * registered symbol: each entry of the package has its own copy of this module.
 */
const CUT = Symbol.for('sabia.cut')

export function markCut(response: Response): Response {
  return Object.assign(response, { [CUT]: true })
}

export function isCut(response: Response): boolean {
  return (response as { [CUT]?: true })[CUT] === true
}

/** A body as it is sent, and the text of it that arrives. */
export interface Spoilt {
  text: string | undefined
  body: BodyInit | null
}

/** Does to a body what a fault asks for. */
export function spoil(text: string | undefined, { malformed, truncate }: Effects): Spoilt {
  // An object without its last brace: the length is right, and no parser takes it.
  if (malformed === true) {
    const broken = text === undefined ? '{' : text.slice(0, -1)
    return { text: broken, body: broken }
  }
  if (text === undefined || truncate === undefined) return { text, body: text ?? null }
  const bytes = new TextEncoder().encode(text)
  const count = truncate === true ? bytes.length >> 1 : Math.min(truncate, bytes.length - 1)
  const sent = bytes.subarray(0, count)
  return { text: new TextDecoder().decode(sent), body: toBrokenStream(sent) }
}

/** A stream that gives its bytes and then fails, as a connection that breaks does. */
function toBrokenStream(bytes: Uint8Array): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    start(controller) {
      if (bytes.length > 0) controller.enqueue(bytes)
    },
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, LAST_BYTE_TIME))
      controller.error(new TypeError('The answer was cut off by a fault of the mock'))
    },
  })
}
