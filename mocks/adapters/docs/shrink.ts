/** A body as it is sent, with its header. */
interface Shrunk {
  sent: Uint8Array<ArrayBuffer>
  encoding: Readonly<Record<string, string>>
}

/**
 * Compresses a body where the client takes it and it is worth it.
 *
 * @param tag the entity tag of the bytes: equal bytes are compressed once
 */
export type Shrink = (
  bytes: Uint8Array<ArrayBuffer>,
  tag: string,
  accepted: string | null,
) => Promise<Shrunk>

/** Smaller bodies fit one packet anyway. In bytes. */
const WORTH_IT = 1024

/** Bodies that are kept compressed: the pages, scripts and styles of a reader, and some more. */
const MOST = 100

/** Makes what compresses bodies, and remembers the last ones. */
export function createShrinker(): Shrink {
  const known = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  return async (bytes, tag, accepted) => {
    const takes = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted ?? '')
    if (!takes || bytes.byteLength < WORTH_IT) return { sent: bytes, encoding: {} }
    const sent = known.get(tag) ?? compress(bytes)
    known.delete(tag)
    known.set(tag, sent)
    const [oldest] = known.keys()
    if (known.size > MOST && oldest !== undefined) known.delete(oldest)
    return { sent: await sent, encoding: { 'content-encoding': 'gzip' } }
  }
}

async function compress(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const body = new Response(bytes).body?.pipeThrough(new CompressionStream('gzip'))
  return new Uint8Array(await new Response(body).arrayBuffer())
}
