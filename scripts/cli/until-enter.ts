import { once } from 'node:events'
import { createInterface } from 'node:readline'

/**
 * Resolves when a line comes from a person.
 *
 * @throws Error when the signal ends the waiting, or nothing more can come.
 */
export async function untilEnter(input: NodeJS.ReadableStream, signal: AbortSignal): Promise<void> {
  const lines = createInterface({ input })
  try {
    const closed = once(lines, 'close', { signal }).then(() => {
      throw new Error('Nobody pressed Enter: the input is closed')
    })
    await Promise.race([once(lines, 'line', { signal }), closed])
  } finally {
    lines.close()
  }
}
