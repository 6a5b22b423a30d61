/** A body without a length: the same bytes, some times over. */
export function streamOf(chunk: Uint8Array, count: number): ReadableStream<Uint8Array> {
  const left = { chunks: count }
  return new ReadableStream({
    pull(controller) {
      if (left.chunks === 0) return controller.close()
      left.chunks -= 1
      return controller.enqueue(chunk)
    },
  })
}
