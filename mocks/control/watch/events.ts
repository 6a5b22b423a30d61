import type { Site } from '../../site.ts'
import { ControlError, type Resource } from '../call.ts'

/** Subscribers of one site, at most. */
const MOST_SUBSCRIBERS = 100

/** A subscriber that lets so many bytes lie is dropped. */
const MOST_WAITING = 1024 * 1024

/** What happens at the site, as server-sent events. */
export const events: Resource = {
  events: {
    GET: ({ site }) => {
      if (site.events.size >= MOST_SUBSCRIBERS) {
        throw new ControlError(503, 'too_many', `There are ${MOST_SUBSCRIBERS} subscribers already`)
      }
      const headers = {
        'cache-control': 'no-store',
        'content-type': 'text/event-stream; charset=utf-8',
      }
      return new Response(toStream(site), { headers })
    },
  },
}

/** https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation */
function toStream(site: Site): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let leave = () => {}
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        // A comment: the headers leave with it, and the client knows that it is heard.
        controller.enqueue(encoder.encode(': connected\n\n'))
        const unsubscribe = site.events.subscribe(({ id, type, data }) => {
          const text = `id: ${id}\nevent: ${type}\ndata: ${JSON.stringify(data ?? null)}\n\n`
          controller.enqueue(encoder.encode(text))
          if ((controller.desiredSize ?? 0) > 0) return
          leave()
          // What waits is still sent; a client that follows the standard connects again.
          controller.close()
        }, close)
        leave = unsubscribe

        function close(): void {
          controller.close()
        }
      },
      cancel: () => leave(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: MOST_WAITING }),
  )
}
